"""What an attacker would try against the cabinet."""
