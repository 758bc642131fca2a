"""How much anybody may ask for, counted by connection, address and key."""
