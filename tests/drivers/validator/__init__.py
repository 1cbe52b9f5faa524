"""The bill validator's codec, machine and simulated twin."""
