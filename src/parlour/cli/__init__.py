"""The command line: a module a command, or a family of them; `app.py` puts them together."""
