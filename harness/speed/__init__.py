"""Measures the real program against the bounds that the cabinet has to keep."""
