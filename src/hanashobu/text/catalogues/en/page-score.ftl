# The scorekeeper, for a table with real cards.

## All matches
score-sub = For a table with real cards: tap the cards that each player took, and get the whole settlement. The match stays on this device.
score-fresh = New match
score-open = Open a file
score-bad = There is no match in this file that this version can read.
score-kept = Saved matches
score-none = No match is saved here yet.
score-unreadable = { $n ->
    [one] One more match is kept here that this version cannot read. It was not deleted.
   *[other] { $n } more matches are kept here that this version cannot read. They were not deleted.
}
score-unknown = unknown game
score-stopped = ended
score-entering = round { $n } is being entered
score-go = Continue
score-delete = Delete
score-sure = Delete it for good?
score-yes = Yes, delete it
score-cancel = No
score-all = All matches
score-gone = This browser has no such match.
score-asking = Loading the rules …
score-settling = Settling …
score-save = Save as a file
score-add = Add
score-remove = Remove
score-remove-it = Remove { $what }
score-who = Who
score-no-month = No month

## A new match
score-new-title = New match
score-new-game = Game
score-new-players = Players
score-new-names = Names, in the order of play
score-new-name = Player { $n }
score-new-note = Play runs counter-clockwise: each player sits to the right of the one before.
score-new-again = The players of the last match: { COMMA($names) }
score-new-dealer = Who deals first
score-new-begin = Begin the match
score-new-full = This browser saves nothing: the match would be lost when you leave.

## One match
score-match-first = Deal the cards and play. When the round is over, enter it here.
score-match-enter = Enter round { $n }
score-match-goon = Continue with round { $n }
score-match-correcting = Continue correcting round { $n }
score-match-unsettled = Round { $n } is saved but not settled yet.
score-match-stop = End the match here
score-match-stopped = The match was ended early.
score-match-reopen = Play on
score-match-sure = End the match now?
score-match-yes = Yes, end it
score-rounds-title = Rounds
score-rounds-correct = Correct
score-rounds-strike = Delete
score-rounds-sure = Delete round { $n }?
score-rounds-yes = Yes, delete it
score-rounds-wrong = needs a check
score-totals-last = last round { SIGNED($n) }
score-totals-deals = deals next
score-totals-stake = stake { $n }

## Entering a round
score-entry-correcting = Correcting round { $n }
score-entry-back = Match
score-entry-steps = Steps
score-step-before = Before play
score-step-cards = Cards
score-step-after = Calls
score-step-slip = Settlement
score-entry-next = Next: { $step }
score-entry-write = Save the round
score-entry-later = Save it, settle later
score-entry-undo = Undo
score-entry-discard = Discard
score-entry-sure = Really discard it?
score-dealer = Dealer: { $name }
score-dealer-change = Who dealt

## Before play
score-before-stakes = Stakes: { COMMA($list) }
score-before-leader = Who led the round
score-before-lights = Cards on the dealt field that multiply
score-before-now = The round counts ×{ $n }.
score-before-waits = To come: { $list }.
score-before-who = Who played
score-before-idle = For those who did not play, choose why.
score-before-shared = The two shared the pot
score-hand = { $name }’s hand, as dealt: { $n } of { $all }
score-hand-grid = All cards. Tap those that { $name } was dealt.
score-buys-title = Places bought
score-buys-none = No place was bought.
score-buys-buyer = Buyer
score-buys-seller = Seller
score-buys-amount = Price
score-buys-line = { $buyer } bought the place of { $seller } for { $amount }.
score-teyaku-title = Teyaku shown
score-teyaku-which = Which
score-teyaku-hand = Enter { $name }’s hand too

## Cards
score-players-who = Whose cards
score-players-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
score-players-yaku = { $n } yaku
score-piles-grid = All cards. Tap a card to give it to { $name }.
score-piles-left =
    { $n ->
        [0] Every card has an owner
        [one] { $n } card is left
       *[other] { $n } cards are left
    }
score-piles-rest = The rest to { $name }
score-piles-gave = { $card } to { $name }.
score-piles-back = { $card } taken back.
score-piles-keys = Keys 1 to { $n } give a card to that player, Delete takes it back.

## Calls
score-calls-nothing = Nobody has a yaku, so nobody called.
score-calls-went-on = Who called { $call }
score-calls-order = In the order of their first calls.
score-calls-end = Who ended the round
score-calls-nobody = Nobody: the hands were played out
score-calls-how = How
# A player who laid the card that completed another's yaku pays for it alone.
score-calls-answers = Who is liable for a yaku
score-calls-what = For what
score-calls-dive = Diving: { $card }
score-calls-line = { $name } is liable for { $what }.

## Trouble
score-trouble-away = The server cannot be reached. What you enter is safe on this device, and is settled as soon as the server is back.
score-trouble-unkept = This browser saves nothing. Save the match as a file before you leave.
