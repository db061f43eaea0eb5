"""Where decks from the network are looked over, imported and printed: in processes of their own, beside the tables."""
