"""How a round is settled: one file per scheme, and the special circumstances."""
