# The lesson of Hana-awase.

lesson-hana_awase-welcome = Welcome to Hana-awase, the mother of these games: take cards from the field, and collect sets of cards that belong together.
lesson-hana_awase-yaku = Such a set is called a yaku, and it brings extra points. The { $have } and the { $want } make { $yaku }, for 20 points. The { $have } is yours already.
lesson-hana_awase-two = The { $card } takes one of two cards of that flower. Play it, then choose the { $want }: it completes { $yaku }, the { $other } does not.
lesson-hana_awase-made = You have made { $yaku }! The yaku list shows every set, and what is still missing.
lesson-hana_awase-settlement = Nobody pays anybody here. Your { $points } points of cards and 20 for { $yaku } make { $result }. After the last round the highest total wins.
