# The lesson of Mushi.

lesson-mushi-welcome = Welcome to Mushi, a game for two with forty cards: the Peony and the Bush Clover are left out.
lesson-mushi-yaku = A yaku is a set of cards that brings extra points. The { $first }, the { $second } and the { $third } make { $yaku }, for 25 points. You have the first of them.
lesson-mushi-wild = Your { $card } is the wild card: it takes any card but a Willow, so not the { $not_this }. Play it, then choose the { $want }.
lesson-mushi-made = You have made { $yaku }! And whoever has { $card } at the end gets the cards that are left on the field.
lesson-mushi-lies = One warning: if { $card } ever lies on the field, cards from the hand cannot take it. Only a card from the draw pile can.
lesson-mushi-settlement = You took { $points } points. Half of all points is 115: { $points } − 115 = { SIGNED($over) }. The yaku brings you { SIGNED($gain) }, so the round is worth { SIGNED($result) }. That is Mushi!
