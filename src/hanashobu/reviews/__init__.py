"""Reviews of matches that are over: what the cards did, what each player did, and which decisions cost most."""
