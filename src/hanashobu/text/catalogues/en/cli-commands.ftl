# What the commands of `hana` print. Words such as --at, hana play and file names stay as they are.

## Errors of the command line itself
cli-error = Error: { $what }
cli-no-such-command =
    There is no command { $word }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    } The commands are { COMMA($commands) }.
cli-no-such-option =
    There is no option { $option }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    }
cli-group-option = { $option } goes before the command: hana { $option } … { $command }.
# $name is GAME, or an option.
cli-missing =
    { $kind ->
        [argument] { $name } is missing.
       *[option] The option { $name } is missing.
    }
cli-option-value =
    { $takes ->
        [yes] { $option } needs a value.
       *[no] { $option } takes no value.
    }
cli-extra-arguments =
    { $count ->
        [one] There is one word too many: { COMMA($words) }.
       *[other] There are { $count } words too many: { COMMA($words) }.
    }
cli-whole-number = { $option } takes a whole number from { $least } to { $most }, not { $value }.
cli-number = { $option } takes a number from { $least } to { $most }, not { $value }.
cli-one-of = { $option } takes { OR($words) }, not { $value }.
cli-no-such-player =
    There is no player { $player }: write a number from 1 to { $count }, or { $count ->
        [one] { COMMA($names) }
       *[other] one of { COMMA($names) }
    }.
cli-output = The answer cannot be written: { $why }.
cli-trouble-with = { $path }: { $why }.
cli-new-keyword = { $name } means something in Python, so no file can be called so. Take another name, such as { $name }_game.
cli-cards-code = code
cli-cards-month = month
cli-cards-kind = kind
cli-unwritable = { $path } cannot be written: { $why }.
cli-unreadable = { $path } cannot be read: { $why }.
cli-address-without-ray = --address is for --on ray.

## Shared by several commands
column-name = name
column-game = game
column-players = players
cli-player-number = Player { $number }
cli-span = { $first } to { $last }
cli-house-rule = house rule: { $name } { $value }
kernel-building = The kernel is being compiled; until that is done, bots search on CPython, which is slower.
kernel-missing = There is no compiled kernel for this system; running on CPython, which is slower. In a clone, `make kernel` builds it.
kernel-other-version = The compiled kernel belongs to another version; running on CPython, which is slower. Install Hanashōbu again, or run `make kernel` in a clone.
kernel-damaged = The compiled kernel is damaged ({ $file }); running on CPython, which is slower. Install Hanashōbu again, or run `make kernel` in a clone.
# $trouble is a sentence that says why, or empty.
cli-stopped-games = Stopped after { $done } of { $of } games.
cli-stopped-early =
    { HAS($trouble) ->
        [yes] { $trouble } Stopped after { GROUPED($done) } of { GROUPED($of) } rounds.
       *[no] Stopped after { GROUPED($done) } of { GROUPED($of) } rounds.
    }

## Records
cli-record-breaks = { $file }, line { $line } breaks { $rule }: { $what }
cli-record-bad = { $file }: { $what }
cli-record-no-match = There is no match in { $file }.
cli-record-which-match = There are { $count } matches in { $file }; choose one with --match.
cli-record-no-such-match =
    { $count ->
        [one] There is 1 match in { $file }, so there is no match { $number }.
       *[other] There are { $count } matches in { $file }, so there is no match { $number }.
    }
cli-record-no-decision =
    Line { $line } of { $file } is not a decision: it follows from what came before it.{ HAS($next) ->
        [yes] {" "}The next decision is on line { $next }.
       *[no] {""}
    }

## hana games, deck, new, check
cli-games-what = description
cli-deck-written = { $count } pictures are in { $folder }.
cli-deck-not-a-folder = { $path } is a file; give the name of a folder.
cli-new-name = { $name } is not a valid name for a game; use letters, digits and underscores, and begin with a letter.
cli-new-taken = There is a game { $name } already; choose another name.
cli-new-exists = { $path } exists already; choose another name, or move it away.
cli-new-written = Created { $path }.
cli-new-next = Next: `hana check { $game }`, `hana rules { $game }`, `hana play { $game }`.
cli-new-prefix = --prefix takes two letters that no other game has, not { $prefix }; taken are { COMMA($taken) }.
cli-new-title = A title has 1 to { $most } letters, without quotes and backslashes.
cli-check-cards = cards
cli-check-points = points
cli-check-par = par
cli-check-yaku = yaku
cli-check-teyaku = teyaku
cli-check-options = options
cli-check-ok = ok
cli-check-wrong = wrong
cli-check-tried =
    { $tables ->
        [one] { $tables } table tried
       *[other] { $tables } tables tried
    }: every number of players, every option, every pair of options.

