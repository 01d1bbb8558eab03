### Foothills in Welsh

## The title

title-language = cy
title-ambience = Gwynt, defaid a’r dafarn
# The edition that comes with the page
title-built-in = Argraffiad “Reconstructed”: y rheolau printiedig, ond ein rhai ni yw’r rhan fwyaf o’r prisiau, y bonysau a’r ochrau llwyd.
title-loaded = Argraffiad “{ $name }”, wedi’i lwytho o ffeil.
# Refuses for a reason that has no sentence of its own
title-refused = Does dim modd gwneud hynny nawr.

## Seats

seats-colours =
    .blue = Glas
    .green = Gwyrdd
# A seat without a colour
seats-numbered = Sedd { $number }

## Goods with their numbers

goods-iron = { COUNT($iron, one: "mwyn haearn", all: "mwyn haearn", gender: "m") }
goods-stone = { COUNT($stone, one: "carreg", all: "cerrig", gender: "f") }
goods-resources = { COUNT($resources, one: "adnodd", all: "adnoddau", gender: "m") }
goods-rubble =
    { $rubble ->
        [0] dim rwbel
       *[other] { $rubble } rwbel
    }
goods-passengers = { COUNT($passengers, one: "teithiwr", all: "teithwyr", gender: "m") }
goods-vp =
    { $vp ->
        [0] dim PB
       *[other] { $vp } PB
    }
goods-white = { COUNT($white, one: "ciwb gwyn", all: "ciwbiau gwyn", gender: "m") }
goods-nothing = dim
goods-kind =
    { $kind ->
        [iron] mwyn haearn
       *[stone] carreg
    }
# The same at the beginning of a sentence
goods-named =
    { $kind ->
        [iron] Mwyn haearn
       *[stone] Carreg
    }
goods-from =
    { $from ->
        [yard] o’r iard
       *[bag] o’r bag
    }
# The bonus for building a station, as part of a sentence
goods-bonus = bonws { $goods }
goods-no-bonus = dim bonws

## Lists

list-and = { NAMES($parts) }
# Names, or whole deeds, to choose from: both keep their beginnings after “neu”
list-or = { EITHER($parts) }

## Stations are named with the word “gorsaf”, so that a name on the table is found in a sentence as it is written there:
## “yng ngorsaf Llangower”, where a bare name would need its mutation

# Short names that stand with their article: “gorsaf y Bala”, “tocyn yr Wyddfa”
station-name = { ARTICLE($station) }
station-at = yng ngorsaf { station-name }
station-to = i orsaf { station-name }
station-the = gorsaf { station-name }

## Verbs of cards, each a sentence

verbs-take =
    { $upTo ->
        [1] Cymera 1 adnodd o’r iard.
        [2] Cymera 1 neu 2 adnodd o’r iard.
       *[other] Cymera o 1 i { COUNT($upTo, one: "adnodd", all: "adnoddau", gender: "m") } o’r iard.
    }
verbs-take-per-ticket =
    Cymera 1 adnodd o’r iard am bob tocyn sydd gen ti{ $upTo ->
        [1] { "" }
       *[other] , hyd at { $upTo }
    }.
verbs-gain = Cei { $goods }.
# Resources to choose, and with the goods that come with them
verbs-chosen = { goods-resources } o dy ddewis
verbs-chosen-and = { goods-resources } o dy ddewis { AND($others) }
verbs-ticket =
    .here = Cei docyn yr orsaf hon.
    .any = Cei docyn nad yw gen ti eto.
verbs-dig =
    .one = Clira { goods-rubble } o un lein.
    .one-ticketed = Clira { goods-rubble } o lein y mae gen ti docyn iddi.
    .one-or-two = Clira { goods-rubble } o un neu ddwy lein.
    .one-or-two-ticketed = Clira { goods-rubble } o un neu ddwy lein y mae gen ti docynnau iddyn nhw.
    .each = Clira { goods-rubble }, pob un o lein wahanol.
    .each-ticketed = Clira { goods-rubble }, pob un o lein wahanol y mae gen ti docyn iddi.
verbs-give = Rho { $rubble } i dy wrthwynebydd.
verbs-up-to =
    Hyd at { $times ->
        [1] unwaith
        [2] ddwywaith
       *[other] { COUNT($times, one: "gwaith", all: "gwaithiau", gender: "f") }
    }: { $deals }.
# Deeds: several may be offered in one sentence
verbs-swap = cyfnewidia { $one } am { $other }, neu i’r gwrthwyneb
verbs-trade = cyfnewidia { $give } am { $get }
verbs-lay = gosoda drac am { $price }
verbs-lay-ticketed = gosoda drac am { $price } ar lein y mae gen ti docyn iddi
# The price in resources of any kind: “any 2 resources”
verbs-any-price = unrhyw { $price }
# Where a station is built, within the sentences that follow
verbs-where =
    .any = { "" }
    .ticket = { " " }ar lein y mae gen ti docyn iddi
    .track = { " " }ar lein lle mae gen ti drac
    .both = { " " }ar lein lle mae gen ti docyn a thrac
verbs-build = Adeilada orsaf{ $where }.
verbs-build-extra = Adeilada orsaf{ $where }, gan dalu { $goods } yn fwy.
verbs-build-less = Adeilada orsaf{ $where }, gan dalu { $goods } yn llai.
verbs-no-bonus = Chei di mo’i bonws.
verbs-survey =
    Anfona dy syrfëwr adref,{ $pub ->
        [true] { " " }i’r dafarn,
       *[false] { "" }
    } neu { $to ->
        [any] i le gweithredu agored
        [ticketed] i le gweithredu agored ar lein y mae gen ti docyn iddi
        [start] i orsaf gychwyn
        [own] i le gweithredu lle’r wyt ti wedi adeiladu gorsaf
       *[adjacent] i le gweithredu agored ar gerdyn cyfagos
    } a’i ddefnyddio.
verbs-flip =
    Cei di hefyd droi { $cards ->
        [1] { "" }
       *[other] hyd at{ " " }
    }{ COUNT($cards, one: "cerdyn gweithredu", all: "cardiau gweithredu", gender: "m") } arall.
verbs-flip-any = Tro faint fynni di o dy gardiau gweithredu.
verbs-score = Cei di sgorio un o dy gardiau gweithredu, fel yn y dafarn.
verbs-draw = Tynna { goods-resources } ar hap o’r bag.
verbs-sort = Chwilia am { $goods } yn y bag.
# Where the cubes that aren’t kept go
verbs-left-over =
    { $rest ->
        [1] Mae’r llall yn mynd i’r iard.
       *[other] Mae’r lleill yn mynd i’r iard.
    }
verbs-keep = Cadwa { $keep }. { verbs-left-over }
# The same of cubes that were looked for
verbs-keep-of = Cadwa { $keep } ohonyn nhw. { verbs-left-over }
verbs-refill = Llenwa’r iard hyd at { COUNT($to, one: "ciwb", all: "ciwbiau", gender: "m") }.
verbs-stock = Rho { COUNT($cubes, one: "ciwb", all: "ciwbiau", gender: "m") } o’r bag yn yr iard.
verbs-summit = Hawlia ddarn y copa.
verbs-on-building = Pan fyddi di’n adeiladu yma: { $text }

## Instructions shown with a choice

prompts-provide = Dewisa dy adnoddau cyntaf: { $left } i’w cymryd.
prompts-select = Dewisa gerdyn gweithredu.
prompts-flip =
    { $left ->
        [1] Cei di droi 1 cerdyn gweithredu arall.
       *[other] Cei di droi hyd at { COUNT($left, one: "cerdyn gweithredu", all: "cardiau gweithredu", gender: "m") } arall.
    }
prompts-take =
    { $left ->
        [1] Cymera 1 arall, neu stopia.
       *[other] Cymera hyd at { $left } arall, neu stopia.
    }
prompts-gain-any = Cei 1 adnodd. Pa un, ac o ble?
prompts-gain =
    Cei 1 { $kind ->
        [iron] mwyn haearn
       *[stone] garreg
    }. O ble?
# What may be done, and how many times more
prompts-deals-left = { $deals } ({ $left } ar ôl).
# One of several things that may be done
prompts-lay = gosoda drac am { $price } (1 PB)
prompts-dig = Clira { $left } rwbel. O ba lein?
prompts-dig-more = Clira { $left } rwbel arall. O ba lein?
prompts-build = Dewisa orsaf i’w hadeiladu.
prompts-build-extra = Dewisa orsaf i’w hadeiladu ({ $goods } yn fwy).
prompts-build-less = Dewisa orsaf i’w hadeiladu ({ $goods } yn llai).
prompts-survey = Anfona dy syrfëwr. I ble?
prompts-hop = Anfon dy syrfëwr i’r orsaf newydd?
prompts-ticket = Dewisa docyn.
prompts-may-score = Cei di sgorio cerdyn gweithredu.
prompts-score = Dewisa gerdyn gweithredu i’w sgorio.
prompts-flip-any = Tro unrhyw rai o dy gardiau gweithredu.
prompts-keep = O’r bag: { $goods }. Cadwa { $keep }.

## Labels of buttons

