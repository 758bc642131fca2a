"""Records: files of matches that are read, replayed against the rules, and resumed."""
