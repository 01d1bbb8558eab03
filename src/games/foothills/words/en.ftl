### Foothills in English: the language that all others follow

## The title

title-language = en-GB
title-ambience = Wind, sheep and the pub
# The edition that comes with the page
title-built-in = “Reconstructed” edition: the rules are the printed ones, but most prices, bonuses and grey sides are our own.
title-loaded = “{ $name }” edition, loaded from a file.
# Refuses for a reason that has no sentence of its own
title-refused = You can’t do that now.

## Seats

seats-colours =
    .blue = Blue
    .green = Green
# A seat without a colour
seats-numbered = Seat { $number }

## Goods with their numbers

goods-iron =
    { $iron ->
        [0] no iron ore
       *[other] { $iron } iron ore
    }
goods-stone =
    { $stone ->
        [0] no stone
       *[other] { $stone } stone
    }
goods-resources =
    { $resources ->
        [0] no resources
        [one] { $resources } resource
       *[other] { $resources } resources
    }
goods-rubble =
    { $rubble ->
        [0] no rubble
       *[other] { $rubble } rubble
    }
goods-passengers =
    { $passengers ->
        [0] no passengers
        [one] { $passengers } passenger
       *[other] { $passengers } passengers
    }
goods-vp =
    { $vp ->
        [0] no VP
       *[other] { $vp } VP
    }
goods-white =
    { $white ->
        [0] no white cubes
        [one] { $white } white cube
       *[other] { $white } white cubes
    }
goods-nothing = nothing
goods-kind =
    { $kind ->
        [iron] iron ore
       *[stone] stone
    }
# The same at the beginning of a sentence
goods-named =
    { $kind ->
        [iron] Iron ore
       *[stone] Stone
    }
goods-from =
    { $from ->
        [yard] from the stockyard
       *[bag] from the bag
    }
# The bonus for building a station, as part of a sentence
goods-bonus = bonus { $goods }
goods-no-bonus = no bonus

## Lists

list-and = { LIST($parts) }
# Names, or whole deeds, to choose from
list-or = { OR($parts) }

## Stations, for languages that change a name by its place in the sentence

station-name = { $station }
station-at = at { $station }
station-to = to { $station }
station-the = { $station }

## Verbs of cards, each a sentence

verbs-take =
    { $upTo ->
        [one] Take 1 resource from the stockyard.
        [2] Take 1 or 2 resources from the stockyard.
       *[other] Take 1 to { $upTo } resources from the stockyard.
    }
verbs-take-per-ticket =
    Take 1 resource from the stockyard for each ticket you have{ $upTo ->
        [one] { "" }
       *[other] , up to { $upTo }
    }.
verbs-gain = Gain { $goods }.
# Resources to choose, and with the goods that come with them
verbs-chosen = { goods-resources } of your choice
verbs-chosen-and = { goods-resources } of your choice and { $others }
verbs-ticket =
    .here = Gain this station’s ticket.
    .any = Gain a ticket you don’t have yet.
verbs-dig =
    .one = Remove { goods-rubble } from one line.
    .one-ticketed = Remove { goods-rubble } from a line you have a ticket for.
    .one-or-two = Remove { goods-rubble } from one or two lines.
    .one-or-two-ticketed = Remove { goods-rubble } from one or two lines you have tickets for.
    .each = Remove { goods-rubble }, each from a different line.
    .each-ticketed = Remove { goods-rubble }, each from a different line you have a ticket for.
verbs-give = Give { $rubble } to your opponent.
verbs-up-to =
    Up to { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }: { $deals }.
# Deeds: several may be offered in one sentence
verbs-swap = swap { $one } for { $other }, or the other way round
verbs-trade = trade { $give } for { $get }
verbs-lay = lay track for { $price }
verbs-lay-ticketed = lay track for { $price } in a line you have a ticket for
# The price in resources of any kind: “any 2 resources”
verbs-any-price = any { $price }
# Where a station is built, within the sentences that follow
verbs-where =
    .any = { "" }
    .ticket = { " " }in a line you have a ticket for
    .track = { " " }in a line where you have track
    .both = { " " }in a line where you have both a ticket and track
verbs-build = Build a station{ $where }.
verbs-build-extra = Build a station{ $where }, paying { $goods } extra.
verbs-build-less = Build a station{ $where }, paying { $goods } less.
verbs-no-bonus = You don’t get its bonus.
verbs-survey =
    Move your surveyor home,{ $pub ->
        [true] { " " }to the pub,
       *[false] { "" }
    } or to { $to ->
        [any] an open action space
        [ticketed] an open action space in a line you have a ticket for
        [start] a starting station
        [own] an action space where you’ve built a station
       *[adjacent] an open action space on an adjacent card
    } and use it.
verbs-flip =
    { $cards ->
        [one] You may also flip 1 other action card.
       *[other] You may also flip up to { $cards } other action cards.
    }
verbs-flip-any = Flip as many of your action cards as you like.
verbs-score = You may score one of your action cards, as in the pub.
verbs-draw = Draw { goods-resources } at random from the bag.
verbs-sort = Find { $goods } in the bag.
# Where the cubes that aren’t kept go
verbs-left-over =
    { $rest ->
        [one] The other goes to the stockyard.
       *[other] The others go to the stockyard.
    }
verbs-keep = Keep { $keep }. { verbs-left-over }
# The same of cubes that were looked for
verbs-keep-of = Keep { $keep } of them. { verbs-left-over }
verbs-refill =
    Top up the stockyard to { $to ->
        [one] 1 cube
       *[other] { $to } cubes
    }.
verbs-stock =
    Add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } from the bag to the stockyard.
verbs-summit = Claim the summit chit.
verbs-on-building = When you build here: { $text }

## Instructions shown with a choice

prompts-provide = Choose your starting resources: { $left } to take.
prompts-select = Choose an action card.
prompts-flip =
    { $left ->
        [one] You may flip 1 more action card.
       *[other] You may flip up to { $left } more action cards.
    }
prompts-take =
    { $left ->
        [one] Take 1 more, or stop.
       *[other] Take up to { $left } more, or stop.
    }
