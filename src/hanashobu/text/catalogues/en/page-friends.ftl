## In the lobby
friends-lobby = Play with friends
friends-lobby-what = Open a table, send its link, and play from anywhere. Nobody needs an account.
friends-open-new = Open a table for friends
friends-mine = Your tables
friends-public = Open to everybody
friends-row = { $game } · { COMMA($who) }
friends-your-turn = Your turn
friends-others-turn = Somebody else’s turn
friends-ready-asked = Say when you are ready
friends-others-ready = Waiting until everybody is ready
friends-open-seats =
    { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }

## Setting up
friends-by-link = A friend, by link
friends-setup = Friends join by a link that you get on the next page. Nothing is dealt before everybody is ready.
setup-obstacle-unnamed = Say what the others should call you: write your name beside your seat.
friends-open-table = Open the table
friends-settings = With friends
friends-settings-what = These can be changed only by opening a new table.
friends-clock = Time to think
friends-allow-spectators = Others may watch, one move late
friends-allow-hints = Players may take hints, which the others see
friends-allow-public = List this table for everybody
friends-allow-free-text = People may write to each other in their own words

## Clocks
clock-is =
    { $kind ->
        [friendly] Friendly: { $move } seconds a move, and { $bank } seconds in reserve each round
        [strict] Strict: { $move } seconds a move
        [days]
            { $move ->
                [one] One day a move
               *[other] { $move } days a move
            }
       *[none] No clock
    }
clock-days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
clock-hours =
    { $n ->
        [one] one hour
       *[other] { $n } hours
    }

## While people gather
friends-title = Waiting for players
friends-what = The cards are dealt when every seat is taken and everybody is ready.
friends-invites = { $who } invites you to play { $game }.
friends-table = This table
friends-house-usual = House rules: all as usual
friends-hints = Hints are allowed; everybody sees who takes one.
friends-no-hints = No hints at this table.
friends-seats = Seats
friends-seat-open = Free
friends-host = host
friends-yours = you
friends-away = Away
friends-ready = Ready
friends-not-ready = Not ready yet
friends-sit = Sit here
friends-sit-here = Sit down in seat { $n }
friends-your-name = Your name
friends-name-first = Please say what the others should call you.
friends-cancel = Cancel
friends-fill = Let a bot sit here
friends-free = Free the seat
friends-remove = Remove
friends-lock = Lock the table
friends-unlock = Unlock the table
friends-locked = The host has locked this table.
friends-full = All seats at this table are taken.
friends-may-watch = You can watch, one move late: stay on this page until the cards are dealt.
friends-open-own = Open a table of your own
friends-close = Close the table
friends-closed = The host has closed this table.
friends-i-am-ready = I am ready
friends-agree = I agree to the chosen seed and am ready
friends-unready = Wait, not ready
friends-leave-seat = Leave this seat
friends-seeded = The host has chosen the seed { $seed }. Anybody who knows the seed can work out all the cards.
friends-waiting-seats =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
friends-waiting =
    { $n ->
        [one] Waiting for one player to be ready.
       *[other] Waiting for { $n } players to be ready.
    }
friends-waiting-for = Waiting for { AND($who) }.
friends-dealing = Dealing …
friends-invite = Invite friends
friends-only-here = This link works only on this computer. To invite others, start the server with “hana serve --host 0.0.0.0” and open this page under the computer’s own address.
friends-share = Share
friends-code = QR code
friends-code-of = QR code: { $link }
friends-spectators =
    { $n ->
        [0] Others may watch, one move late.
        [one] Others may watch, one move late. One person is watching.
       *[other] Others may watch, one move late. { $n } people are watching.
    }
friends-no-spectators = Nobody may watch.
friends-fair-what = The players’ browsers and the server shuffle together, and the record lists who took part, so nobody can choose the cards. After the match anybody can check that. The person who runs the server can still see the hands.
friends-fair-promise = Before anybody contributes, the server has committed to its own part of the deal. Everybody has to see the same two words:
fair-wrong = This deal does not hold. { $what }
fair-agrees = The deal holds, and the match is the one that this device has seen from its beginning.
fair-late = The deal holds, and the match is the one that this device has seen; but your contribution did not arrive in time and was left out.
fair-unused = The deal holds, and the match is the one that this device has seen; but the contribution that it had prepared is not in the deal. Either you were ready on another device as well, or the server has left it out.
fair-list-unread = The server’s list of commitments could not be read, so nobody has checked whether its secret had been used before.
fair-save-receipt = Save your receipt
fair-alarm-commitment = The server has changed what it had committed to, so it could choose the cards. Your contribution is not revealed; talk to the host of the server before you play.
fair-alarm-again = The server had asked for the contributions, and then began again. So it could try until the cards suit somebody; talk to the host of the server before you play.
fair-alarm-missing = Your contribution is missing from this deal, so the server could choose the cards. Talk to the host of the server before you play.
fair-alarm-replaced = Something else stands in place of the contribution of this device. Unless you were ready on another device too, the server could choose the cards: talk to the host of the server before you play.
fair-alarm-list = The server has shown another list of contributions than before, so it could choose the cards. Talk to the host of the server before you play.
fair-alarm-nothing = The server has not committed to its part of the deal, so it could choose the cards. That is why this page does not say that you are ready; talk to the host of the server.
friends-fair-words = If everybody sees these words, everybody has the same deal:

## A seat on another device
friends-carry = Continue on another device
friends-carry-what = Scan the code with the other device, or open the copied link there. It works once, for ten minutes.
friends-carry-code = Show a code
friends-sign-out = Sign out all other devices
friends-signed-out = All other devices are signed out.
friends-tell = Notify me when it is my turn
friends-tell-what = Your browser shows a notification, even when this page is closed.
friends-tell-denied = Your browser does not allow notifications from this page; you can change that in its settings.
friends-tell-failed = Your browser could not set up notifications. Try again later.

## At the table
friends-chat = Chat
friends-chat-none = Nothing has been said yet.
friends-chat-hidden = Whoever has said something is muted.
friends-chat-text = Write something
friends-chat-send = Send
friends-chat-left = somebody who has left
friends-mute = Mute somebody
friends-mute-who = Mute { $who }
friends-muted = { $who } is muted: show again
friends-time-left = Time left
friends-time-over = Time is up
friends-time-is-up = Time is up for { $who }.
friends-let-bot = Let a bot play
friends-bot-plays-short = A bot is playing for this person
friends-bot-plays-you = A bot is playing for you.
friends-rests = Everybody's time is up. The match goes on when somebody plays again; otherwise it is abandoned on { $when }.
friends-play-again = Play again myself
friends-are-away =
    { $n ->
        [one] { AND($who) } is away. The match is waiting.
       *[other] { AND($who) } are away. The match is waiting.
    }
friends-you-watch = You are watching, one move late.
friends-stop = Suggest ending the match
friends-stop-not = Keep playing after all
friends-stop-wished =
    { $n ->
        [one] { AND($who) } would like to end the match here.
       *[other] { AND($who) } would like to end the match here.
    }
friends-rematch = Play again with the same people
friends-rematch-join = Join the others for another match
friends-leave = Leave the match
friends-leave-sure = A bot will play on for you, and you cannot come back on this device.
friends-left = You have left the match. This device can no longer open your seat.

## Phrases and stamps
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-again = Another match?
phrase-bye = Goodbye!
stamp-crane = Congratulations!
stamp-curtain = What a view!
stamp-moon = What a moon!
stamp-sake = Cheers!
stamp-rain = Bad luck …
stamp-phoenix = A great win!
