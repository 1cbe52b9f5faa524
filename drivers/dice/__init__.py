"""The dice generator: its protocol (PROTOCOL.md), the messages, the machine, and the record a generator keeps."""
