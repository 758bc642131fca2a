# The settlement of a round.

## The settlement of a round: who wins it and deals the next
settlement-won =
    { PERSON($who) ->
        [you] You win the round.
       *[one] { $who } wins the round.
    }
settlement-won-deals =
    { PERSON($who) ->
        [you] You win the round and deal the next.
       *[one] { $who } wins the round and deals the next.
    }
settlement-won-other =
    { PERSON($who) ->
        [you] You win the round
       *[one] { $who } wins the round
    }; { PERSON($dealer) ->
        [you] you deal the next.
       *[one] { $dealer } deals the next.
    }
settlement-nobody = Nobody wins the round.
settlement-nobody-deals =
    Nobody wins the round; { PERSON($dealer) ->
        [you] you deal the next.
       *[one] { $dealer } deals the next.
    }
# Who gained most, where it is not the winner alone; then who deals next, and why.
settlement-gained =
    { PERSON($who) ->
        [you] You gain the most: { SIGNED($n) }.
        [one] { $who } gains the most: { SIGNED($n) }.
       *[many] { CAPITAL(PEOPLE($who)) } gain the most: { SIGNED($n) } each.
    }
settlement-both = { $a } { $b }
settlement-dealer-call-ends =
    { PERSON($who) ->
        [you] You called { $call } and deal next.
       *[one] { $who } called { $call } and deals next.
    }
settlement-dealer-call-cancels =
    { PERSON($who) ->
        [you] You cancelled and deal next.
       *[one] { $who } cancelled and deals next.
    }
settlement-dealer-stopped =
    { PERSON($who) ->
        [you] You ended the round and deal next.
       *[one] { $who } ended the round and deals next.
    }
settlement-dealer-call-goes-on =
    { PERSON($who) ->
        [you] You were the first to call { $call } and deal next.
       *[one] { $who } was the first to call { $call } and deals next.
    }
settlement-dealer-yaku =
    { PERSON($who) ->
        [you] You are the first in turn order with a yaku and deal next.
       *[one] { $who } is the first in turn order with a yaku and deals next.
    }
settlement-dealer-in =
    { PERSON($who) ->
        [you] Only you were in, so you deal next.
       *[one] Only { $who } was in, and deals next.
    }
settlement-dealer-tie =
    { PERSON($who) ->
        [you] You are earlier in turn order and deal next.
       *[one] { $who } is earlier in turn order and deals next.
    }
settlement-dealer-score =
    { PERSON($who) ->
        [you] You have the highest score of the round and deal next.
       *[one] { $who } has the highest score of the round and deals next.
    }

## Why it ended, and why it was not settled in the usual way
settlement-call-ends =
    { PERSON($who) ->
        [you] You called { $call }.
       *[one] { $who } called { $call }.
    }
settlement-call-cancels =
    { PERSON($who) ->
        [you] You cancelled after calling { $goes_on }
       *[one] { $who } cancelled after calling { $goes_on }
    }{ $counts ->
        [half] : yaku count half.
       *[whole] .
    }
settlement-stopped =
    { PERSON($who) ->
        [you] You ended the round with { $yaku }.
       *[one] { $who } ended the round with { $yaku }.
    }
settlement-lucky =
    { PERSON($who) ->
        [you] Your hand ended the round before the first card.
       *[one] The hand of { $who } ended the round before the first card.
    }
settlement-lucky-field =
    { PERSON($who) ->
        [you] The dealt field ended the round before the first card: you have won as the dealer.
       *[one] The dealt field ended the round before the first card: { $who } has won as the dealer.
    }
settlement-drawn = Several hands would have ended the round: nobody wins.
settlement-split = Only { PEOPLE($who) } were in: the pot is shared, and no card was played.
settlement-alone =
    { PERSON($who) ->
        [you] Only you were in; no card was played.
       *[one] Only { $who } was in; no card was played.
    }
settlement-hands = The forced-out hands are worth so much that no card was played.
settlement-cancels = { $yaku } cancels all yaku of the round.
settlement-floor = A player has { $points } card points or fewer, so nobody scores.

## The slip
# A column of numbers, and what they count: settlement-yaku-in.
settlement-times = Everything counts ×{ $n }.
    .short = ×{ $n }
settlement-yaku = Yaku
settlement-yaku-in = Yaku ({ $unit })
settlement-cards-long = Card points
settlement-result = This round
settlement-total = Total
