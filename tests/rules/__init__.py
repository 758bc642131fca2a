"""One file for each page of the rules; every test cites the rule that it proves."""