moves-take = Cymryd { goods-kind }
moves-gain = { goods-named } { goods-from }
moves-dig = { $line }: clirio rwbel
moves-lay = Trac { station-at }: { $price }
moves-trade = Cyfnewid
moves-build = Adeiladu { $space }: { $price }
moves-just-build = Adeiladu
moves-go-home = Mynd adref
moves-go-to-pub = Mynd i’r dafarn
moves-go-to = Mynd { station-to }
moves-flip = Troi { $side }
moves-score = Sgorio { $card }
# After “Score …, ”: the card that takes the place of the scored one
moves-instead = a chymryd { $card }
moves-ticket = Tocyn { station-name }
moves-keep = Cadw { $goods }
moves-done =
    .flipping = Wedi gorffen troi
    .moving = Aros
    .scoring = Peidio â sgorio
    .digging = Cymryd y gweddill o’r stôr
    .otherwise = Gorffen

## Moves in a few words

short-from =
    .yard = iard
    .bag = bag
short-track = Trac: { $station }
short-home = Adref
short-pub = Y dafarn
# A scored card, and the one that takes its place
short-scored = { $card }, am { $spare }

## Lines of the log: the verb comes first, and what names and figures begin stays as it is

log-dealt = { $name } a ddechreuodd. Leiniau yn y gêm: { $lines }.
log-selected = Chwaraeodd { $name } { $side }.
log-skipped = Allai { $name } ddim chwarae unrhyw gerdyn, a chollodd y tro.
log-from-bag = O’r bag: { $cubes }.
log-no-cubes = dim ciwbiau
log-found = Yn y bag, cafodd { $name } { $goods }.
log-drew = Tynnodd { $name } { $goods }.
log-kept = Cadwodd { $name } { $goods }. I’r iard: { $rest }.
log-took = Cymerodd { $name } { SOFT(goods-kind) } { goods-from }.
log-gained = Cafodd { $name } { $goods }.
log-paid = Talodd { $name } { $goods }.
log-dug = Cliriodd { $name } { $rubble } rwbel { station-at }.
log-cleared = Gorffennodd { $name } glirio { station-the } (+1 PB).
log-gave = Rhoddodd { $name } { $rubble } rwbel i { $other }.
log-laid = Gosododd { $name } drac { station-at } (+1 PB).
log-built = Adeiladodd { $name } orsaf { $space }.
log-went-home = Aeth syrfëwr { $name } adref.
log-went-to-pub = Aeth syrfëwr { $name } i’r dafarn.
log-went-to = Aeth syrfëwr { $name } { station-to }.
log-ticket = Cafodd { $name } docyn { station-name }.
log-summit = Hawliodd { $name } ddarn y copa.
log-flipped = Trodd { $name } { $side } yn { $other }.
log-scored = Sgoriodd { $name } { $card }.
log-event = Daeth ciwb gwyn i’r golwg.
log-navvy = Bu’r nafis yn adeiladu { station-at }.
log-completed = Lein orffenedig: { $line }.
log-completed-with = Lein orffenedig: { $line }, byffer { $stop } o { $of }.
log-ending =
    .stops = Rhoddwyd y byffer olaf yn ei le. Daw’r gêm i ben yn fuan.
    .navvies = Doedd dim lle i ragor o nafis. Daw’r gêm i ben yn fuan.
log-returned = Yn ôl i’r bag: { goods-white }.
log-over = Mae’r gêm ar ben.
# Where something is that has no name
log-somewhere = y bwrdd

## The table in words

table-lines-complete = { $complete } o { $of } lein wedi’u gorffen
table-board =
    { $name }: { $points ->
        [0] dim
       *[other] { $points }
    } PB hyd yma
table-supply = Stôr: { $goods }.
table-empty = gwag
# The letter and the name of a card’s other side
table-other-side = Ochr arall: { $side }.
# What the card is worth
table-when-scored = O’i sgorio: { $pays }.
table-tickets = Tocynnau: { $names }.
table-no-tickets = Dim tocynnau.
table-surveyor-home = Syrfëwr: gartref.
table-surveyor-in-pub = Syrfëwr: yn y dafarn.
table-surveyor-at = Syrfëwr: { station-at }.
table-deeds = Gorsafoedd wedi’u hadeiladu: { $stations }. Traciau wedi’u gosod: { $tracks }. Cardiau wedi’u sgorio: { $cards }.
table-summit = Yma mae darn y copa.
table-yard = Yr iard a’r stôr
table-in-yard = Yn yr iard: { $goods } { AND($white) }.
table-in-bag = Yn y bag: { $cubes }.
table-left = Nafis ar ôl: { $navvies }. Byfferau ar ôl: { $stops }.
table-spare = Cardiau gweithredu sbâr: { $cards }.
table-no-spare = Dim cardiau gweithredu sbâr.
table-complete = wedi’i gorffen
table-start = gorsaf gychwyn.
table-by-navvies = wedi’i hadeiladu gan y nafis.
table-rubble = { $count } rwbel.
table-no-rubble = Dim rwbel.
table-track = Trac: { $name }.
table-under-rubble = Lle trac: o dan rwbel.
table-free-track = Lle trac: yn rhydd.
table-station = Gorsaf: { $name }.
table-space = Lle gorsaf: pris { $price }, { $bonus }.
table-action = Gweithred y syrfëwr: { $text }
table-no-action = Dim gweithred i’r syrfëwr.

## The panels about station cards, action cards and tickets

about-station =
    .start = Gorsaf gychwyn, { $lines }
    .card = Cerdyn gorsaf, { $lines }
    .navvies-head = Nafis
    .navvies-text = Y nafis adeiladodd y trac a’r gorsafoedd yma.
    .effect = Pan fyddi di’n adeiladu yma
    .each-effect = Bob tro y byddi di’n adeiladu yma
    .rubble = Rwbel
    .left = { $rubble } ar ôl. Clira’r olaf am 1 PB.
    .track = Trac
    .laid = { $name } a’i gosododd.
    .under-rubble = O dan rwbel.
    .free-track = Yn rhydd: 1 PB am ei osod.
    .one = Gorsaf
    .several = Gorsafoedd
    .built = { $name } a’i hadeiladodd.
    .costs = Pris: { $price }, { $bonus }.
    .ordered = Adeilada o’r chwith i’r dde.
    .action = Gweithred y syrfëwr
    .no-action = Dim.
    .not-open = Bydd yn agor unwaith y bydd gorsaf yma.
    .occupied = Wedi’i gymryd
    .visitor = Mae syrfëwr { $name } yma.
about-card =
    .scored-by = Sgoriwyd gan { $name }
    .when-scored = O’i sgorio
    .spare = Cerdyn gweithredu sbâr
    .golden = Ochr aur
    .grey = Ochr lwyd
    .other = Ochr arall
    .on-board =
        Cerdyn gweithredu { $letter } { $name }, ochr { $isGrey ->
            [true] lwyd
           *[false] aur
        }
about-ticket =
    .title = Tocyn { station-name }
    .held = Ar gyfer { $lines }, gan { $name }
    .not-held = Ar gyfer { $lines }, ddim gan { $name } eto
    .way = Sut i’w gael
    .go = Anfona dy syrfëwr { station-to }.
    .use = Beth yw ei werth
    .uses = Dim ond ar leiniau y mae gen ti docyn iddyn nhw y mae llawer o ochrau llwyd yn gweithio.
    .both-lines = Un tocyn, yn ddilys ar y ddwy lein.

## The panels about other parts of the table

places-line-bonus =
    .kind = Bonws lein: { $bonus } PB ar y diwedd
    .text = Am y nifer mwyaf o orsafoedd ar y lein hon. Os yw’n gyfartal, does neb yn ei gael.
    .so-far = Hyd yma
places-iron =
    .title = Mwyn haearn
    .use = Mae’n talu am drac a gorsafoedd. Mae mwyn haearn sydd wedi’i wario yn mynd yn ôl i’r bag.
places-stone =
    .title = Cerrig
    .use = Maen nhw’n talu am orsafoedd. Cymera nhw o’r iard neu gyfnewid rwbel amdanyn nhw. Mae cerrig sydd wedi’u gwario yn mynd yn ôl i’r bag.
places-rubble =
    .title = Rwbel
    .use = Daw o glirio leiniau. Mae modd ei gyfnewid am gerrig neu ei wario ar orsafoedd.
places-passengers =
    .title = Teithwyr
    .use = Maen nhw’n werth ½ PB yr un ar y diwedd. Mae rhai gorsafoedd a gweithredoedd y syrfëwr yn costio teithwyr.
places-has = Gan { $name }: { $count }
# A heading that several places share
places-limit = Terfyn
# A heading that several places share
places-end = Y diwedd
places-no-limit = Dim terfyn
places-left = { $count } ar ôl
places-tiles-left =
    .head = Teils ar ôl
    .text = { $count }, ar gyfer trac a gorsafoedd gyda’i gilydd.
places-hut =
    .title = Cwt y syrfëwr
    .text = Yma mae dy syrfëwr yn dechrau, ac fe all ddod yn ôl gydag unrhyw gerdyn E sy’n ei symud. Does dim yn digwydd gartref.
places-pile =
    .title = Pentwr sgorio
    .kind = { $name }, { COUNT($cards, one: "cerdyn", all: "cardiau", gender: "m") }
    .text = Mae pob cerdyn yma yn sgorio ar y diwedd, fel mae ei waelod yn ei ddangos.
    .limit = Byth fwy o gardiau nag o orsafoedd wedi’u hadeiladu ({ $stations }).
