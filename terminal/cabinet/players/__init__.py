"""Players with a card of the house: log-in and log-out, the PIN, consent, and limits that follow the card."""