## hana rules
cli-rules-table = { $players } players · { $deal }
# $blank: yes where the player with the blank card sits out. $waits is how many are not dealt in.
cli-rules-most =
    At most { $players } of them play a round{ $blank ->
        [yes] ; the player who is dealt the blank card sits it out
       *[no] { $waits ->
            [0] {""}
            [one] ; { $waits } player is not dealt in
           *[other] ; { $waits } players are not dealt in
        }
    }
cli-rules-counter = { $counter } is { $points }
cli-rules-units = { COMMA($counters) }
cli-rules-counted = Counters: { COMMA($counters) }
cli-rules-changed = House rules here: { COMMA($rules) }
cli-rules-unchanged = No house rule is changed.
cli-rules-round = A round
cli-rules-card-points = Card points
cli-rules-each = each
cli-rules-cards = cards
cli-rules-together = total
cli-rules-all-cards = all { $cards } cards
cli-rules-yaku = Yaku
cli-rules-teyaku = Teyaku, in the hand as dealt
cli-rules-best = { $group }: only the best of these counts
cli-rules-kind = kind { $kind }: only the best of these counts
cli-rules-add-up = these all add up
cli-rules-cancels = If anybody has it, no yaku count.
cli-rules-house-rules = House rules; change them with --option name=value
cli-rules-values = name and values
cli-rules-here = here
cli-rules-does = what it does
cli-rules-number =
    a number from { $least }{ HAS($most) ->
        [yes] { " " }to { $most }
       *[no] { "" }
    }
cli-rules-defaults = * changed; the default is { $rules }.
cli-rules-presets = Presets: several house rules under one name
cli-rules-preset = { $title }: { COMMA($rules) }

## hana play
cli-play-name = A name has 1 to { $most } letters.
cli-play-bots =
    { $rivals ->
        [one] There is { $rivals } opponent; name one bot.
       *[other] There are { $rivals } opponents; name one bot for all of them, or { $rivals } separated by commas.
    }

## hana serve
cli-serve-packages = The server needs more packages ({ $package }): pip install hanashobu.
cli-serve-extra = This needs another package ({ $package }): pip install 'hanashobu[{ $extra }]'.
cli-serve-at = Hanashōbu is running at { $address }  (press Ctrl-C to stop)
cli-serve-connections = The system allows { $room } connections at once, not { $wanted }; `ulimit -n` changes that.
cli-serve-data-folder = { $path } is a folder; give --data the name of a file.
cli-serve-data-or-database = Matches are kept in a file (--data) or in a database (--database); give one of them.
cli-serve-database = --database takes the address of a PostgreSQL database: postgresql://USER:PASSWORD@HOST/NAME.
cli-serve-proxy = --proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8: { $why }.
cli-serve-address = There is no address { $host } on this machine: { $why }.
cli-serve-listen = Cannot listen on { $host }:{ $port }: { $why }.

## hana hint
cli-hint-where = { $who }, round { $round }, line { $line }:
cli-hint-no-line = There is no line { $line } in this match: its lines are { $first } to { $last }.
cli-hint-not-asked = { $who } does not decide there; { $asked } does.
cli-hint-decides-nothing = { $who } decides nothing in { $file }.
cli-hint-over = The match in { $file } is over; use --at to say at which line you want a hint.
cli-hint-nobody = Nobody has to decide where { $file } ends; use --at to say at which line you want a hint.

## hana replay
cli-replay-seat-or-all = --seat and --all exclude each other: show one player's hand, or everybody's.
cli-replay-no-line = There is no line { $line } in { $file }.
cli-replay-cut-off = The record is cut off here, after line { $line }.
cli-replay-hand = hand
cli-replay-keys = lines { $first } to { $last } · Enter on · b back · r next round · q quit

## hana sim
cli-sim-records-here = Records are written in order, on this machine: leave out --on, or --records.
cli-sim-views = { $bot } plays through views, on CPython: slower than random play.
cli-sim-unwritable = { $path } cannot be written: { $why }. What is there is a record up to its last whole line.
cli-sim-progress = { $done } of { $of } rounds
# $bot is a name that people type.
cli-sim-table =
    { $players } players, { $bot ->
        [random] random play
       *[other] { $bot } in every seat
    }, seed { $seed }
cli-sim-played =
    { $rounds ->
        [one] { GROUPED($rounds) } round
       *[other] { GROUPED($rounds) } rounds
    } in { $matches ->
        [one] { GROUPED($matches) } match
       *[other] { GROUPED($matches) } matches
    }; { GROUPED($rate) } rounds/s on { $machine ->
        [compiled] the compiled kernel
       *[other] { $machine }
    }{ $threads ->
        [one] {""}
       *[other] , { $threads } threads
    }
