"""Classes in a process: each is kept here with its screens, and its tables are made to be as its log says."""
