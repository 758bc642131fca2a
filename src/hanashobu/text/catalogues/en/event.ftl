# What happened: a sentence for each event. $who is one player, or several where the comment says so.

## The match
# $rounds: 0 where nothing ends the match but the players
event-match =
    { $game }, { $rounds ->
        [0] no set end
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $players }.
# $order: everybody, from the dealer to the right, where the draw decided who sits where
event-dealer-draw =
    { $draws } { PERSON($dealer) ->
        [you] You deal first.
       *[one] { $dealer } deals first.
    }{ HAS($order) ->
        [yes] { " " }Everybody sits as they drew, from the dealer to the right: { $order }.
       *[no] { "" }
    }
event-draws = { COMMA($draws) }.
event-draws-again = { $before } A tie, so once more: { COMMA($draws) }.
# .first: at the beginning of a sentence
event-drew =
    { PERSON($who) ->
        [you] you draw { $card }
       *[one] { $who } draws { $card }
    }
    .first =
        { PERSON($who) ->
            [you] You draw { $card }
           *[one] { $who } draws { $card }
        }
event-match-end =
    { $why }. { PERSON($who) ->
        [you] You win with { $best }.
        [one] { $who } wins with { $best }.
       *[many] { CAPITAL(PEOPLE($who)) } share the win with { $best }.
    }
event-match-end-campaign = { $why }. { $final }
event-match-end-nobody = { $why }; nobody has won.
match-end-rounds = The match is over
match-end-target = The match is over: the target is reached
match-end-bust = The match is over: a player has nothing left
match-end-stopped = The match was ended early
match-end-abandoned = The match was abandoned
match-end-nobody = Nobody has won
match-end-campaign =
    { PERSON($who) ->
        [you] You win with the most points before the debts were settled; after prize and debts the final scores are { COMMA($totals) }.
        [one] { $who } wins with the most points before the debts were settled; after prize and debts the final scores are { COMMA($totals) }.
       *[many] { CAPITAL(PEOPLE($who)) } share the win with the most points before the debts were settled; after prize and debts the final scores are { COMMA($totals) }.
    }
match-end-wins =
    { PERSON($who) ->
        [you] You win
        [one] { $who } wins
       *[many] { CAPITAL(PEOPLE($who)) } share the win
    }

## The round
event-round =
    Round { $n }. { PERSON($dealer) ->
        [you] You deal.
       *[one] { $dealer } deals.
    }
event-deal = The cards are dealt: { $dealt }.
event-misdeal = Misdeal: { $why }. The same dealer deals again.
event-misdeal-hand =
    Misdeal: { PERSON($who) ->
        [you] you were
       *[one] { $who } was
    } dealt { $what }: { $cards }. The same dealer deals again.
misdeal-field = { $what } on the field
misdeal-hand = a player was dealt { $what }
misdeal-requested = a new deal was asked for
misdeal-nobody-in = nobody wants to play
event-redeal =
    { PERSON($who) ->
        [you] You ask for a new deal.
       *[one] { $who } asks for a new deal.
    }
event-sits-out =
    { PERSON($who) ->
        [you] You have the blank and sit this round out.
       *[one] { $who } has the blank and sits this round out.
    } The other cards of that hand are the field{ HAS($cards) ->
        [yes] : { AND($cards) }.
       *[no] .
    }
event-leader =
    { HAS($turned) ->
        [yes] { COMMA($turned) }.{ " " }
       *[no] { "" }
    }{ PERSON($who) ->
        [you] You lead.
       *[one] { $who } leads.
    }
event-turned =
    { PERSON($who) ->
        [you] you turn { $card }
       *[one] { $who } turns { $card }
    }
    .first =
        { PERSON($who) ->
            [you] You turn { $card }
           *[one] { $who } turns { $card }
        }
event-multiplier =
    Everything counts ×{ $n } this round.{ HAS($waiting) ->
        [yes] { " " }For later rounds: { COMMA($waiting) }.
       *[no] { "" }
    }
