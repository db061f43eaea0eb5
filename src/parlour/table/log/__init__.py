"""The event log of a table: its entries, where they are stored, and what is scrubbed when it closes."""
