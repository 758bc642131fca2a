# The settlement of a round and the end of a match in the terminal.

cli-settlement-round =
    { $all ->
        [0] Round { $n } is over
       *[other] Round { $n } of { $all } is over
    }
cli-settlement-now = Total now
cli-settlement-end = At the end
# In the column of yaku: one of them ended the round.
cli-settlement-ends = ends
cli-settlement-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
# For those who cannot see the slip: sentences.
cli-settlement-points = Card points: { COMMA($points) }.
cli-settlement-held = { CAPITAL($who) }: { $yaku }, { $worth } ({ AND($cards) }).
cli-settlement-totals = Totals: { COMMA($totals) }.
cli-settlement-totals-now = Totals now: { COMMA($totals) }.
cli-settlement-counted = { SEMICOLON($totals) }.
cli-settlement-total = { $who } { $total }

## Why a hand that is forced out brings what it does
forced-rule = { $text } ({ $rule })
forced-hand =
    Your hand { AND($cards) }: { COMMA($worth) }{ $times ->
        [1] .
       *[other] ; everything ×{ $times }.
    }
forced-half = { $n } for half of { AND($yaku) }
forced-cards = { $n } for { AND($cards) }
forced-nothing = nothing in it counts
cli-settlement-winners =
    { PERSON($who) ->
        [you] You win.
        [one] { $who } wins.
       *[many] { CAPITAL(PEOPLE($who)) } share the win.
    }
