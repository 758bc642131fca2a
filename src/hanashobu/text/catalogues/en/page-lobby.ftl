lobby-title = Hanashōbu 花勝負
lobby-games = Games
lobby-all = All games
lobby-foot = Version { $version }. Free software under the MIT licence; the cards were drawn for it.
lobby-api = For programs
lobby-licences = Licences

## The large button
lobby-hero-sentence = Fishing games with Japanese flower cards: play them, score them, study them.
lobby-hero-play = Play now
lobby-hero-what =
    { $n ->
        [one] { $game } against one bot ({ $level }).
       *[other] { $game } against { $n } bots ({ $level }).
    }
lobby-hero-go-on =
    { $all ->
        [0] Continue: { $game }, round { $n }
       *[other] Continue: { $game }, round { $n } of { $all }
    }
lobby-hero-learn = Take the lesson
lobby-hero-meet = New to the cards? Meet them first

## A game
lobby-tile-play = Play
lobby-tile-play-it = Play { $game }
lobby-tile-setup = Set up …
lobby-tile-setup-it = Set up { $game }
lobby-tile-rules = Rules
lobby-tile-rules-of = Rules of { $game }
lobby-tile-first = Start here
lobby-game-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-game-players-range = { $from }–{ $to } players
lobby-game-outside = from the host
lobby-game-outside-what = This game is not part of Hanashōbu: whoever runs this server has added it.
lobby-outside-need-server = Games from outside, and tables with friends, need a server of one’s own: “hana serve”.
# How much there is to learn: 1 to 3.
lobby-game-level =
    { $level ->
        [1] easy
        [3] demanding
       *[2] medium
    }
lobby-game-minutes = about { $n } min

## The other pages
lobby-also-title = Also here
lobby-also-rules = All 48 cards, month by month, and how a turn works.
lobby-also-score = Playing with real cards? Tap who took what, and it does the sums.
lobby-also-replay = Watch any record move by move, and play on from there.
lobby-also-history = Your matches: continue them, look back, save their records.
