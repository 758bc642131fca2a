# The lesson of Toppa.

lesson-toppa-welcome = Welcome to Toppa, a game for two from Hokkaido. Three things decide a round together: the hand you are dealt, the yaku you make, and the cards you take.
lesson-toppa-claim = Nine of your ten cards are Chaff. With eight or more you have an { $teyaku }, and your opponent pays you 30 for it. But the Chaff is laid open, and it stays open for the whole round. Claim it.
lesson-toppa-claim-otherwise = You may hide such a hand, but then it pays nothing. This time claim it.
lesson-toppa-draw = After your card, the top card of the draw pile is turned up. Nothing matched the { $card }, so it stays on the field. You could take it next with your { $have } … if that were a secret. Now your opponent plays.
lesson-toppa-open = Gone! Your opponent saw your { $have } and took the { $card } first. That is the price of an open hand: weigh it against what the hand brings.
lesson-toppa-yaku = A yaku is a set of cards that brings extra points. The three blue ribbons make { $yaku }, for 20, and you have the first. Play the { $card }, then choose the { $want }, not the { $other }.
lesson-toppa-made = You have made { $yaku }! A Bright is worth 20 points, an Animal 10, a Ribbon 5, Chaff nothing. But twelve Chaff are a yaku, too, and so are seven ribbons.
lesson-toppa-settlement = You took { $points } points, less than half of all 240: { $points } − 120 = { SIGNED($over) }. But your hand and your yaku bring { SIGNED($gain) }, so the round is worth { SIGNED($result) }, and you win it with the poorer cards. That is Toppa!
