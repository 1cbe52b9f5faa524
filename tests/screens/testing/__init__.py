"""The pages of tests in test mode."""
