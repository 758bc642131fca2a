# The rules of a game, and the cards.

## All cards
rules-cards-title = The cards
rules-cards-what = Forty-eight cards: twelve months, four cards each. Cards of the same month match; that is all you need to know to begin.
rules-cards-games = The rules of each game
rules-cards-unknown = There is no game called { $name } here.
rules-months-title = Month by month
rules-months-month = Month { $n }
rules-months-blank-what = A spare card without a month; some games use it.

## A turn
rules-turn-title = A turn in five pictures
rules-turn-see = Some cards lie face up on the field, you hold some in your hand, and the rest are the draw pile.
rules-turn-match = Play one card. If there is a card of the same month on the field, you take both.
rules-turn-stay = If there is none, your card stays on the field.
rules-turn-draw = Then the top card of the draw pile is turned over. It takes a card, or stays, in the same way.
rules-turn-pile = The cards you took lie in front of you. They count points, and sets of them, called yaku, count more.

## The rules of one table
rules-contents = On this page
rules-for = Rules for
rules-play = Play by these rules
rules-print = Print
rules-how = How a round is played
rules-chapter-before = Before play
rules-chapter-turn = A turn
rules-chapter-score = Special cards and scoring
rules-chapter-match = The match
rules-house-what = Change one, and the rules on this page change with it.

## The points of the cards: "20 each", "together 100"
rules-points = Card points
rules-points-each = each
rules-points-together = together { $n }
rules-points-all = All { $n } cards together: { $points }

## Yaku
rules-yaku = Yaku
rules-yaku-what = Sets of cards that count when you have captured them.
# Pictures of the cards follow.
rules-yaku-any = any { OR($n) } of
rules-yaku-and-any = and any { OR($n) } of
rules-or = or
rules-yaku-cancels = If anybody has it, nobody’s yaku count.
rules-yaku-every-month = the four cards of the round’s month. In round 1:
rules-yaku-month = in rounds of month { $n }:
rules-yaku-places = Only for player { OR($places) } in turn order.
rules-best = { CAPITAL($group) }: only the best counts
rules-add = These all add up
rules-teyaku = Teyaku
rules-teyaku-what = Hands that pay as they are dealt.
rules-kind = Kind { $kind }: only the best counts
