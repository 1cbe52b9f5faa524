"""Tests of the dice generator: its protocol, its machine and its twin."""
