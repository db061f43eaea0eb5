"""The lab: many matches at once, played by bots, measured and reported."""
