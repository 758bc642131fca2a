"""A bot in Python: `hana duel regular examples/python_bot.py --game hiraya`, or `hanashobu.bot("examples/python_bot.py")` (docs/api.md)."""

from hanashobu import Answer, View


class Collector:
    """Takes what brings the most points, and gives away the least."""

    name = "collector"
    sentence = "Takes what brings the most points."

    def choose(self, view: View) -> str:
        """One of `view.legal_actions`."""
        assert view.question is not None
        best = max(view.question.answers, key=lambda answer: self.value(view, answer))
        return best.action

    def value(self, view: View, answer: Answer) -> float:
        """What an answer brings; among equals, chance decides."""
        if answer.action.card is None:
            return view.random.random()
        if answer.choices:
            return max(view.card_points([answer.action.card, card]) for card in answer.choices)
        given_away = 0 if answer.brings else view.card_points([answer.action.card])
        return answer.points - given_away


BOT = Collector
