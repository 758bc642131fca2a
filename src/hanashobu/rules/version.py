"""Versions of the rules as this project plays them: a record names the one that its match was played by.

Version 1 is what records mean that name none. A game says in `Game.before` what an older version had instead.
"""

CURRENT = 2
