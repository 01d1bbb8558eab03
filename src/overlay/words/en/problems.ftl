### What went wrong, and every way on from there

start-problems =
    .match-title = This match can’t be opened
    .declined-title = This match wasn’t opened
    .kept-title = Part of this match is damaged
    .kept-text = Everything before the damage is safe. You can replay it, or copy it as a link.
    .look-through = Replay the safe part
    .new-table = Open a new table
    .play-here = Play side by side
    .check = Check the connection
    .ask = One of these seats is mine: ask to rejoin

## Titles, each with its cause or what to do about it

start-mistyped =
    .title = That’s not a table code
    .length = A table code has 8 characters, and “{ $text }” doesn’t. Check it against the one you were sent.
    .character = “{ $text }” has a character that’s never in a code. Codes only use 2 3 4 5 7 8 9 and C D F G H J K M N P R T V W X Y.
    .checksum = One character of “{ $text }” is wrong, or two are swapped. Check it against the one you were sent.
# A table couldn’t be reached
start-dial =
    .no-such-room = There’s no one at this table
    .no-such-room-text = The code is fine, but no one is hosting there. The host may have left, or may not have opened the table yet.
    .signalling-down = Can’t reach the meeting point
    .signalling-down-text = The server that introduces players isn’t answering. You need it to join a match, but not to carry on with one.
    .timeout = The table isn’t answering
    .timeout-text = We tried the host for half a minute. Their device may be asleep.
    .no-path = Can’t connect to the host
    .no-path-text = We found the host but couldn’t make a direct connection. Without a relay server, both of you need to be on the same network: try the same Wi-Fi.
    .refused = The table didn’t let you in
    .refused-text = The connection closed while you were joining. Try again.
    .unsupported = This browser can’t connect to other players
    .unsupported-text = WebRTC is missing or switched off. You can still play on this device.
    .cancelled = Cancelled
    .cancelled-text = You stopped trying to connect.
# The host didn’t let someone in
start-denials =
    .full = This table is full
    .full-text = Every seat is taken. You can open a table of your own.
    .version = Different versions
    .version-text = You and the host have different versions of this page. Both of you: update, then reload.
    .edition = This table uses a different edition
    .edition-text = The host plays with component values this page can’t read. Update, then reload.
    .stale = This seat link no longer works
    .stale-text = That seat’s player has made a new one. If that’s you, get the link on the device where you made it.
    .seat = You didn’t get the seat
    .seat-text = The host turned you down, or the player is back. Open the invite link again to watch.
start-failures =
    .unknown = This match isn’t on this device
    .unknown-text = Side-by-side matches are saved only on the device they were played on. You may be in a different browser, or its data may have been cleared.
    .no-file = Which match?
    .no-file-text = This link points to a moment in a match but doesn’t include the match. Open its file to go there.
    .elsewhere = This match is open in another window
    .elsewhere-text = You’re already playing it in another window or on another device. Carry on there, or close it and try again.
    .closed = The table is closed
    .closed-text = The host has left for good. They still have the match.
    .differs = Your host is showing a different match
    .differs-text = It isn’t the one you were playing. The host’s page may have lost part of it, or may have been altered to cheat. Try again later. If nothing has changed by then, ask for a new table. Your own copy of the match is safe on this device.
    .load = Part of the page didn’t load
    .load-text = The connection dropped while the page was loading. Try again.
    .report = This report can’t be opened
