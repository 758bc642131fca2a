# Rounds that were played with real cards: what happened, why something does not count, and what was assumed.

score-place-pile = the pile of { $who }
score-place-hand = the hand of { $who }
score-place-field = the field
score-cards-many = { $count } cards ({ $codes })
score-name-rule = { $name } ({ $rule })
score-player-points = { $who } ({ $points })

## What happened
score-story-played = { $players } played.
score-story-bought = { $who } bought the place of { $seller }.
score-story-shared = { $players } were in, and share the pot ({ $rule }).
score-story-alone = Only { $who } was in, and nobody played ({ $rule }).
score-story-hands = The forced-out hands are worth so much that nobody played ({ $rule }).
score-story-ended = { $yaku } by { $who } ended the round.
score-story-lucky = { $who } was dealt { $hand }, which ended the round.
score-story-drawn = Several hands would have ended the round: nobody has won.
score-story-went-on =
    { COUNT($players) ->
        [1] { $players } called { $call }.
       *[other] { COMMA($players) } called { $call }, in this order.
    }
score-story-call-ends = { $who } called { $call }.
score-story-call-cancels = { $who } cancelled.

## Why something does not count, or may be wrong
score-note-floor = With { $points } card points or fewer, here { $players }, nobody scores and the dealer stays ({ $rule }).
score-note-instead = { $name } by { $players }: nothing else counts in this round ({ $rule }).
score-note-cancels = { $who } has { $yaku }, so nobody's yaku count ({ $rule }).
score-note-left =
    { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } in nobody's pile, but nobody ended the round, so every card was taken: check the piles.

## What was assumed
score-remark-left =
    { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } in nobody's pile: left on the field, in hands or in the draw pile.
score-remark-went-on = { $who } has a yaku and did not end the round, so { $who } called { $call } ({ $rule }).
score-remark-dealer = { $who } dealt, although it was { $due }'s turn to deal.
score-remark-campaign = The end of a year, ginmi and loans depend on the totals, and are not settled here.

## Why a player may not go out
score-bound-leader = the leader is bound ({ $rule })
score-bound-needed = every player who is left is needed to play ({ $rule })

## What a table does not have
score-unused-hands = no hand matters at the end of a round
score-unused-buys = nobody buys a place in the round
score-unused-leader = nobody turns a card to lead
score-unused-stakes = there are no stakes
score-unused-calls = there are no calls
score-unused-answers = nobody is liable for the yaku of others
score-unused-multiplier = nothing multiplies a round
score-unused-teyaku = there are no teyaku

## What can be entered before play. .missing: why a table refuses it; .binds: why a player may not go out.
report-blind = The dealer played blind
    .missing = nobody plays blind
    .binds = the dealer plays blind ({ $rule })
# .nobody: none of the other players
report-month = The month of the round
    .missing = no yaku counts in its month only
report-dealers-hand = Who played the dealer's hand
    .nobody = The dealer
    .missing = nobody takes the dealer's hand

## What a player did in a round
score-did-plays = Played
score-did-out = Out
score-did-forced = Forced out
score-did-waits = Waited
score-did-blank = Has the blank
score-did-sold = Sold the place
score-did-in = In

## The end of a round
score-slip-dealt = { $name } dealt
score-slip-won = { $name } wins the round and deals the next.
# Somebody else gained more in this round.
score-slip-deals = { $name } deals next.
score-slip-nobody = Nobody wins the round; { $name } deals again.
