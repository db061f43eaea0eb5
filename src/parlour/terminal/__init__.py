"""What the games share to be played in a terminal: cards, sentences, pictures, menus and questions."""