prompts-gain-any = Gain 1 resource. Which one, and where from?
prompts-gain = Gain 1 { goods-kind }. Where from?
# What may be done, and how many times more
prompts-deals-left = { $deals } ({ $left } left).
# One of several things that may be done
prompts-lay = lay track for { $price } (1 VP)
prompts-dig = Remove { $left } rubble. From which line?
prompts-dig-more = Remove { $left } more rubble. From which line?
prompts-build = Choose a station to build.
prompts-build-extra = Choose a station to build ({ $goods } extra).
prompts-build-less = Choose a station to build ({ $goods } less).
prompts-survey = Move your surveyor. Where to?
prompts-hop = Move your surveyor to the new station?
prompts-ticket = Choose a ticket.
prompts-may-score = You may score an action card.
prompts-score = Choose an action card to score.
prompts-flip-any = Flip any of your action cards.
prompts-keep = From the bag: { $goods }. Keep { $keep }.

## Labels of buttons

moves-take = Take { goods-kind }
moves-gain = { goods-named } { goods-from }
moves-dig = Dig on the { $line }
moves-lay = Lay track at { $station }: { $price }
moves-trade = Trade
moves-build = Build { $space }: { $price }
moves-just-build = Build
moves-go-home = Go home
moves-go-to-pub = Go to the pub
moves-go-to = Go to { $station }
moves-flip = Flip { $side }
moves-score = Score { $card }
# After “Score …, ”: the card that takes the place of the scored one
moves-instead = take { $card }
moves-ticket = { $station } ticket
moves-keep = Keep { $goods }
moves-done =
    .flipping = Done flipping
    .moving = Stay put
    .scoring = Don’t score
    .digging = Take the rest from the supply
    .otherwise = Done

## Moves in a few words

short-from =
    .yard = stockyard
    .bag = bag
short-track = Track: { $station }
short-home = Home
short-pub = The pub
# A scored card, and the one that takes its place
short-scored = { $card }, for { $spare }

## Lines of the log

log-dealt = { $name } went first. Lines in play: { $lines }.
log-selected = { $name } played { $side }.
log-skipped = { $name } couldn’t play any card and missed the turn.
log-from-bag = From the bag: { $cubes }.
log-no-cubes = no cubes
log-found = { $name } found { $goods } in the bag.
log-drew = { $name } drew { $goods }.
log-kept = { $name } kept { $goods }. { $rest } went to the stockyard.
log-took = { $name } took { goods-kind } { goods-from }.
log-gained = { $name } gained { $goods }.
log-paid = { $name } paid { $goods }.
log-dug = { $name } removed { $rubble } rubble from { $station }.
log-cleared = { $name } cleared { $station } (+1 VP).
log-gave = { $name } gave { $other } { $rubble } rubble.
log-laid = { $name } laid track at { $station } (+1 VP).
log-built = { $name } built a station at { $space }.
log-went-home = { $name }’s surveyor went home.
log-went-to-pub = { $name }’s surveyor went to the pub.
log-went-to = { $name }’s surveyor went to { $station }.
log-ticket = { $name } gained the { $station } ticket.
log-summit = { $name } claimed the summit chit.
log-flipped = { $name } flipped { $side } to { $other }.
log-scored = { $name } scored { $card }.
log-event = A white cube came up.
log-navvy = Navvies built at { $station }.
log-completed = The { $line } was completed.
log-completed-with = The { $line } was completed: buffer stop { $stop } of { $of }.
log-ending =
    .stops = The last buffer stop was placed. The match ends soon.
    .navvies = No more navvies could be placed. The match ends soon.
log-returned = { goods-white } went back into the bag.
log-over = The match is over.
# Where something is that has no name
log-somewhere = the table

## The table in words

table-lines-complete = { $complete } of { $of } lines complete
table-board =
    { $name }: { $points ->
        [0] no
       *[other] { $points }
    } VP so far
table-supply = Supply: { $goods }.
table-empty = empty
# The letter and the name of a card’s other side
table-other-side = Other side: { $side }.
# What the card is worth
table-when-scored = When scored: { $pays }.
table-tickets = Tickets: { $names }.
table-no-tickets = No tickets.
table-surveyor-home = Surveyor: at home.
table-surveyor-in-pub = Surveyor: in the pub.
table-surveyor-at = Surveyor: at { $station }.
table-deeds = Stations built: { $stations }. Tracks laid: { $tracks }. Cards scored: { $cards }.
table-summit = Holds the summit chit.
table-yard = Stockyard and supply
table-in-yard = In the stockyard: { $goods } and { $white }.
table-in-bag = In the bag: { $cubes }.
table-left = Navvies left: { $navvies }. Buffer stops left: { $stops }.
table-spare = Spare action cards: { $cards }.
table-no-spare = No spare action cards.
table-complete = complete
table-start = starting station.
table-by-navvies = built by navvies.
table-rubble = { $count } rubble.
table-no-rubble = No rubble.
table-track = Track: { $name }.
table-under-rubble = Track space: under rubble.
table-free-track = Track space: free.
table-station = Station: { $name }.
table-space = Station space: costs { $price }, { $bonus }.
table-action = Surveyor action: { $text }
table-no-action = No surveyor action.

## The panels about station cards, action cards and tickets

about-station =
    .start = Starting station, { $lines }
    .card = Station card, { $lines }
    .navvies-head = Navvies
    .navvies-text = Navvies built the track and stations here.
    .effect = When you build here
    .each-effect = Each time you build here
    .rubble = Rubble
    .left = { $rubble } left. Remove the last one for 1 VP.
    .track = Track
    .laid = Laid by { $name }.
    .under-rubble = Under rubble.
    .free-track = Free: 1 VP for laying it.
    .one = Station
    .several = Stations
    .built = Built by { $name }.
    .costs = Costs { $price }, { $bonus }.
    .ordered = Build from left to right.
    .action = Surveyor action
    .no-action = None.
    .not-open = Opens once a station is built here.
    .occupied = Occupied
    .visitor = { $name }’s surveyor is here.
about-card =
    .scored-by = Scored by { $name }
    .when-scored = When scored
    .spare = Spare action card
    .golden = Golden side
    .grey = Grey side
    .other = Other side
    .on-board =
        { $name }’s action card { $letter }, { $isGrey ->
            [true] grey
           *[false] golden
        } side
about-ticket =
    .title = { $station } ticket
    .held = For the { $lines }, held by { $name }
    .not-held = For the { $lines }, not yet held by { $name }
    .way = How to get it
    .go = Move your surveyor to { $station }.
    .use = What it’s for
    .uses = Many grey sides only work in lines you have a ticket for.
    .both-lines = One ticket, good for both its lines.

