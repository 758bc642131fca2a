history-title = History
history-what = Your matches in this browser, the most recent first.
history-open = Not over yet
history-over = Finished
history-empty = No match yet. The first one is a click away.
history-play = To the games
history-removed = The match was removed.

## One match
history-won =
    { COUNT($who) ->
        [one] { $who } won
       *[other] { $who } shared the win
    }
history-winner = winner
history-bot = bot
history-go-on = Continue
history-again = Play again
history-record = Record
history-remove = Remove
history-sure = Remove this match for good?
history-yes = Yes, remove it
history-no = Keep it
history-export = Export everything
history-import = Import …
history-export-what = One file with your matches and records, the scorekeeper’s matches and your settings, to keep or to use in another browser.
history-imported =
    { $n ->
        [0] Everything in this file is here already.
        [one] One match was imported.
       *[other] { $n } matches were imported.
    }
