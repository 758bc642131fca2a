# The lesson of Hachi-Hachi.

lesson-hachi_hachi-welcome = Welcome to Hachi-Hachi, the great game of the gamblers. Three things pay here: the hand you are dealt, the yaku you make, and the cards you take.
lesson-hachi_hachi-multiplier = The { $card } was dealt to the field, so everything in this round counts double. With the Rain Man or the Phoenix it would be four times as much.
lesson-hachi_hachi-claim = You were dealt three Chrysanthemums. Three cards of one flower in the dealt hand are a teyaku. Claim it: you show the three cards, and everybody pays you at the end.
lesson-hachi_hachi-claim-otherwise = Do claim it: a teyaku that stays hidden pays nothing.
lesson-hachi_hachi-yaku = You have two poetry ribbons. Play the { $card }: it takes the third, and { $yaku } is made. It is worth 7 kan, and a kan is 12 points.
lesson-hachi_hachi-sage = Now you decide. “Sage” means playing on for more, but if another player ends the round first, your yaku pays nothing, and if nobody does, half.
lesson-hachi_hachi-shoubu = “Shoubu” ends the round, and you are paid in full. With a yaku like this, that is what most players say. Choose it.
lesson-hachi_hachi-shoubu-otherwise = Not this time: choose “shoubu” and be paid.
lesson-hachi_hachi-settlement = 2 kan for your hand and 7 for your yaku are 9 × 12 points, doubled: { $each } from each opponent, { SIGNED($result) } for you. Without any yaku, card points over 88 would count.
