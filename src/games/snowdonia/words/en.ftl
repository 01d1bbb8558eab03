### Snowdonia in English: the language that all others follow

## Lines of the log

# Points gained, after a sentence
log-gained = { $points ->
    [0] { "" }
   *[other] { " " }(+{ goods-points })
 }
log-dealt = { $name } goes first.
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
goods-labourers = { $labourers ->
    [0] no labourers
    [one] { $labourers } labourer
   *[other] { $labourers } labourers
 }
goods-nothing = nothing
goods-list = { LIST($parts) }
goods-names = { LIST($names) }
