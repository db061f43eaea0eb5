"""The server as a process, or several: how it starts and stops, its port, its log, and what it sees to meanwhile."""
