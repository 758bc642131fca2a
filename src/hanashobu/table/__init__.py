"""The authority at a table: who sits where, whose turn it is, and what each seat gets to know. No transport, no files."""