places-points =
    .title =
        { $points ->
            [0] Dim
           *[other] { $points }
        } PB hyd yma
    .cleared = Clirio
    .track = Trac
    .bonus = Gorsafoedd
    .exchange = Syrfëwr
    .vp =
        { $points ->
            [0] Dim
           *[other] { $points }
        } PB
places-stations =
    .title =
        { $count ->
            [0] Dim gorsafoedd wedi’u hadeiladu
            [1] 1 orsaf wedi’i hadeiladu
           *[other] { COUNT($count, one: "gorsaf", all: "gorsafoedd", gender: "f") } wedi’u hadeiladu
        }
    .text = Cei di sgorio un cerdyn am bob gorsaf.
places-tracks =
    { $count ->
        [0] Dim traciau wedi’u gosod
        [1] 1 trac wedi’i osod
       *[other] { COUNT($count, one: "trac", all: "traciau", gender: "m") } wedi’u gosod
    }
places-yard =
    .title = Yr iard
    .none = dim adnoddau
    .text = Oddi yma mae cymryd adnoddau. Pan fydd yr olaf yn mynd, tynnir 6 chiwb o’r bag.
    .white = Ciwbiau gwyn
    .white-text = { $count } hyd yma. Os oes 3 neu fwy ar ddiwedd tro, maen nhw i gyd yn mynd yn ôl i’r bag.
places-bag =
    .title = Y bag
    .text = Mae ciwb gwyn a dynnir oddi yma yn dod â nafis. Yma y daw adnoddau sydd wedi’u gwario.
# The cubes left in the bag
places-in-bag = { goods-resources } { AND(goods-white) }
places-pub =
    .title = Y dafarn
    .kind = E aur yn unig
    .text = Sgoria un o dy gardiau gweithredu. Mae’n mynd i dy bentwr sgorio, ac mae cerdyn sbâr â’r un ddwy lythyren yn cymryd ei le, yr ochr aur i fyny.
    .limit = Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio.
places-navvies =
    .title = Nafis
    .text = Mae ciwb gwyn yn eu hanfon at y cerdyn gorsaf cyntaf sydd heb ei gyffwrdd: colofn wrth golofn o’r chwith, pob un o’r brig, heibio i’r gorsafoedd cychwyn. Maen nhw’n ei glirio ac yn adeiladu popeth yno, a chaiff syrfewyr ymweld.
    .end = Daw’r gêm i ben pan ddylai nafis ddod heb fod lle iddyn nhw.
places-stops =
    .title = Byfferau
    .text = Mae un yn mynd ar ben pob lein orffenedig.
    .end = Daw’r gêm i ben pan fydd yr olaf yn ei le.
places-summit =
    .title = Darn y copa
    .kind = { $points } PB ar y diwedd
    .text = Mae’n mynd i’r chwaraewr y bu ei syrfëwr yno ddiwethaf.

## The final score

# What a scored card is worth
scores-worth =
    .passenger = 1 PB am bob 2 deithiwr
    .track = 1 PB am bob 2 drac wedi’u gosod
    .station = 1 PB am bob gorsaf wedi’i hadeiladu
    .ticket = 1 PB am bob tocyn
    .card = 1 PB am bob cerdyn wedi’i sgorio
# Where points come from, before their number
scores-sources =
    .cleared = Cardiau wedi’u clirio
    .track = Trac wedi’i osod
    .bonus = Bonysau gorsafoedd
    .exchange = Cyfnewid y syrfëwr
    .passengers = Teithwyr, ½ PB yr un
    .summit = Darn y copa
scores-kinds =
    .pile = Cardiau wedi’u sgorio
    .line-bonus = Y mwyaf o orsafoedd
scores-line-bonus = Y mwyaf o orsafoedd: { $line }
# Things that earned points
scores-counted =
    .passenger = { COUNT($count, one: "teithiwr", all: "teithwyr", gender: "m") }
    .track = { COUNT($count, one: "trac", all: "traciau", gender: "m") }
    .station = { COUNT($count, one: "gorsaf", all: "gorsafoedd", gender: "f") }
    .ticket = { COUNT($count, one: "tocyn", all: "tocynnau", gender: "m") }
    .card = { COUNT($count, one: "cerdyn", all: "cardiau", gender: "m") }
scores-won = Enillodd { $name } gyda { $points } PB.
scores-tied = Cyfartal ar { $points } PB. Chwaraewch gêm arall: cyfnewid lliwiau, yr un leiniau.
scores-drawn = Cyfartal eto ar { $points } PB, felly gêm gyfartal yw hi.

## Headings and names of what statistics count

tallies-lines = Leiniau yn y gêm
tallies-sides = Ochrau cardiau
tallies-golden = aur
tallies-grey = llwyd
tallies-cards = Cardiau wedi’u sgorio
tallies-stations = Gorsafoedd
tallies-track = Trac
tallies-tickets = Tocynnau
tallies-bonuses = Bonysau gorsafoedd
tallies-chits = Darnau
tallies-summit = Copa
tallies-turns = Troeon
tallies-missed = wedi’u colli am nad oedd modd chwarae cerdyn
tallies-endings = Diweddiadau
tallies-ended-by =
    .stops = y byffer olaf
    .navvies = dim lle i nafis
tallies-cubes =
    .iron = Mwyn haearn
    .stone = Cerrig
    .event = Digwyddiadau

## The text printed on the table

# Between two ways to pay or to get something
captions-or = neu
captions-each = am
captions-up-to = hyd at
captions-anywhere = unrhyw
captions-start = cychwyn
captions-any-number = unrhyw
captions-each-line = 1 y lein
captions-one-or-two = 1–2 lein
captions-once = o adeiladu:
captions-each-time = bob tro o adeiladu:
captions-no-action = dim gweithred
captions-done = Gorffen
captions-yard = Yr iard
captions-bag = Y bag
captions-supply = Stôr gyffredin
captions-pub = Y dafarn
captions-pub-rule = yn unig: sgorio cerdyn
captions-spare = Cardiau sbâr
captions-my-supply = Stôr
captions-tickets = Tocynnau
# The place where the surveyor begins
captions-hut = Cwt y syrfëwr
captions-short-hut = Cwt
# The same names below their things, written as within a sentence
captions-below =
    .tickets = tocynnau
    .hut = cwt
captions-stations = Gorsafoedd
captions-pile = Pentwr sgorio
captions-tracks = Traciau
# The noun for a number that stands beside it
captions-counted-tracks =
    { $count ->
        [2] drac
        [3] thrac
        [6] thrac
       *[other] trac
    }
captions-counted-stations =
    { $count ->
        [1] orsaf
        [2] orsaf
       *[other] gorsaf
    }
# Tiles left, after their number
captions-counted-tiles =
    { $count ->
        [1] deilsen ar ôl
        [2] deilsen ar ôl
        [6] theilsen ar ôl
       *[other] teilsen ar ôl
    }
captions-navvies = nafis
captions-stops = byfferau
captions-passengers = teithwyr
captions-rubble = rwbel
captions-by-navvies = Gwaith y nafis
captions-points = PB
captions-you = ti
captions-theirs = gwrthwynebydd
captions-iron = Mwyn haearn
captions-stone = Cerrig
captions-summit = Darn y copa
captions-scored = sgoriwyd
captions-no-limit = dim terfyn
captions-times = { $count }×
captions-at-most = ≤ { $count }
captions-keep = cadwa { $count }
captions-fill-to = hyd { $count }
captions-give = rho { $count }
captions-in-bag = { COUNT($count, one: "ciwb", all: "ciwbiau", gender: "m") }
captions-railway-word = Rheilffordd
captions-railway-short = Rheilff.
captions-takes-lead = { $name } ar y blaen
captions-last-round = Rownd olaf
captions-complete = { $line }: wedi’i gorffen
captions-pile-count =
    { $count } wedi’{ $count ->
        [1] i
       *[other] u
    } sgorio
# Cubes of those that the stockyard is filled with
captions-in-yard = { $count } o 6
# The number of a buffer stop, below the line that it completes
captions-stop-number = byffer { $stop } o { $of }
# Points behind or ahead of the other player
captions-behind = { $points } y tu ôl
captions-ahead = { $points } ar y blaen
captions-level = cyfartal

## Captions of its own sounds, and of others where it has words of its own

sounds-sting = Rwmblan yn y bryniau
sounds-rough-track = Nafis yn taflu eu trac i lawr
sounds-lamp = Murmur o’r dafarn
sounds-sheep = Dafad, yn y pellter
sounds-bag = Y bag yn clecian
sounds-ballast = Rwbel yn llithro
sounds-staff = Polyn syrfëwr yn taro’r llawr
sounds-stop = Byffer yn cloi yn ei le

## The choices players have before a match

options-lines =
    .label = Leiniau
    .hint = Mae chwech o’r wyth lein yn y gêm.
    .random = Tynnu ar hap
    .all-but = Pob un ond { $one } a { $other }
options-start =
    .label = Chwaraewr cyntaf
    .hint = Y chwaraewr arall sy’n cymryd ei adnoddau cyntaf gyntaf.
    .drawn = Tynnu ar hap
options-flip-is-part =
    .label = Troi yn unig
    .hint = Cei di ddewis cerdyn dim ond er mwyn troi rhai eraill ag ef.
options-pub-to-pub =
    .label = Aros yn y dafarn
    .hint = Caiff syrfëwr yn y dafarn sgorio cerdyn arall yno heb adael.
