"""What a game is made of: frozen, declarative parts that know nothing of a running game."""
