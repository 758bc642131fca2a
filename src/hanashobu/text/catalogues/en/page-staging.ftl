table-wait = You are out of this round.
table-wait-fast = Watch at speed
table-wait-skip = Skip to the end of the round
table-keys-wait = out of the round: watch at speed, skip to its end
table-yaku-all = All { $n } yaku of this game
table-near =
    { PERSON($seat) ->
        [you] One more card makes your { $yaku }
       *[one] One more card makes { $yaku } for { $seat }
    }
