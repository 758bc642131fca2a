# Simulations, chances, bots that are programs, and clusters.

## A position that is typed in
odds-place-hand = the hand
odds-place-field = the field
odds-place-pile = pile { $number }
error-odds-twice = { $card } is there twice.
error-odds-deck = { $cards } in { $place } is not in this deck.
error-odds-elsewhere = { $cards } cannot be in { $place } and elsewhere too.
error-odds-piles = There are { $players } players, so { $players } piles are needed; { $piles } were given.
error-odds-hand = Say which cards are in the hand.
error-odds-multiplier = This game has no multiplier.
error-odds-before-play = At this table something is always paid or taken before the first turn; give a record and --at instead.
error-odds-too-many = There are { $cards } cards in the hand; nobody has more than { $most } here.
error-odds-had-turn = In this round the player has had a turn already, so a card of the hand must be gone.
error-odds-turn = The sizes of the hands do not fit whose turn it is.
error-odds-drawn = That many cards cannot have come from the draw pile.
# $which: missing or extra cards, $apart of them.
error-odds-sum =
    After { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } the others hold { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } and { $stock } are left to draw, so { $unseen } are unseen; but { $given ->
        [one] { $given } card was
       *[other] { $given } cards were
    } given, which leaves { $left }. { $which ->
        [missing] { $apart } are missing on the field or in the piles.
       *[extra] { $apart } are too many on the field or in the piles.
    }
error-odds-ended = Pile { $number } has a yaku that ends the round.
error-odds-no-round = No round is being played there, so there are no chances to show.
error-odds-secret = Somebody has to decide there about something that this player may not know; use the eyes of the player who decides, or a later line.

## Reports
error-sweep = --sweep takes an option and two or more different values of it, such as { $example }.
lab-stopped = It was stopped.

## Programs as bots
error-bot-program = There is no program { $program }.
error-bot-command = { $command } is not a valid command: { $why }.
error-bot-empty = An empty command cannot be a bot.

## Processes and clusters
error-processes-lost = The worker processes are killed again and again, perhaps for lack of memory. Try --threads 1.
error-ray-not-installed = Ray is not installed: pip install 'hanashobu[ray]'.
error-ray-address = { $address } is not a valid address of a Ray cluster; write it as host:port, such as 192.168.1.20:6379, or auto.
error-ray-unreached = No Ray cluster could be reached at { $address }: { $why }.
error-ray-silent = nobody answers
error-ray-version = { $machine } has another version of Hanashōbu; install the same one on every machine of the cluster.
error-ray-workers-lost = The workers of the cluster are lost again and again, perhaps for lack of memory.
error-ray-lost = The cluster is lost: { $why }
