### Metro in English: the language that all others follow

## Lines of the log

log-began = { $name } went first.
log-laid = { $name } laid a tile at { $square }.
# The lines that the tile carried on, each with how far: “Blue’s line 6 to 4 tiles”
log-carried-on = It carried on { LIST($lines) }.
log-unreached = No line has reached it yet.
log-ended-unowned = { $line }, which no one owns, ended { lines-where }.
# Someone ended a line of someone else’s. Its worth: “9 points” or “6 × 2 = 12 points”
log-ended = { $name } ended { $line } { lines-where }: { $owner } scored { $worth }.
# Someone brought a line of their own
log-brought =
    { $name } brought { $line } { $city ->
        [true] into the city
       *[false] to the edge
    } and scored { $worth }.
log-shown =
    { $count ->
        [0] { $name } still had nothing that fitted.
        [one] { $name } showed a tile that didn’t fit anywhere.
       *[other] { $name } showed { $count } tiles, none of which fitted.
    }
log-drew = { $name } drew another tile.
log-lifted = Nothing fitted, so { $name } could lay a one-tile line.
log-over = The match is over.

## Effects of a tile on lines

lines-where =
    { $city ->
        [true] in the city
       *[false] at the edge
    }
# A line that ends, with its points
lines-end =
    { $line }{ $city ->
        [true] { " " }in the city
       *[false] { "" }
    } ({ counted-points })
# A line that goes on, with how far it comes
lines-carried = { $line } to { counted-tiles }
lines-would-finish = would finish { $line }
lines-sets-out = { $line } sets out: { counted-tiles }
lines-goes-on = { $line } goes on: { $before } → { counted-tiles }
# After a move: “Lay your tile at C8: finishes …”
lines-finishes = finishes { LIST($lines) }
lines-carries-on = carries on { LIST($lines) }
lines-no-change = no line changes
# After a question: “Lay your tile at C8? …”
lines-none-would-change = No line would change.
lines-it-would-finish = It would finish { LIST($lines) }.
lines-it-would-carry-on = It would carry on { LIST($lines) }.

## Moves

# Moves in a few words
moves-brief =
    .lay = Lay a tile
    .show = Show your tiles
    .draw = Draw a tile
moves-draw = Draw a tile and lay it
# Begins with a capital where it is said; the tile is one of those below
moves-lay = lay { $tile } at { $square }
moves-held =
    .drawn = the drawn tile
    .yours = your tile
    .numbered = tile { $number }
# Quarter turns clockwise, from 1 to 3
moves-turned =
    { $turns ->
        [1] turned a quarter right
        [2] turned round
       *[other] turned a quarter left
    }
moves-show =
    .one = Show your tile
    .several = Show your tiles
# Why tiles are shown: “Show your tile: …”
moves-misfit =
    .one = it doesn’t fit anywhere
    .several = none of them fits
moves-ask-draw = Draw a tile? You’ll have to lay it.
moves-not-yet = Not yet
# Lays the only tile, or one of several
moves-lay-it =
    .only = Lay the tile
    .one-of = Lay { $tile }
moves-elsewhere = Elsewhere

## Instructions shown with a choice, for someone with one tile in hand or several

prompts-anywhere =
    .drawn = The tile you’ve drawn doesn’t fit, so lay it anywhere, even as a one-tile line.
    .one = Your tile doesn’t fit, so lay it anywhere, even as a one-tile line.
    .several = None of your tiles fits, so lay one anywhere, even as a one-tile line.
prompts-show-and-draw =
    .one = Your tile doesn’t fit anywhere. Show it and draw another.
    .several = None of your tiles fits. Show them and draw another.
prompts-show-and-lay =
    .one = Your tile doesn’t fit anywhere. Show it, then lay one anywhere.
    .several = None of your tiles fits. Show them, then lay one anywhere.
prompts-lay-drawn = Lay the tile you’ve drawn.
prompts-lay =
    .one = Lay your tile this way up.
    .several = Lay one of your tiles this way up.
prompts-lay-turned =
    .one = Lay your tile, turned if you like.
    .several = Lay one of your tiles, turned if you like.
prompts-lay-or-draw =
    .one = Lay your tile, or draw another and lay that.
    .several = Lay one of your tiles, or draw another and lay that.
