"""The scripted table: requests in, answers out, played by the very rules and par sheets of the cabinet."""
