# Replaying a record.

## Opening one
replay-open-title = Replay a match
replay-open-about = Watch any record of a match move by move: forwards and backwards, from any seat, with all cards open if you like. You can play on from any move.
replay-open-drop = Drop a record here
replay-open-or = or
replay-open-choose = Choose a file
replay-open-form = A file of JSON lines, as this page and the hana command write it.
replay-open-paste = Or paste its text, or a link to a match
replay-open-show = Show it
replay-open-reading = Checking every move …
replay-open-big = This file is too large to be the record of one match.
replay-open-mine = Your finished matches
replay-open-all = All of them
replay-loading = Reading the record …
replay-unfinished = This match is not over yet. Its record would show hidden cards, so it can be replayed only once it is finished.
replay-to-table = Go to the table
replay-to-replay = Open another record

## Where one is, and whose cards are seen
replay-seat = Seen by
replay-everybody = All cards open
replay-seat-of = { $name }
replay-before = Before the first round
replay-place = Place in the match
replay-place-of = { $round }, move { $n } of { $all }: { $said }
replay-which-round = Round
replay-moves = Moves

## The controls
replay-start = To the beginning
replay-round-back = Back one round
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-on = Forward one move
replay-round-on = Forward one round
replay-end = To the end
replay-keys = Keys: ← → a move, [ ] a round, Home, End, Space plays
replay-tab-moves = Moves
replay-tab-yaku = Yaku
replay-tab-on = Play on
replay-tab-deal = Deal
replay-table = Show the table
replay-settlement = Show the settlement
replay-result = Show the result

## Sharing a match: a link that contains it
share-title = Share this match
share-what = This link contains the whole match: whoever opens it can replay every move, with all cards open. It works even after you remove the match here.
share-at = It opens at the move that is shown now.
share-making = Putting the match into a link …
share-short = A short link, which works as long as this server keeps the match:
share-file = Or as a file, which “Replay” opens:
share-long = This match is too long for a link. Download the record and send the file instead.
replay-link-trouble = The match in this link cannot be shown.
replay-link-cut = The link is not complete: its end is missing. Copy the whole link, and open it again.
replay-link-damaged = The link was changed on its way, so the match in it cannot be read. Ask for it again, or for the record as a file.
replay-link-newer = The link was made by a newer version of Hanashōbu. Update, and open it again.
replay-link-large = What is in this link is too large to be the record of one match.
replay-link-incapable = This browser is too old for links that contain a match. Use the record as a file instead, or another browser.

## The cards to come
replay-comes = Next from the draw pile
replay-comes-own = { $name } draws next

## Playing on from here
replay-play-on = Play on from here
replay-play-on-about = A new table begins at this move. Cards that have not been dealt or drawn yet are shuffled again.
replay-your-seat = Your seat
replay-bot = Bot for { $name }

## Whether the deal was fair
replay-fair = A fair deal
replay-fair-about = The cards of this match come from a secret of the server and from numbers that the players contributed, so that nobody could choose them. Your browser can compute every shuffle again.
replay-fair-check = Check the deal
replay-fair-busy = Computing every shuffle …
replay-fair-holds =
    { $shuffles ->
        [one] The only shuffle follows
       *[other] All { $shuffles } shuffles follow
    } from the server's secret and { $parties ->
        [one] the contribution of one party
       *[other] the contributions of { $parties } parties
    }. Every commitment matches what was revealed.
replay-fair-sealed = Every contribution matches its commitment. The cards can be checked when the match is over and the server has revealed its secret.
replay-fair-withheld =
    { $n ->
        [one] One contribution was withheld; its commitment took its place.
       *[other] { $n } contributions were withheld; their commitments took their place.
    }
replay-fair-words = The fingerprint that everybody saw at the table:
replay-fair-head = What happened, from the first card to the last. Two people who played here read the same words:
replay-fair-wrong = This deal does not hold. Line { $line }: { $what }
replay-fair-game = This page does not know how { $game } is dealt. Run hana verify with the file of the game to check it.
