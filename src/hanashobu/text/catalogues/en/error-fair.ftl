# What does not match in a fair deal. Names of fields are those of the format, and stay as they are.

error-fair-scheme = The deal was made by { $scheme }; this program can check { $ours } only.
error-fair-hex = { $what } has to be { $digits } lowercase hexadecimal digits.
error-fair-nobody = Nobody contributed to this deal; a fair deal needs at least one party.
error-fair-seats = The seats of the parties are not valid: each party needs at least one seat, and no seat may appear twice.
error-fair-parties = The parties of a fair deal have to be listed in order of their numbers, each once.
error-fair-nonce = What party { $party } revealed is not what it had committed to.
error-fair-secret = The secret that was revealed is not the one that the server had committed to.
error-fair-no-transcript = The last event reveals a secret, but the match event has no `fair` that it belongs to.
error-fair-no-secret = The match is over, but the server's secret was not revealed.
error-fair-cards = These are not the cards that follow from the secret and the contributions.
error-fair-chain = The list of commitments was changed at entry { $number }.
error-fair-seal = The seal of this event is missing, or is not the one of what stands here: the record was changed after it was played.
error-fair-seal-plain = This event has a seal, but the match event has no `fair` that it belongs to.
error-fair-twice = The list of commitments has the same commitment at entries { $before } and { $number }: a secret was used twice.
error-fair-unlisted = The commitment of this deal is not in the list of commitments.
error-fair-listed-closed = By entry { $number } of the list of commitments, the table of this deal was closed before it was dealt.
error-list-unreadable = { $path } is not a list of commitments as /api/commitments has it: { $trouble }.
error-receipt-unreadable = { $path } is not a receipt that a table has saved: { $trouble }.
error-receipt-none = No match of this file was played at the table of the receipt.
error-receipt-plain = The server had promised a fair deal, and this match has none.
error-receipt-commitment = The server had shown another commitment before everybody was ready: it may have chosen its secret afterwards.
error-receipt-missing = Your contribution is missing from this deal.
error-receipt-replaced = Something else stands in place of your contribution.
error-receipt-list = The others had committed to something else when your page revealed its contribution.
error-receipt-short = Your page has seen { $seen } events of this match, and here there are only { $found }.
error-receipt-head = This is not what your page has seen: events of the match were changed afterwards.
