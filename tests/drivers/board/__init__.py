"""Tests of the cabinet board: its protocol, its machine and its twin."""
