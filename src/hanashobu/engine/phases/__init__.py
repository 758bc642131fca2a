"""One file per mechanism. Each has `enter`, and `legal` and `step` where it asks somebody something.

A phase that is done adds 1 to `s.at` and leaves `s.actor` at NOBODY; one that asks sets `s.actor`.
"""
