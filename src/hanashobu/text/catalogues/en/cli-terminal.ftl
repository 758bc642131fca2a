# The table in the terminal. What is typed (h, q, end, sage …) stays as it is in every language.

terminal-guest = Guest
# What is typed for an answer, and what it means in this language; that may be typed too.
terminal-word = { $word } ({ $meant })
# Facts about a player, one after another.
terminal-facts = { COMMA($facts) }

## The menu
# $game is a game, $when a day and a time.
terminal-continue = continue { $game }, round { $round }, last played { $when }
terminal-players = { $players } players
# A few numbers: 2 or 3.
terminal-numbers = { OR($numbers) }
terminal-which-game = Which game? 1 to { $most } or its name, q leaves:
terminal-when = { $day } { $month }, { $time }
terminal-month-1 = January
terminal-month-2 = February
terminal-month-3 = March
terminal-month-4 = April
terminal-month-5 = May
terminal-month-6 = June
terminal-month-7 = July
terminal-month-8 = August
terminal-month-9 = September
terminal-month-10 = October
terminal-month-11 = November
terminal-month-12 = December

## Saved matches
terminal-continues = This is the match of { $when }; --new starts another.
terminal-other-terminal = The unfinished match is being played in another terminal; this is a new one.
terminal-record-exists = { $path } exists already; give --record the name of a new file.
terminal-record = The record of the match, for `hana replay` and `hana verify`:
terminal-review = What the cards did, and which decisions cost most:
terminal-saved = Saved. `hana play { $game }` continues this match.
terminal-save-broken = A saved match cannot be continued: { $why } It is left as it is.
terminal-save-broken-note =
    A saved match cannot be continued: { $why }
    Remove this file to try again.
terminal-save-folder = Matches cannot be saved in { $folder } ({ $why }); set HANASHOBU_HOME to another directory.
terminal-save-format = { $file } is of format { $format }, and this version reads only { $ours }. Continue it with the version that saved it, or delete it.
terminal-save-players = { $file } does not say who plays.
terminal-save-one-match = { $file } should hold one match.
terminal-save-other-game = A saved match cannot be continued now: { $why }
terminal-save-bot-gone = There is an unfinished match against the bot { $file }, but that file is not there. Put it back to continue it.
terminal-save-bot-changed = { $file } has changed since this match was last played; the bot plays on as it is now.
terminal-bot-failed = { $who } makes a random move, because the bot has failed: { $why }
# $file is the path of the game, or empty; $variable the name of an environment variable.
terminal-save-no-game =
    There is an unfinished match of { $game }, but that game is not here: { HAS($file) ->
        [yes] `hana play { $file }` continues it.
       *[no] add the folder of its file to { $variable }.
    }

## Prompts
terminal-more = Enter for more, q to go back:
terminal-prompt-play =
    Your turn: { $most ->
        [1] 1
       *[other] 1 to { $most }
    } or a code (? for help):
terminal-prompt-return =
    { $which ->
        [any] Put back 1 to { $most } or a code (? for help):
       *[numbered] Put back a numbered card or a code (? for help):
    }
terminal-prompt-pile = Take pile 1 or 2 as your hand (? for help):
terminal-prompt-choice =
    Your choice: { $most ->
        [1] 1
       *[other] 1 to { $most }
    } or { $by ->
        [code] a code
       *[word] a word
    } (? for help):
terminal-which = Which card does { $card } take?
terminal-take = Take 1 to { $most } or a code (Enter goes back):
# $ends: yes where the match has no fixed length.
terminal-next-round =
    Enter deals round { $round } (q leaves{ $ends ->
        [yes] , or end to end the match
       *[no] {""}
    }):
terminal-between = Enter deals the next round; q leaves, and the match continues later; end ends it here.
terminal-final = Enter shows the final totals:

## Questions. $text is an answer's own words, without a full stop.
terminal-claim = You can still claim: type { $word } for { $text }.
terminal-or-type = Or type { $word }: { $text }.
terminal-answer = { $number }. { $word }: { $text }.
terminal-offered = { $number }. { $card }: { $text }.

## What a card does
terminal-taken-alone = is taken alone
terminal-stays = stays on the field
terminal-cannot-play = cannot be played: another card matches
# $every: all where it takes three cards. $then is empty, or what that makes.
terminal-takes =
    takes { $every ->
        [all] all three: { $cards }
       *[some] { $cards }
    }{ HAS($then) ->
        [yes] , { $then }
       *[no] {""}
    }
terminal-takes-one =
    takes 1 of { $n }{ HAS($cards) ->
        [yes] : { OR($cards) }
       *[no] {""}
    }{ HAS($then) ->
        [yes] , { $then }
       *[no] {""}
    }
terminal-makes =
    makes { $yaku }{ $ends ->
        [yes] , ends the round
       *[no] {""}
    }
terminal-makes-worth = makes { $yaku } ({ $worth })
terminal-can-make = can make { $yaku }
terminal-can-make-some =
    { $n ->
        [one] can make a yaku
       *[other] can make { $n } yaku
    }
terminal-can-end = can end the round
terminal-ends = ends the round
terminal-ends-short = ends
terminal-some-yaku =
    { $n ->
        [one] a yaku
       *[other] { $n } yaku
    }
# $more are cards that are taken along, $yaku what it makes; either may be empty.
terminal-brings =
    { HAS($more) ->
        [yes] with { $more }, { SIGNED($points) }
       *[no] +{ $points }
    }{ HAS($yaku) ->
        [yes] , { COMMA($yaku) }
       *[no] {""}
    }
terminal-points-range = +{ $low } to { $high }

## The table
# $of is how many rounds the match has, or 0.
terminal-round =
    { $of ->
        [0] round { $round }
       *[other] round { $round } of { $of }
    }
