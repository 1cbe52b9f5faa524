"""The point marker, OFF and ON."""
