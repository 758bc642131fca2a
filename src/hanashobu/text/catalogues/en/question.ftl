# What players are asked, what they can answer and what each answer brings, and where everybody stands.
# question-KIND asks, and its .guide explains the question to somebody who plays for the first time.
# answer-KIND-WORD says what an answer costs or brings: it stands on a button below the word, or after "yes:", and has no full stop.

## The words of answers, which are also what people type.
word-yes = yes
word-no = no
word-in = in
word-out = out
word-redeal = redeal
word-offer = offer
word-an-offer = an offer
word-name-amount = NAME AMOUNT
word-counter-amount = counter AMOUNT
word-pile-1 = pile 1
word-pile-2 = pile 2
word-claim-first = claim first
word-claim-second = claim second
word-claim-both = claim both
word-claim-third = claim third
word-claim-fourth = claim fourth
word-claim-several = claim several
# $name: a word that belongs to a game, such as what is called after a yaku.
word-called = { $name }
# Kinds of teyaku.
word-a = a
word-b = b
word-set = set
word-chaff = chaff
word-both = both
word-that = that

## One of the answers in a list of all that are possible.
answer-can = { $word } ({ $text })

## In or out of the round
question-speak =
    Do you play this round?{ HAS($ins) ->
        [yes] {" "}{ $ins } { PERSON($ins) ->
            [many] are
           *[one] is
        } in already.
       *[no] {""}
    }{ HAS($pot) ->
        [yes] {" "}The pot has { $pot }.
       *[no] {""}
    }
    .guide = Look at your hand. If it is weak, going out costs a little now and saves you from losing more.
# $heir is who waits for a place and gets the hand, if anybody does.
answer-speak-out =
    { HAS($heir) ->
        [yes] costs { $fee }, which { $heir } gets with your hand
       *[no] costs { $fee }, into the pot
    }
# $then is what is left for the others: this player speaks last, nobody else can be in (full), or there is room. $bound: yes, no.
answer-speak-in =
    play it; { $then ->
        [last] you speak last
        [full] whoever has not spoken is then forced out
       *[room] { $left ->
            [one] { $left } more player may be in
           *[other] { $left } more players may be in
        }
    }{ $bound ->
        [yes] ; you may not go out
       *[no] {""}
    }

## A place in the round
question-offer = You are forced out. Do you want to offer somebody a sum for their place in the round?
    .guide = You may buy a place in the round from somebody who plays.
answer-offer-offer = to { OR($players) }, at least { $least }; for example { $first } { $example }
answer-offer-no = make no offer and sit the round out
question-answer = { $buyer } offers you { $sum } for your place in the round. Do you accept?
    .guide = Somebody wants to play in your place. You may sell it, keep it, or name another price once.
answer-answer-yes = take { $sum } and sit the round out
answer-answer-no = keep your place
answer-answer-offer = want more for your place, at least { $least }, such as { $example }
question-counter = { $seller } wants { $sum } instead for the place in the round. Do you accept?
    .guide = The price was answered with another one. Pay it and play, or sit the round out.
answer-counter-yes = pay { $sum } and play
answer-counter-no = pay nothing and sit the round out

## Sharing the pot
question-split = Only you and { $other } are in. Do you share the pot of { $pot }? Neither learns the other's answer before both have answered.
    .guide = Only two are in. If both of you want to share the pot, the round ends here; otherwise you play for it. Nobody sees an answer before both are given.
answer-split-yes = take { $share } and end the round, if the other wants to share it too
answer-split-no = play the round for the pot

## Teyaku. $paid: at-once, at-the-end, or never if the hand has none.
question-claim =
    { $paid ->
        [never] You hold no teyaku. The round goes on when everybody who wants to be asked has answered.
        [at-the-end] You hold a teyaku. Do you claim it? Each opponent pays at the end of the round. Nobody else knows that you are asked.
       *[at-once] You hold a teyaku. Do you claim it? Each opponent pays at once. Nobody else knows that you are asked.
    }
    .guide = Your dealt hand is worth something by itself. Claim it to be paid; you will have to show the cards named.
answer-claim = { $teyaku }: { $sum } from each; you show { BRIEF($cards) }
answer-claim-teyaku = { $teyaku } ({ $rule })
answer-claim-no =
    { $nothing ->
        [yes] there is nothing to claim
       *[no] keep it hidden; it pays nothing
    }

