"""Tests of the ticket printer: its protocol, its machine, its twin and what it prints."""
