"""What a seat of a shared table had up, and what it is owed, from the journal of the table."""
