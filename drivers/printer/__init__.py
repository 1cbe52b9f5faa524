"""Ticket printers: one codec and one state machine a protocol."""
