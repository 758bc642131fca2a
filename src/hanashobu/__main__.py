"""`python -m hanashobu`: the command `hana`."""

from hanashobu.cli import main

if __name__ == "__main__":
    main()
