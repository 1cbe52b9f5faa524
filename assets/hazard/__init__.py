"""The table of Hazard: baize, candle light, mahogany and engraved plates."""
