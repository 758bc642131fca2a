"""A bot for `hana duel --bot "python my_bot.py"`: takes the most card points, and gives away the least (docs/bot-protocol.md)."""

import json
import random
import sys

values: dict[str, int] = {}


def month(card: str) -> str:
    """`12` of `12a`."""
    return card.rstrip("abcd")


def worth(card: str, view: dict) -> int:
    """What a hand card brings: itself and the best card of its month on the field; without one it is given away."""
    there = [values[other] for other in view["field"] if month(other) == month(card)]
    if len(there) == 3:
        return values[card] + sum(there)
    return values[card] + max(there) if there else -values[card] - 1


def choose(ask: dict) -> int:
    """The best card; any other question gets any answer."""
    view, cards = ask["view"], [choice for choice in ask["choices"] if "card" in choice]
    if not cards:
        return random.choice(ask["choices"])["action"]
    hand = view["hand"]
    return max(cards, key=lambda choice: worth(choice["card"], view) if choice["card"] in hand else values[choice["card"]])["action"]


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:  # a match begins: the seat, the rules, a seed for repeatable chance
        values = message["values"]
        random.seed(message["seed"])
    elif "ask" in message:
        print(json.dumps({"turn": message["ask"], "action": choose(message)}), flush=True)
    # everything else is an event, as in a record; this bot does without
