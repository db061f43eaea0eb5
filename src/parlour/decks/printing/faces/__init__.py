"""What is drawn on the cards, one file a game. Everything is in hundredths of the card's width, as in the look."""
