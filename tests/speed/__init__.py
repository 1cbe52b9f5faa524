"""Tests of the measurements: that they measure the real thing, and say what was measured."""
