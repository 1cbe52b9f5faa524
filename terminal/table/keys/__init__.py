"""The keys by which table, stations, dealers and displays prove to each other who they are."""
