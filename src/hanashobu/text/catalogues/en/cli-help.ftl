# The help pages of `hana`. help-COMMAND is its sentence, .about what else there is to know, .examples are lines that people can copy.
# The commands and options in them, and words in capitals such as GAME, are typed as they are in every language.

## What all pages share
help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this message and exit.
help-version = Show the version and exit.
help-default = default: { $value }
help-required = required
help-try = Try '{ $command } --help' for help.
help-lang = The language; HANA_LANG sets it for all commands. Goes before the command.
help-vocabulary = The names of cards and yaku: english (the language's own), romaji, kanji or korean; or HANA_VOCABULARY.

help-option = A house rule, such as must_match=on; `hana rules GAME` lists them. Can be repeated.
help-players = The number of players; without it, the usual number for the game.
help-seed = A whole number; the same seed deals the same cards.
help-json = Print JSON, for programs.
help-match = Which match of the file, where it has several.
help-bot = The bot that plays in every seat.
help-threads = The number of threads; without it, one per core.
help-on = Where the work is done.
help-address = The Ray cluster; without it, one is started on this machine.

## hana
help-hana = Hanafuda fishing games: play them, score them, study them.
    .examples =
        hana play hiraya               play against two bots
        hana rules nara                how it is played
        hana sim hana_awase --rounds 100000
        hana --lang ja play            play in Japanese
        hana COMMAND --help            more about a command

help-games = List the games.
    .examples =
        hana games
        hana games --json

help-rules = Show the rules of a game, as a table plays them.
    .examples =
        hana rules hiraya
        hana rules hana_awase --players 2
        hana rules hana_awase -o zero_sum=on -o rounds=6

help-cards = List the 48 cards, the blank and the jokers, with their codes.
    .examples =
        hana cards
        hana --vocabulary kanji cards

help-play = Play in the terminal, against bots.
    .about = An unfinished match continues where it was; there is no need to save it.
    .examples =
        hana play                      choose a game
        hana play hiraya               against two bots
        hana play hana-awase --players 2 --bots random -o rounds=3
# $bots are names that people type; $usual is the one without --bots.
help-play-bots = Your opponents: { COMMA($bots) }, the file of a bot in Python, or the command of a program; one for all of them, or one for each, separated by commas. Without it, { $usual }.
help-play-name = Your name at the table.
help-play-new = Start a new match, even if there is an unfinished one.
help-play-record = Write the record of the match to this file.
help-play-fast = Bots do not pause between their moves.
help-play-plain = Sentences instead of pictures, for screen readers.

help-serve = Play in the browser.
    .about = The page, the tables and their bots are served from one port.
    .examples =
        hana serve --open              on this machine only
        hana serve --host 0.0.0.0      for every device in the house
        hana serve --games ~/games     with the games of a folder
help-serve-host = The address to listen on; 0.0.0.0 for all devices in the house.
help-serve-port = The port; 0 takes any free one.
help-serve-data = The file in which matches are kept; without it, beside those of `hana play`.
help-serve-database = The PostgreSQL database in which matches are kept, instead of a file; several servers can share it. Also from HANA_DATABASE.
help-serve-games = A folder with files of games, or one file, in addition to those of HANA_GAMES; can be repeated.
help-serve-open = Open a browser at the table.
help-serve-limit = Change a limit, for example connections=500; can be repeated.
help-serve-limits = List all limits with their numbers, and do nothing else.
help-serve-allowed-host = A name under which browsers reach this server; can be repeated.
help-serve-proxy = A proxy or network whose X-Forwarded-For and X-Forwarded-Proto are trusted; can be repeated.
help-serve-log = How the log is written: as text, or as JSON lines for programs that collect logs.

help-data = Back up, restore, export or remove what a server has stored.
    .about =
        `backup` copies everything into a new file, also while the server runs. `restore` copies such a file, or the file of a server that moves
        to a database, into a store that holds nothing yet. `export` writes the record of every finished match into a folder.
        A backup holds the seeds of matches that are being played: keep it as private as the original.
        `forget` removes one table or record with everything about it: names, moves, chat, keys; stop the server first.
    .examples =
        hana data backup monday.sqlite
        hana data restore tables.sqlite --database postgresql://hana@localhost/hana
        hana data export records/
        hana data forget Qm3xT0aB9_cd

help-hint = Say what to do at a point of a record, and why.
    .about = A hint knows no more than the player who has to decide. In an unfinished match it is about the last decision, which nobody has made yet.
    .examples =
        hana hint match.jsonl
        hana hint match.jsonl --at 120
        hana hint match.jsonl --seat Aki --json
help-hint-at = The line on which the decision is recorded; without it, the last decision.
help-hint-seat = The player who decides: a name, or a number from 1.
help-hint-seconds = How long to think.
help-hint-tries = Think for this many simulated rounds instead: the same seed gives the same answer.

help-sim = Simulate many rounds and summarize the results.
    .about =
        The rounds are played as matches of the usual length. The same seed gives the same numbers, on any number of threads.
        Ctrl-C ends it early and reports what is finished.
    .examples =
        hana sim hiraya
        hana sim hana_awase --players 4 --rounds 1,000,000 --seed 42
        hana sim nara --rounds 120 --records nara.jsonl
        hana sim kyu_rei_hana -o warbler_and_deer_double=on --json
        hana sim hana_awase --rounds 600 --bot regular
help-sim-rounds = The number of rounds.
help-sim-records = Write the record of every match; FILE is overwritten.

help-duel = Let bots play the same deals against each other.
    .about =
        Every deal is played once for each way to seat the bots, as a match of the usual length. The duel ends when it is
        decided which bot is better, or when all rounds are played. Ctrl-C ends it early and reports what is finished.
        On a Ray cluster, a program of your own has to be on every machine.
    .examples =
        hana duel regular random --game hiraya
        hana duel strong regular random --game hana_awase --rounds 3,600 --seed 42
        hana duel master strong --game mushi -o rounds=1
        hana duel koi_koi strong "python my_bot.py" -o preset=nintendo
        hana duel regular my_python_bot.py --game nara
        hana duel strong regular --game nara --on ray --address 192.168.1.20:6379
help-duel-game = The game they play; it may also stand first, before the bots.
help-duel-bot = A program that plays, such as "python my_bot.py"; can be repeated.
help-duel-rounds = The number of rounds at most.
help-duel-confidence = The confidence with which it is decided.
help-duel-seconds = How long a program may think about a move.
help-duel-all = Play all rounds, even when it is decided.

help-lab = Write a report on a game.
    .about =
        Seats, results, yaku, length, misdeals and how rounds end, each with its 95 % interval: report.html to read or print, and
        numbers.csv for programs (numbers.parquet too, where pyarrow is installed). The same seed gives the same numbers on one
        core, on several, and on a Ray cluster. Ctrl-C writes the report on what is finished.
    .examples =
        hana lab hiraya
        hana lab nara --bot random --rounds 1,000,000 --to nara
        hana lab hana_awase --bot random --sweep must_match=off,on
        hana lab mushi --on ray --address 192.168.1.20:6379
help-lab-rounds = The number of rounds; without it, { GROUPED($random) } at random, { GROUPED($bot) } with a bot.
help-lab-sweep = Compare several values of a house rule.
help-lab-to = The folder for the report; without it, one named after the game.

help-odds = Show the chances in a position: yaku, and the result of the round.
    .about =
        Every card that the player does not see is put somewhere it could be, and the round is played out by a light player in
        every seat, again and again. The ± is one standard error of that.
    .examples =
        hana odds match.jsonl --at 120
        hana odds match.jsonl --at 120 --seat Aki --worlds 1,000,000
        hana odds --game mushi --hand "1a 2a 3a 5a 8a 9a 12a 12b"
                  --field "1c 2c 3c 4c 5c 8c 9c 10c" --pile "" --pile ""
help-odds-at = Before this line of the file; without it, where the record ends.
help-odds-seat = The player through whose eyes: a name, or a number from 1; without it, the player who decides.
help-odds-game = A position that you type in: the game, and the options below.
help-odds-hand = The player's hand, such as "1a 8a 12c".
help-odds-field = The cards on the field.
help-odds-pile = A capture pile, one for each player in turn; "" for an empty one.
help-odds-turn = Whose turn it is, by number; without it, the player's own.
help-odds-dealer = The dealer, by number; without it, the first player.
help-odds-multiplier = The multiplier of the round.
help-odds-worlds = The number of simulated worlds; more of them make the errors smaller.

help-score = Score a round that was played with real cards.
    .about =
        Cards are written as month and letter, 1a to 12d, and 0 for the blank; `rest` is every card that is in no other pile.

        Where more than three sit at the table, the pile of a player who did not play is a word: `out`, `forced`, `waits` (not dealt in), `blank`
        (has the blank card); and `in` for a player who was in when nobody played. Fees, compensation and the pot are paid by the rules.
    .examples =
        hana score mushi --pile "1a 2a 3a 4a 4b 8a 12a" --pile rest
        hana score hiraya --names Aki,Ben,Chie --dealer Ben --teyaku Chie \
            --pile "1a 1b 2b 3b …" --pile "3a 8a …" --pile rest
        hana score kyu_rei_hana --multiplier 4 --pile "…" --pile "…" --pile rest
        hana score hachi_hachi --names Aki,Ben,Chie --teyaku Aki=HH-B5 \
            --call Ben=shoubu --pile "…" --pile "1b 2b 3b …" --pile "…"
        hana score taiyaku --first 2 --hand "5=1a 1c 2c …" \
            --pile out --pile "…" --pile "…" --pile rest --pile forced
help-score-stakes = With a leader and stakes
help-score-calls = With calls
help-score-choices = With choices before the deal
help-score-pile = The cards that one player took, such as '1a 3a 8a'; one --pile for each player, in turn order. One may be `rest`.
help-score-names = The players' names, in the same order.
help-score-dealer = The dealer: a name, or a number from 1.
help-score-multiplier = The multiplier of the round, where a game multiplies.
help-score-teyaku = A player who showed a teyaku, and which one where a game has several.
help-score-hand = A hand as dealt: of a player who was forced out, who is paid for it; of a player who claimed a triplet, for Diving.
help-score-first = The player who led, by the cards that were turned; without it, the dealer.
help-score-stake = The stake of a player who had fewer than 8 chips.
help-score-call = The player who ended the round, with `shoubu` or `cancel`.
help-score-sage = A player who called sage; several in the order of their first calls.
help-score-buys = A forced-out player bought somebody's place for N points; the seller's pile is `sold`.
help-score-answers = The player who is liable for a yaku (its id), or for Diving (the card that was laid).
help-score-blind = The dealer played blind (mizuten).
help-score-month = The month of the round, 1 to 12, where a yaku counts in its month only.
help-score-dealers-hand = The player who played the dealer's hand; without it, the dealer.

help-verify = Check records against the rules.
    .about =
        Every card, every choice and every payment is replayed. The answer is ok, or the first line that breaks a rule.
        The exit status is 0 if all files are in order, even if one is cut off, and 1 if not.
    .examples =
        hana verify match.jsonl
        hana verify records/*.jsonl --json
        zcat match.jsonl.gz | hana verify -
help-verify-receipt = Compare a fair deal with the receipt that your page has saved: the same commitments, your contribution, and the events that you saw.
help-verify-commitments = Compare fair deals with the public list (/api/commitments), saved as a file; several files are its parts in order.

help-review = Review a finished match: luck, skill, mistakes.
    .about = Every decision is judged by what its player could know. A match of twelve rounds takes half a minute; Ctrl-C keeps the rounds that are finished.
    .examples =
        hana review match.jsonl
        hana review match.jsonl --match 2
        hana review match.jsonl --json
help-review-tries = Tries of the search for a decision that may be a mistake; without it, some 260,000.

help-replay = Step through a record.
    .about = In a terminal Enter goes on, b goes back, r goes to the next round and q quits; into a pipe everything is printed.
    .examples =
        hana replay match.jsonl
        hana replay match.jsonl --seat Aki
        hana replay match.jsonl --match 2 --from-line 120
        hana replay match.jsonl --words | less
help-replay-match = Only this match of the file.
help-replay-from-line = Start at this line of the file.
help-replay-seat = Show only what this player saw: a name, or a number from 1.
help-replay-all = Show everybody's hand, as without --seat.
help-replay-words = Only say what happened, without the table.
help-replay-steps = Wait for a key after each step, or print everything.

help-deck = Write the pictures of the cards.
    .about = Every card, the blank, the back, and all of them in one picture, as SVG. The pictures were drawn for this project and have its licence.
    .examples =
        hana deck cards/               1a.svg to 12d.svg, 0.svg, j1.svg to j7.svg, back.svg and deck.svg

help-new = Create the file of a new game.
    .about =
        The game has a deal, two yaku and a house rule, passes `hana check` and can be played at once: change it step by step.
        In a folder of your own it is one file. In the folder of this project it comes with its rules page and its tests.
    .examples =
        hana new osaka
        hana new osaka --title "Osaka-bana" --prefix OB
help-new-title = What people call it; without it, the name in capitals.
help-new-prefix = Two letters with which its rule ids begin; without it, two that are free.

help-check = Check the file of a game.
    .about =
        Every number of players and every option is tried: do deal and deck add up, is par an equal share of the card points,
        does every option change something, can every yaku be made and count, does every rule have an id, can it be played?
        A part that would silently do nothing is an error: a phase without its part, a part without its phase, a rule that the
        settlement does not use. Without a game, all of them are checked. The exit status is 1 if something is wrong.
    .examples =
        hana check
        hana check nara
        hana check my_game.py
