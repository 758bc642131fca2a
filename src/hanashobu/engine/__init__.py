"""What happens: kernel Python only, the same source in CPython and in numba.

Kernel Python is whole numbers, `s.field`, `rules.yaku[i].points`, `if`, `for`, `while` and calls of other kernel functions.
No strings, dicts, closures or exceptions. A module calls another's functions through the module, so that both machines find them.
"""
