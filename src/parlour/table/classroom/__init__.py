"""A class: one code for many tables. What follows from its log, as pure code; its tables are tables like all others."""