prompts-lay-turned-or-draw =
    .one = Lay your tile, turned if you like, or draw another and lay that.
    .several = Lay one of your tiles, turned if you like, or draw another and lay that.

## Refusals, by their reasons

refusals-over = The match is over.
refusals-drawing = The first player hasn’t been drawn yet.
refusals-not-your-turn = It’s not your turn.
refusals-not-held = You don’t hold that tile.
refusals-lay-drawn = You have to lay the tile you’ve just drawn.
refusals-no-draw = You only draw another tile when none you hold can be laid.
refusals-nothing-left = There are no tiles left to draw.
refusals-drawn-already = You’ve drawn a tile this turn already.
refusals-can-lay = You can lay a tile, so there’s nothing to show.
refusals-show-to-draw = Nothing you hold fits. Show your tiles first, then you draw another.
refusals-show-first = That would make a one-tile line, from the edge straight back to it. Nothing you hold fits, so show your tiles first.
refusals-city = That’s the city. No tiles are laid there.
refusals-taken = There’s already a tile at { $square }.
refusals-apart = Tiles go at the edge of the board or beside another tile. The city doesn’t count.
refusals-one-point = That would make a one-tile line, from the edge straight back to it.
refusals-no-turning = Tiles aren’t turned in this match. The mark in the corner says which way up they go.

## The final score

scores-city = Lines into the city
scores-edge = Lines to the edge
scores-won = { $name } won with { counted-points }.
scores-shared = { LIST($names) } shared the win with { counted-points } each.

## Companies and their lines

seats-names =
    .red = Red
    .yellow = Yellow
    .blue = Blue
    .green = Green
    .lilac = Lilac
    .black = Black
seats-line = line { $number }
seats-line-of = { $name }’s line { $number }

## Titles of sections of the rules book that refusals name

sections-table = On the table
sections-turn = Your turn
sections-squares = Where a tile can go
sections-end = The end

## The table in words

table-laid =
    { $count ->
        [0] No tiles laid
       *[other] { $count } of 60 tiles laid
    }
# How many of a seat’s trains
table-arrived =
    { $count ->
        [0] none of its { $of } trains has arrived
        [one] { $count } of { $of } trains has arrived
       *[other] { $count } of { $of } trains have arrived
    }
table-not-under-way =
    Not under way yet: { $count ->
        [one] line
       *[other] lines
    } { LIST($lines) }.
table-moving = Line { $line }: { counted-tiles } so far, waiting at { $square }.
table-ended = Line { $line } ended { lines-where }: { $worth }.
# A tile in hand, with its number, or 0 where it’s the only one
table-in-hand =
    Tile{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    } in hand{ $seen ->
        [true] , which everyone has seen
       *[false] { "" }
    }: { $tile }.
table-holds = Holds { counted-tiles }.
table-board =
    { $count ->
        [0] Board: no tiles laid
       *[other] Board: { $count } of 60 tiles laid
    }
table-row = Row { $row }.
table-empty-row = Row { $row }: no tiles.
table-full-row = The row is full.
# Begins with a capital where it is said
table-pool = { counted-tiles } to draw
table-unseen = { $count } not yet seen: { $tile }.

## Statistics

tallies-kinds = Tile kinds
tallies-lines = Lines
tallies-turns = Turns
tallies-shown = began with nothing that fitted
tallies-lifted = could lay a one-tile line

## Tiles: where trains go that come in from each side