cli-sim-column-seat = seat
cli-sim-column-mean = mean result
cli-sim-column-interval = 95% interval
cli-sim-column-spread = std. dev.
cli-sim-column-won = rounds won
cli-sim-column-cards = card points
cli-sim-dealer = dealer
cli-sim-nobody = nobody
cli-sim-chart = made by anybody, per 100 rounds
cli-sim-length =
    A round has { DECIMAL($turns) } turns and { DECIMAL($decisions) } decisions. { HAS($misdeals) ->
        [yes] { PERCENT($misdeals, digits: 2) } of the deals were misdeals.
       *[no] No deal was a misdeal.
    }
cli-sim-multiplied = { PERCENT($share, digits: 1) } of the rounds were multiplied.
cli-sim-recorded = Every match is recorded in { $path }.

## hana duel
cli-duel-two = A duel needs two bots or more.
cli-duel-nothing = { $trouble } No deal was finished.
cli-duel-progress = { $done } of { $of } deals
cli-duel-table = { $players } players, seed { $seed }
cli-duel-played =
    { GROUPED($rounds) } rounds: { $deals ->
        [one] { GROUPED($deals) } deal
       *[other] { GROUPED($deals) } deals
    }, each in { $matches } matches, { DECIMAL($seconds) } s
cli-duel-column-bot = bot
cli-duel-column-points = points
cli-duel-column-more = more than others
cli-duel-column-rounds = rounds
cli-duel-column-matches = matches
cli-duel-fault-illegal = { GROUPED($count) } illegal
cli-duel-fault-crashed = { GROUPED($count) } crashed
cli-duel-fault-late = { GROUPED($count) } late
cli-duel-faults = { $bot }: { COMMA($faults) } of { GROUPED($moves) } moves, played at random instead. The first: { $first }
# $more: points a round with its interval, as +43.60 ± 20.15.
cli-duel-verdict =
    { $decided ->
        [decided] { $better } is better than { $worse }: { $more } points a round
       *[undecided] It is not decided whether { $better } is better than { $worse }: { $more } points a round
    }{ HAS($fair) ->
        [yes] , { $fair } without the luck of the cards.
       *[no] .
    }
cli-duel-saved = Without that luck { GROUPED($rounds) } rounds show as much as { GROUPED($many) } with it.

## hana lab
cli-lab-no-matplotlib = A report needs matplotlib, which is not installed: pip install 'hanashobu[lab]'.
cli-lab-nothing = { $trouble } No round was finished, so there is no report.
cli-lab-written = The report is { $path }.
cli-lab-part = { $trouble } The report covers { GROUPED($done) } of { GROUPED($of) } rounds.
cli-lab-folder = No report can be written to { $folder }: { $why }.
# $kept are the files that were written before.
cli-lab-unwritable =
    { $path } cannot be written: { $why }. { HAS($kept) ->
        [yes] { $kept } in { $folder } { COUNT($kept) ->
            [one] is
           *[other] are
        } complete.
       *[no] The numbers are on standard output instead.
    }

## hana odds
cli-odds-what = Give a record, or a position with --game, --hand, --field and a --pile for each player.
cli-odds-record = The record already contains the position: with it, only --at, --match and --seat can be used.
cli-odds-typed = --at and --match are for a record.
cli-odds-at = --at takes a line from { $first } to { $last } here, not { $at }.
cli-odds-nobody = Nobody has to decide where { $file } ends; use --at to say before which line you want the chances.
# $who is empty for a spectator.
cli-odds-eyes =
    { HAS($who) ->
        [yes] Through the eyes of { $who }
       *[no] Through the eyes of a spectator
    }
cli-odds-worlds = , { GROUPED($worlds) } worlds
cli-odds-turn = { $who } is to decide; turn { $turn } of the round.
cli-odds-brings = result of the round
cli-odds-wins = wins the round
cli-odds-never = In none of the worlds: { COMMA($yaku) }.

## hana score
cli-score-bad-names = --names: { $why }

## hana data
cli-data-exists = { $path } is there already; name a new file.
cli-data-missing = There is no file { $path }.
cli-data-nothing = There is no table or record { $id } here; the id is the last part of its address.
cli-data-forgotten = { $id } was removed, with everything about it.
cli-data-copied = { $count ->
    [one] 1 table was copied, with everything about it.
   *[other] { $count } tables were copied, with everything about them.
 }
cli-data-exported = { $count ->
    [one] 1 record is in { $path }.
   *[other] { $count } records are in { $path }.
 }
