"""Rounds that were played with real cards, settled by the engine's own phases."""
