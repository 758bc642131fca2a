# The lesson of Bakappana.

lesson-bakappana-welcome = Welcome! Bakappana is the simplest of these games: take the cards that are worth the most.
lesson-bakappana-settlement = You took { $points } points. An equal share of all points is 88, so the round brings you { $points } − 88 = { SIGNED($result) }. That is all there is to Bakappana.
