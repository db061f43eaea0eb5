"""What can be shown of a match afterwards: that it was fair, and how it went."""
