# What can be wrong with a record. Names of events, fields and values are those of the format, and stay as they are.

error-record-line = line { $line }: { $what } ({ $rule })
error-record-breaks = line { $line } breaks { $rule }: { $what }
error-record-breaks-rule = Line { $line } breaks { $rule }: { $what }
error-record-not-json = Line { $line } is not JSON.
error-record-no-event = Line { $line } is not an event of { $format }: it names no event.
error-record-unknown-event =
    Line { $line } is not an event of { $format }: there is no { $event } there{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    }
error-record-undeclared = Line { $line } has { $word } as { $field }, which neither the format nor the header of its match names. Add it to “words” of the header, or correct the line.
error-record-format = Line { $line } is of format { $format }; this program reads { $ours }.
error-record-bad-event = Line { $line } is not a valid { $event } event of { $format }: { $trouble }.
error-record-header-at = Line { $line }: { $what }
error-record-begins-at = Line { $line }: a record begins with a match event.
error-record-begins = A record begins with a match event.
error-record-impossible = This cannot be: { $what }
error-record-not-here-over = { $event } cannot come here; the match is over.
error-record-not-here-deck = { $event } cannot come here; a draw, a deal or a shuffle is due.
error-record-not-here-round = { $event } cannot come here; a new round is due.
error-record-not-here-turn = { $event } cannot come here; it is { $who }'s turn.
error-record-shuffle = A shuffle changes the order of the draw pile, not its cards.
error-record-blank = The blank card is left out of the draw.
error-record-seating = The draw decides who sits where, from the dealer to the right by month; these seats have another order.
error-record-deal = These are not the numbers of cards that are dealt in this game.
error-record-turned = A card was turned that is not on the field.
error-record-no-card = There is no card { $card } in this deck.
error-record-twice = { $card } is there twice.
error-record-count =
    { $found ->
        [one] There is { $found } card; { $needed } are needed.
       *[other] There are { $found } cards; { $needed } are needed.
    }
error-record-must-take = A card that matches must take.
error-record-other-event = { $event } where the rules have { $due }.
error-record-field = { $event } says { $field } is { $found }; by the rules it is { $due }.
error-record-differs = { $event } does not agree with the rules.

## What a file turned out to be
verify-ok = ok: { $held }
verify-cut-off = ok up to line { $line }, where it is cut off: { $held }
verify-held =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
verify-gap = { $before }; a match breaks off after line { $line }
verify-fair =
    { $before }; { $n ->
        [one] the fair deal holds: every card follows from it
       *[other] { $n } fair deals hold: every card follows from them
    }{ HAS($words) ->
        [yes] {" "}(fingerprint: { $words })
       *[no] { "" }
    }
verify-sealed =
    { $before }; { $n ->
        [one] the cards of one fair deal cannot be checked yet, because its secret is revealed at the end of the match
       *[other] the cards of { $n } fair deals cannot be checked yet, because their secrets are revealed at the end of the match
    }
verify-withheld =
    { $before }; { $n ->
        [one] one contribution was withheld
       *[other] { $n } contributions were withheld
    }
verify-head = { $before }; what happened, in four words: { $words }
verify-listed = { $before }; the public list of commitments agrees
verify-receipt = { $before }; your receipt agrees
verify-receipt-late = { $before }; your receipt agrees, but by the record your contribution did not arrive in time
verify-receipt-unused = { $before }; your receipt agrees, but the contribution that its device had prepared is not in the deal: you were ready on another device as well, or the server has left it out
error-file-unreadable = cannot be read: { $trouble }.
error-records-unreadable = { $path } cannot be read: { $trouble }.
error-records-empty = There is no match in { $path }: it is empty, or not a record.
error-record-empty = There is no match in this file: a record begins with a match event.
error-record-several = There are { $matches } matches in this file; cut it so that it holds one.
error-file-empty = there is no match in it: it is empty, or not a record.
error-review-not-over = The match is not over yet; a review is for finished matches.
error-review-no-round = This match has no round { $round } that was finished.
