"""Pages of the tests that a technician makes in test mode."""