options-refill-six =
    .label = Llenwi’n llawn
    .hint = Mae cardiau sy’n llenwi’r iard yn tynnu 6 chiwb arall os oes llai na 6 yno, yn lle ei llenwi hyd at 6.
options-home-is-far =
    .label = Dim cymdogion gartref
    .hint = O gartref, does dim cerdyn yn gyfagos. Fel arfer mae pob gorsaf gychwyn yn gyfagos.

## The printed sides of action cards, by their names in English

cards-stockyard = Iard
cards-excavation = Cloddio
cards-track-trade = Trac a Masnach
cards-station = Gorsaf
cards-surveyor = Syrfëwr
cards-breakers-yard = Iard Sgrap
cards-strongarm = Braich Gref
cards-tea-break = Egwyl De
cards-brickmaker = Gwaith Brics
cards-local-blacksmith = Gof Lleol
cards-landscaper = Tirluniwr
cards-mason = Saer Maen
cards-architect = Pensaer
cards-brickies-mate = Gwas Briciwr
cards-steelworker = Gweithiwr Dur
cards-inspector = Arolygydd
cards-tourist = Twrist
cards-draftsman = Drafftsmon
cards-field-worker = Gweithiwr Maes
cards-travel-agent = Asiant Teithio
cards-salvage = Hen Haearn
cards-harbour-market = Marchnad Harbwr
cards-large-boat = Cwch Mawr
cards-small-boat = Cwch Bach
cards-small-cart = Trol Fach
cards-light-work-gang = Criw Bach
cards-local-help = Help Lleol
cards-itinerant-workers = Criw Crwydrol
cards-heavy-work-gang = Criw Mawr
cards-shared-workers = Gweithwyr ar y Cyd

## The rules book’s titles of the sections that refusals can name

sections-table = Ar y bwrdd
sections-turn = Dy dro di
sections-yard = Yr iard a’r bag
sections-rubble = Rwbel
sections-track = Trac
sections-stations = Gorsafoedd
sections-surveyor = Syrfëwr a thocynnau
sections-pub = Y dafarn
sections-events = Ciwbiau gwyn a nafis
sections-end = Y diwedd, a sgorio

## A sentence for each reason to refuse something

refusals-over = Mae’r gêm ar ben.
refusals-not-your-turn = Nid dy dro di yw hi.
refusals-drawing = Mae ciwbiau’n cael eu tynnu. Eiliad.
refusals-provide-first = Yn gyntaf, dewisa 2 adnodd o’r iard.
refusals-select-first = Dewisa gerdyn gweithredu yn gyntaf.
refusals-other-action = Mae rhywbeth arall yn dod yn gyntaf.
refusals-cannot-stop = Rhaid i ti wneud hyn cyn stopio.
refusals-not-your-card =
    Cerdyn{ $hasCard ->
        [true] { " " }{ $card }
       *[false] { "" }
    } { $hasOwner ->
        [true] { $owner }
       *[false] rhywun arall
    } yw hwnna.
refusals-no-ticket =
    { $hasCard ->
        [true] { $card }: mae angen tocyn, a does gen ti ddim un.
       *[false] Mae angen tocyn arnat ti, a does gen ti ddim un.
    }
refusals-no-own-track = { $card }: mae angen lein lle’r wyt ti wedi gosod trac, a dwyt ti ddim wedi gosod un.
refusals-flip-alone = { $card }: nawr dim ond troi cerdyn arall y gallai ei wneud, a dydy hynny ddim yn ddigon.
refusals-yard-empty = Does dim adnoddau ar ôl, yn yr iard nac yn y bag.
refusals-not-in-yard =
    Does dim { $kind ->
        [iron] mwyn haearn
       *[stone] cerrig
    } yn yr iard.
refusals-not-in-bag =
    Does dim { $kind ->
        [iron] mwyn haearn
       *[stone] cerrig
    } yn y bag.
refusals-wrong-kind =
    Chei di ddim { $kind ->
        [iron] mwyn haearn
       *[stone] cerrig
    } yma.
refusals-none-left = Dydy’r hyn y byddet ti’n ei gael ddim ar gael, yn yr iard nac yn y bag.
refusals-bag-empty = Mae’r bag yn wag.
refusals-yard-full = Mae’r iard yn llawn yn barod.
refusals-all-tickets = Mae pob tocyn sydd yn y gêm gen ti yn barod.
refusals-has-ticket = Mae’r tocyn hwn gen ti yn barod.
refusals-not-in-play = Dydy hynny ddim yn y gêm hon.
refusals-line-clear = Does dim rwbel ar lein { $line }. Dewisa lein sydd â rhywfaint.
refusals-line-used = Rwyt ti eisoes wedi cloddio ar lein { $line }. Rhaid i bob ciwb ddod o lein wahanol.
refusals-two-lines = Rwyt ti eisoes wedi cloddio ar ddwy lein. Cymera’r gweddill o’r rheini.
refusals-not-ticket-line =
    Does gen ti ddim tocyn { $hasStation ->
        [true] i’r lein { station-at }
       *[false] i lein { $line }
    }.
refusals-start-station = { $station }: gorsaf gychwyn yw hi, ac mae ei thrac yno’n barod.
refusals-navvy-here = Mae’r nafis eisoes wedi adeiladu popeth { station-at }.
refusals-rubble-here = Mae { $rubble } rwbel o hyd { station-at }. Clira ef yn gyntaf.
refusals-track-full = Mae’r trac i gyd wedi’i osod { station-at } yn barod.
refusals-not-leftmost = Gosoda drac o’r chwith i’r dde: daw { $first } cyn { $station }.
refusals-no-track-space = Does dim lle trac rhydd sy’n glir o rwbel.
refusals-no-ticket-space = Does dim lle trac rhydd ar lein y mae gen ti docyn iddi.
refusals-no-tile = Rwyt ti wedi defnyddio dy holl deils trac a gorsaf.
# What is held is a clause of its own: “You have 1 stone”
refusals-short =
    { $held }, ond mae { $deed ->
        [lay] gosod trac
        [exchange] cyfnewid
       *[other] hyn
    } yn costio { $need }.
refusals-no-station-space = Does dim gorsaf y gelli di ei hadeiladu a thalu amdani.
refusals-no-extra-station = Does dim gorsaf y gelli di dalu amdani gyda { $needed } yn fwy.
refusals-no-ticket-station = Does dim gorsaf y gelli di ei hadeiladu a thalu amdani ar lein y mae gen ti docyn iddi.
refusals-no-track-station = Does dim gorsaf y gelli di ei hadeiladu a thalu amdani ar lein lle mae gen ti docyn a thrac.
refusals-nothing-to-build = Does dim byd i’w adeiladu { station-at }.
refusals-space-built = Mae gorsaf eisoes wedi’i hadeiladu { station-at }.
refusals-in-order = Adeilada mewn trefn { station-at }, o’r chwith i’r dde.
refusals-not-track-line = Does dim lein { station-at } lle mae gen ti docyn a thrac.
refusals-no-place = Does dim lle gweithredu agored i symud iddo.
refusals-no-ticket-place = Does dim lle gweithredu agored ar lein y mae gen ti docyn iddi.
refusals-no-own-place = Does dim lle gweithredu agored lle’r wyt ti wedi adeiladu gorsaf.
refusals-no-adjacent-place = Does dim lle gweithredu agored nesaf at dy syrfëwr.
refusals-no-action-space = Does dim gweithred i’r syrfëwr { station-at }.
refusals-not-open = Does dim gorsaf wedi’i hadeiladu { station-at } eto.
refusals-occupied = Mae syrfëwr yn barod { station-at }.
refusals-already-here = Mae dy syrfëwr { station-at } yn barod, a rhaid iddo fynd i rywle arall.
refusals-already-home = Mae dy syrfëwr gartref yn barod.
refusals-not-start = { $station }: nid gorsaf gychwyn yw hi.
refusals-not-own-station = Dwyt ti ddim wedi adeiladu gorsaf { station-at }.
refusals-not-adjacent = { $station }: dydy hi ddim nesaf at dy syrfëwr.
refusals-only-hop = Dim ond i’r orsaf yr wyt ti newydd ei hadeiladu y caiff dy syrfëwr gamu.
refusals-pub-primary = Dim ond y cerdyn Syrfëwr aur sy’n arwain i’r dafarn.
refusals-pub-again = Mae dy syrfëwr yn y dafarn yn barod.
refusals-pub-limit =
    Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio{ $stations ->
        [0] , a does gen ti ddim gorsaf eto.
       *[other] { "." } Mae gen ti { COUNT($stations, one: "gorsaf", all: "gorsafoedd", gender: "f") } { AND(COUNT($scored, one: "cerdyn wedi’i sgorio", all: "cardiau wedi’u sgorio", gender: "m")) }.
    }
refusals-not-spare = All y cerdyn hwnnw ddim cymryd lle’r un hwn.
refusals-this-card = { $card }: rwyt ti’n ei chwarae, felly bydd yn troi beth bynnag.
refusals-fresh-card = { $card }: mae’n newydd neu wedi’i droi eisoes y tro hwn.
refusals-not-in-hand = Wnest ti ddim tynnu cymaint â hynny.
# In place of a name that isn’t known
refusals-unnamed =
    .card = y cerdyn hwn
    .station = y cerdyn hwn
    .line = arall
