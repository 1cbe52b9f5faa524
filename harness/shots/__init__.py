"""Draws every state of the screens into files: what a person should look at before a release, and after a change."""