## The panels about other parts of the table

places-line-bonus =
    .kind = Line bonus: { $bonus } VP at the end
    .text = For the most stations in this line. On a tie, no one gets it.
    .so-far = So far
places-iron =
    .title = Iron ore
    .use = Pays for track and stations. Spent iron ore goes back into the bag.
places-stone =
    .title = Stone
    .use = Pays for stations. Take it from the stockyard or trade rubble for it. Spent stone goes back into the bag.
places-rubble =
    .title = Rubble
    .use = Comes from clearing lines. Trade it for stone, or spend it on stations.
places-passengers =
    .title = Passengers
    .use = Worth ½ VP each at the end. Some stations and surveyor actions cost passengers.
places-has = { $name } has { $count }
# A heading that several places share
places-limit = Limit
# A heading that several places share
places-end = The end
places-no-limit = No limit
places-left = { $count } left
places-tiles-left =
    .head = Tiles left
    .text = { $count }, for track and stations together.
places-hut =
    .title = Surveyor’s hut
    .text = Your surveyor starts here and can come back with any E card that moves it. Nothing happens at home.
places-pile =
    .title = Scoring pile
    .kind =
        { $name }, { $cards ->
            [0] no cards
            [one] { $cards } card
           *[other] { $cards } cards
        }
    .text = Each card here scores at the end, as shown at the bottom.
    .limit = Never more cards than stations built ({ $stations }).
places-points =
    .title =
        { $points ->
            [0] No
           *[other] { $points }
        } VP so far
    .cleared = Cleared
    .track = Track
    .bonus = Stations
    .exchange = Surveyor
    .vp =
        { $points ->
            [0] No
           *[other] { $points }
        } VP
places-stations =
    .title =
        { $count ->
            [0] No stations built
            [one] { $count } station built
           *[other] { $count } stations built
        }
    .text = You can score one card for each station.
places-tracks =
    { $count ->
        [0] No tracks laid
        [one] { $count } track laid
       *[other] { $count } tracks laid
    }
places-yard =
    .title = Stockyard
    .none = no resources
    .text = Take resources from here. When the last one goes, 6 cubes are drawn from the bag.
    .white = White cubes
    .white-text = { $count } so far. With 3 or more at the end of a turn, they all go back into the bag.
places-bag =
    .title = The bag
    .text = A white cube drawn from here brings navvies. Spent resources come back here.
# The cubes left in the bag
places-in-bag = { goods-resources } and { goods-white }
places-pub =
    .title = The pub
    .kind = Golden E only
    .text = Score an action card of yours. It goes to your scoring pile, and a spare card with the same two letters takes its place, golden side up.
    .limit = You need more stations than scored cards.
places-navvies =
    .title = Navvies
    .text = A white cube sends them to the first untouched station card: column by column from the left, each from the top, skipping starting stations. They clear it and build everything there, and surveyors may visit.
    .end = The match ends when navvies are due and can’t be placed.
places-stops =
    .title = Buffer stops
    .text = One goes at the end of each finished line.
    .end = The match ends when the last one is placed.
places-summit =
    .title = Summit chit
    .kind = { $points } VP at the end
    .text = Goes to the player whose surveyor claimed it last.

## The final score

# What a scored card is worth
scores-worth =
    .passenger = 1 VP per 2 passengers
    .track = 1 VP per 2 tracks laid
    .station = 1 VP per station built
    .ticket = 1 VP per ticket
    .card = 1 VP per scored card
# Where points come from, before their number
scores-sources =
    .cleared = Cards cleared
    .track = Track laid
    .bonus = Station bonuses
    .exchange = Surveyor trades
    .passengers = Passengers, ½ VP each
    .summit = Summit chit
# Kinds of sources that a player may have several of
scores-kinds =
    .pile = Scored cards
    .line-bonus = Most stations
scores-line-bonus = Most stations on the { $line }
# Things that earned points
scores-counted =
    .passenger =
        { $count ->
            [0] no passengers
            [one] { $count } passenger
           *[other] { $count } passengers
        }
    .track =
        { $count ->
            [0] no tracks
            [one] { $count } track
           *[other] { $count } tracks
        }
    .station =
        { $count ->
            [0] no stations
            [one] { $count } station
           *[other] { $count } stations
        }
    .ticket =
        { $count ->
            [0] no tickets
            [one] { $count } ticket
           *[other] { $count } tickets
        }
    .card =
        { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
scores-won = { $name } won with { $points } VP.
scores-tied = Tied at { $points } VP. Play the rematch: swap colours, same lines.
scores-drawn = Tied again at { $points } VP, so it’s a draw.

## Headings and names of what statistics count

tallies-lines = Lines in play
tallies-sides = Card sides
tallies-golden = golden
tallies-grey = grey
tallies-cards = Cards scored
tallies-stations = Stations
tallies-track = Track
tallies-tickets = Tickets
tallies-bonuses = Station bonuses
tallies-chits = Chits
tallies-summit = Summit
tallies-turns = Turns
tallies-missed = missed, as no card could be played
tallies-endings = Endings
tallies-ended-by =
    .stops = the last buffer stop
    .navvies = no navvies left
tallies-cubes =
    .iron = Iron ore
    .stone = Stone
    .event = Events

## The text printed on the table

# Between two ways to pay or to get something
captions-or = or
captions-each = per
captions-up-to = up to
captions-anywhere = any
captions-start = start
captions-any-number = any
captions-each-line = 1 per line
captions-one-or-two = 1–2 lines
captions-once = when built:
captions-each-time = each time you build:
captions-no-action = no surveyor action
captions-done = Done
captions-yard = Stockyard
captions-bag = The bag
captions-supply = General supply
captions-pub = The pub
captions-pub-rule = only: score a card
captions-spare = Spare action cards
captions-my-supply = Supply
captions-tickets = Tickets
# The place where the surveyor begins
captions-hut = Surveyor’s hut
captions-short-hut = Hut
# The same names below their things, written as within a sentence
captions-below =
    .tickets = tickets
    .hut = hut
captions-stations = Stations built
captions-pile = Scoring pile
captions-tracks = Tracks laid
# The noun for a number that stands beside it
captions-counted-tracks =
    { $count ->
        [one] track
       *[other] tracks
    }
captions-counted-stations =
    { $count ->
        [one] station
       *[other] stations
    }
# Tiles left, after their number
captions-counted-tiles =
    { $count ->
        [one] tile left
       *[other] tiles left
    }
captions-navvies = navvies
captions-stops = buffer stops
captions-passengers = passengers
captions-rubble = rubble
captions-by-navvies = Built by navvies
captions-points = VP
captions-you = you
captions-theirs = opponent
captions-iron = Iron ore
captions-stone = Stone
captions-summit = Summit chit
captions-scored = scored
captions-no-limit = no limit
captions-times = { $count }×
captions-at-most = ≤ { $count }
captions-keep = keep { $count }
captions-fill-to = to { $count }
captions-give = give { $count }
captions-in-bag =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
# The word for a railway in its name, and its abbreviation
captions-railway-word = Railway
captions-railway-short = Rly
# Printed large when a seat overtakes the others, and as the match nears its end
captions-takes-lead = { $name } takes the lead
captions-last-round = Last round
captions-complete = { $line } complete
captions-pile-count =
    { $count ->
        [one] 1 scored
       *[other] { $count } scored
    }
# Cubes of those that the stockyard is filled with
captions-in-yard = { $count } of 6
# The number of a buffer stop, below the line that it completes
captions-stop-number =
    { $stop ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $stop }
    } of { $of ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $of }
    } buffer stops