# What is held of the goods that fall short
refusals-held = Mae gen ti { $goods }
# The same where there is none of them
refusals-none =
    .iron = Does gen ti ddim mwyn haearn
    .stone = Does gen ti ddim cerrig
    .resources = Does gen ti ddim adnoddau
    .rubble = Does gen ti ddim rwbel
    .passengers = Does gen ti ddim teithwyr

## Names for each type of move when nothing more is said about it

guide-deeds =
    .select = Chwarae cerdyn
    .take = Cymryd adnodd
    .gain = Cael adnodd
    .dig = Clirio rwbel
    .lay = Gosod trac
    .exchange = Cyfnewid
    .build = Adeiladu gorsaf
    .survey = Anfon dy syrfëwr
    .flip = Troi cerdyn
    .score = Sgorio cerdyn
    .ticket = Cael tocyn
    .keep = Cadw adnoddau o’r bag
    .done = Stopio yma

## The coach’s words, a sentence each, the first time something happens

coach-tip-words =
    .ending = Mae’r gêm yn dod i ben gyda’r rownd hon: yr ail chwaraewr sy’n cael y tro olaf.
    .completed = Mae lein wedi’i gorffen, ac mae’n cael byffer. Yr olaf o’r 5 byffer sy’n cau’r gêm.
    .navvy = Mae ciwb gwyn yn dod â nafis: maen nhw’n adeiladu popeth ar y cerdyn nesaf sydd heb ei gyffwrdd, a does neb yn sgorio.
    .scored = Mae cerdyn sy’n cael ei sgorio yn cyfri ar y diwedd, gan gynnwys popeth y byddi di’n ei osod a’i adeiladu cyn hynny.
    .built = Mae pob gorsaf yn gadael i ti sgorio un cerdyn arall yn y dafarn, ac yn agor gweithred syrfëwr y cerdyn, os oes un.
    .ticket = Ti biau tocyn am byth. Dim ond lle mae gen ti un y mae rhai ochrau llwyd yn gweithio.
    .laid = Mae trac yn werth 1 PB ble bynnag y gosodi di ef, ac yn dod â’r lein yn nes at ei gorffen.
    .cleared = Mae’r rwbel olaf oddi ar gerdyn yn werth 1 PB. Nawr caiff trac a gorsafoedd fynd yno.
    .summit = Mae darn y copa yn cyfri ar y diwedd, i’r chwaraewr fu yno ddiwethaf.
    .returned = Mae tri chiwb gwyn i mewn: maen nhw’n mynd yn ôl i’r bag, a bydd y nafis yn dychwelyd.
    .surveyed = Mae dy syrfëwr yn ffordd dy wrthwynebydd, a rhaid iddo symud ymlaen cyn dod yn ôl.
    .flipped = Mae’r cerdyn a chwaraeaist ti wedi troi. Ti biau ei ochr arall ar dro arall.

## The lesson’s words at each stop

lesson-take =
    .name = Cymryd
    .title = Nôl yr hyn sydd ei angen
    .task1 = Ar dy dro di, rwyt ti’n chwarae un o dy bum cerdyn. Chwaraea Iard.
    .task2 = Cymera 3 chiwb: mae mwyn haearn yn troi’n drac, a cherrig yn troi’n orsafoedd.
    .done = Tri chiwb yn dy stôr, ac mae dy gerdyn wedi troi. Cei weld ei ochr arall cyn bo hir.
lesson-dig =
    .name = Cloddio
    .title = Clirio’r ffordd
    .task1 = Mae rwbel yn cau pob lein. Chwaraea Cloddio i symud peth ohono.
    .task2 = Rwyt ti’n cloddio ar hyd un lein, o’r chwith. Dewisa Bala Lake Railway.
    .done = Mae Llangower yn glir: +1 PB. Ti biau’r rwbel, ac mae modd talu am rai gorsafoedd ag ef.
lesson-lay =
    .name = Gosod
    .title = Gosod dy drac cyntaf
    .task1 = Mae gen ti 2 fwyn haearn, pris un trac. Chwaraea Trac a Masnach.
    .task2 = Dewisa’r lle trac clir yn Llangower.
    .done = Mae pob trac yn +1 PB. Mae trac ar hyd lein gyfan yn ei gorffen, ac yn dod â’r diwedd yn nes.
lesson-build =
    .name = Adeiladu
    .title = Adeiladu gorsaf
    .task1 = Mae gorsafoedd yn werth mwy na thrac. Chwaraea Gorsaf.
    .task2 = Mae Penllyn yn costio 2 garreg ac yn rhoi 2 PB. Adeilada hi: does dim angen trac.
    .done = +2 PB. Lle mae’r cardiau’n glir cei adeiladu yn unrhyw le, mewn unrhyw drefn.
lesson-survey =
    .name = Syrfëwr
    .title = Anfon dy syrfëwr
    .task1 = Mae dy syrfëwr yn nôl tocynnau a mwy. Chwaraea Syrfëwr.
    .task2 = Anfona ef i orsaf y Bala: mae gorsaf gyntaf lein ar agor bob amser.
    .task3 = Cei docyn y Bala, a mwyn haearn. O ble ddylai ddod?
    .done = Ti biau’r tocyn am byth. Dim ond ar leiniau y mae gen ti docyn iddyn nhw y mae llawer o ochrau’n gweithio.
lesson-flip =
    .name = Troi
    .title = Mae dwy ochr i bob cerdyn
    .task1 = Mae Iard yn dangos ei hochr lwyd: Iard Sgrap. Chwaraea hi.
    .task2 = Mae Iard Sgrap yn gosod trac am unrhyw 2 adnodd. Gosoda un yn Llangower.
    .done = Ar ôl ei chwarae mae cerdyn yn troi, felly mae hwn yn aur eto. Cynllunia ddau dro ymlaen.
lesson-pub =
    .name = Y dafarn
    .title = Cael dy weld yn y dafarn
    .task1 = Rwyt ti wedi adeiladu gorsaf, felly cei sgorio cerdyn. Chwaraea Syrfëwr.
    .task2 = Dim ond y cerdyn Syrfëwr aur sy’n arwain i’r dafarn. Dos i mewn.
    .task3 = Pa gerdyn ddaw â mwy i ti? Mae Iard yn sgorio 1 PB am bob tocyn, Cloddio 1 PB am bob gorsaf. Sgoria un: daw cerdyn sbâr yn ei le.
    .slip = Does gen ti ddim tocynnau, felly dydy Iard yn werth dim eto. Rwyt ti wedi adeiladu gorsaf, ac am y rheini mae Cloddio’n sgorio.
    .done = Mae’n sgorio ar y diwedd, am bob gorsaf y byddi di wedi’i hadeiladu erbyn hynny.
lesson-match =
    .name = Gêm gyntaf
    .title = Dy gêm gyntaf
    .task1 = Mae dwy lein fer ar ôl. Pan fydd un wedi’i gorffen, daw’r gêm i ben: chwaraea!
    .done = { "" }

## Flaws of an edition, options or a made-up position

flaws-whole = y cyfan
flaws-names =
    .iron = mwyn haearn
    .stone = cerrig
    .event = ciwbiau gwyn
    .blue = Glas
    .green = Gwyrdd
    .todo = y llaw
