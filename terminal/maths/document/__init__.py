"""The par sheet as a document that a laboratory files: the same sheet and program give the same bytes."""
