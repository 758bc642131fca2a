# The settlement of a round, and the end of a match.

settlement-wins =
    { PERSON($who) ->
        [you] You win the round
       *[one] { $who } wins the round
    }
settlement-nobody = Nobody wins the round
settlement-deals-next =
    { PERSON($who) ->
        [you] You deal next
       *[one] { $who } deals next
    }
settlement-times = Everything counts ×{ $n }.

## Why it ended
settlement-shoubu =
    { PERSON($who) ->
        [you] You called shoubu.
       *[one] { $who } called shoubu.
    }
settlement-cancel =
    { PERSON($who) ->
        [you] You cancelled after calling sage: yaku count half.
       *[one] { $who } cancelled after calling sage: yaku count half.
    }
settlement-stopped =
    { PERSON($who) ->
        [you] You ended the round with { $yaku }.
       *[one] { $who } ended the round with { $yaku }.
    }
settlement-nobody-plays = No card was played.
settlement-split = The two players who were in share the pot. No card was played.
settlement-cancels = { $yaku } cancels all yaku of the round.

## Yaku and payments
settlement-yaku = Yaku
# A column of numbers, and what they count.
settlement-yaku-in = Yaku ({ $unit })
settlement-no-yaku = Nobody has a yaku.
# A hand that was shown before play.
settlement-shown = dealt hand, shown
settlement-payments = Who pays whom
settlement-no-payments = Nobody pays anything.
settlement-after = After the round

## The table of points
settlement-figures = Points of the round and totals
settlement-player = Player
settlement-cards = Cards
settlement-cards-long = Card points
settlement-result = This round
settlement-total = Total
settlement-idle = did not play
settlement-winner = wins the round

## Details
settlement-details = All cards, and the rules that were applied
settlement-took = Captured cards
settlement-rules = Rules that were applied

## The end of the match
match-end-wins =
    { PERSON($who) ->
        [you] You win
        [one] { $who } wins
       *[many] The win is shared by { $who }
    }
match-end-rounds = The match is over
match-end-target = The target was reached
match-end-bust = A player has nothing left
match-end-stopped = The match was ended early
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
