### Snowdonia in English: the language that all others follow

## Lines of the log

# Points gained, after a sentence
log-gained = { $points ->
    [0] { "" }
   *[other] { " " }(+{ goods-points })
 }
log-dealt = { $name } went first.
log-alone = Match { $match } of { $matches }: the line is marked out, and { $train } is ready.
log-forecast = Weather to come: { $next }, then { $later }.
log-began = { $name } began at { $station }.
log-posted = { $name } put the neutral surveyor at { $station }.
log-round = Round { $round } began.
log-hired = { $name } paid { goods-coal } for a third labourer.
log-placed = { $name } placed a labourer: { $area }.
log-moved = { $name } moved a labourer from { $from } to { $to }.
log-used = { $name } used a contract: { $contract }.
log-locked = { $name } stopped all contracts for this round.
log-lead = { $name } took the start player marker.
log-lead-fixed = { $name } took the start player marker for this round.
log-took = { $name } took { $goods } from the stockyard.
log-drew-bag = { $name } drew { $goods } from the bag.
log-white-back = { goods-event } went back.
log-traded = { $name } traded { $given } for { $made }.
log-dug = { $name } dug { goods-rubble } { $place }.
log-claimed = { $name } cleared a site at { $station }{ log-gained }.
log-laid = { $name } laid track before { $station }{ log-gained }.
log-built = { $name } built at { $station } for { $price }{ log-gained }.
log-gift = { $name } gained { $goods } from the bag.
log-bought = { $name } bought { $train } for { $price }.
log-bought-with = { $name } bought { $train } for { $price }, with { $coal } on it.
log-returned = { $name } gave { $train } back.
log-fuelled = { $train } was loaded with { $coal }.
log-contract = { $name } took a contract: { $contract }.
log-drew = { $name } drew a contract: { $contracts }.
log-kept = { $name } kept { $contract }.
log-surveyed = { $name }’s surveyor went to { $station }.
log-disc = { $name } changed the next weather to { $weather }.
log-all-dug = All the rubble is gone. Excavation became a second place to build.
log-dropped = No one took { $contracts }.
log-reshuffled = The discarded contracts were shuffled into a new deck.
log-filled = New at the Site Office: { $contract }.
log-weather = Weather: { $sky }. Excavation { $dig }, Lay Track { $lay }.
log-fog = Weather: fog. No digging and no track this round.
log-stocked = From the bag to the stockyard: { $cubes }.
log-no-cubes = no cubes
log-event = Event { $space }: { $event }.
log-cleared = { goods-rubble } { $place } was cleared. No one scored for it.
log-railed = Track before { $station } was laid. No one scored for it.
log-completed = { $station } was closed. Its open sites were lost.
log-upkeep = Upkeep is due for the trains of { $names }.
log-maintained = { $name } paid { goods-steel } for upkeep.
log-discarded = { $name } discarded { $contract } for upkeep.
log-crossed = The neutral surveyor went to { $station }.
log-cubes-back = { goods-event } went back into the bag.
log-scored = { $name } scored { $contracts }.
log-ending =
    .track = The last track was laid, so the match ended with this round.
    .markers = The last ownership marker was placed, so the match ended.
log-over = The match is over.

## Places

place-before = on the way to { $station }
place-at = at { $station }
place-start = Llanberis

## Numbers of things: “2 iron ore”, “1 steel bar”

goods-iron = { $iron ->
    [0] no iron ore
   *[other] { $iron } iron ore
 }
goods-stone = { $stone ->
    [0] no stone
   *[other] { $stone } stone
 }
goods-steel = { $steel ->
    [0] no steel bars
    [one] { $steel } steel bar
   *[other] { $steel } steel bars
 }
goods-rubble = { $rubble ->
    [0] no rubble
   *[other] { $rubble } rubble
 }
goods-coal = { $coal ->
    [0] no coal
   *[other] { $coal } coal
 }
goods-event = { $event ->
    [0] no white cubes
    [one] { $event } white cube
   *[other] { $event } white cubes
 }
goods-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }
goods-contracts = { $contracts ->
    [0] no contracts
    [one] { $contracts } contract
   *[other] { $contracts } contracts
 }
goods-cubes = { $cubes ->
    [0] no cubes
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }
goods-nothing = nothing
goods-list = { LIST($parts) }
goods-tracks =
    { $tracks ->
        [0] no tracks
        [one] { $tracks } track
       *[other] { $tracks } tracks
    }
goods-sites =
    { $sites ->
        [0] no sites
        [one] { $sites } site
       *[other] { $sites } sites
    }
# Excavation sites
goods-digs =
    { $digs ->
        [0] no sites
        [one] { $digs } site
       *[other] { $digs } sites
    }
goods-stations =
    { $stations ->
        [0] no stations
        [one] { $stations } station
       *[other] { $stations } stations
    }
goods-spaces =
    { $spaces ->
        [0] no spaces
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }

## Names of the game, its edition and its sounds

