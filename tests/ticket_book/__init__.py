"""The ticket book: no ticket is paid twice, whatever is cut or fails."""
