"""Duels: bots against each other on duplicate deals, until it is clear who is better."""
