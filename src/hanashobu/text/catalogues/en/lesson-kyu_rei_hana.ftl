# The lesson of Kyū-Rei Hana.

lesson-kyu_rei_hana-welcome = Welcome to Kyū-Rei Hana, “ninety flowers”: take cards, and have more than ninety points at the end of the round.
lesson-kyu_rei_hana-multiplier = The { $card } was dealt to the field, so everything in this round counts double. With the Rain Man or the Phoenix it would be four times as much.
lesson-kyu_rei_hana-in = Four are at the table, but only three play. With a weak hand you can go out for a small fee. Yours is good: choose “in”.
lesson-kyu_rei_hana-in-otherwise = Your hand is too good to give up. Choose “in”.
lesson-kyu_rei_hana-out = This player went out and paid a fee into the pot. The winner of the round gets the pot.
lesson-kyu_rei_hana-two = You have the Pine’s poetry ribbon. With those of the Plum and the Cherry it makes { $yaku }. Play the { $card }, then choose the { $want }, not the { $other }.
lesson-kyu_rei_hana-yaku = One ribbon is missing. Play the { $card }: it takes the { $want }, and { $yaku } is made.
lesson-kyu_rei_hana-settlement = { $points } points and { $gain } for the yaku, less 90, and all of it doubled: { SIGNED($sum) }. You won the round, so the pot of { $pot } is yours too: { SIGNED($result) }.
