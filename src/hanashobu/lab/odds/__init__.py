"""What a position promises: chances of yaku and expected points."""
