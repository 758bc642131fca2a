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
