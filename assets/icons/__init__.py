"""Signs for buttons and options, in lines of one weight."""