event-multiplier-waiting = For later rounds: { COMMA($waiting) }.
event-times = ×{ $n }
event-score = This round: { COMMA($results) }.
# Points won or lost in a round; .first: at the beginning of a sentence.
event-points = { $who } { SIGNED($n) }
    .first =
        { PERSON($who) ->
            [you] You { SIGNED($n) }
           *[one] { $who } { SIGNED($n) }
        }
event-total = { $who } { $n }
event-round-end = { $result } Totals: { COMMA($totals) }.
event-round-end-nobody-plays = The round is not played. { $result } Totals: { COMMA($totals) }.
event-round-end-split = The two who are in share the pot. { $result } Totals: { COMMA($totals) }.

## Before play
event-blind-mizuten =
    { PERSON($who) ->
        [you] You play blind (mizuten).
       *[one] { $who } plays blind (mizuten).
    }
event-blind-looks =
    { PERSON($who) ->
        [you] You look at your cards.
       *[one] { $who } looks at the cards.
    }
event-swap =
    { PERSON($who) ->
        [you] You take the dealer's hand from { $holder }.
       *[one] { $who } takes the dealer's hand from { $holder }.
    }
event-swap-no =
    { PERSON($who) ->
        [you] You do not take the dealer's hand.
       *[one] { $who } does not take the dealer's hand.
    }
event-speak-in =
    { PERSON($who) ->
        [you] You are in.
       *[one] { $who } is in.
    }
event-speak-out =
    { PERSON($who) ->
        [you] You go out
       *[one] { $who } goes out
    }{ HAS($fee) ->
        [yes] ; that costs { SHORT($fee) }.
       *[no] .
    }
event-passed-hand =
    { PERSON($who) ->
        [you] You pass your hand to { $to }
       *[one] { $who } passes the hand to { $to }
    }{ HAS($cards) ->
        [yes] : { AND($cards) }.
       *[no] .
    }
event-forced-out =
    { PERSON($who) ->
        [you] You are forced out{ HAS($sum) ->
            [yes] { " " }and get { SHORT($sum) } for the hand.
           *[no] .
        }
       *[one] { $who } is forced out{ HAS($sum) ->
            [yes] { " " }and gets { SHORT($sum) } for the hand.
           *[no] .
        }
    }
# $who: everybody who plays the round
event-active =
    { PERSON($who) ->
        [you] You play this round.
        [one] { $who } plays this round.
       *[many] { CAPITAL($who) } play this round.
    } { PERSON($first) ->
        [you] You begin.
       *[one] { $first } begins.
    }
event-agree-answered =
    { PERSON($who) ->
        [you] You have answered whether to share the pot.
       *[one] { $who } has answered whether to share the pot.
    }
event-agree-yes =
    { PERSON($who) ->
        [you] You want to share the pot.
       *[one] { $who } wants to share the pot.
    }
event-agree-no =
    { PERSON($who) ->
        [you] You would rather play for the pot.
       *[one] { $who } would rather play for the pot.
    }
event-two-left-none = Neither wanted to share the pot, so it is played for.
event-two-left-one = Only { $who } wanted to share the pot, so it is played for.
# $who: the two
event-two-left-split = { CAPITAL(PEOPLE($who)) } agree to share the pot.
event-offer =
    { PERSON($buyer) ->
        [you] You offer { $seller } { SHORT($sum) } for the place in the round.
       *[one] { $buyer } offers { PERSON($seller) ->
            [you] you { SHORT($sum) } for your place in the round.
           *[one] { $seller } { SHORT($sum) } for the place in the round.
        }
    }
event-counter-offer =
    { PERSON($seller) ->
        [you] You want { SHORT($sum) } from { $buyer } instead.
       *[one] { $seller } wants { SHORT($sum) } from { $buyer } instead.
    }
event-answer-no =
    { PERSON($who) ->
        [you] You refuse.
       *[one] { $who } refuses.
    }
event-answer-yes =
    { PERSON($who) ->
        [you] You accept and are out.
       *[one] { $who } accepts and is out.
    }
event-answer-counter-yes =
    { PERSON($who) ->
        [you] You accept and play instead.
       *[one] { $who } accepts and plays instead.
    }
event-claim =
    { PERSON($who) ->
        [you] You show { $teyaku }: { AND($cards) }.
       *[one] { $who } shows { $teyaku }: { AND($cards) }.
    }