# Sides are numbered clockwise: 0 north, 1 east, 2 south, 3 west
tiles-direction =
    { $side ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
# Kinds that are best told as a whole
tiles-wholes =
    .aaaa = straight across both ways
    .bbbb = every side to the next one clockwise
    .cccc = every side to the next one anticlockwise
    .dddd = half circles on every side
tiles-both-ways = { $one } and { $other } both ways
tiles-one-way = { $from } to { $to }
# The side of a half circle, for the list below
tiles-circle = { tiles-direction }
tiles-half-circles =
    half { $count ->
        [one] circle
       *[other] circles
    } on the { LIST($sides) }
# Where a station is, by the side of its square
tiles-beside =
    { $side ->
        [0] above column { $column }
        [1] right of row { $row }
        [2] below column { $column }
       *[other] left of row { $row }
    }

## Numbers of things

counted-tiles =
    { $tiles ->
        [0] no tiles
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
counted-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
counted-lines =
    { $lines ->
        [0] no lines
        [one] { $lines } line
       *[other] { $lines } lines
    }

## The title

# The tag of the language
title-language = en-GB
# The sounds around the table
title-ambience = Trams, pigeons and a barrel organ
# The edition that comes with the page
title-built-in = “Classic” edition: the 60 tiles and 32 stations of the printed game.
title-loaded = “{ $name }” edition, loaded from a file.
# Refuses for a reason that has no sentence of its own
title-refused = You can’t do that now.

## Panels about things on the table

about-station =
    .no-train = No train
    .unused = No company uses this station, so its line scores nothing.
    .train = { $name }’s train
    .finished = { $name }’s finished line
    .length = Length
    .scored = Scored
    .so-far = So far
    .waits-at = Waits at
    .or-more = { counted-points } or more.
about-seat =
    .trains = Trains
    .in-hand = In hand
    .into-city = Into the city
    .to-edge = To the edge
    .lines =
        { $count ->
            [one] Line
           *[other] Lines
        } { $lines }.
about-city =
    .title = The city
    .kind = Every tile counts twice
    .text = A line that ends in the city scores 2 points for each tile instead of 1.
    .no-line = No line has reached it yet.
about-pool =
    .title = Tiles to draw
    .in-hands = In hands
    .count-unseen = { $count } not yet seen
    .unseen = Not yet seen
about-of-all = { $count } of the 60 tiles
about-cell =
    .empty = Empty square
    .laid-by = Tile laid by { $name }
    .tracks = Tracks
    .lines-over = Lines crossing it
    .none-yet = None yet.
    .lines = { LIST($lines) }
    .passing =
        { $line }{ $times ->
            [1] { "" }
            [2] { " " }(twice)
            [3] { " " }(three times)
           *[other] { " " }(four times)
        }
    .starts-here = Starts here
    .waits-here = Waits here
    .so-far = { counted-tiles } so far
    .can-go = A tile can go here.
about-hand =
    .no-one = No one
    .tile-of = { $name }’s tile
    .closed = Face down
    .seen-by = Only { $name } can see it.
    .open = Seen by everyone
    .seen-alone = Seen by { $name } alone
    .in-box = In the box
about-turning =
    .head = Turning
    .fixed = It isn’t turned: the mark in its corner matches that of the square.
    .turned = It may be turned before it’s laid.
about-drawn =
    .head = Drawn
    .text = It has to be laid this turn.

## Text printed on the table itself

captions-pool = The pool
captions-to-draw = tiles to draw
# A number that stands alone
captions-none =
    { $count ->
        [0] none
       *[other] { $count }
    }
# Number of tiles the others hold
captions-in-other-hands = and { captions-none } in other hands
# The same where there is little room
captions-held = and { captions-none } held
captions-unseen = Not yet seen, by kind
captions-your-tile = Your tile
captions-your-tiles = Your tiles
captions-to-move = to move
captions-you = you
# Printed large when a seat overtakes the others, and as the match nears its end
captions-takes-lead = { $name } takes the lead
captions-last-tiles = The last tiles
captions-laid = { $count } of { $of } tiles laid
# A seat’s points beside the best of the others
captions-standing =
    .level = level
    .leads = leads by { $by }
    .behind = { $by } behind
captions-lines-open = { counted-lines } open
# The same where there is little room
captions-open = { captions-none } open
captions-seat = { $name }: { counted-points }
captions-station =
    .idle = Station { $number }
    .waiting = Station { $number }: { $company }’s train waits
    .ended = Station { $number }: { $company }’s line, { counted-points }
captions-city = The city
captions-draw = { moves-brief.draw }
captions-show = { moves-brief.show }
captions-line-worth = { counted-tiles } · { counted-points }
captions-line-length = { counted-tiles }
# The least that a line would be worth
captions-at-edge = edge: { $points }+ points
captions-in-city = city: { $points }+ points
captions-pool-of = The pool: { counted-tiles } to draw
captions-in-pool = in the pool
captions-a-dot = a dot is a tile
captions-kind = { $tile }: { captions-none } still unseen
captions-closed-tile = A face-down tile
# Heading of the effects of the tile that is tried
captions-on-square = Lines on this square
captions-line-ends = line { $line } ends
captions-line-sets-out = line { $line } sets out
captions-line-goes-on = line { $line } goes on
captions-ends-for =
    { counted-points }, { $city ->
        [true] city ×2
       *[false] edge
    }
captions-none-of-yours = none of yours
captions-nobodys = nobody’s line changes

## Captions of sounds

sounds-felt = A tile slides over felt
sounds-tile = A tile knocks on wood
sounds-bridge = An iron bridge rings
sounds-clack = Wheels clack
sounds-hall = A horn echoes in a station hall
sounds-buffers = A train meets its buffers
sounds-enamel = An enamel plate turns over
sounds-slip = A slip of paper is drawn
sounds-tram = A tram bell, two streets away
sounds-pigeons = Pigeons on a roof
sounds-organ = A barrel organ round the corner
sounds-flip = A tile is turned up
sounds-coin = Points clink

## Choices before a match

options-hand =
    .label = Hand
    .hint = How many tiles each player holds and chooses from.
options-turning =
    .label = Free rotation
    .hint = Turn a tile any way you like before laying it, unlike in the printed game.
options-draw =
    .label = Second tile
    .hint = Whether you may draw another tile only when you can’t lay any you hold, or at any time.
    .strict = When stuck
    .free = Any time
options-first =
    .label = First turn
    .hint = Who lays the first tile: the last seat at the table, or one drawn at random.
    .last = Last seat
    .random = Drawn

## The rules book

book-title = How to play Metro
book-lead = Each of you runs a railway company in a city around 1900. Together you lay the tracks, one tile at a time. Every tile carries lines of yours and of your rivals, so make yours long and cut theirs short. The most points win.
book-table =
    .board = The board has 60 squares around the city, which takes up the four in the middle.
    .stations = Around it are 32 stations, one at each outer side of a square, numbered anticlockwise from the top right corner. Each has a track on which trains leave and another on which they arrive.
    .start = At the start, trains of your company wait at your stations. Where they are depends on how many of you play:
    .pool = The 60 tiles are shuffled and put face down in the pool. Each of you draws one and may look at it. The others can’t see it.
    .first = The last seat at the table takes the first turn. After that, play goes round the table.
# For a number of players, how many trains each has
book-trains = { $seats } players: { $trains } trains each.
# Stations that have none
book-idle = Stations { LIST($stations) } have no train.
book-turn =
    .lay = Lay your tile on a free square.
    .score = If that finishes any lines, they’re scored right away, no matter whose they are.
    .draw = Draw a new tile, if there are any left.
    .pass = You can’t pass. Even if all your own lines are finished, you keep laying tiles on other players’ lines. If you have no tile and there’s none to draw, your turn is skipped.
    .mark = The mark in a tile’s corner says which way up it goes. Tiles aren’t turned, so a tile that looks like another one rotated is a different tile.
book-squares =
    .free = Lay it on any free square that’s at the edge of the board, or that shares a side with a tile already there. Touching at a corner isn’t enough, and neither is being next to the city.
    .short = No line may be a single tile long, from the edge straight back to the edge. So you can’t:
    .circle = lay a half circle against the edge
    .curve = lay a curve in a corner that joins the corner’s two outer sides.
    .anyway = It makes no difference whether a train waits there. Against the city, or anywhere inside the board, all of this is allowed.
book-stuck =
    .title = If your tile doesn’t fit
    .show = If there’s no square where your tile can go, show it to everyone. Then:
    .more = If there are tiles left, draw another and lay that one. You keep the first, which stays open, and don’t draw again this turn. If the drawn tile doesn’t fit either, lay it on any square a tile could otherwise go, even if that makes a one-tile line.
    .none = If there are none left, lay your own tile on any square a tile could otherwise go, even if that makes a one-tile line.
book-lines =
    .title = Following a line
    .tracks = A line starts at a station, goes on from tile to tile and crosses over or under other tracks without changing onto them. Trains keep to one side, so the two tracks between neighbouring tiles belong to different directions.
    .again = A line can pass the same tile more than once. A track that runs in a ring, or that starts in the city, belongs to no one and scores nothing.
    .waits = As long as it ends at a free square, a line waits there. Point at a station to see its line, how long it is and what it’s worth.
book-scoring =
    .title = Scoring
    .finished = A line is finished when it reaches the edge of the board or the city. Its train is turned over and its company scores, even if someone else laid the tile.
    .edge = At the edge: 1 point for each tile.
    .city = In the city: 2 points for each tile.
    .each = A tile counts each time the line passes it.
    .several = One tile can finish several lines. All of them score. A line from a station without a train scores nothing.
book-end =
    .last = The match ends as soon as the last train has been turned over, even if there are squares left. The most points win. If you’re level, you share the win.
    .stop = If you don’t want to finish, you can agree to stop. The points are then counted as they stand.
book-options =
    .title = Other ways to play
    .before = Choose these before the match. They can be combined.
    .hand = With more than one tile in hand, lay any of them and draw back up. You draw a second tile to lay only if none of yours fits, so you show them all first.
    .turning = With free rotation, a tile fits if it fits any way round. You can lay a one-tile line only if no rotation helps.
    .draw = When you may draw a second tile at any time, you must lay the one you drew: where it fits if it fits anywhere, and otherwise on any square a tile could go, even if that makes a one-tile line. Your own tile stays hidden.
    .wait = More tiles and free rotation give you more to think about, and everyone else longer to wait.
book-tiles =
    .title = The 60 tiles
    .tracks = Every tile has four tracks, one in from each side. “North to east” is a track for trains that come in from the north and leave to the east. “Both ways” means that there’s a track back as well. A half circle sends a train back out on the side it came from.
    .copies = { $copies } of 60

## The lesson, stop by stop

lesson-tile =
    .name = Tile
    .title = Lay a tile
    .task = You hold one tile. It goes at the edge or beside another tile: choose the bright square, then lay it.
    .done = You draw another, and it’s the next company’s turn. Tiles are laid as they are, never turned.
lesson-short =
    .name = Edges
    .title = No one-tile lines
    .task = On its right this tile turns a train back, and no line may end after one tile. Lay it on a bright square.
    .done = Only when a tile fits nowhere else may a line end after a single tile, for 1 point.
lesson-line =
    .name = Line
    .title = Send a train home
    .task = Two of your trains could reach the edge. Try both bright squares, and lay the tile where it scores more.
    .slip = That line ended after 2 tiles, for 2 points, and its train is done. The other one would have passed 8.
    .done = At the edge a line ends: 1 point for each tile it passes, here 8. Until it ends, a line is worth nothing. To follow one, point at its train or touch it.
lesson-city =
    .name = City
    .title = Into the city
    .task = The city counts double. Bring the bright train into it.
    .done = 3 tiles, 2 points for each. The city is hard to reach, and worth waiting for.
lesson-neighbour =
    .name = Rivals
    .title = Cut a rival short
    .task = Tiles serve every train that crosses them. This one ends your rival’s bright line: lay it.
    .done = Your rival scores 3, and that train will never score more. Watch what others do to yours.
lesson-match =
    .name = First match
    .title = Your first match
    .task = The board is nearly full. Finish it against Pip, the tea boy.

## The coach: a sentence each, the first time something happens

coach-city = A line that ends in the city scores 2 points for each tile instead of 1.
coach-mine = Your line has ended and scored. Its train is turned over, and that station is done.
coach-finished = A line scores for its owner, no matter who laid the tile that ended it.
coach-shown = A tile that fits nowhere is shown to everyone, and another is drawn.
coach-lifted = When nothing fits and no tiles are left to draw, you can lay even a one-tile line.
coach-extra = A tile drawn on your turn has to be laid on that turn.
coach-laid = Your tile may have carried on several lines. Point at a station to follow its line.

## Flaws of an edition, options or a made-up position, after where they are

# In place of where: the data as a whole
flaws-whole = the whole
flaws-impossible = this isn’t possible
flaws-tile-count = there should be { $need } tiles, one for each square, but there are { $have }
flaws-bad-value = expected { $expected }, found { $received }
flaws-seats = the match has a different number of seats
flaws-tiles = each of the 60 tiles must be in one place, but { $tiles } are listed, or one is listed twice
flaws-copies = there are more tiles of the kind { $face } than the box has
flaws-cell = square { $cell } has two tiles, or is part of the city. Take a tile away
flaws-shown = only tiles that someone holds are shown, each of them once
flaws-drawn = this must be a tile of the seat whose turn it is, or -1
flaws-not-over = there are trains left. Set it to turn
flaws-over = the match would be over there. Set it to over