flaws-texts =
    .bad-value = { $at }: disgwyliwyd { $expected }, cafwyd { $received }
    .six-lines = { $at }: rhaid cael chwe lein wahanol
    .id-twice = { $at }: mae “{ $id }” yno ddwywaith
    .line-order = { $at }: lein { $line } ddylai fod yma
    .one-start = lein { $line }: rhaid cael un orsaf gychwyn, dim mwy a dim llai
    .column-gap = lein { $line }: rhaid i’w cholofnau fod yn 1, 2, 3… heb fwlch nac ailadrodd
    .short-line = lein { $line }: rhaid cael dau gerdyn o leiaf
    .start-not-bare = gorsaf { $station }: does dim rwbel, trac na gorsafoedd i fod ar orsaf gychwyn
    .start-no-ticket = gorsaf { $station }: rhaid i orsaf gychwyn roi tocyn
    .no-track-space = gorsaf { $station }: rhaid cael lle trac
    .no-station-space = gorsaf { $station }: rhaid cael lle gorsaf
    .action-and-effect = gorsaf { $station }: all hi ddim bod â gweithred i’r syrfëwr ac effaith hefyd
    .card-colours = gweithredoedd { $letter }: rhaid cael 1 cerdyn glas, 1 gwyrdd a 3 niwtral, ond mae yma { NAMES($colours) }
    .card-pairs = gweithredoedd { $letter }: rhaid i bob ochr lwyd fod o’r un math
    .few-resources = { $at }: mae angen 6 adnodd i osod y gêm, ond dim ond { $resources } sydd
    .no-stops = { $at }: rhaid cael un byffer o leiaf
    .setup-readings = wrth osod y gêm y dewisir sut i ddarllen y rheolau
    .setup-second = wrth osod y gêm y dewisir ai’r ail gêm o ddwy yw hon
    .setup-colours = wrth osod y gêm y dewisir y lliwiau
    .not-six-lines = nid chwech o’r wyth lein yw lines { $lines } (I yw 1, II 2, III 4 … VIII 128)
    .wrong-length = { $at }: mae { $have } o rifau yno, ond { $need } sydd yn y blwch
    .not-in-play = dydy gorsaf { $station } ddim ar lein sydd yn y gêm, felly all dim byd fod arni: gosoda { NAMES($all) } i 0
    .much-rubble = gorsaf { $station }: mae { $rubble } rwbel yno, ond dim ond { $printed } ar ei cherdyn: gosoda { $at } i { $printed } neu lai
    .rubble-and-tiles = gorsaf { $station }: mae teils yno, a { $rubble } rwbel hefyd: gosoda naill ai { $at } neu { NAMES($tiles) } i 0
    .navvy-and-more = gorsaf { $station }: mae teilsen nafis yno, a rhywbeth arall hefyd: gosoda naill ai { $at } neu { NAMES($others) } i 0
    .navvy-on-start = gorsaf { $station }: gorsaf gychwyn yw hi, lle na ddaw nafis: gosoda { $at } i 0
    .track-gap = gorsaf { $station }: o’r chwith i’r dde y gosodir trac, ond mae { $at } yn rhydd (0)
    .station-gap = gorsaf { $station }: o’r chwith i’r dde yr adeiladir gorsafoedd, ond mae { $at } yn rhydd (0)
    .heap-too-large = { $at }: mae { $count } yno, ond { $need } sydd i gyd ({ $kind }): gosoda rif llai
    .cubes-differ = { $kind }: mae { $have } ({ NAMES($where) }), ond { $need } sydd yn y gêm
    .cubes-differ-set = { $kind }: mae { $have } ({ NAMES($where) }), ond { $need } sydd yn y gêm: gosoda { $at } i { $to }
    .track-count = { $colour }: { $tracks } o draciau wedi’u gosod, ond { $laid } sydd ar y bwrdd: gosoda { $at } i { $laid }
    .station-count = { $colour }: { $stations } o orsafoedd wedi’u hadeiladu, ond { $built } sydd ar y bwrdd: gosoda { $at } i { $built }
    .many-tiles = { $colour }: { $placed } o deils wedi’u gosod, ond { $need } sydd yn y gêm: gosoda rai o tracks neu spaces i 0
    .many-navvies = mae { $placed } o deils nafis wedi’u gosod, ond { $need } sydd yn y gêm: gosoda rai o navvies i 0
    .stop-open = lein { $line }: mae ganddi fyffer, ond dydy hi ddim wedi’i gorffen: gosoda stops i { $to }
    .stop-twice = mae dau fyffer gan un lein: gosoda stops i { $to }
    .many-stops = mae { $placed } o fyfferau wedi’u gosod, ond { $need } sydd yn y gêm: gosoda stops i { $to }
    .stop-missing = lein { $line }: mae wedi’i gorffen ond heb fyffer: gosoda stops i { $to }
    .end-missing = mae’r byffer olaf yn ei le, a dyna ddechrau’r diwedd: gosoda ending i true
    .ticket-not-in-play = { $colour }: dydy tocyn { $station } ddim yn y gêm: gosoda { $at } i { $to }
    .surveyor-no-space = mae syrfëwr { $colour } yng ngorsaf { $station }, lle nad oes lle iddo: gosoda { $at } i -1 (gartref) neu -2 (y dafarn)
    .surveyor-not-open = mae syrfëwr { $colour } yng ngorsaf { $station }, lle nad oes gorsaf wedi’i hadeiladu: gosoda { $at } i -1 (gartref) neu -2 (y dafarn)
    .surveyors-meet = mae’r ddau syrfëwr yng ngorsaf { $station }: gosoda { $at } neu boards.0.surveyor i -1 (gartref)
    .no-such-card = { $at }: does dim cerdyn gweithredu { $card } yn y blwch
    .wrong-slot = dydy { $card } ddim yn perthyn i { $at }, lle mae cardiau { $type } yn mynd: { EITHER($fitting) }
    .card-twice = mae { $card } mewn sawl lle, { NAMES($places) }: tynna un ohonyn nhw allan
    .card-twice-set = mae { $card } mewn sawl lle, { NAMES($places) }: gosoda gerdyn rhydd yn un ohonyn nhw, { EITHER($ways) }
    .few-cards = cardiau { $type }: mae { $have }, ond { $need } sydd mewn gêm: ychwanega { EITHER($ways) } at { $at }
    .many-cards = cardiau { $type }: mae { $have }, ond { $need } sydd mewn gêm: tynna { EITHER($spare) } allan
    .pile-too-long = { $colour }: { $pile } o gardiau wedi’u sgorio, ond dim ond { $stations } o orsafoedd wedi’u hadeiladu: byrha { $at }, neu adeilada ragor o orsafoedd
    .grey-no-card = { $colour }: mae lle { $slot } yn wag ond yn dangos ochr lwyd: gosoda { $at } i { $to }
    .deal-once = unwaith y rhennir y cardiau, cyn popeth arall: gosoda phase i select
    .work-pending = mae gwaith heb ei orffen, sy’n perthyn i’r cam perform, nid { $phase }: gosoda phase i perform, neu todo i []
    .turn-too-early = all tro { $turn } ddim dod cyn cymryd yr adnoddau cyntaf: gosoda turn i 0
    .takes-first = { $colour }: rhaid cymryd { $need } o adnoddau yn gyntaf, ond { $have } sydd: gweler { $at }
    .takes-early = { $colour }: mae { $have } o adnoddau yno cyn cymryd dim: gweler { $at }
    .has-taken = { $colour }: rhaid cymryd { $need } o adnoddau, ond mae { $have } yno’n barod: gweler { $at }
    .yard-runs-out = mae { $left } o adnoddau i’w cymryd o hyd, ond o’r { $there } yn yr iard ({ $at }) fyddai dim ar ôl
    .first-turn = tro 1 yw’r tro cyntaf: gosoda turn i 1
    .other-turn = tro { $owner } yw tro { $turn }, ond { $acting } yw seat: gosoda seat i { $due }, neu turn i { $next }
    .over-not-ending = mae’r gêm ar ben, ond doedd dim wedi arwain at y diwedd: gosoda ending i true
    .last-turn = dydy’r chwaraewr cyntaf byth yn cael y tro olaf: gosoda turn i { $next } a seat i { $seat }
    .flips-too-early = mae { $flips } o gardiau i’w troi, ond dim ond mewn tro mae hynny’n digwydd, nid yn ystod { $phase }: gosoda flips i 0
    .card-too-early = yn ystod { $phase } does dim cerdyn wedi’i ddewis nac yn newydd: gosoda selected i -1 a fresh i 0
    .selected-empty = mae lle { $selected } wedi’i ddewis, ond does dim cerdyn yno: gosoda selected i -1
    .work-unknown = { $at } ({ $do }): does dim cerdyn yn dweud hynny
    .work-not-in-play = { $at } ({ $do }): dydy cerdyn { $station } ddim yn y gêm
    .work-too-often = { $at } ({ $do }): sawl gwaith: { $count } o { $times }
    .dug-too-much = { $at } ({ $do }): mae { $left } o { $cubes } rwbel ar ôl
    .dug-not-held = { $at } ({ $do }): cliriodd { $colour } { $dug } rwbel, ond { $have } sydd yno ({ $path })
    .line-not-in-play = { $at } ({ $do }): dydy lein { $line } ddim yn y gêm
    .hop-not-next = { $at } ({ $do }): mae’r syrfëwr yn camu ar unwaith neu ddim o gwbl
    .hop-no-space = { $at } ({ $do }): does dim lle i’r syrfëwr ar gerdyn { $station }
    .hop-occupied = { $at } ({ $do }): mae syrfëwr yn barod yng ngorsaf { $station }
    .hop-not-open = { $at } ({ $do }): does dim gorsaf wedi’i hadeiladu yng ngorsaf { $station }

## The rules book

book-title = Sut i chwarae Foothills
book-lead = Rwyt ti a dy wrthwynebydd yn arwain criw yr un, yn adeiladu rheilffyrdd bach drwy fryniau’r Gogledd. Clirio’r rwbel, gosod y trac, adeiladu’r gorsafoedd, anfon dy syrfëwr ar hyd y lein ac anfon dy gardiau gorau i ymddeol yn y dafarn. Y nifer mwyaf o bwyntiau buddugoliaeth (PB) sy’n ennill.
# Words that people may look for, and beginnings of those that the book says in their place
book-alike = gweithiwr: nafi; gweithwyr: nafi
book-table =
    .rows = Mae chwech o’r wyth lein yn y gêm, un i bob rhes, o’r chwith i’r dde. Mae pob un yn cychwyn wrth ei gorsaf gychwyn, lle mae’r trac yn ei le’n barod a does dim i’w adeiladu.
    .columns = Mae cardiau yn yr un golofn yr un mor bell ar hyd eu leiniau. Un cerdyn dwy golofn o led yw gorsaf ddwbl: un lle trac, a dau neu dri lle i orsafoedd.
    .resources = Mwyn haearn ({ $iron } ciwb) a cherrig ({ $stone }) yw’r adnoddau. Dyna’r cyfan: beth bynnag rwyt ti’n ei gelcio, mae dy wrthwynebydd hebddo.
    .board = O flaen pob un ohonoch chi: pum cerdyn gweithredu, dy stôr, dy docynnau, cwt dy syrfëwr, dy bentwr sgorio, a { $tiles } o deils sy’n gwneud y tro fel trac neu orsafoedd.
    .beside = Wrth ymyl y leiniau: yr iard, y bag, y dafarn, { $navvies } o deils nafi, { $stops } o fyfferau a dau gerdyn gweithredu sbâr o bob llythyren. Mae popeth yn agored ond yr hyn a ddaw o’r bag.
    .start = I ddechrau, tynnir 6 adnodd i’r iard ac mae pob un ohonoch chi’n cymryd 2 ohonyn nhw, yr ail chwaraewr yn gyntaf. Dydy’r iard ddim yn cael ei hail-lenwi eto. Yna mae { $events } o giwbiau gwyn yn mynd i’r bag, ac mae’r chwaraewr cyntaf yn dechrau.