event-claim-field =
    { PERSON($who) ->
        [you] You are the dealer: { $teyaku }.
       *[one] { $who } is the dealer: { $teyaku }.
    }
event-claim-hidden =
    { PERSON($who) ->
        [you] You keep { $teyaku } hidden.
       *[one] { $who } keeps { $teyaku } hidden.
    }
event-both = { $a } { $b }
event-return =
    { PERSON($who) ->
        [you] You put { HAS($card) ->
            [yes] { $card }
           *[no] a card
        } back into the draw pile.
       *[one] { $who } puts { HAS($card) ->
            [yes] { $card }
           *[no] a card
        } back into the draw pile.
    }
event-shuffle =
    { $cards ->
        [one] The draw pile is shuffled: { $cards } card.
       *[other] The draw pile is shuffled: { $cards } cards.
    }
event-cut =
    { PERSON($who) ->
        [you] You cut the draw pile.
       *[one] { $who } cuts the draw pile.
    }
event-dealer-takes =
    { PERSON($who) ->
        [you] As the dealer, you take { AND($cards) }.
       *[one] { $who }, the dealer, takes { AND($cards) }.
    }{ HAS($dealt) ->
        [yes] { " " }In their place come { AND($dealt) }.
       *[no] { "" }
    }
# $pile: 1 or 2
event-pile =
    { PERSON($who) ->
        [you] You take
       *[one] { $who } takes
    } the { $pile ->
        [1] left
       *[other] right
    } pile as { PERSON($who) ->
        [you] your
       *[one] a
    } hand{ HAS($cards) ->
        [yes] : { AND($cards) }.
       *[no] .
    }

## Play
event-play =
    { PERSON($who) ->
        [you] You play { $card }{ HAS($takes) ->
            [yes] { " " }and take { AND($takes) }.
           *[no] ; it stays on the field.
        }
       *[one] { $who } plays { $card }{ HAS($takes) ->
            [yes] { " " }and takes { AND($takes) }.
           *[no] ; it stays on the field.
        }
    }
event-play-alone =
    { PERSON($who) ->
        [you] You play { $card } and take it alone.
       *[one] { $who } plays { $card } and takes it alone.
    }
event-draw =
    { PERSON($who) ->
        [you] You draw { $card }{ HAS($takes) ->
            [yes] { " " }and take { AND($takes) }.
           *[no] ; it stays on the field.
        }
       *[one] { $who } draws { $card }{ HAS($takes) ->
            [yes] { " " }and takes { AND($takes) }.
           *[no] ; it stays on the field.
        }
    }
event-draw-alone =
    { PERSON($who) ->
        [you] You draw { $card } and take it alone.
       *[one] { $who } draws { $card } and takes it alone.
    }
event-made =
    { PERSON($who) ->
        [you] You have { $yaku }.
       *[one] { $who } has { $yaku }.
    }
event-call-goes-on =
    { PERSON($who) ->
        [you] You call { $call }: the round goes on.
       *[one] { $who } calls { $call }: the round goes on.
    }
event-call-ends =
    { PERSON($who) ->
        [you] You call { $call }: the round ends.
       *[one] { $who } calls { $call }: the round ends.
    }
event-call-cancels =
    { PERSON($who) ->
        [you] You cancel: the round ends.
       *[one] { $who } cancels: the round ends.
    }
event-leftovers =
    { PERSON($who) ->
        [you] You get what is left on the field: { AND($cards) }.
       *[one] { $who } gets what is left on the field: { AND($cards) }.
    }

## The books of a campaign
event-year-end =
    The year is over: { PERSON($who) ->
        [you] you get { SHORT($sum) } from the year's pot.
       *[one] { $who } gets { SHORT($sum) } from the year's pot.
    }
event-ginmi =
    { PERSON($who) ->
        [you] You are ginmi for the third round in a row: the others together pay you { SHORT($sum) }.
       *[one] { $who } is ginmi for the third round in a row, and is paid { SHORT($sum) } by the others together.
    }
event-loan =
    { PERSON($who) ->
        [you] You have run out of points and borrow { SHORT($sum) } from the bank.
       *[one] { $who } has run out of points and borrows { SHORT($sum) } from the bank.
    }

