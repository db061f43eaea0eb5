"""What follows from a table's event log: a projection of it, and what is decided by that. No clock, socket or store."""
