"""Work on several processes or on a Ray cluster, with the same numbers as on one core."""
