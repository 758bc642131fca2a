"""What `import hanashobu` offers: the names of `hanashobu.__all__` are defined here (docs/api.md)."""
