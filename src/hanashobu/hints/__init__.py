"""Hints: what each answer is worth, and why, in a sentence."""
