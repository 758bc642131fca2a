# The lesson of Nara Hana-awase.

lesson-nara-welcome = Welcome to Nara Hana-awase, for four players. Everybody starts with 1000 points: 8 matchsticks of 100 and 20 beans of 10.
lesson-nara-pile = Two piles of five cards lie face down in front of you. Nobody knows which is better. Choose the left one: it becomes your hand.
lesson-nara-pile-otherwise = This time, take the left pile.
lesson-nara-own = The other pile is your own draw pile. Nobody else draws from it.
lesson-nara-draw = After your card, the top card of your own pile is turned up. The { $card } took the { $target } in the same way. Now the others play.
lesson-nara-two = Two cards of that flower are on the field, and the { $card } takes one of them. Play it, then choose the { $want }: it is worth 30 points, the { $other } only 20.
lesson-nara-blank = The blank card takes any card. Play it, then choose the { $want }: with your { $have } it makes { $yaku }. Only a Willow among your cards would spoil that.
lesson-nara-settlement = You took { $points } points. An equal share is 160: { SIGNED($over) }. Three opponents pay you 30 each for { $yaku }: { SIGNED($gain) }. Together { SIGNED($result) }, in beans and matchsticks.