# Points behind or ahead of the other player
captions-behind = { $points } behind
captions-ahead = { $points } ahead
captions-level = level

## Captions of its own sounds, and of others where it has words of its own

sounds-sting = A rumble in the hills
sounds-rough-track = Navvies throw down their track
sounds-lamp = A murmur from the pub
sounds-sheep = A sheep, far off
sounds-bag = The bag rattles
sounds-ballast = Rubble slides
sounds-staff = A surveyor’s pole thuds down
sounds-stop = A buffer stop slams home

## The choices players have before a match

options-lines =
    .label = Lines
    .hint = Six of the eight lines are in play.
    .random = Drawn at random
    .all-but = All but { $one } and { $other }
options-start =
    .label = Starting player
    .hint = The other player takes their first resources first.
    .drawn = Drawn
options-flip-is-part =
    .label = Flip-only turns
    .hint = You may choose a card just to flip others with it.
options-pub-to-pub =
    .label = Stay in the pub
    .hint = A surveyor in the pub may score another card there without leaving.
options-refill-six =
    .label = Full refills
    .hint = Cards that top up the stockyard draw 6 more cubes if fewer than 6 are there, instead of filling it up to 6.
options-home-is-far =
    .label = No neighbours at home
    .hint = From home, no card is adjacent. Usually every starting station is.

## The printed sides of action cards, by their names in English

cards-stockyard = Stockyard
cards-excavation = Excavation
cards-track-trade = Track & Trade
cards-station = Station
cards-surveyor = Surveyor
cards-breakers-yard = Breakers Yard
cards-strongarm = Strongarm
cards-tea-break = Tea Break
cards-brickmaker = Brickmaker
cards-local-blacksmith = Local Blacksmith
cards-landscaper = Landscaper
cards-mason = Mason
cards-architect = Architect
cards-brickies-mate = Brickie’s Mate
cards-steelworker = Steelworker
cards-inspector = Inspector
cards-tourist = Tourist
cards-draftsman = Draftsman
cards-field-worker = Field Worker
cards-travel-agent = Travel Agent
cards-salvage = Salvage
cards-harbour-market = Harbour Market
cards-large-boat = Large Boat
cards-small-boat = Small Boat
cards-small-cart = Small Cart
cards-light-work-gang = Light Work Gang
cards-local-help = Local Help
cards-itinerant-workers = Itinerant Workers
cards-heavy-work-gang = Heavy Work Gang
cards-shared-workers = Shared Workers

## The rules book’s titles of the sections that refusals can name

sections-table = On the table
sections-turn = Your turn
sections-yard = The stockyard and the bag
sections-rubble = Rubble
sections-track = Track
sections-stations = Stations
sections-surveyor = Surveyor and tickets
sections-pub = The pub
sections-events = White cubes and navvies
sections-end = The end, and scoring

## A sentence for each reason to refuse something

refusals-over = The match is over.
refusals-not-your-turn = It’s not your turn.
refusals-drawing = Cubes are being drawn. One moment.
refusals-provide-first = First choose 2 resources from the stockyard.
refusals-select-first = Choose an action card first.
refusals-other-action = Something else comes first.
refusals-cannot-stop = You have to do this before you can stop.
refusals-not-your-card =
    That { $hasCard ->
        [true] { $card } card
       *[false] card
    } { $hasOwner ->
        [true] is { $owner }’s
       *[false] isn’t one of yours
    }.
refusals-no-ticket =
    { $hasCard ->
        [true] { $card } needs a ticket, and you don’t have one.
       *[false] You need a ticket, and you don’t have one.
    }
refusals-no-own-track = { $card } needs a line where you’ve laid track, and you haven’t laid any.
refusals-flip-alone = { $card } could only flip another card now, and that isn’t enough.
refusals-yard-empty = There are no resources left, in the stockyard or the bag.
refusals-not-in-yard = There’s no { goods-kind } in the stockyard.
refusals-not-in-bag = There’s no { goods-kind } in the bag.
refusals-wrong-kind = You don’t gain { goods-kind } here.
refusals-none-left = Neither the stockyard nor the bag has what you’d gain.
refusals-bag-empty = The bag is empty.
refusals-yard-full = The stockyard is already full.
refusals-all-tickets = You already have every ticket in play.
refusals-has-ticket = You already have this ticket.
refusals-not-in-play = That isn’t in play in this match.
refusals-line-clear = There’s no rubble on the { $line }. Choose a line that has some.
refusals-line-used = You’ve already dug on the { $line }. Each cube must come from a different line.
refusals-two-lines = You’ve already dug on two lines. Take the rest from those.
refusals-not-ticket-line =
    You don’t have a ticket for the { $hasStation ->
        [true] line at { $station }
       *[false] { $line }
    }.
refusals-start-station = { $station } is a starting station. Its track is already there.
refusals-navvy-here = Navvies have already built everything at { $station }.
refusals-rubble-here = { $station } still has { $rubble } rubble. Clear it first.
refusals-track-full = { $station } already has its track.
refusals-not-leftmost = Lay track from left to right: { $first } comes before { $station }.
refusals-no-track-space = There’s no free track space that’s clear of rubble.
refusals-no-ticket-space = There’s no free track space in a line you have a ticket for.
refusals-no-tile = You’ve used all your track and station tiles.
# What is held is a clause of its own: “You have 1 stone”
refusals-short =
    { $held }, but { $deed ->
        [lay] laying track
        [exchange] the trade
       *[other] this
    } costs { $need }.
