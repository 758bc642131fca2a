"""What happens: kernel Python only, the same source interpreted and compiled.

Kernel Python is whole numbers, `s.field`, `rules.yaku[i].points`, `if`, `for`, `while` and calls of other kernel functions.
No strings, dicts, closures or exceptions. A module calls another's functions through the module, so that every machine finds them.
"""
