# What the server refuses, and why.

error-late = The table has moved on; this answer came too late.
error-no-table = There is no table { $id } of yours.
error-no-seat = Nobody can sit in this seat.
error-sit-first = The first message has to say who you are and where you sit.
error-sit-twice = You are seated already; to sit elsewhere, connect again.
error-message-unreadable = This message cannot be read: { $trouble }.
error-messages-too-many = Too many messages came at once; the connection ends.
error-messages-senseless = Too many messages made no sense; the connection ends.
error-silent = Nothing was heard here for a long time; the connection ends.
error-no-hint = There is no hint for this.
error-busy = The server has too much to do just now; please try again in a moment.
error-too-much-work = This took more than the server can give; please try again.
error-crowded = The server has as many visitors as it can take; try again in a moment.
error-connections = Too many connections come from your address; close some of them, or try again in a moment.
error-too-often =
    { $seconds ->
        [one] This is asked too often; try again in { $seconds } second.
       *[other] This is asked too often; try again in { $seconds } seconds.
    }
error-request-slow = The request did not arrive in time; try again.
error-request-unreadable = This is not a request that can be read, or its headers are too long.
error-request-kind = Send this as { OR($kinds) }, and say so in the header Content-Type.
error-request-key = The request does not say whose it is: send an Authorization header with a Bearer key of { $least } to { $most } letters.
error-request-long = This is too long: at most { $kilobytes } KB are read.
error-request-body = This cannot be read: { $trouble }.
error-request-parameter = { $parameter }: { $trouble }.
error-host = This server is not called { $host }; whoever runs it can allow the name with { $flag }.
error-origin = Pages of { $origin } may not use this server.
error-other-site = Pages of other sites may not use this server.
error-no-picture = There is no picture { $file }: they are 1a.svg to 12d.svg, 0.svg and back.svg.
error-no-route = The API has no { $path }; /api lists what it has.
error-no-page = The page has not been built: run { $command } in the project's folder. The API works without it.
error-no-file = There is no { $file } here.
error-no-record = There is no record { $id } here.
error-not-over = The match is not over; its record would show hidden cards.
error-play-on-seats = The match has { $seats } seats, not { $count }.
error-play-on-early = Nobody has to decide anything up to here; choose a later move.
error-all-bots = Somebody has to play: give at least one seat to a person.
error-store-unreadable = What is stored on the disk cannot be read: { $trouble }.
error-store-full = This could not be stored because the disk is full. The match stands where it stood.
error-store-failed = This could not be stored: { $trouble }. The match stands where it stood.
error-store-file = Matches cannot be stored in { $file }: { $trouble }.
error-store-taken = Another server stores its matches in { $file }; use that one, stop it, or choose another file with { $flag }.
