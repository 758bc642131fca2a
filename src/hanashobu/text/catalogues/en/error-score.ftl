# What cannot have been a round that was played with real cards, and what to do about it.
# cli-score.ftl says for some of these how it is typed.

error-score-first = First correct round { $round }.
error-score-over = The match was over after round { $round }; no round can be added.
error-score-seat = Somebody is named who does not sit at this table of { $seats }.
error-score-number = { $field } is a whole number from 1 to { $most }.
error-score-lucky = The hand that ended the round leaves nothing to call and no cards to take: leave calls out, and the piles empty.
error-score-piles =
    There are { $seats } players, but { $piles ->
        [one] { $piles } pile
       *[other] { $piles } piles
    }.
# $why: score-unused-… or report-….missing
error-score-unused = At this table { $why }; leave that out.
error-score-unknown = { $field } does not happen in a round; leave that out.

## Piles and hands
# $word and $words are what people type for a pile, such as rest or out.
error-score-rest-twice = Only one pile can be the rest, not those of { $players }.
error-score-pile-mixed = The pile of { $who } is either { $word } or a list of cards, not both.
error-score-all-play = At a table of { $seats } everybody plays every round; the pile of { $who } cannot be { $word }.
error-score-word = The pile of { $who } cannot be { $word } at this table: a pile is a list of cards, or one of { COMMA($words) }.
# $where: score-place-…
error-score-in = In { $where }: { $what }
error-score-blank-taken = In { $where }: nobody takes the blank; the player who was dealt it sits the round out.
error-score-deck = In { $where }: { $card } is not in the deck of this game.
error-score-card-twice = { $card } is twice in { $where }.
error-score-two-piles = { $players } both have { $cards } in their piles; a card can be in one pile only.
error-score-two-hands = { $players } both have { $cards } in their hands; a card can be in one hand only.
error-score-hand-size = A hand is dealt { $size } cards, but that of { $who } has { $count }.
# $cards: cards, or score-cards-many
error-score-missing = Nobody has { $cards }. Give each card to the player who took it.
error-score-missing-call = Nobody has { $cards }. Give each card to the player who took it. If a call ended the round, enter the call.
error-score-too-many = At most { $most } cards are taken when so few play, and the others stay in the draw pile; these piles have { $count }.

## Before play
error-score-led = Enter who led the round.
error-score-leader = { $who } was not dealt in, and cannot lead the round.
error-score-multiplies = { $card } does not multiply a round ({ $rule }).
error-score-blank =
    At a table of { $seats } one player sits out with the blank card, but { COUNT($players) ->
        [0] nobody is marked so
       *[other] { $players } are marked so
    }: choose one.
error-score-blank-bound = { $who } has the blank card, so { $why }; leave that out.

## Who played
error-score-nobody-in = Nobody is in: the deal is thrown in and all fees are returned, so there is nothing to score ({ $rule }).
error-score-not-forced =
    { $who } was not forced out: when it was { $who }'s turn to speak, { $count ->
        [one] { $count } player was in
       *[other] { $count } players were in
    } already. Players speak in turn, beginning with the first player, until { $most } are in.
error-score-forced = At most { $most } play: { $players } were in before { $who } could speak, so { $who } was forced out.
error-score-forced-hand = { $who } was forced out and is paid for the hand: enter its cards.
error-score-waited-passed = { $who } did not only wait, but got the hand of { $giver }, who went out: enter what { $who } did with it.
error-score-waited-dealt = { $who } did not only wait, but was dealt in: enter what { $who } did.
error-score-waits = { $who } was not dealt in, and nobody passed a hand on, so { $who } only waited.
# $why: score-bound-… or report-….binds
error-score-bound = { $who } may not go out: { $why }.
error-score-buyer-not-forced = { $who } was not forced out, and cannot have bought a place.
error-score-seller-out = { $who } cannot buy the place of { $seller }, who did not play.
error-score-offer = { $who } must offer at least { $least }, which is what the forced-out hand was paid, not { $amount }.
error-score-unbought = Nobody bought the place of { $who }: enter who did, and for how much.
error-score-sold = { $who } sold the place in the round, and has no pile.
# $why: score-story-…
error-score-no-piles = { $why } So nobody has a pile.
error-score-not-played = { $why } So there are no teyaku and no calls, and nobody is liable for a yaku.
error-score-needs-pile = The round was played: enter the pile of { $players }, even an empty one.

## Teyaku and calls
error-score-teyaku = There is no teyaku { $id } at this table.
error-score-teyaku-place = In this round only { OR($players) } can have { $teyaku }.
error-score-hand-unplayed = { $who } did not play, so the hand does not matter; leave it out.
error-score-teyaku-unplayed = { $who } did not play, and cannot have claimed a teyaku.
error-score-teyaku-kind = { $who } can claim only one teyaku of each kind, not { $teyaku }.
error-score-teyaku-hand =
    { HAS($better) ->
        [yes] The hand of { $who } is not { $teyaku }, but { $better }: { $cards }.
       *[no] The hand of { $who } is not { $teyaku }, nor any other teyaku of that kind: { $cards }.
    }
error-score-dive-hand = { $who } may be paid for Diving with { $teyaku }: enter the hand as dealt.
error-score-two-ends = { $players } each have a yaku that ends the round, but the first of them ended it: check the piles.
error-score-call-unplayed = { $who } did not play, and cannot have called.
error-score-call-no-yaku = { $who } has no yaku in the pile, and cannot have called ({ $rule }).
error-score-call-first = { $players } have yaku: enter who called { $call } first, or who ended the round.
error-score-call-word = A round is ended with { OR($known) }, not { $call }; enter separately who let it go on.

## Liability: the player who laid the card that completed another's yaku pays for it alone.
error-score-liable-three = { $who } cannot be liable: that is only when more than two play, and { $who } is one of them.
error-score-liable-before = Only the player just before { $owner } can be liable for that; { $who } is not.
error-score-liable-unpaid = Nobody is paid for { $yaku } ({ $rule }), so nobody is liable for it.
error-score-liable-what = Nobody can be liable for { $what }; use one of { COMMA($rules) }, or for Diving the card that was laid.
error-score-liable-card = { $card } is not the fourth card of a claimed triplet that was captured whole, so nobody is liable for it.
error-score-liable-twice = Only one player can be liable for a yaku, and { $who } is already.
