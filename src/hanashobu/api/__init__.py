"""What `import hanashobu` offers: the names of `hanashobu.__all__` are made here (docs/api.md)."""
