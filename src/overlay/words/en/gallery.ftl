### Those who watch, and streams

## The players’ decisions about those who watch

gallery-players =
    .title = Watching
    .none = No one is watching.
    .count =
        { $count ->
            [one] { $count } person is watching.
           *[other] { $count } people are watching.
        }
    .hint = Anyone with the link can watch, without asking. They see what everyone sees, and the link can’t be used to play.
    .closed-hint = Watching is off. Copying a link turns it on.
    .link = Copy watch link
    .stream-link = Copy link for streaming software
    .stream-hint = For streaming software: the stream link goes into a browser source, and the dock link into a custom browser dock. The dock controls what viewers see.
    .dock-link = Copy link for the dock
    .delay = Delay
    .close = Stop letting people watch
    .open = Let people watch
    .renew = Make a new link
    .renew-sure = Really make a new link?
    .renew-hint = A new link stops the old one working, and disconnects everyone who used it.
gallery-delays =
    .none = Right away
    .seconds =
        { $seconds } { $seconds ->
            [one] second
           *[other] seconds
        }
    .minutes =
        { $minutes } { $minutes ->
            [one] minute
           *[other] minutes
        }

## For those who watch

# The players haven’t begun
gallery-early =
    .title = The match hasn’t begun yet
    .text = You’ll see it here as soon as it does.
# The players don’t want to be watched just now
gallery-closed =
    .title = Watching is off
    .text = The players aren’t letting anyone watch just now. If they turn watching on again, the match will appear here.

## A stream’s text beside the match

gallery-stream =
    .to-play = to play
    .level = level
    .ahead = { $points } ahead
    .behind = { $points } behind
    .next = The next draw
    .left = { $count } left
    .percent = { $percent }%
    .scores = Points so far

## The dock beside streaming software

gallery-dock =
    .title = Stream dock
    .on-air = On air
    .idle = No match yet
    .silent = No stream page is open in this software
    .live = live
    .behind = { $seconds } s behind
    .picture = What viewers see
    .hold = Freeze
    .hold-hint = viewers see a still picture
    .go-on = Resume
    .again = Replay last action
    .camera = Camera
    .zoom = Zoom
    .times = { $zoom }×
    .delay = Delay
    .delay-hint = On top of the players’ own delay
    .seconds = { $seconds } s
    .hidden = The stream never shows hands, codes or addresses.
    .widgets = Overlays
    .sound = Sound
gallery-cameras =
    .director = Director
    .whole = Whole table
    .close = Close-up
    .fixed = Fixed
gallery-parts =
    .table = Table
    .score = Score
    .turn = Turn
    .holdings = Holdings
    .action = Last action
    .odds = Draw odds
    .luck = Luck
    .graph = Points graph
    .names = Players’ names
