"""The rig's window: buttons for the simulated devices, and what they have put out."""

WIDTH = 460
"""What it takes of the display when it stands along its right edge, in pixels."""
