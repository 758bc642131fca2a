# Replaying a record.

## Opening one
replay-open-title = Replay a match
replay-open-about = Watch any record of a match move by move: forwards and backwards, from any seat, with all cards open if you like. You can play on from any move.
replay-open-drop = Drop a record here
replay-open-or = or
replay-open-choose = Choose a file
replay-open-form = A file of JSON lines, as this page and the hana command write it.
replay-open-paste = Or paste its text
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
replay-table = Show the table
replay-settlement = Show the settlement
replay-result = Show the result
replay-link = Copy a link to this move
replay-copied = Link copied
replay-copy-by-hand = Here is the link:

## The cards to come
replay-comes = Next from the draw pile
replay-comes-own = { $name } draws next

## Playing on from here
replay-play-on = Play on from here
replay-play-on-about = A new table begins at this move. Cards that have not been dealt or drawn yet are shuffled again.
replay-your-seat = Your seat
replay-bot = Bot for { $name }
