# The table.

table-sit = Sitting down …
table-leave = To the lobby
table-field = Field
table-field-takes = { $card }: take it
table-own-hand = Your hand
table-log = Log
table-drawer-pin = Pin
table-yaku = Yaku
table-hint = Hint

## The bar at the top
table-bar-offline = Not connected. Trying again …

## Players
table-player-dealer = deals
table-player-leader = leads
table-player-turn = to play
table-player-points = This round { SHORT($points) }
table-player-total = Total { $total }
table-player-out = out
table-seat-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-captured-of = { $kind }: { $n }
table-captured-enlarge = Captured by { $name }: show them large
table-captured-whose = { $name }: captured cards
table-captured-none = Nothing captured yet.
table-stock =
    { $n ->
        [one] Draw pile: { $n } card
       *[other] Draw pile: { $n } cards
    }
table-own-stock = Own draw pile: { $n }

## The line above your hand
table-prompt-play = Your turn: play a card
# A first tap has picked a card up.
table-prompt-again = Tap again to play it.
table-prompt-takes = Which card does { $card } take?
table-prompt-dealer-takes = Take a card from the field
table-prompt-return = Put a card back into the draw pile
table-prompt-pile = Choose the pile that becomes your hand
table-prompt-waits = { $name } is to play
table-prompt-claims = Teyaku are being claimed …
table-prompt-back = Take back
table-prompt-sending = Playing { $card } …
table-prompt-putting = Putting { $card } back …
# The answer that was pressed on a slip of paper.
table-prompt-saying = Your answer: { $word } …
table-prompt-claiming = Claiming { $teyaku } …
table-pile-left = Take the left pile as your hand
table-pile-right = Take the right pile as your hand

## What a card does, after its name: "Crane takes Pine Ribbon · +20 · makes Five Brights"
table-preview-takes = takes { $cards }
table-preview-takes-one = takes one of { $n }: { $cards }
table-preview-stays = stays on the field
table-preview-alone = is taken by itself
table-preview-points = +{ SHORT($points) }
table-preview-makes = makes { $yaku }

## Questions on a slip of paper
table-slip-question = Question
table-slip-go-on = Continue
# What a claim brings; its cards are shown as pictures.
table-slip-claims = { $sum } from each
table-slip-late = You have not claimed this. You still can, until the first card is drawn.
table-slip-still = You can say this at any time, whoever’s turn it is.
table-slip-later = Not now
table-late-claim = Claim
table-late-what = Claim { $teyaku }
# Buying a place in the round: to whom, how much.
table-offer-to = Offer to
table-offer-amount = Amount ({ $unit })
table-offer-offer = Make the offer
table-offer-least = at least { $least }
table-offer-want = Or another amount ({ $unit })
table-offer-counter = Make the counter-offer

## What a screen reader says
table-aloud-turn = Your turn.
table-aloud-late = You can still claim { $teyaku }: press c.
table-aloud-still = You can still say { $word }: press c.

## Yaku
table-yaku-out = Does not play this round.
table-yaku-gone = Out of reach
table-yaku-players = Players
table-yaku-legend = ◎ field   ▲ your hand   ? not seen yet
table-yaku-made = made
table-yaku-more = { $n } more of the { $all } that are left
table-yaku-field = on the field
table-yaku-hand = in your hand
table-yaku-hidden = not seen yet
table-yaku-open = in { $name }’s hand

## The hint
table-hint-chances = Chances of a yaku after that
table-hint-numbers = What the numbers mean
table-hint-none = hardly any
table-hint-made = made
table-hint-all = All { $n }
table-hint-fewer = Fewer
table-hint-from = The numbers are what the round brings you on average, ± their error, from { $rounds } simulated rounds.
table-hint-close = Close the hint
table-value-best = best
table-value-behind = { $sum } on average beside the best, plus or minus { $error }

## Between rounds
table-between-settlement = Settlement
table-between-next = Next round
table-between-stop = Stop here
table-between-sure = End the match now?
table-between-yes = End it
table-between-no = Play on
table-between-see = See the table
table-between-back = Back to the settlement
table-between-result = Result of the match
table-between-last = The last round

## The curtain between two people at one device
table-curtain-hand = Hand the device to { $name }
table-curtain-hidden = The cards are hidden until then.
table-curtain-am = I am { $name }

## The menu
table-menu-menu = Menu
table-menu-speed = Speed
table-menu-vocabulary = Names
table-menu-numerals = Month numbers on cards
table-menu-marks = Kind marks on cards
table-menu-leave = Leave for the lobby
table-menu-keeps = The match waits for you.

## Keys
table-keys-title = Keys
table-keys-space = Space
table-keys-arrows = move along your hand, the field and the answers
table-keys-enter = play the card, take the card, give the answer
table-keys-esc = put the card back, take the answer back
table-keys-numbers = pick up a card from your hand
table-keys-h = hint: the value of each answer
table-keys-c = claim a teyaku late, ask for a redeal
table-keys-y = yaku
table-keys-l = log
table-keys-help = these keys

## The guide to the first game
table-guide-ok = Got it
table-guide-off = No more notes
guide-match = Play one card. If a card of the same month (the same flower) is on the field, you take both. Raised cards take something: point at one or tap it.
guide-nothing = None of your cards has its month on the field. The card you play stays there, so play one you can spare.
guide-choose = There are two cards of that month on the field. Press the one you want.
guide-choose-wild = { $card } is the wild card: it takes a card of any month. Press the highlighted card that you want.
guide-choose-it = This card can take one of its own month, or { $card }, the wild card. Press the one you want.
guide-choose-one = Press the highlighted card that you want.
guide-hold-wild = You hold { $card }, the wild card: it takes a card of any month. Keep it for a card that you really want.
guide-wild = { $card } is the wild card: that is why it and a card of another month went together.
guide-leftovers = The cards that were left on the field go to the player who has { $card }, the wild card.
guide-draw = After your card, one is turned up from the draw pile. It takes in the same way, and here you choose which.
guide-drawn = After your card, one was turned up from the draw pile: { $card }. It takes in the same way, and took { $taken } for you.
guide-drawn-stays = After your card, one was turned up from the draw pile: { $card }. Nothing on the field has its month, so it stays there.
guide-others = The others play in turn, counter-clockwise. Watch which months they leave on the field.
guide-yaku = You have begun some yaku: sets of cards that bring extra points. The yaku list shows what is missing, and where it is.
guide-face-down = The field lies face down until everybody has turned a card. The earliest month leads.
guide-settled = The round is over. Here is what everybody took and made, and who pays whom for what.
guide-over = That was a whole match. You can replay it move by move.

## What a card on the field is: "August, Susuki · Bright · 20 points · taken by Susuki Chaff"
table-fact-month = month { $n }, { $month }
table-fact-points = { $points }
table-fact-takers = your { OR($cards) } takes it