## Payments
# $payment: one of the messages below; $why: what is paid for, nothing where the pot says it; $unpaid: what a stake could not cover
event-pay =
    { $payment }{ HAS($why) ->
        [yes] { " " }for { $why }.
       *[no] .
    }{ HAS($unpaid) ->
        [yes] { " " }The stake does not cover the rest: { SHORT($unpaid) }{ $each ->
            [yes] { " " }each
           *[no] { "" }
        } unpaid.
       *[no] { "" }
    }
event-pay-out =
    { $payment }{ HAS($why) ->
        [yes] : { $why }.
       *[no] .
    }
event-pay-changes = { CAPITAL($why) }: { COMMA($changes) }.
event-raised =
    { PERSON($who) ->
        [you] Your yaku
       *[one] The yaku of { $who }
    } count { $plus ->
        [0] × { $times }
       *[other] { $times ->
            [1] { $plus } more
           *[other] { $plus } more, × { $times }
        }
    }: { $why }.
# Those who pay one the same, or one who pays several.
payment =
    { PERSON($payers) ->
        [you] You pay
        [one] { $payers } pays
       *[many] { CAPITAL(PEOPLE($payers)) } pay
    } { PEOPLE($payees) } { SHORT($sum) }{ COUNT($payers) ->
        [one] { COUNT($payees) ->
            [one] { "" }
           *[other] { " " }each
        }
       *[other] { " " }each
    }
# $pot: the pot of the round, of the year, or of the prize
payment-in =
    { PERSON($payers) ->
        [you] You pay { SHORT($sum) } into
        [one] { $payers } pays { SHORT($sum) } into
       *[many] { CAPITAL(PEOPLE($payers)) } pay { SHORT($sum) } each into
    } { $pot ->
        [year] the year's pot
        [prize] the prize pot
       *[pot] the pot
    }
payment-out =
    { PERSON($payees) ->
        [you] You get { SHORT($sum) } from
        [one] { $payees } gets { SHORT($sum) } from
       *[many] { CAPITAL(PEOPLE($payees)) } get { SHORT($sum) } each from
    } { $pot ->
        [year] the year's pot
        [prize] the prize pot
       *[pot] the pot
    }
payment-to-bank =
    { PERSON($payers) ->
        [you] You pay { SHORT($sum) }
       *[one] { $payers } pays { SHORT($sum) }
    }
payment-from-bank =
    { PERSON($payees) ->
        [you] You get { SHORT($sum) }
       *[one] { $payees } gets { SHORT($sum) }
    }
payment-changes = { COMMA($changes) }
# Card points against par: "Ann 30 − 80 = −50"
payment-par =
    { $who } { $times ->
        [1] { $points } − { $par }
       *[other] ({ $points } − { $par }) × { $times }
    } = { SIGNED($n) }
    .first =
        { CAPITAL($who) } { $times ->
            [1] { $points } − { $par }
           *[other] ({ $points } − { $par }) × { $times }
        } = { SIGNED($n) }
payment-short =
    { $payment } ({ SHORT($unpaid) }{ $each ->
        [yes] { " " }each
       *[no] { "" }
    } unpaid: the stake does not cover it)
payment-reason = { $why }

## What is paid for, where it is not a yaku
reason-the-difference = the difference
reason-card-points-against-par = card points against par
reason-a-yaku-that-ends-the-round = a yaku that ends the round
reason-card-points = card points
reason-card-points-and-yaku = card points and yaku
reason-the-lead = the lead
reason-a-share = a share
reason-raise-points = { $n } points of yaku or more
reason-raise-own-calls = { $call } of the player who scores
reason-raise-others-calls = an opponent's { $call }
reason-raise-all-calls = { $call }
reason-going-out = going out
reason-a-passed-hand = a passed hand
reason-a-forced-out-hand = a forced-out hand
reason-the-pot = the pot
reason-half-of-the-pot = half of the pot
reason-a-place-in-the-round = a place in the round
reason-fees-given-back = fees given back
reason-the-dealer-s-hand = the dealer's hand
reason-playing-blind = playing blind
reason-the-year-s-pot = the year's pot
reason-the-final-accounts = the final accounts