## Before play
question-return = Which card do you put back into the draw pile? Nobody sees it.
    .guide = Three play, so each puts one card back. Choose one that is unlikely to take anything.
question-pile = Two piles of { $cards } cards lie face down in front of you: one becomes your hand, from the other you draw.
    .guide = Choose a pile without looking. It becomes your hand, and you draw from the other.
question-dealer-takes = You are the dealer, and take a pair from the field before play begins. Which card?
question-swap = Nobody has looked at a card yet. { $holder } has the dealer's hand. Do you want it instead of yours?
    .guide = Nobody has seen a card yet. The dealer's hand plays first, and may bring a bonus.
answer-swap-yes =
    take the dealer's hand unseen{ HAS($bonus) ->
        [yes] ; with { $least } card points it brings { $bonus } from everybody
       *[no] {""}
    }
answer-swap-no = keep your own hand
question-blind = You deal, and nobody has looked at a card yet. Do you play blind (mizuten)?
    .guide = Playing blind means not looking at your cards until play begins. It is a bet on luck.
answer-blind-yes =
    you may not go out{ HAS($bonus) ->
        [yes] ; with { $least } card points you get { $bonus } from everybody, otherwise you pay the two other players { $bonus } each
       *[no] {""}
    }
answer-blind-no = look at your cards and decide then
question-blind-face-down = You play blind: your { $cards } cards lie face down until play begins.

## During play
question-take =
    { $source ->
        [stock] You draw { $card }. Which card does it take?
       *[hand] You play { $card }. Which card does it take?
    }
question-redeal = You may still ask for a new deal before you draw. Nobody else knows that you are asked.
    .guide = You were dealt a hand that lets you ask for a new deal. After your first draw it is too late; until then nobody else knows.
answer-redeal-redeal = ask for a new deal by the same dealer
answer-redeal-no = draw the top card of your pile; after that it is too late
answer-play-redeal = ask for a new deal by the same dealer
question-call = You have { $yaku }. Does the round end here?
    .guide = You have made a yaku. End the round and be paid, or play on for more and risk it.
# $out: what yaku count if nobody ends the round. $alone: whether a player who alone let it go on pays for all.
answer-call-goes-on =
    play on for more{ $out ->
        [half] ; if nobody calls { $ends }, yaku count half at the end
        [nothing] ; if nobody calls { $ends }, yaku bring nothing
       *[whole] {""}
    }{ $alone ->
        [yes] ; if another player calls { $ends } and only you called { $goes_on }, you pay double
       *[no] {""}
    }
answer-call-ends =
    { HAS($result) ->
        [yes] the round ends: { COMMA($result) }
       *[no] the round ends
    }
answer-call-cancels =
    the round ends{ $counts ->
        [half] , and your yaku count half
        [nothing] , and your yaku bring nothing
       *[whole] {""}
    }{ HAS($result) ->
        [yes] : { COMMA($result) }
       *[no] {""}
    }
answer-result = { $player } { SIGNED($points) }

## Yaku, and the cards that are missing for them. $lies: where a card lies, as far as the reader knows.
yaku-worth = { SHORT($worth) }
yaku-valued = { $yaku } ({ SHORT($worth) })
yaku-ends-round = ends the round
yaku-needs = needs { COMMA($cards) }
yaku-some-of = { $n } of { COMMA($cards) }
yaku-some-of-many = { $n } more of { $cards } cards
yaku-card =
    { $lies ->
        [field] { $card } (field)
        [hand] { $card } (your hand)
       *[unknown] { $card }
    }

## Where somebody stands in the round: a few words beside a name. The short form heads a column of the settlement.
stands-sits-out = sits out with the blank
    .short = blank
stands-out = out
    .short = out
stands-in = in
stands-sold = out, sold the place
    .short = out
stands-waits = waits
    .short = waited
stands-forced-out =
    { HAS($got) ->
        [yes] forced out, got { $got }
       *[no] forced out
    }
    .short = forced
stands-to-speak = has to speak
stands-answered = has answered
stands-dealers-hand = has the dealer's hand
stands-called = { $call }
