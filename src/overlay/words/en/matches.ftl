## The list of matches played on this device.

matches-title = Your matches
matches-waiting = Waiting for players.
matches-table = table { $code }
matches-next = Next match
matches-next-label = Next match of the series: { $name }
matches-forget-label = Delete { $name }
matches-sure = Delete?
matches-sure-label = Delete? { $name }
matches-damaged =
    { $count ->
        [one] One more match on this device can’t be read: its saved data is damaged. The others are fine.
       *[other] { $count } more matches on this device can’t be read: their saved data is damaged. The others are fine.
    }
matches-forget-damaged = Remove from list
matches-name =
    .host = { $title } at your table
    .guest = { $title } as a guest
    .alone = { $title }, alone
    .bots = { $title } against the computer
    .beside = { $title }, side by side
    .letters = { $title } by letter
matches-last-letter = last letter { $ago }
matches-drawing = Drawing.
matches-yours = Your turn.
matches-theirs = { $name } to move.
matches-test = { $ago } · test match
matches-now = just now
matches-ago =
    .day =
        { $count ->
            [one] yesterday
           *[other] { $count } days ago
        }
    .hour =
        { $count ->
            [one] { $count } hour ago
           *[other] { $count } hours ago
        }
    .minute =
        { $count ->
            [one] { $count } minute ago
           *[other] { $count } minutes ago
        }
matches-resume =
    .replay = Replay
    .rejoin = Rejoin
    .resume = Resume
matches-resume-label = { $resume }: { $name }
