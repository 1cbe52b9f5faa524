"""Draws every state of the screens into files, to be looked at before a release and after a change."""
