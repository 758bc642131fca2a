"""The names of the mechanisms that a game's flow is made of; `engine/phases` has one file for each."""

DEAL = 1
SHOWN_TEYAKU = 2
MULTIPLIER = 3
DEALER_TAKES = 4
PILE_CHOICE = 5
FISHING = 6
LEFTOVERS = 7
SETTLE = 8
BLIND = 9
SWAP = 10
LEADER = 11
DROPOUT = 12
BUYOUT = 13
SHUFFLE_IN = 14
CLAIM = 15
RETURN_CARD = 16
AGREE = 17

NAMES: dict[int, str] = {number: name for name, number in dict(globals()).items() if name.isupper()}
ALWAYS = (DEAL, FISHING, SETTLE)  # which every round has, in this order
BEFORE_DEAL = frozenset({BLIND, SWAP})  # asked before anybody has a card
