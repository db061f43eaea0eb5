"""Tables that are alive in a process: kept in memory, shown to screens, moved on by people, clocks and bots."""