terminal-field = Field
terminal-empty = empty
terminal-not-dealt = not dealt yet
terminal-draw-pile = draw pile { $cards }
terminal-own-draw-pile = your draw pile { $cards }
# At most six cells.
terminal-yaku = Yaku
terminal-watch = Watch
# $mark is the sign of the dealer or leader, or empty.
terminal-deals =
    { HAS($mark) ->
        [yes] { $mark }{" "}
       *[no] {""}
    }{ PERSON($who) ->
        [you] you deal
       *[one] { $who } deals
    }
terminal-leads =
    { HAS($mark) ->
        [yes] { $mark }{" "}
       *[no] {""}
    }{ PERSON($who) ->
        [you] you lead
       *[one] { $who } leads
    }
terminal-open = open { $cards }
terminal-showed = showed { $cards }
terminal-claimed = claimed { $teyaku }
terminal-total = total { $total }
terminal-nothing-taken = nothing taken yet
terminal-and-more = +{ $n } more
terminal-card-points = { $points } card points
terminal-in-yaku = { $points } in yaku
terminal-no-hand = no hand yet
# $draw is how many cards the player has to draw, −1 where all draw from one pile.
terminal-holding =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $draw ->
        [-1] {""}
       *[other] , { $draw } to draw
    }

## Pages to look something up
terminal-help-title = What you can type
terminal-help-card = play a card: its number in your hand, or its code
terminal-help-takes = play a card and say at once which card it takes
terminal-help-table = show the table again
terminal-help-hint = hint: the value of each answer, and which is best
terminal-help-yaku = yaku: where every card of every yaku is
terminal-help-log = log: what happened in this round
terminal-help-rules = rules of the game, with the table of yaku
terminal-help-sort = sort your hand by month or by kind
terminal-help-leave = leave; the match is saved, and continues next time
terminal-help-this = this page
terminal-help-in-out = play this round, or go out of it for a fee
terminal-help-offer = offer a player a sum for the place in the round; no for none
terminal-help-counter = ask for another sum than you are offered for your place; yes or no to take it or not
terminal-help-claim = claim a teyaku of your hand (both where you have two), or keep it hidden; until the first draw you can still claim it
terminal-help-calls = with a new yaku: play on, or end the round
terminal-help-cancel =
    instead of a card, after { $goes_on }: end the round{ $counts ->
        [half] { " " }for half
       *[whole] { "" }
    }
terminal-help-yes-no = answer a question
terminal-help-players = Players
terminal-help-dealer = { $mark } deals
terminal-help-leader = { $mark } leads and plays first
terminal-help-cards = Cards
terminal-help-codes = A code is the month and a letter: 3a is a card of the third month. Cards of one month take each other.
terminal-unknown = ? is a card that nobody has shown yet
terminal-yaku-is = { $yaku }, { $worth }: { $text }.
terminal-made-by = made by { $who }
terminal-out-of-reach = out of reach
terminal-needed = { $need } needed; { COMMA($held) }; field { $field }
terminal-on-field = field
terminal-your-hand = your hand
terminal-log = This round so far

## Hints
terminal-hint-yaku = Yaku for { $who }: { COMMA($yaku) }.
terminal-hint-likely = { $yaku } { PERCENT($chance) }
terminal-hint-from = From { GROUPED($rounds) } simulated rounds; ± is the standard error.
terminal-hint-takes = takes { $card }
terminal-hint-average = On average for you: { $values }.
terminal-hint-taking = Taking: { $values }.

## The table in sentences, for screen readers
# $cards may be empty.
spoken-field =
    { HAS($cards) ->
        [yes] Field: { $cards }.
       *[no] The field is empty.
    }
spoken-extras = On the table: { COMMA($extras) }.
spoken-draw-pile = Cards to draw: { $cards }.
spoken-near = You are near { $yaku }, { $worth }: { $needs }.
spoken-watch = Watch { $who }: { $yaku }, { $worth }, { $needs }.
# $round as in terminal-round, $deals as in terminal-deals.
spoken-title = { $game }, { $round }. { CAPITAL($deals) }.
spoken-idle = { CAPITAL($who) }: { COMMA($facts) }.
spoken-player =
    { PERSON($who) ->
        [you] You have { COMMA($facts) }.
       *[one] { $who } has { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } in hand, { COMMA($facts) }.
    }
spoken-sentences = { $a } { $b }
spoken-called = Called { $call }.
spoken-claimed = Claimed: { COMMA($teyaku) }.
spoken-hand-open = Hand { $cards }.
spoken-kind = { $kind }: { $cards }
spoken-taken =
    { HAS($kinds) ->
        [yes] Taken: { SEMICOLON($kinds) }.
       *[no] Nothing taken yet.
    }
spoken-made = Yaku made: { COMMA($yaku) }.
spoken-hand =
    { HAS($cards) ->
        [yes] Your hand: { $cards }.
       *[no] Your hand:
    }
spoken-card =
    { HAS($facts) ->
        [yes] { $number }. { $card }: { COMMA($facts) }.
       *[no] { $number }. { $card }.
    }
spoken-shown-stays = shown, and stays
spoken-cannot-play = cannot be played, because another card matches

## Shorter words where a name has no room: short-CODE has 9 cells, label-CODE 20, flower-MONTH 9. A language has those that it needs.
short-2a = Warbler
short-5a = Bridge
short-6a = Butterfly
short-12b = Yellow
short-poetry-ribbon = Poetry
short-blue-ribbon = Blue
flower-7 = Clover
flower-9 = Chrysanth
label-9b = Chrysanthemum Blue
label-12b = Yellow Chaff
terminal-unsaved = { $why } This match is played without being saved.
terminal-not-kept = The match was not saved.