refusals-no-station-space = There’s no station you can build and pay for.
refusals-no-extra-station = There’s no station you can pay for with { $needed } extra.
refusals-no-ticket-station = There’s no station you can build and pay for in a line you have a ticket for.
refusals-no-track-station = There’s no station you can build and pay for in a line where you have both a ticket and track.
refusals-nothing-to-build = There’s nothing to build at { $station }.
refusals-space-built = The station at { $station } is already built.
refusals-in-order = Build the stations at { $station } in order, from left to right.
refusals-not-track-line = No line at { $station } has both your ticket and your track.
refusals-no-place = There’s no open action space to move to.
refusals-no-ticket-place = There’s no open action space in a line you have a ticket for.
refusals-no-own-place = There’s no open action space where you’ve built a station.
refusals-no-adjacent-place = There’s no open action space next to your surveyor.
refusals-no-action-space = { $station } has no surveyor action.
refusals-not-open = No station has been built at { $station } yet.
refusals-occupied = There’s already a surveyor at { $station }.
refusals-already-here = Your surveyor is already at { $station } and must go somewhere else.
refusals-already-home = Your surveyor is already at home.
refusals-not-start = { $station } isn’t a starting station.
refusals-not-own-station = You haven’t built a station at { $station }.
refusals-not-adjacent = { $station } isn’t next to your surveyor.
refusals-only-hop = Your surveyor can only step onto the station you just built.
refusals-pub-primary = Only the golden Surveyor card leads to the pub.
refusals-pub-again = Your surveyor is already in the pub.
refusals-pub-limit =
    You need more stations than scored cards, and you have { $stations ->
        [0] no stations
        [one] { $stations } station
       *[other] { $stations } stations
    } and { $scored ->
        [0] no scored cards
        [one] { $scored } scored card
       *[other] { $scored } scored cards
    }.
refusals-not-spare = That card can’t replace this one.
refusals-this-card = You’re playing { $card }, so it flips anyway.
refusals-fresh-card = { $card } is new or was already flipped this turn.
refusals-not-in-hand = You didn’t draw that many.
# In place of a name that isn’t known
refusals-unnamed =
    .card = this card
    .station = this card
    .line = line
# What is held of the goods that fall short
refusals-held = You have { $goods }
# The same where there is none of them
refusals-none =
    .iron = You have no iron ore
    .stone = You have no stone
    .resources = You have no resources
    .rubble = You have no rubble
    .passengers = You have no passengers

## Names for each type of move when nothing more is said about it

guide-deeds =
    .select = Play a card
    .take = Take a resource
    .gain = Gain a resource
    .dig = Remove rubble
    .lay = Lay track
    .exchange = Trade
    .build = Build a station
    .survey = Move your surveyor
    .flip = Flip a card
    .score = Score a card
    .ticket = Gain a ticket
    .keep = Keep resources from the bag
    .done = Stop here

## The coach’s words, a sentence each, the first time something happens

coach-tip-words =
    .ending = The match ends with this round: the player who went second takes the last turn.
    .completed = A line is complete and gets a buffer stop. The last of the 5 stops ends the match.
    .navvy = A white cube brings navvies: they build everything on the next untouched card, and nobody scores it.
    .scored = A scored card counts at the end, including anything you build or lay before then.
    .built = Each station lets you score one more card in the pub, and opens the card’s surveyor action, if it has one.
    .ticket = A ticket is yours for good. Some grey card sides work only where you have one.
    .laid = Track is worth 1 VP wherever you lay it, and brings the line closer to completion.
    .cleared = The last rubble off a card is worth 1 VP. Now track and stations can go there.
    .summit = The summit chit counts at the end, for the player who was up there last.
    .returned = Three white cubes are in: they go back into the bag, and navvies will be back.
    .surveyed = Your surveyor is in your opponent’s way, and has to move on before coming back.
    .flipped = The card you played has turned over. Its other side is yours for a later turn.

## The lesson’s words at each stop

lesson-take =
    .name = Take
    .title = Fetch what you need
    .task1 = On your turn you play one of your five cards. Play Stockyard.
    .task2 = Take 3 cubes: iron ore becomes track, stone becomes stations.
    .done = Three cubes in your supply, and your card has turned over. You’ll meet its other side soon.
lesson-dig =
    .name = Dig
    .title = Clear the way
    .task1 = Rubble blocks every line. Play Excavation to shift some.
    .task2 = You dig along one line, from the left. Choose the Bala Lake Railway.
    .done = Llangower is clear: +1 VP. The rubble is yours, and some stations are paid for with it.
lesson-lay =
    .name = Lay
    .title = Lay your first track
    .task1 = You have 2 iron ore, the price of a track. Play Track & Trade.
    .task2 = Choose the clear track space at Llangower.
    .done = Every track is +1 VP. Track on a whole line completes it, and brings the end nearer.
lesson-build =
    .name = Build
    .title = Build a station
    .task1 = Stations are worth more than track. Play Station.
    .task2 = Penllyn costs 2 stone and brings 2 VP. Build it: no track is needed.
    .done = +2 VP. Where cards are clear you can build anywhere, in any order.
lesson-survey =
    .name = Survey
    .title = Send your surveyor
    .task1 = Your surveyor fetches tickets and more. Play Surveyor.
    .task2 = Send it to Bala: the first station of a line is always open.
    .task3 = You gain the Bala ticket, and an iron ore. Where should it come from?
    .done = The ticket is yours for good. Many card sides work only on lines you have a ticket for.
lesson-flip =
    .name = Flip
    .title = Every card has two sides
    .task1 = Stockyard shows its grey side: Breakers Yard. Play it.
    .task2 = Breakers Yard lays track for any 2 resources. Lay one at Llangower.
    .done = After you play a card it turns over, so this one is golden again. Plan two turns ahead.
