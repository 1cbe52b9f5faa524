"""The picture that invites to play."""
