"""The exchange: the one place that a table and all its stations see, with an engine for one machine and for several."""
