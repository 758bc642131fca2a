# The lesson of Koi-Koi.

lesson-koi_koi-welcome = Welcome to Koi-Koi, a game for two. You collect sets of cards, the yaku. Whoever makes one may stop the round and score it, or dare to go on.
lesson-koi_koi-cup = The { $cup } is worth having: with the { $curtain } it is one yaku, with the { $moon } another. Your { $card } has the same flower. Play it: you take both cards.
lesson-koi_koi-yaku = Play the { $card }: it takes the { $want }, and with the Sake Cup that is { $yaku }, for 5 points.
lesson-koi_koi-choice = Now you decide. “Shoubu” ends the round, and you score. “Koi-koi” means “come on”: the round goes on, and your yaku may grow. But if your opponent makes one first and stops, you get nothing, and they get double.
lesson-koi_koi-call = Your opponent has nothing yet, and the { $moon } is still there for you. Call koi-koi.
lesson-koi_koi-call-otherwise = This time be brave: call koi-koi.
lesson-koi_koi-moon = There it is. Play the { $card }: it takes the { $want }, and that is { $yaku } as well.
lesson-koi_koi-stop = You are asked again, because you have made another yaku. Two are enough: choose “shoubu”.
lesson-koi_koi-stop-otherwise = Not this time: choose “shoubu” and score.
lesson-koi_koi-settlement = 5 and 5 are { $sum }, and from 7 points on everything counts double: { $result } for you. After twelve rounds the higher total wins. That is Koi-Koi!
