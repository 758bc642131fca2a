# The settlement of a round, and the end of a match.

## Yaku and payments
settlement-no-payments = Nobody pays anything.
settlement-after = After the round

## The table of points
settlement-figures = Points of the round and totals
settlement-what-for = What for
settlement-player = Player
settlement-idle = did not play
settlement-best = gained the most

## Details
settlement-details = All cards, and the rules that were applied
settlement-took = Captured cards
settlement-rules = Rules that were applied

## The end of the match
match-end-places = Final totals
match-end-accounts = Final accounts

## The chart of totals
chart = Totals of the match
chart-of =
    { $n ->
        [one] A line for each player over { $n } round. { COMMA($standing) }.
       *[other] A line for each player over { $n } rounds. { COMMA($standing) }.
    }
chart-as-table = Show as a table
chart-start = Start
