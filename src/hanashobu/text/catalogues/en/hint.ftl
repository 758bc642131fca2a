# Advice: what to do, and why.
# A hint is one sentence made of a deed ("Play 3a Curtain") and one or two clauses ("it takes nothing"); $do, $why and $more are messages.

hint-one = { $do }: { $why }.
hint-two = { $do }: { $why }, and { $more }.
hint-only = { $do }: nothing else can be done.
hint-pile = Take either pile: both lie face down, so one is as good as the other.

## What to do. The attribute "other" is what the same is called beside something better: "against 3 for going out".
advice-play-card = Play { $card }
advice-play-card-taking = Play { $card } and take { $target }
advice-take-card = Take { $card }
advice-dealer-takes-card = Take { $card }
advice-return-card = Put back { $card }
advice-call-cancels = Call { $call }
    .other = { $call }
advice-play-redeal = Ask for a new deal
    .other = a new deal
advice-speak-in = Play this round
    .other = playing
advice-speak-out = Go out
    .other = going out
advice-offer-offer = Make an offer
    .other = an offer
advice-offer-no = Make no offer
    .other = no offer
advice-answer-yes = Accept
    .other = accepting
advice-answer-no = Keep your place
    .other = playing yourself
advice-answer-offer = Ask for more
    .other = a counter-offer
advice-counter-yes = Accept
    .other = accepting
advice-counter-no = Sit the round out
    .other = sitting out
advice-split-yes = Share the pot
    .other = sharing the pot
advice-split-no = Play for the pot
    .other = playing for the pot
advice-claim = Claim { $teyaku }
    .other = claiming { $teyaku }
advice-claim-no = Keep the teyaku hidden
    .other = hiding it
advice-swap-yes = Take the dealer's hand
    .other = the dealer's hand
advice-swap-no = Keep your own hand
    .other = your own hand
advice-blind-yes = Play blind
    .other = playing blind
advice-blind-no = Look at your cards
    .other = looking first
advice-redeal-redeal = Ask for a new deal
    .other = a new deal
advice-redeal-no = Draw
    .other = drawing
advice-call-ends = Call { $call }
    .other = { $call }
advice-call-goes-on = Call { $call }
    .other = { $call }

## What a card takes, makes or leaves. "It" is the deed.
hint-takes-nothing = it takes nothing
hint-takes =
    { HAS($points) ->
        [yes] it takes { $cards } for { $points }
       *[no] it takes { $cards }
    }
hint-brings = it brings { $points }
hint-makes = it makes { $yaku }
hint-nearer =
    { HAS($chance) ->
        [yes] it makes { $yaku } { PERCENT($chance) } likely, with { $missing } missing
       *[no] it makes { $yaku } possible, with { $missing } missing
    }
hint-more-cards =
    { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
hint-likely = it makes { $yaku } { PERCENT($chance) } likely
# $named: whether the clause before has just named the card. $next: whether that player plays next.
hint-keeps =
    { $named ->
        [yes] that keeps it
       *[no] it keeps { $card }
    } from { $player }, who { $next ->
        [yes] plays next and needs it
       *[no] needs it
    } for { $yaku }
hint-holds-back = it holds back { $card }, which { $player } needs for { $yaku }
hint-ends-before = it ends the round before { $player } gets { $card } for { $yaku }
hint-leaves-least = it leaves the others least to take
hint-only-you-later = only you can take it later
hint-nobody-later = nobody can take it any more
hint-goes-with-nothing = nothing in your hand or on the field goes with it
hint-worth-least = no other card is worth less to you

## What an answer brings or costs on average, beside the next best. $best and $rest are numbers, $other is what else could be done.
hint-as-good = { $other } is about as good
hint-better = it is { DECIMAL($by) } better than { $other } on average
hint-no-difference = it makes no difference, { SIGNED_DECIMAL($best) } on average either way
hint-hardly-differs = it makes hardly any difference, { SIGNED_DECIMAL($best) } against { SIGNED_DECIMAL($rest) } on average
hint-gains-on-others = it gains more on the others, { SIGNED_DECIMAL($best) } against { SIGNED_DECIMAL($rest) } on average for yourself
hint-helps-to-win = it does more for winning the match, { SIGNED_DECIMAL($best) } against { SIGNED_DECIMAL($rest) } on average in this round
# $sign: whether the best wins and the other loses (apart), or both win (gain) or lose (loss).
hint-average =
    { $sign ->
        [apart] it brings { $best } on average, against a loss of { $rest } for { $other }
        [loss] it costs { $best } on average, against { $rest } for { $other }
       *[gain] it brings { $best } on average, against { $rest } for { $other }
    }
