"""The rig's window: buttons for the simulated devices, and the papers they have printed."""

WIDTH = 460
"""Its width in pixels when it is at the right edge of the display."""
