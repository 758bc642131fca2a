# What several screens of the page use.

brand = Hanashōbu
# The title of the window.
page-title = { $title } · Hanashōbu 花勝負
# How dates are written, as a language tag.
date-locale = en-GB

## Everywhere
round =
    { $all ->
        [0] Round { $n }
       *[other] Round { $n } of { $all }
    }
# Several things in a row.
commas = { COMMA($items) }
together = { $items }
card-face-down = a card face down
# A name followed by a remark, and a label followed by what belongs to it.
labelled = { $label }: { $value }
close = Close
record-download = Download the record
ends-the-round = ends the round

## Amounts
amount = { $amount }
amount-short = { SHORT($amount) }
# A total below zero, in matchsticks, beans or kan.
amount-owed = owes { COMMA($items) }
# A total in points, and what that is in matchsticks, beans or kan.
amount-counted = { $n } ({ $parts })

## People. The names are for players who have none of their own: flowers that are not on the cards.
person-you = You
person-is-you = { $name } (you)
person-names = Sumire, Yuri, Tsubaki, Ran, Azami, Suzuran, Nadeshiko

## Bots
bot-named = { $name } bot
bot-random = Random
bot-random-like = Plays any card. Good for seeing how a game works.
bot-beginner = Beginner
bot-beginner-like = Has just learnt the game and overlooks things. For your first matches.
bot-regular = Regular
bot-regular-like = Plays soundly and remembers what was played. For when you know the rules.
bot-strong = Strong
bot-strong-like = Thinks ahead before every move. Hard to beat.
bot-master = Master
bot-master-like = Thinks about every move until it is sure, for up to two seconds. The hardest to beat.

## The head of every page
header-skip = Skip to the content
header-pages = Pages
header-rules = Rules
header-history = History
header-replay = Replay
header-score = Scorekeeper
header-language = Language
header-settings = Settings

## What goes wrong
trouble-unreached = The server cannot be reached.
trouble-server = Something went wrong on the server.

nowhere-title = No such page
nowhere-what = There is no page { $path } here. The lobby has the way to everything.

## The page that needs no server

alone-loading = Laying out the cards …
alone-elsewhere = Hanashōbu is open in another tab, and only one tab at a time can have your tables.
alone-take-over = Play here
alone-incomplete = Part of the program did not arrive. Check your connection and try again.
alone-again = Try again
alone-incapable = This browser cannot run the program, because it has no WebAssembly. Any current browser has it.
alone-not-kept = Your browser keeps nothing for this page, perhaps because of private browsing. You can play, but your matches are gone when you close it.
alone-trial = This browser still has matches of a trial version, which this version cannot read. They have not been deleted: to remove them, clear the data of this page in the settings of the browser.
alone-slow = The part of the program that bots and hints search with did not arrive, or is damaged. Strong and master bots and hints look less far ahead until you load the page again.
alone-update = A new version is ready.
alone-reload = Reload
