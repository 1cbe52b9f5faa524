"""The dice generator: its protocol (PROTOCOL.md), messages, machine and record."""
