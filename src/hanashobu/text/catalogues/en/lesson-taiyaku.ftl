# The lesson of Taiyaku.

lesson-taiyaku-welcome = Welcome to Taiyaku. Single cards have no points here: only combinations count.
lesson-taiyaku-leader = Everybody turned up one card of the field, and yours had the earliest month. So you are the leader: you play first.
lesson-taiyaku-stake = Everybody has put up a stake of 8 chips for this round. Nobody can lose more than that.
lesson-taiyaku-claim = Seven of your cards are Chaff. That is a teyaku: a hand that pays as it was dealt. Claim it, and each opponent pays you 5 chips at once.
lesson-taiyaku-claim-otherwise = Do claim it: it is worth 10 chips here.
lesson-taiyaku-return = With three players, everybody puts one card back. You have shown the seven Chaff and keep them: put back the { $card }.
lesson-taiyaku-draw = After your card, one is turned up from the draw pile. It found no card of its flower, so it stays on the field. Now the others play.
lesson-taiyaku-yaku = Whoever takes all three blue ribbons has made { $yaku }: the round ends at once, and all stakes are won. You have the first.
lesson-taiyaku-stop = Only one is missing. Play the { $card }: it takes the { $target }, and the round is yours.
lesson-taiyaku-settlement = Your yaku stopped the round. Both opponents lost their whole stake of 8: 5 for your hand, and the remaining 3 now. That is { SIGNED($result) } for you.