title-language = en-GB
title-ambience = Larks, rain on slate and a bell in the fog
title-built-in = “Snowdon and Blaenau” edition: the Snowdon route is nearly as printed, most values of the Blaenau route are our own.
title-loaded = “{ $name }” edition, loaded from a file.
title-refused = You can’t do that now.

## Names of areas, weather, events and goods

named-companies =
    .blue = Blue
    .green = Green
    .red = Red
    .lilac = Lilac
    .yellow = Yellow
    .black = Black
# Where a sentence has none to name
named-that =
    .area = That area
    .train = That train
named-areas =
    .A = Stockyard
    .B = Excavation
    .C = Works
    .D = Lay Track
    .E = Build
    .F = Site Office
    .G = Surveyor
named-weather =
    .sun = Sun
    .rain = Rain
    .fog = Fog
named-skies =
    .none = not known yet
    .sun = sun
    .rain = rain
    .fog = fog
named-events =
    .dig = Rubble is cleared
    .trains = Trains go on sale
    .lay = Track is laid
    .station = A station closes
    .upkeep = Trains need upkeep
    .none = Nothing happens
named-goods =
    .iron = Iron ore
    .stone = Stone
    .steel = Steel bars
    .rubble = Rubble
    .coal = Coal

## Moves, as on their buttons

moves-end = Begin at { $station }
moves-post = Neutral surveyor at { $station }
moves-hire = Pay { goods-coal } for a third labourer
moves-place = { $area }, space { $space }
moves-brings =
    .up-to = up to { $goods }
    .points = +{ goods-points }
moves-send-to = Send a labourer to { $place }?
moves-brings-nothing = You’d get nothing now.
moves-yes =
    .place = Send labourer
    .build = Build
    .buy = Buy
    .move = Move
moves-elsewhere = Elsewhere
moves-go-first = you go first
moves-second-build = Second Build
moves-use = Use { $contract }
moves-take = Take { $goods }
moves-trade = { $given } → { $made }
moves-trade-nothing = Make nothing
moves-build = { $station }: { $price } → { goods-points }
moves-buy = Buy { $train }: { $price }
moves-contract = { $contract }: { $bonus }
moves-move = From { $from } to { $to }
moves-keep = Keep { $contract }: { $bonus }
moves-pay = Pay { goods-steel }
moves-discard = Discard { $contract }
moves-return = Return your train
moves-score = { goods-points }: { $contracts }
moves-score-nothing = Score none
moves-done =
    .cards = Use none
    .build = Build nothing
    .move = Move none
    .otherwise = Done

## Moves in a few words, where these differ

short-hire = Third labourer
short-placed = { $area } { $space }

## What to do

prompts-end = Choose the end of the line where you begin.
prompts-post = Choose the end where the neutral surveyor begins.
prompts-place =
    { $left ->
        [one] Place your last labourer.
       *[other] Place a labourer.
    }
prompts-place-or-hire = Place a labourer, or pay { goods-coal } for a third one first.
prompts-use = { $area } comes next. Use a contract?
prompts-take = Take up to { goods-cubes }, at most { goods-coal }.
prompts-take-any = Take up to { goods-cubes }.
# $trades: one of the trades below, or either
prompts-trade = Trade up to { verbs-often }: { $trades }.
prompts-either = { prompts-smelt } or { prompts-dress }
prompts-smelt = { goods-iron } for a steel bar
prompts-dress = { goods-rubble } for a stone
prompts-build = Choose a site to build.
prompts-build-or-buy = Choose a site to build, or a train to buy.
prompts-contract = Choose a contract to take.
prompts-disc = Choose the weather for the next round.
prompts-move = Move one of your labourers. Which one, and where to?
prompts-keep = Choose the contract to keep.
prompts-upkeep = Your train needs upkeep. Pay for it, or return the train?
prompts-score = Choose the contracts to score.

## Contracts and trains: what they do, in a sentence and in a few words, and what they score for

