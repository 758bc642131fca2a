"""The program as it runs within a browser, in CPython."""
