"""What a technician tests at the cabinet: test mode, in which nothing touches a meter or the credit."""
