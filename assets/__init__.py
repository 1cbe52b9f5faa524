"""Pictures, fonts and the scripts that draw them; nothing here runs in the terminal itself."""
