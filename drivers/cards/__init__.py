"""Readers of players' cards: the line protocol (PROTOCOL.md) and readers that type like a keyboard."""
