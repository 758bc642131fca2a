"""The names of the mechanisms that a game's flow is made of; `engine/phases` has one file for each."""

DEAL = 1
SHOWN_TEYAKU = 2
MULTIPLIER = 3
DEALER_TAKES = 4
PILE_CHOICE = 5
FISHING = 6
LEFTOVERS = 7
SETTLE = 8
