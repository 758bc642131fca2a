# The lesson of Hiraya.

lesson-hiraya-welcome = Welcome to Hiraya: take cards from the field with the cards in your hand. There are only a few sets to collect, and one card that takes anything.
lesson-hiraya-yaku = A yaku is a set of cards that brings extra points. The three ribbons with a poem, of Pine, Plum and Cherry, make { $yaku }: 30 points from each opponent. You have the first.
lesson-hiraya-two = Two cards of that flower are on the field, and the { $card } takes one of them. Play it, then choose the { $want }, not the { $other }: you need it for { $yaku }.
lesson-hiraya-wild = You need the { $want }, but have no card of its flower. Your { $card } is the wild card: it takes any card. Play it, then choose the { $want }.
lesson-hiraya-wild-otherwise = { $card } can take any card, but you need the { $want } now.
lesson-hiraya-made = You have made { $yaku }! And { $card } will bring you one thing more at the end of the round.
lesson-hiraya-leftovers = The round is over. The cards that were left on the field came to you, because you have { $card }.
lesson-hiraya-settlement = You took { $points } points. An equal share is 80: { $points } − 80 = { SIGNED($over) }. The yaku brings you { SIGNED($gain) }, so the round is worth { SIGNED($result) }. That is Hiraya!
