"""The laboratory: simulation and what it shows."""
