"""Simulation: many rounds of random play or of bots, as sums."""
