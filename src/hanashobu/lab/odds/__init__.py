"""The odds in a position: chances of yaku and expected points."""