# So many times
verbs-often =
    { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
verbs-name = { $does } ({ $id })
verbs-surveyor = your surveyor at station { $station } or beyond
verbs-worth = { goods-points } for { $needs }
verbs-per-coal = { goods-points } for each coal
# $steps: several of the next
verbs-ladder = For your surveyor: { $steps }
verbs-step = { goods-points } from station { $station }
verbs-does =
    .rate =
        { $of ->
            [dig] Each of your labourers digs { $plus } more rubble than the rate says.
           *[lay]
                Each of your labourers can lay { $plus ->
                   *[other] { $plus } more track
                } than the rate says.
        }
    .times = Each of your labourers digs { verbs-often } as much rubble, your train’s extra included.
    .more = Each of your labourers takes { goods-cubes } more from the stockyard.
    .any-coal = Your labourers can take as much coal as they like from the stockyard.
    .take = Take up to { goods-cubes } from the stockyard right away, at most { goods-coal }.
    .disc = Replace the weather of the next round with one of your choice.
    .lock = No one can use another contract this round.
    .lead = Take the start player marker. It stays with you for this round.
    .move = Move one of your labourers to another free space.
    .smelt = Trade { goods-iron } for a steel bar right away, up to { verbs-often }.
    .dress = Trade { goods-rubble } for a stone right away, up to { verbs-often }.
    .ratio = At the Works, you make a steel bar from { goods-iron }.
    .iron-as-steel = When you build or buy a train, you can pay { goods-iron } for each steel bar.
    .rubble-as-stone = Each time you build, you can pay { goods-rubble } in place of 1 stone, for up to { goods-stone }.
    .less = Each site you build with stone costs you { goods-stone } less.
    .extra =
        { $of ->
            [clear] After all other digging, clear the next card or site that has rubble.
            [lay] After all other track has been laid, lay track once without a labourer.
           *[build] After all other building, build once without a labourer.
        }{ $afterBuilding ->
            [true] { " " }Only if there was building this round, yours or anyone’s.
           *[false] { "" }
        }
    .draw = Draw { goods-contracts }. Keep one of them or this one, and discard the rest.
    .bag = Draw { goods-cubes } from the bag and keep them. White cubes go back.
    .survey = Move your surveyor on to the next station.
    .upkeep = Discard this instead of paying for your train’s upkeep.
    .points = { goods-points } at the end.
verbs-names =
    .rate =
        { $of ->
            [dig] { $plus } more rubble
           *[lay]
                { $plus ->
                   *[other] { $plus } more track
                }
        }
    .times =
        { $times ->
            [2] Double digging
           *[other] Digging ×{ $times }
        }
    .more =
        { $cubes ->
            [one] { $cubes } more cube
           *[other] { $cubes } more cubes
        }
    .any-coal = All the coal you like
    .take = { goods-cubes } now
    .disc = Change the weather
    .lock = No more contracts
    .lead = Go first
    .move = Move a labourer
    .smelt =
        { $iron ->
           *[other] Steel from { $iron } ore
        }
    .dress = Stone from { goods-rubble }
    .ratio =
        { $iron ->
           *[other] Steel from { $iron } ore
        }
    .iron-as-steel = Ore as steel
    .rubble-as-stone = Rubble as stone
    .less = { goods-stone } less
    .extra =
        { $of ->
            [clear] Clear a heap
            [lay] Extra track
           *[build] Extra building
        }
    .draw = A choice of { $choice }
    .bag = { goods-cubes } from the bag
    .survey = Surveyor moves on
    .upkeep = Free upkeep
    .points = { goods-points }

## Why something can’t be done

refusals-over = The match is over.
refusals-not-your-turn = It’s not your turn.
refusals-drawing = Cubes and cards are being drawn. One moment.
refusals-other-action = Something else comes first.
refusals-cannot-stop = You have to do this before you can go on.
refusals-end-first = First choose the end of the line where you begin.
refusals-has-begun = Everyone has chosen where to begin.
refusals-post-first = First choose the end for the neutral surveyor.
refusals-has-post = The neutral surveyor is already in place.
refusals-one-line = On this line everyone begins at Llanberis.
refusals-place-first = Place your labourers first.
refusals-no-space = { $area } has no such space.
refusals-taken = There’s already a labourer on that space.
refusals-area-full = There’s no space left at { $area }.
refusals-fog = There’s fog on { $area }. No one can work there this round.
refusals-no-train = You need a train to hire a third labourer, and you don’t have one.
refusals-has-placed = Hire the third labourer before you place your first.
refusals-has-hired = Your third labourer is already out of the pub.
refusals-short-coal = { refusals-short }
refusals-not-held = You don’t hold that contract.
refusals-used-up = You’ve used that contract. It can still score at the end.
refusals-other-area = That contract is for { $area }.
refusals-locked = No more contracts can be used this round.
refusals-only-upkeep = That contract is only for train upkeep.
refusals-no-use = That contract would do nothing now.
refusals-no-labourer = That contract helps your labourers there, and you have none.
refusals-start-fixed = The start player marker can’t move again this round.
refusals-not-now = That contract is used just before the labourers of { $area } work.
refusals-not-now-any = Contracts are used just before an area’s labourers work.
refusals-yard-empty = The stockyard is empty.
refusals-not-in-yard = You want { $needed }, but the stockyard has { $there }.
refusals-too-many = You can take up to { goods-cubes }, and that’s { $need }.
refusals-too-much-coal = You can take up to { goods-coal } at a time, and that’s { $need }.
refusals-no-rubble = There’s no rubble left.
refusals-only-steel = This only makes steel bars.
refusals-only-stone = This only makes stone.
refusals-too-often = You can trade up to { $most } times, and that’s { $need }.
refusals-short-iron = { refusals-short }
refusals-short-rubble = { refusals-short }
refusals-no-steel = There aren’t enough steel bars left in the supply.
refusals-no-stone = There’s { $held } in the bag, so you can’t make that much.
refusals-all-laid = All the track is laid.
refusals-no-site = There’s no such site.
refusals-no-open-site = There’s no open site that you can pay for.
refusals-site-taken = That site at { $station } has been built.
refusals-site-lost = An event closed { $station }. No one can build there any more.
refusals-not-reached = There’s still rubble on the way to { $station }.
refusals-not-surveyed = Your surveyor hasn’t been to { $station } yet.
refusals-no-marker = You’ve placed all your ownership markers.
# $held and $needed are goods: “2 stone”
refusals-short = You have { $held }, but this costs { $need }.
refusals-short-instead = In its place you’d need { $needed }, and you have { $have }.
refusals-other-price = You can’t pay for it like that.
refusals-not-for-sale = Trains aren’t for sale yet. An event puts them on sale.
refusals-own-train = { $train } is already yours.
refusals-not-in-shed = { $train } isn’t in the engine shed.
refusals-only-train = Playing alone, you can’t buy another train.
refusals-not-in-office = That contract isn’t at the Site Office.
refusals-deck-empty = There are no contracts left to draw.
refusals-none-to-keep = The bag holds nothing you could keep: white cubes go back.
refusals-end-of-line = Your surveyor is at the end of the line.
refusals-same-disc = That’s the next weather already.
refusals-not-your-labourer = You don’t have a labourer there.
refusals-already-there = Your labourer is already at { $area }.
refusals-not-drawn = You didn’t draw that contract.
refusals-no-upkeep = You can’t discard that contract for upkeep.
refusals-short-upkeep = Upkeep costs { goods-steel }, and you have none.
refusals-cannot-score = You don’t have enough to score all of that: each rubble and marker counts for only one contract.
refusals-scores-more = You have enough to score another contract as well.

## The table in words

table-round = Round { $round }
table-weather = Weather: { $now }. Next round: { $next }. After that: { $later }.
table-rates = Work rates: Excavation { $dig }, Lay Track { $lay }.
table-event = The next white cube brings event { $space }: { $event }.
table-bag = In the bag: { $cubes }. At the end of the round { $restock } are drawn.
table-line = The line: { goods-rubble } left, { $laid } of { $of } tracks laid
table-stretch = Track before { $station }: { $tracks }.
table-track =
    .open =
        { $rubble ->
            [0] clear, { goods-points }
           *[other] { goods-rubble }, { goods-points }
        }
    .laid = laid by { $name }, { goods-points }
    .lost = laid by an event
table-site =
    .open = { $cost } → { goods-points }
    .dig = { goods-rubble } to dig, { goods-points }
    .owned = { $name }’s, { goods-points }
    .lost = lost
table-station = { $name }: { $sites }.
table-closed = { $name }, closed
table-areas = Action areas
# $who: names, and what is free
table-area = { $area }: { $who }.
table-free =
    { $spaces ->
        [0] no room
       *[other] { goods-spaces } free
    }
table-room = always room
table-fogged = { $area }: fog.
table-supplies = Stockyard, contracts and trains
table-yard = Stockyard: { $goods }.
# $does: a sentence from verbs-does; $bonus: verbs-worth or another like it
table-office = Contract: { $contract }. { $does } { $bonus }.
table-no-office = No contracts on offer.
table-deck = { goods-contracts } to come. The next one’s back: { $weather }.
table-train = { $name }: { $price }, with { $coal }.
table-not-yet = Trains aren’t for sale yet.
table-seat = { $name }: { goods-points } so far
table-start = Has the start player marker.
table-holds = Supply: { $goods }.
table-labourers = Labourers to place: { $home }. Ownership markers left: { $markers }.
table-surveyor = Surveyor: at { $station }.
table-own-train = Train: { $name }.
table-own-train-does = Train ({ $name }): { $does }
table-held = Contracts to use: { $contracts }.
table-used = Contracts used: { $contracts }.
table-far = { $laid } of { $of } tracks laid

## Panels about things on the table

about-station =
    .kind = Station { $number }
    .closed = Closed by an event
    .surveyor = Surveyor
    .worth = { goods-points } if yours is here at the end.
    .sites = Building sites
    .digs = Excavation sites
    .here = Here now
    .gift = Gift
    .gains = Each site built here brings { $goods } from the bag.
    .upkeep = Trains need upkeep as soon as all the rubble here is gone.
about-track =
    .kind = Track card, { goods-points }
    .open = { goods-rubble } to dig first. It goes to the companies that dig.
    .laid = Laid by { $name }.
    .lost = Laid by an event. No one scored for it.
    .title = Track before { $station }
    .clear = Clear. Track costs { goods-steel }, and its points go to the company that lays it.
about-contract =
    .kind = Contract
    .use = Once, for { $area }
    .use-upkeep = Once, for train upkeep
    .at-end = At the end
    .scores = It would score now.
    .state = State
    .used = Used, but it can still score.
    .held-by = { $name }’s contract
    .weather = Weather on its back
about-train =
    .kind = Train
    .owned-by = { $name }’s train
    .price = Price
    .costs =
        { $coal ->
            [0] { goods-steel }. It comes without coal.
           *[other] { goods-steel }. It comes with { goods-coal }.
        }
    .hire = Third labourer
    .hires = Pay { goods-coal } before you place your first labourer, and a third one helps this round.
    .power = Power
    .none = None.
    .not-yet = Not for sale yet.
about-area =
    .kind = Area { $letter }
    .dug =
        With all the rubble gone, this is a second place to build: one site{ $trains ->
            [true] , or a train
           *[false] { "" }
        }.
    .today = Today
    .rate = The rate is { $rate }.
    .fog = Fog: no one can work here.
about-area-does =
    .A = Take up to { goods-cubes }, at most { goods-coal }. The last space also gives you the start player marker.
    .B = Dig as much rubble as today’s rate, starting from the bottom of the line. Clear a site at a station and it’s yours.
    .C = Trade up to { $times } times: { goods-iron } for a steel bar, or { goods-rubble } for a stone.
    .E =
        Build one site at a station the dug line has reached{ $trains ->
            [true] , or buy a train
           *[false] { "" }
        }.
    .F = Take one of the contracts on offer.
    .G = Move your surveyor on to the next station. There’s always room here.
    .D = Lay as much track as today’s rate, starting from the bottom of the line, for { goods-steel } each.
# Where companies begin at both ends
about-area-from-ends =
    .B = Dig as much rubble as today’s rate, starting from your end of the line. Clear a site at a station and it’s yours.
    .D = Lay as much track as today’s rate, starting from your end of the line, for { goods-steel } each.
    .E =
        Build one site at a station your surveyor has reached{ $trains ->
            [true] , or buy a train
           *[false] { "" }
        }.
about-event =
    .title = Event { $space }
    .kind = Event track
    .back = Then { goods-event } go back into the bag.
    .is-next = The next white cube comes here.
    .is-taken = A white cube is here.
    .now = As things stand
about-event-does =
    .dig = Starting from the bottom of the line, as many cards and sites as the excavation rate are cleared of rubble. No one scores.
    .trains = Trains go on sale.
    .lay = Starting from the bottom of the line, as much track as the track rate is laid. No one scores.
    .station = The first station with a site left is closed. Its open sites are lost.
    .upkeep = Each company with a train pays { goods-steel } or returns it.
about-event-from-ends =
    .dig = Starting from the neutral surveyor’s end of the line, as many cards and sites as the excavation rate are cleared of rubble. No one scores.
    .lay = Starting from the neutral surveyor’s end of the line, as much track as the track rate is laid. No one scores.
    .station = Starting from the neutral surveyor’s end of the line, the first station with a site left is closed. Its open sites are lost.
about-goods =
    .has = { $name } has { $count }
about-use =
    .iron = Becomes steel bars at the Works.
    .stone = Pays for building sites.
    .steel = Pays for track, building sites, trains and their upkeep.
    .rubble = Becomes stone at the Works, and scores with contracts.
    .coal = Hires a third labourer, if you have a train.
about-seat =
    .so-far = { goods-points } so far
    .contracts = Contracts
    .markers = Ownership markers
    .left = { $count } left.
# Sun moves the excavation rate by $spaces and the track rate by $sunLay, rain by $rainDig and $rainLay
about-weather =
    .title = Weather
    .kind = Round { $round }
    .now = This round
    .next = Next round
    .later = The round after
    .rates = { $weather }. Excavation { $dig }, Lay Track { $lay }.
    .fog = { $weather }. No digging, no track.
    .none = No weather yet
    .moves = What it does
    .odds = Three rounds on
    .text = Sun moves the excavation rate up { goods-spaces } and the track rate up { $sunLay }. Rain moves them down { $rainDig } and { $rainLay }. In fog no one digs or lays track.
    .chances = Sun { $sun }%, rain { $rain }%, fog { $fog }%.
about-bag =
    .title = The supply bag
    .inside = Inside
    .text = At the end of the round { goods-cubes } go to the stockyard. Each white one brings an event instead.
    .odds = White cubes then
    .chance = { $percent }% chance of at least one.

## The final score

scores-sources =
    .sites = Building sites
    .digs = Excavation sites
    .tracks = Track
    .surveyor = Surveyor
# Kinds of sources that a player may have several of
scores-kinds =
    .contract = Contracts
scores-contract = Contract: { $contract }
scores-train = Train: { $name }
scores-won = { $name } won with { goods-points }.
scores-shared = { LIST($names) } shared the win with { goods-points } each.
scores-alone = With { $train } you scored { goods-points }.
scores-best = That’s your best of this series so far.
scores-behind = Your best of this series is still { goods-points }.
scores-first = That was the first match of a series of { $matches }.
# “Match 3 of 7: 50, 60 and 112, so 222 in all.” $earlier is “50, 60”.
scores-so-far = Match { $match } of { $matches }: { $earlier } and { $last }, so { $sum } in all.
scores-series = The series is complete: { $earlier } and { $last }, so { goods-points } in all.
scores-best-series = That’s your best series so far.
scores-behind-series = Your best series is still { goods-points }.
scores-another = The next match begins another series.

## What statistics count: headings and names

tallies-areas = Labourers
tallies-contracts = Contracts used
tallies-trains = Trains bought
tallies-sites = Stations built at
tallies-tracks = Track laid before
tallies-events = Events
tallies-weather = Weather
tallies-endings = Endings
tallies-ended-by =
    .track = the last track
    .markers = the last marker
tallies-cubes =
    .iron = Iron ore
    .stone = Stone
    .coal = Coal
    .event = Events

## Sections of the rules book

sections-table = On the table
sections-labourers = Placing labourers
sections-contracts = Contracts
sections-yard = Stockyard and Works
sections-digging = Digging and laying track
sections-building = Building
sections-trains = Trains
sections-office = Site Office and surveyor
sections-restock = The end of a round
sections-events = White cubes and events
sections-blaenau = Blaenau Ffestiniog
sections-alone = Playing alone
sections-end = The end, and scoring

## Print on the table, and names of its things

captions-take = take { $cubes }, at most { $coal } coal
captions-a-round = { $cubes } a round
# White cubes in the bag, and the chance that one of them comes
captions-whites = { $left } · { $percent }%
captions-match-of = match { $number } of { $of }
captions-next-station = next: { $name }
captions-level = level
# Printed large when a seat overtakes the others, and as the match nears its end
captions-takes-lead = { $name } takes the lead
captions-last-round = Last round
captions-ahead = { $points } ahead
captions-behind = { $points } behind
captions-seat = { $name }: { goods-points }
captions-in-yard = Stockyard: { $goods }
captions-space =
    { $area }, space { $number }{ $start ->
        [true] , and the start player marker
       *[false] { "" }
    }
captions-track = Track card worth { goods-points }
captions-site = { $station }: { $cost } for { goods-points }
captions-dig-site = { $station }: { goods-rubble } to dig, { goods-points }
captions-surveyor-of = { $name }’s surveyor
captions-labourer-of = { $name }’s labourer
captions-event-space = Event { $number }: { $event }
captions-train-named = { $name }: { goods-steel }
captions-round = Round
captions-now = now
captions-next = next
captions-later = then
captions-each = each
captions-site-or-train = one site, or a train
captions-one-site = one site
captions-one-on = one station on
captions-in-bag = in the bag
captions-shed = Engine shed
captions-for-sale = for sale
captions-not-yet = not for sale yet
captions-sold-out = no trains left
captions-the-start = the start
captions-summit = 1,085 m
captions-supply = Supply
captions-labourers = Labourers
captions-markers = Markers
captions-train = Train
captions-contracts = Contracts
captions-stations = Stations
captions-close = Close
captions-none = none
captions-you = you
captions-begins = begins
captions-to-place = to place
captions-at-work = at work
captions-in-pub = in the pub
captions-all-out = all out
captions-at-the-top = end of the line
captions-points =
    .sites = sites
    .track = track
    .contracts = contracts
    .surveyor = surveyor
    .train = train
captions-bag = The supply bag
captions-deck = The contracts to come
captions-pub = The labourer in the pub
captions-done = Done
captions-nothing = Nothing

## What people may choose before a match

options-route =
    .label = Route
    .hint = From Llanberis up Snowdon, or from Blaenau Ffestiniog down to the sea, begun at both ends. With five players it’s always Snowdon.
    .snowdon = Snowdon
    .blaenau = Blaenau Ffestiniog
options-reckoning =
    .label = Scoring contracts
    .hint = Each rubble and marker counts for only one contract. Leave it to the computer which of yours score, or choose yourself.
    .best = The most points
    .own = Choose yourself
options-train =
    .label = Train (solo)
    .hint = The train you begin with when you play alone. A series of seven matches uses each of them once.

## Captions of sounds

sounds-boots = Boots on slate
sounds-strike = A pick strikes stone
sounds-furnace = A furnace roars
sounds-rack = A rack wheel ticks
sounds-tear = A ticket is torn
sounds-stamp = An office stamp
sounds-click = A work rate moves
sounds-larks = Larks
sounds-drizzle = Rain on slate
sounds-fogbell = A bell in the fog

## Moves of which nothing more is said

guide-end = Choose your end of the line
guide-post = Place the neutral surveyor
guide-hire = Hire a third labourer
guide-place = Place a labourer
guide-use = Use a contract
guide-take = Take cubes
guide-trade = Make steel bars or stone
guide-build = Build a site
guide-buy = Buy a train
guide-contract = Take a contract
guide-disc = Change the weather
guide-move = Move a labourer
guide-keep = Keep a contract
guide-pay = Pay for upkeep
guide-discard = Discard a contract for upkeep
guide-return = Return your train
guide-score = Choose contracts to score
guide-done = Go on

## Faults in an edition, options or a position; $at is where they are

flaws-whole = the whole
flaws-bad-value = { $at }: expected { $expected }, found { $received }
flaws-contract-twice = { $at }: number { $contract } appears twice, or is 0
flaws-few-tracks = { $at }: a route needs { $need } track cards, but has { $have }
flaws-seats = { $at }: this match has { $need } seats
flaws-size = { $at }: there are { $have } numbers, but there should be { $need }
flaws-cubes = { $at }: there are { $have } cubes of this kind, but there should be { $need }
flaws-white = { $at }: there are { $have } white cubes, but there should be { $need }
flaws-steel = { $at }: there are { $have } steel bars, but there should be { $need }
flaws-markers = { $at }: this company has { $have } markers, but there should be { $need }
flaws-contracts = { $at }: each of the { $need } contracts must be in one place, but { $have } are listed, or one is listed twice
flaws-trains = { $at }: each of the { $need } trains must be in one place, but { $have } are listed, or one is listed twice
flaws-labourers = { $at }: there are { $have }, but there should be { $need }
flaws-rates = { $at }: the rate’s track has no such space
flaws-rubble = { $at }: there can be { $need } rubble at most, but there is { $have }

## Tips, the first time something happens

coach-ending = Now contracts score: each rubble and each marker counts for only one of them.
coach-upkeep = Upkeep costs each train’s owner a steel bar. If you can’t pay, the train goes back.
coach-event = A white cube from the bag brings the next event: the game builds too, and no one scores it.
coach-fog = In fog no one can dig or lay track. Look ahead: the next two rounds’ weather is on show.
coach-all-dug = All the rubble is gone, so Excavation is now a second place to build.
coach-bought = With a train you can pay coal for a third labourer, before you place your first.
coach-built = Your marker on a site scores at the end, and contracts count it too.
coach-laid = The track card’s points are yours at the end. Track contracts are worth the most.
coach-claimed = You dug the last rubble of a site, so its points are yours at the end.
coach-contract = A contract helps you once, and scores at the end whether you’ve used it or not.
coach-surveyed = Every station further up is worth more, and only where your surveyor ends up counts.
coach-dug = Rubble becomes stone at the Works, and many contracts want it.
coach-weather = Sun speeds up digging and track, rain slows them down.
coach-took = A nearly empty bag is mostly white cubes: the more you all hold, the more events come.

## The lesson

lesson-place =
    .name = Labourers
    .title = Place a labourer
    .task-1 = Labourers do all the work. Place your last one at the Stockyard.
    .task-2 = Take 2 iron ore and a stone: ore becomes steel for track, stone builds stations.
    .done = The areas are worked in order, from the Stockyard to the Surveyor. Then the labourers go home.
lesson-works =
    .name = Works
    .title = Make steel and stone
    .task-1 = Track is laid with steel. Place your labourer at the Works.
    .task-2 = Make a steel bar from 3 iron ore, and a stone from 2 rubble.
    .done = Up to 3 trades, in any mix. When two play, the Works has a single space: be there first.
lesson-dig =
    .name = Dig
    .title = Dig in the sun
    .task-1 = The sun is out, so each labourer digs 5 rubble. Place yours at Excavation.
    .done = The rubble is yours. You dug the last of an excavation site, so its 4 points are yours too.
lesson-track =
    .name = Track
    .title = Lay your first track
    .task-1 = You have 2 steel bars, and today’s rate is 2. Place your labourer at Lay Track.
    .done = 6 points for both cards, and contracts for track are worth the most. The match ends when all the track is laid.
lesson-build =
    .name = Build
    .title = Build at a station
    .task-1 = The track up to Two Viaducts is clear, so you can build there. Place your labourer at Build.
    .task-2 = You have 3 stone, and one labourer builds on one site. Which site brings the most?
    .slip = That left you stone to spare. With 3 stone the largest site brings 7 points.
    .done = Your marker stays there. You have 16 of them, for sites and track together.
lesson-contract =
    .name = Contract
    .title = Take a contract
    .task-1 = Contracts decide matches. Place your labourer at the Site Office.
    .task-2 = Take the one that moves your surveyor on. At the end it’s worth 2 points for each coal.
    .task-3 = It’s for the Surveyor, the area that comes next. Use it now.
    .done = Your surveyor is one station further on. Used or not, a contract can score at the end.
lesson-train =
    .name = Train
    .title = Buy a train
    .task-1 = Trains are for sale. You buy them instead of building: place your labourer at Build.
    .task-2 = Wyddfa takes an extra cube from the Stockyard. Buy it for 2 steel bars.
    .done = The coal on it is yours, and you’ll see what for in the next step.
lesson-hire =
    .name = Pub
    .title = Fetch a third labourer
    .task-1 = Before you place your first labourer, a coal fetches your third one from the pub. Pay it.
    .task-2 = In fog no one digs or lays track. Place one at the Surveyor: there’s always room.
    .done = Two more are yours to place. The weather of the next two rounds is always on show.
lesson-events =
    .name = Events
    .title = The game builds too
    .task-1 = Place your last labourer at the Surveyor. The round ends, and cubes are drawn from the bag.
    .task-2 = A white cube calls for train upkeep. Pay a steel bar, and Wyddfa stays yours.
    .done = Two more white cubes cleared rubble and laid track, and no one scored. The emptier the bag, the more white cubes come.
lesson-match =
    .name = First match
    .title = Your first match
    .task-1 = Two tracks are left. Once both are laid, the match ends: play!

## The rules book

book-title = How to play Snowdonia
book-lead = It’s 1894, and a railway is to climb Snowdon. Your companies dig, lay track and build stations together, against each other and against the Welsh weather. And the railway gets built whether you hurry or not: the game builds too. The most points win.
# For the search: beginnings of words that people may look for, and the book’s words for them
book-alike = worker: labourer; meeple: labourer, surveyor
book-table =
    .text = The line climbs from Llanberis to the summit: track cards under rubble, and stations between them. Each station has building sites, and excavation sites that hold rubble as well.
    .item-1 = Each company has 2 labourers, a third one in the pub, a surveyor and { $markers } ownership markers. Once your markers are used up, you can’t own anything more.
    .item-2 = The bag holds iron ore, stone, coal and white cubes. Everyone sees what comes out and what goes back, so the table tells you what’s left inside.
    .item-3 = Beside the line: the stockyard, three contracts at the Site Office, the engine shed, the weather and the event track.
    .item-4 = All of it is open, apart from what the bag and the deck will bring.
book-labourers =
    .text-1 = A round goes like this:
    .item-1 = From the start player round the table, each of you places one labourer on a free space, until all are placed.
    .item-2 = The areas are worked one after another, from the stockyard to the surveyor, and in each the labourers from left to right. Then they go home.
    .item-3 = Contracts, weather and stockyard are refreshed, and white cubes bring their events.
    .text-2 = If you have a train, you can pay its coal before you place your first labourer. Your third labourer then leaves the pub for this round. You may place a labourer where there’s nothing to do.
book-contracts =
    .text-1 = Before an area is worked, each of you may use contracts for it, from the start player round the table. Each is used once, and what it changes lasts until the round ends. A contract that would do nothing can’t be used.
    .text-2 = A contract taken this round can be used right away only if its area is still to come. Used or not, your contracts can score at the end.
book-yard =
    .item-1 = Iron ore, stone and coal you spend go back into the bag. Stone you make comes from the bag, so there may be none.
book-digging =
    .item-1 = Dig exactly as much rubble as today’s rate, with your train’s and contracts’ extras, starting from the bottom of the line. Dig less only if there isn’t enough. The rubble is yours.
    .item-2 = Dig the last rubble of an excavation site and you own it, if you have a marker. At a station the left site comes first.
    .item-3 = Laying track costs { goods-steel } and a marker. You lay on the first cleared cards, as much as today’s rate. You can’t lay less by choice, but you may be short of steel, markers or cleared cards.
    .item-4 = Once there’s no rubble left at the end of a round, Excavation becomes a second place to build.
book-building =
    .text-1 = Build one site at any station that the digging has reached: every track card before it is clear. Its own excavation sites don’t have to be. Pay the whole price and put your marker there.
    .text-2 = Instead, you can buy a train, if trains are for sale.
book-trains =
    .text = Trains are for sale once an event says so. You own one at most. If you buy another, the old one goes back to the shed and is loaded with coal from the bag. Its coal comes with the train you buy.
book-office =
    .item-1 = At the Site Office, take one of the contracts on offer.
    .item-2 = Your surveyor moves on to the next station, no matter what has been dug. At the end, the station it has reached scores.
book-restock =
    .item-1 = The contract on the first space is discarded if no one took it. The others move up, and new ones fill the gaps.
    .item-2 = The weather moves on. The back of the next contract in the deck shows the weather three rounds ahead.
    .item-3 = Cubes are drawn from the bag into the stockyard. Each white one goes to the event track instead.
book-events =
    .text = Each white cube goes to the next space of the event track, and its event happens before the next cube is placed. Fog doesn’t stop events, and no one scores or gains anything by them. After the last space, the last three repeat.
book-blaenau =
    .item-1 = Each of you begins at one end or the other, where there’s room for { $ends } surveyors, and digs and lays from there. The last to choose also puts the neutral surveyor at an end: events begin there, and after each one it goes to the other end.
    .item-2 = You can build at stations that your surveyor has reached, whether the line is clear or not. Some give you a cube each time you build there. When your surveyor first moves, it leaves one of your markers.
    .item-3 = Trains are for sale from the start. Upkeep is due once Penrhyndeudraeth has no rubble left. Your surveyor scores by how far it has come.
book-alone =
    .text = Alone, you play a series of seven matches, with another train each time, and try to beat your own best. You can’t buy another train. At the end of each round, all three contracts are replaced.
book-end =
    .text-1 = The match ends with the round in which the last track is laid. With one or two players it also ends right away when every ownership marker is placed.
    .item-1 = Your sites and track: their points.
    .item-2 = Your contracts: each rubble and each marker counts for only one. Markers on excavation sites count as sites.
    .item-3 = Your train, if it has points, and your surveyor’s station.
    .text-2 = The most points win. If you’re level, you share the win.
book-train-cards = The trains
book-contract-cards = The contracts
