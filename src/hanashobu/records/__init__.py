"""Records: files of matches, read, replayed against the rules, and gone on from."""
