### Why the table itself refuses something

refusals-not-your-turn = It’s not your turn.
refusals-wrong-seat = That’s not your seat.
refusals-stale-number = The match has moved on. Check what’s being asked now.
refusals-illegal = You can’t make that move now.
refusals-unreadable = You and the host have incompatible pages. Reload both.
refusals-undo-nothing = You have nothing to undo.
refusals-bad-note = A note can have up to 500 characters and must be about something that’s happened. A match holds 200 of them.
refusals-bad-position = That position is impossible: see “{ $at }”.
refusals-not-playing = The match starts when every seat is taken.
refusals-over = The match is over.
refusals-not-kept = This device couldn’t save the move. Free up some storage and try again.
refusals-not-away = That player is here.
refusals-too-soon =
    They may be back any moment. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
refusals-not-here = That player can’t be reached just now.
refusals-not-hosting = Only the host can do that.
refusals-read-only = This match is view only.
refusals-too-much = That was a lot at once. Wait a moment.
refusals-closed = This table is closed.
refusals-not-now = You can in a match. For now, do what the lesson says.
