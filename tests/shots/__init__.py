"""Tests of the pictures of the screens."""
