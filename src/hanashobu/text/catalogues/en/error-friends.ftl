# What cannot be done at a table with friends, and why.

error-seat-taken = Somebody sits here already; choose another seat.
error-seat-empty = There is nobody to remove from this seat.
error-host-stays = You cannot remove yourself; leave your seat, or close the table.
error-table-locked = The host has locked this table; ask them to let you in.
error-table-full = All seats at this table are taken; ask the host to make room, or open a table of your own.
error-table-begun = Play has begun at this table, so nobody can come or go now; to play, open another one.
error-table-over = The match at this table is over; to play, open a new one.
error-table-closed = This table is closed; open a new one.
error-table-dealing = The cards are being dealt; this cannot be changed any more.
error-reveal-early = Contributions are revealed when everybody is ready.
error-reveal-late = Your contribution came too late: the cards have been dealt without it.
error-reveal-other = This is not the contribution that you committed to.
error-bot-plays = A bot is playing for you; press “Play again myself” to take over.
error-watching = You are watching this table; only its players can do that.
error-hints-off = The host has switched hints off at this table.
error-not-dealt = Nothing has been dealt yet; everybody has to be ready first.
error-signed-out = You were signed out at this table: your seat is open again, or a bot or another device plays it.
error-spectators-none = This table is not open to spectators.
error-public-tables = Your address has { $most } public tables already. Open this one without listing it in the lobby, or close one of the others first.
error-spectators-address = Too many people watch this table from your address; close it in one of the other browsers.
error-spectators-many = This table has as many spectators as it can take; try again later.
error-no-friends = There is nobody else at this table to read that.
error-say-one = Say one thing at a time: a phrase, a stamp, or words of your own.
error-say-unknown = There is no such phrase or stamp.
error-say-phrases = At this table only set phrases and stamps can be used.
error-let-bot = A bot can take over for another player when their time is up; without a clock, when they have been away for { $seconds } seconds.
error-carry-code = This code is not valid, or no longer valid; get a new one on the device that has the seat.
error-not-host = Only the host of this table can do that.
error-clock = A clock gives 1 to { $seconds } seconds for a move and at most as many in the bank, or 1 to { $days } days for a move.
notice-bot-plays = A bot is playing for { $who } for now.
notice-person-back = { $who } is back.
notice-hints =
    { $n ->
        [one] { $who } has taken a hint.
       *[other] { $who } has taken { $n } hints.
    }
notice-your-turn = It is your turn
error-no-push = This server cannot send notifications; whoever runs it can install { $extra }.
error-push-endpoint = This server cannot send to your browser's notification service: it needs an https address that is public.
