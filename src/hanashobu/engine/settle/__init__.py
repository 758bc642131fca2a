"""How a round is settled: what takes the place of the score sheet, its lines, who has won, and the end of the round."""
