"""The real program and the real rig in processes of their own, played by touches and by hands."""
