# The lesson of Min-Hwatu.

lesson-min_hwatu-welcome = Welcome to Min-Hwatu, the plain old game of Korea. Two to seven can play: take cards from the field, and collect sets for which the others pay you.
lesson-min_hwatu-points = Here are the cards you took. A Bright is worth 20 points, an Animal 10, a Ribbon 5. Chaff is worth nothing: it only helps you to take other cards, or to make a set.
lesson-min_hwatu-yaku = Such a set is called a yaku. All four cards of the Iris make { $yaku }, for 20 points from each opponent. Two are on the field, and two are in your hand.
lesson-min_hwatu-last = Nobody else has an Iris, so nobody could take this one before you. Play the { $card }: it takes the { $target }.
lesson-min_hwatu-made = You have made { $yaku }! Both opponents will pay you 20 points for it. The more players there are, the more a yaku brings.
lesson-min_hwatu-settlement = You took only { $points } points of cards, but the yaku brings { SIGNED($gain) }, and { $result } wins the round. What you gain the others lose: all scores together are always 240. That is Min-Hwatu!
