## The bar that replays a match.

replay-label = Replay
replay-at = Move { $at } of { $last }
replay-first = Start
replay-back = Back
replay-on = Next
replay-last = End
replay-slider = Move
replay-resume = Resume match…
replay-scores = Scores
replay-analysis = Analysis
replay-hands = Show all hands
replay-from-start = Watch from the start
replay-missed = What happened since my last turn?
replay-share = Share
replay-doubts =
    .unsigned = Not signed by its players
    .forged = A signature doesn’t match

## The ways to resume a saved match.

resume-title = Resume this match
resume-wrong-title = Only the start of this match can be read
resume-kept = It’s fine up to move { $last }, so that much is shown.
resume-looking = Checking whether the match is still being played…
resume-alive = This match is still being played at its table.
resume-look = Just replay it

## Name of each way to resume, and its meaning for the match.

resumeWays-host =
    .label = Resume at a new table, as { $name }
    .hint = You get a new link. Anyone who was playing gets their own seat back.
resumeWays-back =
    .label = Rejoin the table, as { $name }
    .hint = The match may have moved on. Your seat is still yours.
resumeWays-apart =
    .label = Start a separate match from here, as { $name }
    .hint = It gets its own link, and the original isn’t affected.
resumeWays-seat =
    .label = Resume at a new table, playing { $name }
    .hint = You get a new link. Anyone who opens it can take an empty seat.
resumeWays-here =
    .label = Resume on this device
    .hint = If the match is still going at another table, that one isn’t affected.

## Notes on a match.

notes-title = Notes
notes-spectator = A viewer
notes-on-move = move { $entry }
notes-about = move { $entry } · { $piece }
notes-note = Note { $number }
notes-close = Close note
notes-next =
    { $count ->
        [one] Go to note
       *[other] Next note
    }
notes-line = { $author }’s note on move { $entry }: { $text }
notes-line-viewer = A viewer’s note on move { $entry }: { $text }
