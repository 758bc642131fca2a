# What the server refuses, and why.

error-late = The table has moved on; this answer came too late.
error-no-table = There is no table { $id } where you have a seat.
error-no-seat = Nobody can sit in this seat.
error-sit-first = The first message has to say who you are and where you sit.
error-sit-twice = You are seated already; to sit elsewhere, connect again.
error-message-unreadable = This message cannot be read: { $trouble }.
error-messages-too-many = Too many messages came at once; the connection is closed.
error-messages-senseless = Too many messages could not be read; the connection is closed.
error-silent = Nothing was received for a long time; the connection is closed.
error-no-hint = There is no hint for this.
error-busy = The server is busy; please try again in a moment.
error-too-much-work = This took longer than the server allows; please try again.
error-crowded = The server is full; try again in a moment.
error-connections = Too many connections come from your address; close some of them, or try again in a moment.
error-too-often =
    { $seconds ->
        [one] Too many requests; try again in { $seconds } second.
       *[other] Too many requests; try again in { $seconds } seconds.
    }
error-request-slow = The request did not arrive in time; try again.
error-request-unreadable = This is not a request that can be read, or its headers are too long.
error-request-kind = Send this as { OR($kinds) }, and say so in the header Content-Type.
error-request-key = The request does not say whose it is: send an Authorization header with a Bearer key of { $least } to { $most } letters.
error-request-long = This is too long: at most { $kilobytes } KB are read.
error-request-body = This cannot be read: { $trouble }.
error-request-parameter = { $parameter } cannot be { $text }; /api says what it takes.
error-request-without = { $parameter } is needed here; /api says what it takes.
error-request-method = This address answers { AND($methods) } only.
error-host = This server is not called { $host }; whoever runs it can allow the name with { $flag }.
error-origin = Pages from { $origin } may not use this server, which was asked as { $own }. If they are its own, the proxy in between has to pass on the host and the scheme, and be named with { $flag }.
error-other-site = Pages from other sites may not use this server.
error-no-picture = There is no picture { $file }: they are 1a.svg to 12d.svg, 0.svg, j1.svg to j7.svg, and back.svg.
error-no-route = The API has no { $path }; /api lists what it has.
error-no-page = The page has not been built: run { $command } in the project's folder. The API works without it.
error-no-file = There is no { $file } here.
error-no-record = There is no record { $id } here.
error-not-over = The match is not over; its record would show hidden cards.
error-play-on-seats = The match has { $seats } seats, not { $count }.
error-play-on-early = Nobody has to decide anything up to here; choose a later move.
error-all-bots = Somebody has to play: give at least one seat to a person.
error-open-seats = Open this table as a gathering: it has open seats.
error-store-unreadable = What is stored on the disk cannot be read: { $trouble }.
error-table-unreadable = This table cannot be opened, because somebody has changed or damaged what is stored of it. Whoever runs this server can restore it from a backup; all other tables go on. What is wrong: { $trouble }
error-store-full = This could not be stored because the disk is full. The match has not changed.
error-store-failed = This could not be stored: { $trouble }. The match has not changed.
error-store-file = Matches cannot be stored in { $file }: { $trouble }.
error-store-taken = Another server stores its matches in { $file }; use that one, stop it, or choose another file with { $flag }.
error-store-database = Matches cannot be stored in the database { $place }: { $trouble }.
error-store-foreign = { $place } holds matches of a trial version of Hanashōbu, or something else, and cannot be used. It has not been changed. Move it away, or name another place with { $data } or { $database }.
error-store-newer = { $place } was written by a newer version of Hanashōbu; update this one to use it.
error-store-not-empty = Something is stored there already; restore only into an empty file or database.
error-store-slow = The store does not answer in time.
error-no-metrics = Metrics are shown only with the key that the host has set as { $variable }.

## A page without a server
error-browser-storage = Your browser cannot store this match right now ({ $trouble }). Make room, or leave private browsing, and try again.
error-import-not = This is not an export of Hanashōbu. Choose a file that was saved with “Export everything”.
error-import-format = This export has the format { $format } and was written by version { $version }; this page reads only { $ours }. Import it on a page of the version that wrote it, or reload this page, if there is a newer one.
error-import-line = The export is damaged: { $trouble }. Nothing was imported.
