"""A station at a shared table, driven by the reports of its table."""
