# What cannot be done, and why; where there is something to do instead, that as well.

## At a table. $can lists what can be done instead.
error-match-over = The match is over.
error-round-over = The round is over; the next one has not been dealt.
error-round-going-on = The round is still being played.
error-stop-between-rounds = A match can only be stopped between two rounds.
error-not-your-turn = It is not your turn.
error-turn-of = It is { $player }'s turn.
error-not-asked = You are not asked anything now.
error-not-the-moment =
    { $asked ->
        [play] This is not the moment for { $word }. You can play { COMMA($can) }.
       *[other] This is not the moment for { $word }. You can choose { COMMA($can) }.
    }
error-not-now = That cannot be done now. You can choose { COMMA($can) }.
error-cannot-take = { $card } cannot be taken with { $waiting }. You can take { COMMA($can) }.
error-dealer-cannot-take = The dealer cannot take { $card } now. You can take { COMMA($can) }.
error-pile-first = First choose a pile, 1 or 2.
error-cannot-put-back = { $card } cannot be put back now. You can put back { COMMA($can) }.
error-no-card-now = No card is asked for now. You can say { COMMA($can) }.
error-must-take = { $card } takes nothing, and you hold a card that does (CO-9). You can play { COMMA($can) }.
error-not-in-hand = { $card } is not in your hand. You can play { COMMA($can) }.
error-split-not-in = You are out of this round: only { $pair } can agree to share the pot.
error-split-answered = You have answered already; { $other } has not.
error-offer = This offer cannot be made. You can say { COMMA($can) }.
error-offer-impossible = This offer cannot be made.
error-offer-too-much = Nobody can offer more than { $most }. You can say { COMMA($can) }.
error-offer-countered = Your counter-offer has replaced that offer; { $other } has to answer it.
error-offer-none = There is no offer for you to answer. It is { $other }'s turn.
error-claim-impossible = You cannot claim that.
error-claim-none = You hold no teyaku that you could still claim.
error-claim-late = Teyaku can be claimed only until the first card is drawn from the draw pile.
error-claims-open = Teyaku are being claimed; the round goes on in a moment.
error-redeal-late = You can ask for a redeal only until your first draw, and only with a hand that allows it ({ $rule }).
error-redeal-hand = You can ask for a redeal only if you were dealt { OR($hands) } ({ $rule }).

## Programs that use the package. $can lists texts that can be typed.
error-no-action =
    There is no action { $action }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    }{ HAS($can) ->
        [yes] {" "}You can choose { COMMA($can) }.
       *[no] {""}
    }
error-takes-without-card = takes goes with a card from the hand.
error-takes-other = { $card } cannot take { $wanted }. It can take { COMMA($can) }.
error-takes-fixed =
    { HAS($takes) ->
        [yes] { $card } cannot take { $wanted }: it takes { $takes }.
       *[no] { $card } cannot take { $wanted }: it takes nothing.
    }
error-bot-at-seat = The bot { $bot } in seat { $seat } cannot do what it chose: { $why }
error-seat-not-asked = This seat is not asked anything now.
error-call-next-round = The round is over, and the next one has not been dealt: call next_round().
error-no-pause = The match deals its rounds by itself: make it with pause=True to stop between them.
error-no-record-of-position = A match that began in a position has no record.
error-lesson-misdeal = these cards are a misdeal, which is dealt again and again.