lesson-pub =
    .name = The pub
    .title = Be seen in the pub
    .task1 = You have built a station, so you may score a card. Play Surveyor.
    .task2 = Only the golden Surveyor card leads to the pub. Go in.
    .task3 = Which card will bring you more? Stockyard scores 1 VP per ticket, Excavation 1 VP per station. Score one: a spare card takes its place.
    .slip = You have no tickets, so Stockyard is worth nothing yet. You’ve built a station, and Excavation scores those.
    .done = It scores at the end, for every station you’ve built by then.
lesson-match =
    .name = First match
    .title = Your first match
    .task1 = Two short lines are left. Once either is complete, the match ends: play!
    .done = { "" }

## Flaws of an edition, options or a made-up position

flaws-whole = the whole
flaws-names =
    .iron = iron ore
    .stone = stone
    .event = white cubes
    .blue = Blue
    .green = Green
    .todo = the hand
flaws-texts =
    .bad-value = { $at }: expected { $expected }, found { $received }
    .six-lines = { $at }: must be six different lines
    .id-twice = { $at }: “{ $id }” appears twice
    .line-order = { $at }: expected line { $line } here
    .one-start = line { $line }: needs exactly one starting station
    .column-gap = line { $line }: its columns must be 1, 2, 3… with none missing or repeated
    .short-line = line { $line }: needs at least two cards
    .start-not-bare = station { $station }: a starting station can’t have rubble, track or stations
    .start-no-ticket = station { $station }: a starting station must give a ticket
    .no-track-space = station { $station }: needs a track space
    .no-station-space = station { $station }: needs a station space
    .action-and-effect = station { $station }: can’t have both a surveyor action and an effect
    .card-colours = actions { $letter }: needs 1 blue, 1 green and 3 neutral cards, but has { LIST($colours) }
    .card-pairs = actions { $letter }: all grey sides must be of the same type
    .few-resources = { $at }: setup needs 6 resources, but there are only { $resources }
    .no-stops = { $at }: needs at least one buffer stop
    .setup-readings = the readings of the rulebook are chosen at setup
    .setup-second = whether this is a rematch is chosen at setup
    .setup-colours = the colours are chosen at setup
    .not-six-lines = lines { $lines } isn’t six of the eight lines (I counts 1, II 2, III 4 … VIII 128)
    .wrong-length = { $at } has { $have } numbers, but the box has { $need }
    .not-in-play = { $station } is in no line in play, so nothing can be on it: set { LIST($all) } to 0
    .much-rubble = { $station } has { $rubble } rubble, but only { $printed } on its card: set { $at } to { $printed } or less
    .rubble-and-tiles = { $station } has tiles and { $rubble } rubble: set { $at } to 0, or { LIST($tiles) }
    .navvy-and-more = { $station } has a navvy tile and something else: set { $at } to 0, or { LIST($others) }
    .navvy-on-start = { $station } is a starting station, where no navvy tile goes: set { $at } to 0
    .track-gap = { $station }: tracks are laid from left to right, but { $at } is free (0)
    .station-gap = { $station }: stations are built from left to right, but { $at } is free (0)
    .heap-too-large = { $at } is { $count }, but there are only { $need } { $kind }: set it to less
    .cubes-differ = there are { $have } { $kind } ({ LIST($where) }), but the game has { $need }
    .cubes-differ-set = there are { $have } { $kind } ({ LIST($where) }), but the game has { $need }: set { $at } to { $to }
    .track-count = { $colour } has laid { $tracks } tracks, but { $laid } are on the table: set { $at } to { $laid }
    .station-count = { $colour } has built { $stations } stations, but { $built } are on the table: set { $at } to { $built }
    .many-tiles = { $colour } has placed { $placed } tiles, but the game has { $need }: set some tracks or spaces to 0
    .many-navvies = { $placed } navvy tiles are placed, but the game has { $need }: set some navvies to 0
    .stop-open = line { $line } has a buffer stop but isn’t complete: set stops to { $to }
    .stop-twice = a line has two buffer stops: set stops to { $to }
    .many-stops = { $placed } buffer stops are placed, but the game has { $need }: set stops to { $to }
    .stop-missing = line { $line } is complete but has no buffer stop: set stops to { $to }
    .end-missing = the last buffer stop is placed, which triggers the end: set ending to true
    .ticket-not-in-play = { $colour } has the { $station } ticket, which isn’t in play: set { $at } to { $to }
    .surveyor-no-space = { $colour }’s surveyor is at { $station }, which has no space for it: set { $at } to -1 (home) or -2 (the pub)
    .surveyor-not-open = { $colour }’s surveyor is at { $station }, where no station is built: set { $at } to -1 (home) or -2 (the pub)
    .surveyors-meet = both surveyors are at { $station }: set { $at } or boards.0.surveyor to -1 (home)
    .no-such-card = { $at }: the box has no action card { $card }
    .wrong-slot = { $card } doesn’t belong in { $at }, where { $type } cards go: { OR($fitting) }
    .card-twice = { $card } is in several places, { LIST($places) }: take one of them out
    .card-twice-set = { $card } is in several places, { LIST($places) }: set one of them to { OR($ways) }, not in use
    .few-cards = there are { $have } { $type } cards, but a match has { $need }: add { OR($ways) } to { $at }
    .many-cards = there are { $have } { $type } cards, but a match has { $need }: take out { OR($spare) }
    .pile-too-long = { $colour } has scored { $pile } cards with { $stations } stations built: shorten { $at }, or build more stations
    .grey-no-card = { $colour }’s slot { $slot } is empty but shows a grey side: set { $at } to { $to }
    .deal-once = the deal comes once, before everything else: set phase to select
    .work-pending = there is pending work, which belongs to the phase perform, not { $phase }: set phase to perform, or todo to []
    .turn-too-early = turn { $turn } can’t come before the first resources are taken: set turn to 0
    .takes-first = { $colour } takes { $need } resources first, but has { $have }: see { $at }
    .takes-early = { $colour } has { $have } resources before taking any: see { $at }
    .has-taken = { $colour } is to take { $need } resources but already has { $have }: see { $at }
    .yard-runs-out = { $left } resources are still to be taken, but of { $there } in the stockyard ({ $at }) none would be left
    .first-turn = the first turn is turn 1: set turn to 1
    .other-turn = turn { $turn } is { $owner }’s, but seat says { $acting }: set seat to { $due }, or turn to { $next }
    .over-not-ending = the match is over, but its end wasn’t triggered: set ending to true
    .last-turn = the starting player never has the last turn: set turn to { $next } and seat to { $seat }
    .flips-too-early = { $flips } cards may be flipped, which only happens in a turn, not in { $phase }: set flips to 0
    .card-too-early = in the phase { $phase } no card is selected or fresh: set selected to -1 and fresh to 0
    .selected-empty = slot { $selected } is selected but has no card: set selected to -1
    .work-unknown = { $at } ({ $do }): no card says that
    .work-not-in-play = { $at } ({ $do }): card { $station } isn’t in play
    .work-too-often = { $at } ({ $do }): { $count } of { $times } times
    .dug-too-much = { $at } ({ $do }): { $left } of { $cubes } rubble is left
    .dug-not-held = { $at } ({ $do }): { $colour } has removed { $dug } rubble but has { $have } ({ $path })
    .line-not-in-play = { $at } ({ $do }): line { $line } isn’t in play
    .hop-not-next = { $at } ({ $do }): the surveyor steps right away or not at all
    .hop-no-space = { $at } ({ $do }): card { $station } has no space for the surveyor
    .hop-occupied = { $at } ({ $do }): a surveyor is at { $station }
    .hop-not-open = { $at } ({ $do }): no station is built at { $station }

