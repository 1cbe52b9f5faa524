"""How a station and a table use the exchange: pure machines, and the thread that carries their requests to it."""
