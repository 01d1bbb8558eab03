### Snowdonia in Welsh

## Lines of the log: the verb comes first, and names and figures stay as they are

# Points gained, after a sentence
log-gained = { $points ->
    [0] { "" }
   *[other] { " " }(+{ goods-points })
 }
log-dealt = { $name } sy’n dechrau.
log-alone = Gêm { $match } o { $matches }: mae’r lein wedi’i marcio, a { $train } yn barod.
log-forecast = Y tywydd i ddod: { $next }, yna { $later }.
log-began = Dechreuodd { $name } yng ngorsaf { $station }.
log-posted = Rhoddodd { $name } y syrfëwr niwtral yng ngorsaf { $station }.
log-round = Dechreuodd rownd { $round }.
log-hired = Talodd { $name } { goods-coal } am drydydd gweithiwr.
log-placed = Gosododd { $name } weithiwr: { $area }.
log-moved = Symudodd { $name } weithiwr: { $from } → { $to }.
log-used = Defnyddiodd { $name } gontract: { $contract }.
log-locked = Rhwystrodd { $name } bob contract am y rownd.
log-lead = Cymerodd { $name } y darn dechrau.
log-lead-fixed = Cymerodd { $name } y darn dechrau am y rownd.
log-took = Cymerodd { $name } { $goods } o’r iard.
log-drew-bag = Tynnodd { $name } { $goods } o’r bag.
log-white-back = Aeth { goods-event } yn ôl.
log-traded = Cyfnewidiodd { $name } { $given } am { $made }.
log-dug = Cloddiodd { $name } { goods-rubble } { $place }.
log-claimed = Cliriodd { $name } safle yng ngorsaf { $station }{ log-gained }.
log-laid = Gosododd { $name } drac cyn gorsaf { $station }{ log-gained }.
log-built = Adeiladodd { $name } yng ngorsaf { $station } am { $price }{ log-gained }.
log-gift = Cafodd { $name } { $goods } o’r bag.
log-bought = Prynodd { $name } { $train } am { $price }.
log-bought-with = Prynodd { $name } { $train } am { $price }, gyda { $coal } arno.
log-returned = Rhoddodd { $name } { $train } yn ôl.
log-fuelled = Cafodd { $train } ei lwytho: { $coal }.
log-contract = Cymerodd { $name } gontract: { $contract }.
log-drew = Tynnodd { $name } gontract: { $contracts }.
log-kept = Cadwodd { $name } gontract: { $contract }.
log-surveyed = Aeth syrfëwr { $name } i orsaf { $station }.
log-disc = Newidiodd { $name } y tywydd nesaf: { $weather }.
log-all-dug = Mae’r rwbel i gyd wedi mynd. Trodd Cloddio yn ail le i adeiladu.
log-dropped = Chymerodd neb: { $contracts }.
log-reshuffled = Cafodd y contractau a daflwyd eu cymysgu’n bentwr newydd.
log-filled = Newydd yn Swyddfa’r Safle: { $contract }.
log-weather = Tywydd: { $sky }. Cloddio { $dig }, Gosod Trac { $lay }.
log-fog = Tywydd: niwl. Dim cloddio na gosod trac y rownd hon.
log-stocked = O’r bag i’r iard: { $cubes }.
log-no-cubes = dim ciwbiau
log-event = Digwyddiad { $space }: { $event }.
log-cleared = Cafodd { goods-rubble } { $place } ei glirio, heb bwyntiau.
log-railed = Cafodd trac cyn gorsaf { $station } ei osod, heb bwyntiau.
log-completed = Caeodd gorsaf { $station }. Mae ei safleoedd agored wedi’u colli.
log-upkeep = Rhaid cynnal a chadw trenau: { $names }.
log-maintained = Talodd { $name } { goods-steel } am gynnal a chadw.
log-discarded = Taflodd { $name } gontract i gynnal a chadw: { $contract }.
log-crossed = Aeth y syrfëwr niwtral i orsaf { $station }.
log-cubes-back = Aeth { goods-event } yn ôl i’r bag.
log-scored = Sgoriodd { $name }: { $contracts }.
log-ending =
    .track = Mae’r trac olaf wedi’i osod, felly daeth y gêm i ben gyda’r rownd hon.
    .markers = Mae’r marciwr olaf wedi’i osod, felly daeth y gêm i ben.
log-over = Mae’r gêm ar ben.

## Places

place-before = cyn gorsaf { $station }
place-at = yng ngorsaf { $station }
place-start = Llanberis

## Numbers of things: “2 iron ore”, “1 steel bar”

goods-iron = { COUNT($iron, one: "mwyn haearn", all: "mwyn haearn", gender: "m") }
goods-stone = { COUNT($stone, one: "carreg", all: "cerrig", gender: "f") }
goods-steel = { COUNT($steel, one: "bar dur", all: "barrau dur", gender: "m") }
goods-rubble = { $rubble ->
    [0] dim rwbel
   *[other] { $rubble } rwbel
 }
goods-coal = { $coal ->
    [0] dim glo
   *[other] { $coal } o lo
 }
goods-event = { COUNT($event, one: "ciwb gwyn", all: "ciwbiau gwyn", gender: "m") }
goods-points = { COUNT($points, one: "pwynt", all: "pwyntiau", gender: "m") }
goods-contracts = { COUNT($contracts, one: "contract", all: "contractau", gender: "m") }
goods-cubes = { COUNT($cubes, one: "ciwb", all: "ciwbiau", gender: "m") }
goods-labourers = { COUNT($labourers, one: "gweithiwr", all: "gweithwyr", gender: "m") }
goods-nothing = dim byd
goods-list = { NAMES($parts) }
goods-names = { NAMES($names) }