## The rules book

book-title = How to play Foothills
book-lead = You and a rival each lead a gang building narrow-gauge railways through the hills of North Wales. Clear the rubble, lay the track, build the stations, send your surveyor along the line and retire your best cards to the pub. The most victory points (VP) wins.
# Words that people may look for, and beginnings of those that the book says in their place
book-alike = worker: navvies; meeple: navvies, surveyor
book-table =
    .rows = Six of the eight lines are in play, one to a row, and run from left to right. Each begins at its starting station, where the track is already down and there’s nothing to build.
    .columns = Cards in one column are the same step along their lines. A double station is a single card two columns wide: one track space, and two or three spaces for stations.
    .resources = Iron ore ({ $iron } cubes) and stone ({ $stone }) are the resources. That’s all there is: what you hoard, your rival goes without.
    .board = In front of each of you: five action cards, your supply, your tickets, your surveyor’s hut, your scoring pile, and { $tiles } tiles that serve as track or stations.
    .beside = Beside the lines: the stockyard, the bag, the pub, { $navvies } navvies, { $stops } buffer stops and two spare action cards of each letter. Everything is open except what the bag will bring.
    .start = To start, 6 resources are drawn into the stockyard and each of you takes 2 of them, the second player first. The stockyard isn’t refilled yet. Then { $events } white cubes go into the bag, and the starting player begins.
book-turn =
    .lead = Take turns. On yours, use one of your action cards:
    .step1 = Choose a card. You use the side that’s facing up.
    .step2 = Do what it says, from left to right. Skip anything you can’t do. If you can’t do any of it, you can’t choose that card.
    .step3 = Flip the card. Its other side is a different action, so you can’t simply do the same thing twice.
    .step4 = Check whether the match is over.
    .flips = Some cards also let you flip others in step 3. That’s all they do: you don’t use the cards you flip. A card that could only flip others can’t be chosen.
    .gained = A card you gained this turn doesn’t flip this turn. If you scored the very card you were using, there’s nothing left to flip.
    .missed = If you can’t use any card at all, you miss your turn and navvies are placed instead.
book-actions =
    .title = The five actions
    .lead = Golden sides are the strong ones, and both players have the same five. The letter is the kind of action. On the back of each is a grey side with another letter: a weaker or odder version of that action. What follows applies to gold and grey alike, unless the card says otherwise.
book-yard =
    .take = When you take resources, take at least 1. You can stop after that.
    .refill = As soon as the last resource leaves the stockyard, 6 cubes are drawn from the bag to refill it. Any white cubes among them are dealt with first. Then you carry on, and may take from the new cubes.
    .white = White cubes don’t count as resources and don’t stop a refill. They stay where they are, and some cards add cubes of their own, so the stockyard can hold more than 6.
    .gain = When any other action gives you resources, you decide where each cube comes from: the stockyard, or the bag, which you may look into. Looking never brings navvies. Emptying the stockyard still refills it.
    .spent = Iron ore and stone you spend go back into the bag. Rubble and passengers go back to the general supply, which never runs out. If the bag has too few cubes, make do with what’s there. A trade still works if only part of what it gives is left.
book-rubble =
    .lead = Rubble blocks the way. Choose a line and take rubble from its cards, starting at the left. It’s yours to keep: trade it for stone, or spend it on stations.
    .choose = You must choose a line that still has rubble. If it runs out before you have your share, take the rest from the general supply. If no line has any, take all of it from there.
    .tickets = If the card needs a line you have a ticket for, only those lines count. If they’re all clear, take everything from the general supply.
    .last = Remove the last rubble from a card and you gain 1 VP right away, on a double too. It’s yours even if you have to share the rubble.
book-track =
    .pay = Pay, then lay a tile on a line’s first free track space, counting from the left and passing over any that have rubble or navvies. Your track doesn’t have to join up, and you can choose a different line each time. Every track you lay is worth 1 VP right away.
    .tiles = You have { $tiles } tiles for track and stations together. Once they’re used up, you can’t lay or build any more.
    .stops = When every track space in a line has track or navvies on it, the line is complete and gets a buffer stop. There are { $stops } buffer stops for six lines, so one line may never be finished.
book-stations =
    .where = Build on any card that’s clear of rubble and not taken by navvies. You don’t need track there, and you don’t need to go from left to right. One action builds one station, even on a double.
    .price = Pay the price on the space, then take the bonus beside it, if there is one. If your card charges extra, you must be able to pay that too. If it gives a discount, you get no change.
    .surveyor = If the card you built on has a surveyor action and no surveyor is there, you may move yours onto it and use it straight away.
    .ferry = { $station }: when you build it, flip as many of your action cards as you like, even the one you’re using. That one flips again in step 3, so it ends up as it began.
    .bridge =
        { $station }: its { $spaces ->
            [2] two
            [3] three
           *[other] { $spaces }
        } stations must be built in order, by either of you. Each time you build one, you may score one of your action cards as if you were in the pub. The station you’ve just built counts.
    .navvies = If navvies take a card with an effect of its own, that effect is lost for both of you.
