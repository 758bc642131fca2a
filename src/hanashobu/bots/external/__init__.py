"""Bots in other languages, behind a pipe."""
