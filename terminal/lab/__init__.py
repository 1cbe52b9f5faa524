"""The scripted table: requests in, answers out, with the rules and par sheets of the cabinet."""
