"""A live table: people, bots, clock, store and wire. The log is the table; everything else follows from it."""
