# What every lesson says. Messages of one game are in lesson-GAME.ftl.

lesson-watch = Watch the table …
lesson-otherwise = Not this one. Follow the marks; nothing is lost.
lesson-flowers = The deck has twelve months with four cards each. The same flower means the same month. The cards in the middle are the field; your hand is below it.
lesson-match = The { $card } in your hand has the same flower as the { $target } on the field. Play it: you take both cards.
lesson-take = Play the { $card }: it takes the { $target }.
lesson-draw = After your card, the top card of the draw pile is turned up. The { $card } took the { $target } in the same way. Now the others play, one after another.
lesson-two = Two cards of that flower are on the field, and the { $card } takes only one of them. Play it, then choose the { $want }: it is worth more than the { $other }.
lesson-nothing = None of your cards has its flower on the field now, so the one you play stays there. Give away a card that is worth little: the { $card }.
lesson-points = Here are the cards you took. A Bright is worth 20 points, an Animal 10, a Ribbon 5, and each of the rest, the Chaff, 1.
lesson-skip = Every turn goes like this: a card from your hand, then one from the draw pile. The rest of the round plays by itself. Sit back and watch.
lesson-last = This is your last card. Play the { $card }.