book-shared = Shared cards
# The card where two lines end
book-terminus =
    .end = { $station } is the end of the { $lines } lines, and you can reach it along either. Once all the other cards of one line are clear, digging on that line reaches { $station }’s rubble, even if the other is still blocked.
    .spaces = It has two track spaces. Only the left one has rubble. Clearing it is worth 1 VP and opens both. Lay the left one first. Each track is worth 1 VP.
    .lines = Both spaces belong to both lines: a line is complete when its own cards and both spaces are filled. Each line gets a buffer stop of its own, and one tile can finish the two together. If only one of the lines is in play, it still needs both spaces, and there’s one buffer stop.
    .station = { $station }’s station counts for both lines, and a ticket for either will do.
# The card where two lines begin
book-start = { $station } is where the { $lines } lines both begin. It gives a single ticket that’s good for both lines but counts as one.
book-surveyor =
    .open = Move your surveyor to a surveyor action that’s open and free, then use it. It’s open once there’s a station on the card, no matter who built it. Starting stations are always open. It’s free if no surveyor is there, and yours counts, so you can’t stay where you are.
    .use = If you can use the action, you must use at least some of it. If you can’t, you may still go there, if only to be in the way.
    .home = With any E card that moves your surveyor you can go home instead. Nothing happens there.
    .tickets = Starting stations give you their ticket, if you don’t have it yet, and something extra on every visit. Many grey sides need a ticket, and some only work in lines you have a ticket for.
    .adjacent = Cards are adjacent if they touch above, below, left or right. From home and from the pub, every starting station is adjacent. If no adjacent card is open, your surveyor may stay put.
    .summit = At { $station } you claim the summit chit, from your opponent if need be. The last to claim it keeps it.
book-pub =
    .lead = Only the golden E card leads to the pub. There you score one of your action cards, whichever side is up: it goes to your scoring pile, and a spare card with the same two letters takes its place, golden side up. If there’s none left, you play on with one card fewer.
    .limit = You need more stations than scored cards, so each station lets you score one card.
    .fresh = The new card doesn’t flip this turn. If you scored the E card that brought you here, nothing flips in step 3. If you scored another card, the E card flips as usual.
    .room = There’s room for both surveyors, but yours has to leave before it can come back.
book-events =
    .drawn = When a white cube is drawn, it goes into a hole in the stockyard and brings navvies, who work for neither of you. If several are drawn together, all the cubes are drawn first, and then the navvies come one after another.
    .first = They go to the first card without track, station or navvies: column by column from the left, each column from the top. Starting stations are skipped. A double belongs to its left column, and a card of two lines to its upper line.
    .clear = They clear the card and count as its track and all its stations, so surveyors may visit, and they can complete a line. Nobody gains VP or rubble for it.
    .back = Once a turn is over, 3 or more white cubes in the stockyard all go back into the bag.
    .blind = White cubes drawn by { $cards } don’t count. They’re replaced by other cubes and go back into the bag, and no navvies come.
book-end =
    .when = The end comes when the last of the { $stops } buffer stops is placed, or when navvies are due and can’t be placed, because they’ve run out or no card is left for them. If the starting player’s turn brought it about, their opponent has one more. Otherwise the match ends with that turn.
    .add = To the VP you’ve already gained, add:
    .passengers = Passengers: ½ VP each.
    .summit = Summit chit: { $points } VP.
    .line-bonus = Most stations on the { $line }, if it’s in play: { $bonus } VP, or nothing if you’re level. Navvies don’t count.
    .pile = Your scoring pile: each card as it says. Cards still in front of you score nothing.
    .halves = Only the two that are halved are rounded down, and each card by itself. Half points from passengers stay.
    .rematch = If you’re level, play a rematch: swap colours, keep the same lines, and let the other player start. If that’s a tie too, it’s a draw.
    .stop = If neither of you wants to finish, you can agree to stop. The points are then counted as they stand.
# What a scored card is worth, and how it is rounded
book-scoring =
    .passenger = { scores-worth.passenger }, rounded down.
    .track = { scores-worth.track }, rounded down.
    .station = { scores-worth.station }.
    .ticket = { scores-worth.ticket }.
    .card = { scores-worth.card }, this one included.
book-icons =
    .title = Reading a card
    .lead = Read the pictures from left to right. An arrow means “becomes” or “leads to”. You can tell cubes apart by the shape on top as well as by colour.
book-icon-names =
    .iron = Iron ore
    .stone = Stone
    .resource = Resource
    .rubble = Rubble
    .event = White cube
    .passenger = Passenger
    .points = Medal
    .ticket = Ticket
    .track = Track
    .station = Station
    .pick = Pick
    .surveyor = Surveyor
    .pub = Pub
    .flip = Two cards
    .exchange = Two arrows
    .bag = Bag
    .yard = Stockyard
    .navvy = Navvies
    .buffer = Buffer stop
    .summit = Summit
# The meaning of each picture
book-icon-texts =
    .iron = for track and stations
    .stone = for stations
    .resource = iron ore or stone, as you like
    .rubble = in the way, but worth having
    .event = navvies are coming
    .passenger = ½ VP at the end, or a fare to spend
    .points = this many VP
    .ticket = for the line it names, “?” for any
    .track = lay it, or track you’ve laid
    .station = build it, or one you’ve built
    .pick = remove rubble
    .surveyor = move, or what happens on arrival
    .pub = score an action card
    .flip = flip another action card
    .exchange = swap either way
    .bag = draw from it, or look inside
    .yard = filled from the bag
    .navvy = already built by them
    .buffer = this line is complete
    .summit = the summit chit
book-grey =
    .title = Grey sides
    .lead = The letter in brackets is the golden side of the same card.
    .golden = golden { $letter }
# Points that the texts of grey sides leave unsaid; the cards are a list
book-notes =
    .ticketed = { $cards }: choose these only if you have a ticket.
    .own-track = { $cards }: you also need track of yours, but the station can be anywhere in that line.
    .any-mix = { $cards }: any mix of iron ore and stone will do.
    .no-bonus = { $cards }: you don’t get the bonus on the space, but you do get the surveyor action or effect.
    .no-pub = Grey E cards never lead to the pub.
    .any-ticket = { $cards }: your surveyor stays put and does nothing.
    .refill = { $cards }: no top-up if the stockyard has 6 cubes or more, white ones included. You still take your cubes.
    .stock = { $cards }: works however full the stockyard is, and you get none of the cubes.
    .drawn = { $cards }: white cubes drawn bring navvies as usual.
    .many-lines = { $cards }: if the lines run short, take the rest from the general supply.
