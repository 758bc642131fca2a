# What the Python interface refuses, and why bots from outside lose a turn. Words in code (choose(view), BOT, None) stay as they are.

## Arguments
error-api-names =
    There are { $players } players, and { $n ->
        [one] { $n } name
       *[other] { $n } names
    }.
error-api-entries =
    There are { $players } players, and { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }.
error-api-bots =
    There are { $players } players, and { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }; None stands for a person.
error-api-number =
    Expected a whole number from { $least }{ HAS($most) ->
        [yes] { " " }to { $most }
       *[no] { "" }
    }, not { $number }.
error-api-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-api-confidence = Expected a number from 0.5 to 1, such as 0.99.
error-api-unwritable = { $path } cannot be written: { $why }.
error-api-endless = This match has no end of its own: say how many rounds to play.
error-api-deck = { $cards } is not in the deck of this game.
error-api-teyaku = There is no teyaku { $teyaku } at this table; there are { COMMA($known) }.
error-api-takes = Name a card of the field.

## Bots in Python
error-api-bot-unknown =
    { $why }{ HAS($installed) ->
        [yes] { " " }Installed are { COMMA($installed) }.
       *[no] { "" }
    }
error-api-bot-file = There is no file { $path } with a bot in Python.
error-api-bot-none = { $path } has no BOT: an object with choose(view), or a class of such objects.
error-api-bot-load = The bot { $bot } cannot be loaded: { $error }
error-api-bot-make = The bot of { $bot } cannot be made: { $error }
error-api-bot-choose = The bot of { $bot } has no choose(view).

## Positions
error-position-rest = Only one pile can be the rest, and then the draw pile has to be given.
error-position-own-piles = Everybody draws from a pile of their own here: give a list of piles, one for each player.
error-api-card-twice = { $card } is there twice.
error-position-places = { COMMA($cards) } is in two places.
error-position-most = At most { $players } play a round here: give None for those who do not.
error-position-two = At least two players need a hand.
error-position-actor = { $who } does not play this round.
error-position-empty = { $who } has to play a card and holds none.
error-position-sizes = From the acting seat on, all must hold the same number of cards, or one fewer if they have already played, not { COMMA($held) }.
error-position-size = { $who } { $n }
error-position-ended = { $who } has a yaku that ends the round.
error-position-quiet = No card is left that can fill the field; name all of its cards.

## Lost turns
fault-late = No answer within { $seconds } seconds.
fault-gave-up = It was started too often.
fault-start = It cannot be started: { $why }.
fault-unreadable = Unreadable: { $answer }
fault-flood = It wrote too much.
fault-ended = It ended with status { $status }.
fault-action = Action { $action } is not possible.
fault-failed = The bot { $bot } failed: { $error }
# $error in Python's words, such as: ZeroDivisionError: division by zero.
fault-at = { $error } ({ $file }, line { $line })
fault-choice = The bot { $bot } cannot do what it chose: { $why }
fault-choice-answer = The bot { $bot } cannot do what it chose: { $answer }.

## Limits of a server
error-limit-form = { $text } is not a limit; write it as NAME=NUMBER, for example connections=500.
error-limit-unknown =
    There is no limit { $name }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    } The limits are { COMMA($known) }.
error-limit-number = { $name } cannot be { $text }: a limit is a whole number from 1 to { $most }.
error-review-which-match = This file has { $count } matches; choose one of read_records(…).