book-turn =
    .lead = Chwaraewch bob yn ail. Ar dy dro di, defnyddia un o dy gardiau gweithredu:
    .step1 = Dewisa gerdyn. Yr ochr sydd i fyny sy’n cyfri.
    .step2 = Gwna’r hyn mae’n ei ddweud, o’r chwith i’r dde. Hepgora unrhyw beth nad oes modd ei wneud. Os nad oes modd gwneud dim ohono, does dim modd dewis y cerdyn.
    .step3 = Tro’r cerdyn. Gweithred wahanol sydd ar ei ochr arall, felly does dim modd gwneud yr un peth ddwywaith yn olynol.
    .step4 = Gwiriwch a yw’r gêm ar ben.
    .flips = Mae rhai cardiau’n gadael i ti droi rhai eraill hefyd yng ngham 3. Dyna’r cyfan: dwyt ti ddim yn defnyddio’r cardiau rwyt ti’n eu troi. Does dim modd dewis cerdyn fyddai’n gwneud dim ond troi rhai eraill.
    .gained = Dydy cerdyn a gefaist ti’r tro hwn ddim yn troi’r tro hwn. Os sgoriaist ti’r union gerdyn roeddet ti’n ei ddefnyddio, does dim ar ôl i’w droi.
    .missed = Os nad oes modd i ti ddefnyddio unrhyw gerdyn, rwyt ti’n colli dy dro ac mae nafis yn cael eu gosod yn lle hynny.
book-actions =
    .title = Y pum gweithred
    .lead = Yr ochrau aur yw’r rhai cryf, ac mae’r un pump gan y ddau chwaraewr. Y llythyren yw’r math o weithred. Ar gefn pob un mae ochr lwyd â llythyren arall: fersiwn gwannach neu ryfeddach o’r weithred honno. Mae’r hyn sy’n dilyn yn wir am aur a llwyd fel ei gilydd, oni bai bod y cerdyn yn dweud fel arall.
book-yard =
    .take = Wrth gymryd adnoddau, cymera o leiaf 1. Cei stopio wedyn.
    .refill = Cyn gynted ag y bydd yr adnodd olaf yn gadael yr iard, tynnir 6 chiwb o’r bag i’w hail-lenwi. Rhaid delio ag unrhyw giwbiau gwyn yn eu plith yn gyntaf. Yna rwyt ti’n mynd ymlaen, a chei gymryd o’r ciwbiau newydd.
    .white = Dydy ciwbiau gwyn ddim yn cyfri fel adnoddau, a dydyn nhw ddim yn atal ail-lenwi. Maen nhw’n aros lle maen nhw, ac mae rhai cardiau’n ychwanegu ciwbiau eu hunain, felly gall yr iard ddal mwy na 6.
    .gain = Pan fydd unrhyw weithred arall yn rhoi adnoddau i ti, ti sy’n penderfynu o ble mae pob ciwb yn dod: o’r iard, neu o’r bag, a chei edrych i mewn iddo. Dydy edrych byth yn dod â nafis. Mae gwagio’r iard yn dal i’w hail-lenwi.
    .spent = Mae mwyn haearn a cherrig sydd wedi’u gwario yn mynd yn ôl i’r bag. Mae rwbel a theithwyr yn mynd yn ôl i’r stôr gyffredin, nad yw byth yn dod i ben. Os oes rhy ychydig o giwbiau yn y bag, gwna’r tro â’r hyn sydd yno. Mae cyfnewid yn dal i weithio os mai dim ond rhan o’r hyn mae’n ei roi sydd ar ôl.
book-rubble =
    .lead = Mae rwbel yn cau’r ffordd. Dewisa lein a chymera rwbel o’i chardiau, gan ddechrau ar y chwith. Ti biau ef wedyn: mae modd ei gyfnewid am gerrig neu ei wario ar orsafoedd.
    .choose = Rhaid dewis lein sydd â rwbel o hyd. Os daw i ben cyn i ti gael dy siâr, cymera’r gweddill o’r stôr gyffredin. Os nad oes gan unrhyw lein ddim, cymera’r cyfan o’r fan honno.
    .tickets = Os yw’r cerdyn yn gofyn am lein y mae gen ti docyn iddi, dim ond y rheini sy’n cyfri. Os ydyn nhw i gyd yn glir, cymera’r cyfan o’r stôr gyffredin.
    .last = Os cliri di’r rwbel olaf oddi ar gerdyn, cei 1 PB ar unwaith, ar orsaf ddwbl hefyd. Ti biau’r pwynt hyd yn oed os oes rhaid i ti rannu’r rwbel.
book-track =
    .pay = Tala, yna gosoda deilsen ar le trac rhydd cyntaf lein, gan gyfri o’r chwith a mynd heibio i rai â rwbel neu nafis. Does dim rhaid i dy drac gysylltu, a chei ddewis lein wahanol bob tro. Mae pob trac a osodi di yn werth 1 PB ar unwaith.
    .tiles = Mae gen ti { $tiles } o deils ar gyfer trac a gorsafoedd gyda’i gilydd. Pan fyddan nhw wedi dod i ben, does dim modd gosod nac adeiladu rhagor.
    .stops = Pan fydd trac neu nafis ar bob lle trac ar lein, mae’r lein wedi’i gorffen ac yn cael byffer. Mae { $stops } o fyfferau ar gyfer chwe lein, felly efallai na fydd un lein byth yn cael ei gorffen.
book-stations =
    .where = Adeilada ar unrhyw gerdyn sy’n glir o rwbel a heb ei gymryd gan nafis. Does dim angen trac yno, a does dim rhaid mynd o’r chwith i’r dde. Mae un weithred yn adeiladu un orsaf, hyd yn oed ar gerdyn dwbl.
    .price = Tala’r pris ar y lle, yna cymera’r bonws wrth ei ymyl, os oes un. Os yw dy gerdyn yn codi mwy, rhaid i ti allu talu hynny hefyd. Os yw’n rhoi gostyngiad, chei di ddim arian yn ôl.
    .surveyor = Os oes gweithred i’r syrfëwr ar y cerdyn a does dim syrfëwr yno, cei symud dy un di arno a’i defnyddio ar unwaith.
    .ferry = { $station }: pan fyddi di’n ei hadeiladu, tro faint fynni di o dy gardiau gweithredu, hyd yn oed yr un rwyt ti’n ei ddefnyddio. Mae hwnnw’n troi eto yng ngham 3, felly mae’n gorffen fel y dechreuodd.
    .bridge = { $station }: rhaid adeiladu’r gorsafoedd ({ $spaces }) mewn trefn, gan y naill neu’r llall ohonoch chi. Bob tro y byddi di’n adeiladu un, cei sgorio un o dy gardiau gweithredu fel petaet ti yn y dafarn. Mae’r orsaf rwyt ti newydd ei hadeiladu yn cyfri.
    .navvies = Os yw nafis yn cymryd cerdyn sydd ag effaith ei hun, mae’r effaith honno wedi’i cholli i’r ddau ohonoch chi.
book-shared = Cardiau a rennir
# The card where two lines end
book-terminus =
    .end = { $station } yw pen leiniau { $lines }, ac mae modd ei gyrraedd ar hyd y naill neu’r llall. Unwaith y bydd holl gardiau eraill un lein yn glir, mae cloddio ar y lein honno’n cyrraedd y rwbel { station-at }, hyd yn oed os yw’r llall yn dal ar gau.
    .spaces = Mae dau le trac yno. Dim ond ar yr un chwith y mae rwbel. Mae ei glirio’n werth 1 PB ac yn agor y ddau. Gosoda’r un chwith yn gyntaf. Mae pob trac yn werth 1 PB.
    .lines = Mae’r ddau le’n perthyn i’r ddwy lein: mae lein wedi’i gorffen pan fydd ei chardiau ei hun a’r ddau le yn llawn. Mae pob lein yn cael byffer ei hun, a gall un deilsen orffen y ddwy gyda’i gilydd. Os mai dim ond un o’r leiniau sydd yn y gêm, mae’n dal angen y ddau le, ac un byffer sydd.
    .station = Mae { station-the } yn cyfri i’r ddwy lein, ac mae tocyn i’r naill neu’r llall yn gwneud y tro.
