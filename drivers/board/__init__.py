"""The cabinet board with doors, keys and tower light: its protocol (PROTOCOL.md) and its machine."""
