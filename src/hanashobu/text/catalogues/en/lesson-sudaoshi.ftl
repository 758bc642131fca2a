# The lesson of Sudaoshi.

lesson-sudaoshi-welcome = Welcome to Sudaoshi, a game for three that turns things upside down: Chaff, worth little elsewhere, is what everybody wants here.
lesson-sudaoshi-claim = You were dealt three Chrysanthemums: a { $teyaku }. Such a hand brings 2 kan from each opponent, and a kan is 10 points. Claim it: you only have to show the three cards.
lesson-sudaoshi-claim-otherwise = Do claim it: a hand that stays hidden pays nothing.
lesson-sudaoshi-par = You play last in this round. That helps at the end, so your par is the highest: the first player needs 100 points of cards, the second 110, and you 120. The others begin.
lesson-sudaoshi-chaff = Chaff, the Curtain and the Phoenix are worth 10 points, the other Brights and the Animals 5, a Ribbon just 1. Your { $card } takes one of two cards: play it, then choose the { $want }, not the { $other }.
lesson-sudaoshi-rain = The Rain Man and the Swallow make { $yaku }, for 1 kan from each opponent, but only if the last player takes them, and that is you. Play the { $card }: it takes the { $want }.
lesson-sudaoshi-made = You have made { $yaku }! All four Willows would be the { $whole }, for 2 kan. Neither would bring the other two anything.
lesson-sudaoshi-settlement = You took { $points } points, and your par is 120: { SIGNED($over) }. Your hand brings 2 kan and your yaku 1, so each opponent pays 30: { SIGNED($gain) }. The round is worth { SIGNED($result) }. That is Sudaoshi!