# The card where two lines begin
book-start = Yng ngorsaf { station-name } y mae leiniau { $lines } yn cychwyn. Mae’n rhoi un tocyn sy’n ddilys ar y ddwy lein ond sy’n cyfri fel un.
book-surveyor =
    .open = Symuda dy syrfëwr i weithred syrfëwr sy’n agored ac yn rhydd, yna defnyddia hi. Mae’n agored unwaith y bydd gorsaf ar y cerdyn, dim ots pwy adeiladodd hi. Mae gorsafoedd cychwyn ar agor bob amser. Mae’n rhydd os nad oes syrfëwr yno, ac mae dy un di’n cyfri, felly does dim modd aros lle’r wyt ti.
    .use = Os gelli di ddefnyddio’r weithred, rhaid i ti ddefnyddio o leiaf rywfaint ohoni. Os na elli di, cei fynd yno beth bynnag, hyd yn oed dim ond er mwyn bod yn y ffordd.
    .home = Gydag unrhyw gerdyn E sy’n symud dy syrfëwr cei fynd adref yn lle hynny. Does dim yn digwydd yno.
    .tickets = Mae gorsafoedd cychwyn yn rhoi eu tocyn i ti, os nad yw gen ti eto, a rhywbeth ychwanegol ar bob ymweliad. Mae angen tocyn ar lawer o ochrau llwyd, a dim ond ar leiniau y mae gen ti docyn iddyn nhw y mae rhai’n gweithio.
    .adjacent = Mae cardiau’n gyfagos os ydyn nhw’n cyffwrdd uwchben, islaw, ar y chwith neu ar y dde. O gartref ac o’r dafarn, mae pob gorsaf gychwyn yn gyfagos. Os nad oes cerdyn cyfagos ar agor, caiff dy syrfëwr aros.
    .summit = { $station }: yno rwyt ti’n hawlio darn y copa, oddi ar dy wrthwynebydd os oes rhaid. Yr olaf i’w hawlio sy’n ei gadw.
book-pub =
    .lead = Dim ond y cerdyn E aur sy’n arwain i’r dafarn. Yno rwyt ti’n sgorio un o dy gardiau gweithredu, pa ochr bynnag sydd i fyny: mae’n mynd i dy bentwr sgorio, ac mae cerdyn sbâr â’r un ddwy lythyren yn cymryd ei le, yr ochr aur i fyny. Os nad oes un ar ôl, rwyt ti’n chwarae ymlaen gydag un cerdyn yn llai.
    .limit = Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio, felly mae pob gorsaf yn gadael i ti sgorio un cerdyn.
    .fresh = Dydy’r cerdyn newydd ddim yn troi’r tro hwn. Os sgoriaist ti’r cerdyn E ddaeth â thi yma, does dim yn troi yng ngham 3. Os sgoriaist ti gerdyn arall, mae’r cerdyn E yn troi fel arfer.
    .room = Mae lle i’r ddau syrfëwr, ond rhaid i dy un di adael cyn dod yn ôl.
book-events =
    .drawn = Pan dynnir ciwb gwyn, mae’n mynd i dwll yn yr iard ac yn dod â nafis, sydd ddim yn gweithio i’r un ohonoch chi. Os tynnir sawl un gyda’i gilydd, tynnir y ciwbiau i gyd yn gyntaf, ac yna mae’r nafis yn dod y naill ar ôl y llall.
    .first = Maen nhw’n mynd i’r cerdyn cyntaf heb drac, gorsaf na nafis: colofn wrth golofn o’r chwith, pob colofn o’r brig. Maen nhw’n mynd heibio i orsafoedd cychwyn. I’w golofn chwith y mae cerdyn dwbl yn perthyn, ac i’w lein uchaf gerdyn dwy lein.
    .clear = Maen nhw’n clirio’r cerdyn ac yn cyfri fel ei drac a’i holl orsafoedd, felly caiff syrfewyr ymweld, a gallan nhw orffen lein. Does neb yn cael PB na rwbel amdano.
    .back = Ar ddiwedd tro, os oes 3 neu fwy o giwbiau gwyn yn yr iard, maen nhw i gyd yn mynd yn ôl i’r bag.
    .blind = Dydy ciwbiau gwyn a dynnir gan { $cards } ddim yn cyfri. Daw ciwbiau eraill yn eu lle ac maen nhw’n mynd yn ôl i’r bag, a does dim nafis yn dod.
book-end =
    .when = Daw’r diwedd pan osodir yr olaf o’r { $stops } byffer, neu pan ddylai nafis ddod heb fod modd eu gosod, am nad oes rhai ar ôl neu am nad oes cerdyn iddyn nhw. Os tro’r chwaraewr cyntaf achosodd hynny, mae ei wrthwynebydd yn cael un tro arall. Fel arall mae’r gêm yn dod i ben gyda’r tro hwnnw.
    .add = At y PB sydd gen ti’n barod, ychwanega:
    .passengers = Teithwyr: ½ PB yr un.
    .summit = Darn y copa: { $points } PB.
    .line-bonus = Y mwyaf o orsafoedd ar lein { $line }, os yw yn y gêm: { $bonus } PB, neu ddim byd os yw’n gyfartal. Dydy nafis ddim yn cyfri.
    .pile = Dy bentwr sgorio: pob cerdyn fel mae’n dweud. Dydy cardiau sy’n dal o dy flaen ddim yn sgorio.
    .halves = Dim ond y ddau sy’n cael eu haneru sy’n cael eu talgrynnu i lawr, a phob cerdyn ar ei ben ei hun. Mae hanner pwyntiau am deithwyr yn aros.
    .rematch = Os yw’n gyfartal, chwaraewch gêm arall: cyfnewidiwch liwiau, cadwch yr un leiniau, a gadewch i’r chwaraewr arall ddechrau. Os yw honno’n gyfartal hefyd, gêm gyfartal yw hi.
    .stop = Os nad yw’r un ohonoch chi eisiau gorffen, cewch gytuno i stopio. Yna mae’r pwyntiau’n cael eu cyfri fel y maen nhw.
# What a scored card is worth, and how it is rounded
book-scoring =
    .passenger = { scores-worth.passenger }, wedi’i dalgrynnu i lawr.
    .track = { scores-worth.track }, wedi’i dalgrynnu i lawr.
    .station = { scores-worth.station }.
    .ticket = { scores-worth.ticket }.
    .card = { scores-worth.card }, gan gynnwys hwn.
book-icons =
    .title = Darllen cerdyn
    .lead = Darllena’r lluniau o’r chwith i’r dde. Mae saeth yn golygu “yn troi’n” neu “yn arwain at”. Mae modd adnabod ciwbiau wrth y siâp ar eu pen yn ogystal â’u lliw.
book-icon-names =
    .iron = Mwyn haearn
    .stone = Carreg
    .resource = Adnodd
    .rubble = Rwbel
    .event = Ciwb gwyn
    .passenger = Teithiwr
    .points = Medal
    .ticket = Tocyn
    .track = Trac
    .station = Gorsaf
    .pick = Caib
    .surveyor = Syrfëwr
    .pub = Tafarn
    .flip = Dau gerdyn
    .exchange = Dwy saeth
    .bag = Bag
    .yard = Yr iard
    .navvy = Nafis
    .buffer = Byffer
    .summit = Copa
# The meaning of each picture
book-icon-texts =
    .iron = ar gyfer trac a gorsafoedd
    .stone = ar gyfer gorsafoedd
    .resource = mwyn haearn neu garreg, fel y mynni di
    .rubble = yn y ffordd, ond yn werth ei gael
    .event = mae nafis yn dod
    .passenger = ½ PB ar y diwedd, neu dâl i’w wario
    .points = cynifer â hyn o PB
    .ticket = i’r lein mae’n ei henwi, “?” i unrhyw un
    .track = ei osod, neu drac a osodaist ti
    .station = ei hadeiladu, neu un a adeiledaist ti
    .pick = clirio rwbel
    .surveyor = symud, neu’r hyn sy’n digwydd ar ôl cyrraedd
    .pub = sgorio cerdyn gweithredu
    .flip = troi cerdyn gweithredu arall
    .exchange = cyfnewid y naill ffordd neu’r llall
    .bag = tynnu ohono, neu edrych i mewn
    .yard = yn cael ei llenwi o’r bag
    .navvy = wedi’i adeiladu ganddyn nhw
    .buffer = mae’r lein hon wedi’i gorffen
    .summit = darn y copa
book-grey =
    .title = Ochrau llwyd
    .lead = Y llythyren mewn cromfachau yw ochr aur yr un cerdyn.
    .golden = aur: { $letter }
# Points that the texts of grey sides leave unsaid; the cards are a list
book-notes =
    .ticketed = { $cards }: dim ond os oes gen ti docyn y cei ddewis y rhain.
    .own-track = { $cards }: mae angen trac gen ti yno hefyd, ond caiff yr orsaf fod yn unrhyw le ar y lein honno.
    .any-mix = { $cards }: mae unrhyw gymysgedd o fwyn haearn a cherrig yn gwneud y tro.
    .no-bonus = { $cards }: chei di mo’r bonws ar y lle, ond cei weithred y syrfëwr neu’r effaith.
    .no-pub = Dydy cardiau E llwyd byth yn arwain i’r dafarn.
    .any-ticket = { $cards }: mae dy syrfëwr yn aros lle mae, heb wneud dim.
    .refill = { $cards }: dim llenwi os oes 6 chiwb neu fwy yn yr iard, gan gynnwys rhai gwyn. Rwyt ti’n dal i gymryd dy giwbiau.
    .stock = { $cards }: mae’n gweithio waeth pa mor llawn yw’r iard, a chei di ddim un o’r ciwbiau.
    .drawn = { $cards }: mae ciwbiau gwyn a dynnir yn dod â nafis fel arfer.
    .many-lines = { $cards }: os nad oes digon ar y leiniau, cymera’r gweddill o’r stôr gyffredin.
