"""What all groups of statements share: a driver, and how they read and write with it."""

from __future__ import annotations

from hanashobu.app.store.driver import Driver, Row, Transaction


class Statements:
    """Statements that run with a driver. A method that writes returns when what it wrote is on the disk."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def writing(self) -> Transaction:
        """A transaction, or a part of the one that has begun."""
        return Transaction(self.driver)

    def together(self) -> Transaction:
        """Several changes of this store as one: if a later one is refused, the earlier ones are taken back."""
        return Transaction(self.driver, apart=True)

    def found(self, query: str, *values: object) -> list[Row]:
        """The rows that a query finds."""
        with self.driver.reading() as db:
            return list(db.execute(query, values).fetchall())

    def first(self, query: str, *values: object) -> Row | None:
        """The first row that a query finds."""
        rows = self.found(query, *values)
        return rows[0] if rows else None
