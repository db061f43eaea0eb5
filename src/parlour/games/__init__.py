"""The games that come with Parlour: one folder each, which holds all that Python knows of it."""
