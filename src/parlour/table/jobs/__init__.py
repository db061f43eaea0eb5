"""Work beside the tables, in child processes that have no more of the machine than is theirs."""
