### Snowdonia in Welsh

## Lines of the log: the verb comes first, and names and figures stay as they are

# Points gained, after a sentence
log-gained = { $points ->
    [0] { "" }
   *[other] { " " }(+{ goods-points })
 }
log-dealt = { $name } a ddechreuodd.
log-alone = Gêm { $match } o { $matches }: mae’r lein wedi’i marcio, a { $train } yn barod.
log-forecast = Y tywydd i ddod: { $next }, yna { $later }.
log-began = Dechreuodd { $name } yng ngorsaf { ARTICLE($station) }.
log-posted = Rhoddodd { $name } y syrfëwr niwtral yng ngorsaf { ARTICLE($station) }.
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
log-claimed = Cliriodd { $name } safle yng ngorsaf { ARTICLE($station) }{ log-gained }.
log-laid = Gosododd { $name } drac cyn gorsaf { ARTICLE($station) }{ log-gained }.
log-built = Adeiladodd { $name } yng ngorsaf { ARTICLE($station) } am { $price }{ log-gained }.
log-gift = Cafodd { $name } { $goods } o’r bag.
log-bought = Prynodd { $name } { $train } am { $price }.
log-bought-with = Prynodd { $name } { $train } am { $price }, gyda { $coal } arno.
log-returned = Rhoddodd { $name } { $train } yn ôl.
log-fuelled = Cafodd { $train } ei lwytho: { $coal }.
log-contract = Cymerodd { $name } gontract: { $contract }.
log-drew = Tynnodd { $name } gontract: { $contracts }.
log-kept = Cadwodd { $name } gontract: { $contract }.
log-surveyed = Aeth syrfëwr { $name } i orsaf { ARTICLE($station) }.
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
log-railed = Cafodd trac cyn gorsaf { ARTICLE($station) } ei osod, heb bwyntiau.
log-completed = Caeodd gorsaf { ARTICLE($station) }. Mae ei safleoedd agored wedi’u colli.
log-upkeep = Rhaid cynnal a chadw trenau: { $names }.
log-maintained = Talodd { $name } { goods-steel } am gynnal a chadw.
log-discarded = Taflodd { $name } gontract i gynnal a chadw: { $contract }.
log-crossed = Aeth y syrfëwr niwtral i orsaf { ARTICLE($station) }.
log-cubes-back = Aeth { goods-event } yn ôl i’r bag.
log-scored = Sgoriodd { $name }: { $contracts }.
log-ending =
    .track = Mae’r trac olaf wedi’i osod, felly daeth y gêm i ben gyda’r rownd hon.
    .markers = Mae’r marciwr olaf wedi’i osod, felly daeth y gêm i ben.
log-over = Mae’r gêm ar ben.

## Places

place-before = cyn gorsaf { ARTICLE($station) }
place-at = yng ngorsaf { ARTICLE($station) }
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
goods-nothing = dim byd
goods-list = { NAMES($parts) }
goods-tracks = { COUNT($tracks, one: "trac", all: "traciau", gender: "m") }
goods-sites = { COUNT($sites, one: "safle", all: "safleoedd", gender: "m") }
goods-digs = { COUNT($digs, one: "safle", all: "safleoedd", gender: "m") }
goods-stations = { COUNT($stations, one: "gorsaf", all: "gorsafoedd", gender: "f") }
goods-spaces = { COUNT($spaces, one: "lle", all: "lleoedd", gender: "m") }

## Names of the game, its edition and its sounds

title-language = cy
title-ambience = Ehedyddion, glaw ar lechi a chloch yn y niwl
title-built-in = Argraffiad “Snowdon and Blaenau”: mae lein yr Wyddfa bron fel y cafodd ei hargraffu, a’n rhai ni yw’r rhan fwyaf o werthoedd y llall.
title-loaded = Argraffiad “{ $name }”, wedi’i lwytho o ffeil.
title-refused = Does dim modd gwneud hynny nawr.

## Names of areas, weather, events and goods

named-companies =
    .blue = Glas
    .green = Gwyrdd
    .red = Coch
    .lilac = Lelog
    .yellow = Melyn
    .black = Du
named-that =
    .area = Yr ardal honno
    .train = Y trên hwnnw
named-areas =
    .A = Iard
    .B = Cloddio
    .C = Gwaith
    .D = Gosod Trac
    .E = Adeiladu
    .F = Swyddfa’r Safle
    .G = Syrfëwr
named-weather =
    .sun = Haul
    .rain = Glaw
    .fog = Niwl
named-skies =
    .none = ddim yn hysbys eto
    .sun = haul
    .rain = glaw
    .fog = niwl
named-events =
    .dig = Caiff rwbel ei glirio
    .trains = Daw trenau ar werth
    .lay = Caiff trac ei osod
    .station = Mae gorsaf yn cau
    .upkeep = Rhaid cynnal a chadw trenau
    .none = Does dim yn digwydd
named-goods =
    .iron = Mwyn haearn
    .stone = Cerrig
    .steel = Barrau dur
    .rubble = Rwbel
    .coal = Glo

## Moves, as on their buttons

moves-end = Dechrau yng ngorsaf { ARTICLE($station) }
moves-post = Syrfëwr niwtral: { $station }
moves-hire = Talu { goods-coal } am drydydd gweithiwr
moves-place = { $area }, lle { $space }
moves-brings =
    .up-to = hyd at { $goods }
    .points = +{ goods-points }
moves-send-to = Anfon gweithiwr: { $place }?
moves-brings-nothing = Fyddai dim yn dod ohono nawr.
moves-yes =
    .place = Anfon gweithiwr
    .build = Adeiladu
    .buy = Prynu
    .move = Symud
moves-elsewhere = Rhywle arall
moves-go-first = ti fydd yn dechrau
moves-second-build = Ail Adeiladu
moves-use = Defnyddio: { $contract }
moves-take = Cymryd { $goods }
moves-trade = { $given } → { $made }
moves-trade-nothing = Peidio â chyfnewid
moves-build = { $station }: { $price } → { goods-points }
moves-buy = Prynu { $train }: { $price }
moves-contract = { $contract }: { $bonus }
moves-move = { $from } → { $to }
moves-keep = Cadw: { $contract }: { $bonus }
moves-pay = Talu { goods-steel }
moves-discard = Taflu: { $contract }
moves-return = Dychwelyd dy drên
moves-score = { goods-points }: { $contracts }
moves-score-nothing = Peidio â sgorio
moves-done =
    .cards = Peidio â defnyddio
    .build = Peidio ag adeiladu
    .move = Peidio â symud
    .otherwise = Gorffen

## Moves in a few words, where these differ

short-hire = Trydydd gweithiwr
short-placed = { $area } { $space }

## What to do

prompts-end = Dewisa ben y lein lle byddi di’n dechrau.
prompts-post = Dewisa’r pen lle bydd y syrfëwr niwtral yn dechrau.
prompts-place =
    { $left ->
        [1] Gosoda dy weithiwr olaf.
       *[other] Gosoda weithiwr.
    }
prompts-place-or-hire = Gosoda weithiwr, neu tala { goods-coal } am drydydd yn gyntaf.
prompts-use = Nesaf: { $area }. Defnyddio contract?
prompts-take = Cymera hyd at { goods-cubes }, { goods-coal } ar y mwyaf.
prompts-take-any = Cymera hyd at { goods-cubes }.
prompts-trade = Hyd at { verbs-often }: { $trades }.
prompts-either = { prompts-smelt }, neu { prompts-dress }
prompts-smelt = { goods-iron } am far dur
prompts-dress = { goods-rubble } am garreg
prompts-build = Dewisa safle i’w adeiladu.
prompts-build-or-buy = Dewisa safle i’w adeiladu, neu drên i’w brynu.
prompts-contract = Dewisa gontract i’w gymryd.
prompts-disc = Dewisa dywydd y rownd nesaf.
prompts-move = Symuda un o dy weithwyr. Pa un, ac i ble?
prompts-keep = Dewisa’r contract i’w gadw.
prompts-upkeep = Rhaid cynnal a chadw dy drên. Talu, neu ddychwelyd y trên?
prompts-score = Dewisa’r contractau i’w sgorio.

## Contracts and trains: what they do, in a sentence and in a few words, and what they score for

verbs-often =
    { $times ->
        [1] unwaith
        [2] ddwywaith
       *[other] { $times } gwaith
    }
verbs-name = { $does } ({ $id })
verbs-surveyor = dy syrfëwr yng ngorsaf { ARTICLE($station) } neu ymhellach
verbs-worth = { goods-points } am { $needs }
verbs-per-coal = { goods-points } am bob ciwb glo
verbs-ladder = Am dy syrfëwr: { $steps }
verbs-step = { goods-points } o orsaf { ARTICLE($station) }
verbs-does =
    .rate =
        { $of ->
            [dig] Mae pob un o dy weithwyr yn cloddio { $plus } rwbel yn fwy na’r gyfradd.
           *[lay] Caiff pob un o dy weithwyr osod { COUNT($plus, one: "trac", all: "traciau", gender: "m") } yn fwy na’r gyfradd.
        }
    .times =
        Mae pob un o dy weithwyr yn cloddio { $times ->
            [2] dwywaith
           *[other] { $times } gwaith
        } cymaint o rwbel, gan gynnwys bonws dy drên.
    .more = Mae pob un o dy weithwyr yn cymryd { goods-cubes } yn fwy o’r iard.
    .any-coal = Caiff dy weithwyr gymryd faint fynnan nhw o lo o’r iard.
    .take = Cymera hyd at { goods-cubes } o’r iard ar unwaith, { goods-coal } ar y mwyaf.
    .disc = Newidia dywydd y rownd nesaf i un o dy ddewis.
    .lock = Chaiff neb ddefnyddio contract arall y rownd hon.
    .lead = Cymera’r darn dechrau. Bydd yn aros gyda thi am y rownd.
    .move = Symuda un o dy weithwyr i le rhydd arall.
    .smelt = Cyfnewidia { goods-iron } am far dur ar unwaith, hyd at { verbs-often }.
    .dress = Cyfnewidia { goods-rubble } am garreg ar unwaith, hyd at { verbs-often }.
    .ratio = Yn y Gwaith, rwyt ti’n gwneud bar dur o { goods-iron }.
    .iron-as-steel = Wrth adeiladu neu brynu trên, cei dalu { goods-iron } am bob bar dur.
    .rubble-as-stone = Bob tro y byddi di’n adeiladu, cei dalu { goods-rubble } yn lle 1 garreg, am hyd at { goods-stone }.
    .less = Mae pob safle sy’n costio cerrig yn costio { goods-stone } yn llai i ti.
    .extra =
        { $of ->
            [clear] Ar ôl pob cloddio arall, clira’r cerdyn neu’r safle nesaf sydd â rwbel.
            [lay] Ar ôl pob gosod trac arall, gosoda drac unwaith heb weithiwr.
           *[build] Ar ôl pob adeiladu arall, adeilada unwaith heb weithiwr.
        }{ $afterBuilding ->
            [true] { " " }Dim ond os bu adeiladu y rownd hon, gen ti neu gan rywun arall.
           *[false] { "" }
        }
    .draw = Tynna { goods-contracts }. Cadwa un ohonyn nhw neu hwn, a thafla’r gweddill.
    .bag = Tynna { goods-cubes } o’r bag a’u cadw. Mae rhai gwyn yn mynd yn ôl.
    .survey = Symuda dy syrfëwr i’r orsaf nesaf.
    .upkeep = Tafla hwn yn lle talu am gynnal a chadw dy drên.
    .points = { goods-points } ar y diwedd.
verbs-names =
    .rate =
        { $of ->
            [dig] { $plus } rwbel yn fwy
           *[lay] { COUNT($plus, one: "trac", all: "traciau", gender: "m") } yn fwy
        }
    .times =
        { $times ->
            [2] Cloddio dwbl
           *[other] Cloddio ×{ $times }
        }
    .more = { goods-cubes } yn fwy
    .any-coal = Faint fynni di o lo
    .take = { goods-cubes } nawr
    .disc = Newid y tywydd
    .lock = Dim rhagor o gontractau
    .lead = Dechrau’r rownd
    .move = Symud gweithiwr
    .smelt = Dur o { goods-iron }
    .dress = Carreg o { goods-rubble }
    .ratio = Dur o { goods-iron }
    .iron-as-steel = Mwyn yn lle dur
    .rubble-as-stone = Rwbel yn lle cerrig
    .less = { goods-stone } yn llai
    .extra =
        { $of ->
            [clear] Clirio pentwr
            [lay] Trac ychwanegol
           *[build] Adeiladu ychwanegol
        }
    .draw = Dewis o { $choice }
    .bag = { goods-cubes } o’r bag
    .survey = Syrfëwr ymlaen
    .upkeep = Cynnal a chadw am ddim
    .points = { goods-points }

## Why something can’t be done

refusals-over = Mae’r gêm ar ben.
refusals-not-your-turn = Nid dy dro di yw hi.
refusals-drawing = Mae ciwbiau a chardiau’n cael eu tynnu. Eiliad.
refusals-other-action = Mae rhywbeth arall yn dod yn gyntaf.
refusals-cannot-stop = Rhaid i ti wneud hyn cyn mynd ymlaen.
refusals-end-first = Dewisa yn gyntaf ben y lein lle byddi di’n dechrau.
refusals-has-begun = Mae pawb wedi dewis ble i ddechrau.
refusals-post-first = Dewisa yn gyntaf y pen i’r syrfëwr niwtral.
refusals-has-post = Mae’r syrfëwr niwtral yn ei le yn barod.
refusals-one-line = Ar y lein hon mae pawb yn dechrau yn Llanberis.
refusals-place-first = Gosoda dy weithwyr yn gyntaf.
refusals-no-space = { $area }: does dim lle o’r fath.
refusals-taken = Mae gweithiwr yn y lle hwnnw yn barod.
refusals-area-full = { $area }: does dim lle ar ôl yno.
refusals-fog = { $area }: niwl. All neb weithio yno y rownd hon.
refusals-no-train = Mae angen trên arnat ti i gael trydydd gweithiwr, a does gen ti ddim un.
refusals-has-placed = Rhaid cyflogi’r trydydd gweithiwr cyn gosod y cyntaf.
refusals-has-hired = Mae dy drydydd gweithiwr allan o’r dafarn yn barod.
refusals-short-coal = { refusals-short }
refusals-not-held = Dydy’r contract hwnnw ddim gen ti.
refusals-used-up = Rwyt ti wedi defnyddio’r contract hwnnw. Gall sgorio ar y diwedd o hyd.
refusals-other-area = Mae’r contract hwnnw ar gyfer ardal arall: { $area }.
refusals-locked = Does dim modd defnyddio rhagor o gontractau y rownd hon.
refusals-only-upkeep = Dim ond i gynnal a chadw trenau y mae’r contract hwnnw.
refusals-no-use = Fyddai’r contract hwnnw’n gwneud dim byd nawr.
refusals-no-labourer = Mae’r contract hwnnw’n helpu dy weithwyr yno, a does gen ti ddim un yno.
refusals-start-fixed = All y darn dechrau ddim symud eto y rownd hon.
refusals-not-now = Caiff y contract hwnnw ei ddefnyddio ychydig cyn gwaith yr ardal: { $area }.
refusals-not-now-any = Caiff contractau eu defnyddio ychydig cyn i weithwyr ardal weithio.
refusals-yard-empty = Mae’r iard yn wag.
refusals-not-in-yard = Rwyt ti eisiau { $needed }, ond { $there } sydd yn yr iard.
refusals-too-many = Cei gymryd { goods-cubes } ar y mwyaf, ac mae hynny’n { $need }.
refusals-too-much-coal = Cei gymryd { goods-coal } ar y mwyaf ar y tro, ac mae hynny’n { $need }.
refusals-no-rubble = Does dim rwbel ar ôl.
refusals-only-steel = Dim ond barrau dur mae hwn yn eu gwneud.
refusals-only-stone = Dim ond cerrig mae hwn yn eu gwneud.
refusals-too-often = Cei gyfnewid { $most } gwaith ar y mwyaf, ac mae hynny’n { $need }.
refusals-short-iron = { refusals-short }
refusals-short-rubble = { refusals-short }
refusals-no-steel = Does dim digon o farrau dur ar ôl yn y stôr.
refusals-no-stone = Yn y bag: { $held }. Alli di ddim gwneud cymaint â hynny o gerrig.
refusals-all-laid = Mae’r trac i gyd wedi’i osod.
refusals-no-site = Does dim safle o’r fath.
refusals-no-open-site = Does dim safle agored y galli di dalu amdano.
refusals-site-taken = Mae’r safle hwnnw yng ngorsaf { ARTICLE($station) } wedi’i adeiladu.
refusals-site-lost = Mae digwyddiad wedi cau’r orsaf. All neb adeiladu yng ngorsaf { ARTICLE($station) } bellach.
refusals-not-reached = Mae rwbel ar y ffordd i orsaf { ARTICLE($station) } o hyd.
refusals-not-surveyed = Dydy dy syrfëwr ddim wedi bod yng ngorsaf { ARTICLE($station) } eto.
refusals-no-marker = Rwyt ti wedi gosod dy farcwyr i gyd.
refusals-short = Mae gen ti { $held }, ond mae hyn yn costio { $need }.
refusals-short-instead = Yn lle hynny byddai angen { $needed } arnat ti, ac mae gen ti { $have }.
refusals-other-price = Alli di ddim talu amdano fel hynny.
refusals-not-for-sale = Dydy trenau ddim ar werth eto. Digwyddiad sy’n dod â nhw.
refusals-own-train = { $train }: ti biau’r trên yn barod.
refusals-not-in-shed = { $train }: dydy’r trên ddim yn y sied.
refusals-only-train = Wrth chwarae ar dy ben dy hun, alli di ddim prynu trên arall.
refusals-not-in-office = Dydy’r contract hwnnw ddim yn Swyddfa’r Safle.
refusals-deck-empty = Does dim contractau ar ôl i’w tynnu.
refusals-none-to-keep = Does dim byd yn y bag y gallet ti ei gadw: mae ciwbiau gwyn yn mynd yn ôl.
refusals-end-of-line = Mae dy syrfëwr ar ben y lein.
refusals-same-disc = Dyna’r tywydd nesaf yn barod.
refusals-not-your-labourer = Does gen ti ddim gweithiwr yno.
refusals-already-there = { $area }: mae dy weithiwr yno yn barod.
refusals-not-drawn = Wnest ti ddim tynnu’r contract hwnnw.
refusals-no-upkeep = Alli di ddim taflu’r contract hwnnw i gynnal a chadw trên.
refusals-short-upkeep = Mae cynnal a chadw yn costio { goods-steel }, a does gen ti ddim un.
refusals-cannot-score = Does gen ti ddim digon i sgorio’r cyfan: i un contract yn unig mae pob rwbel a marciwr yn cyfri.
refusals-scores-more = Mae gen ti ddigon i sgorio contract arall hefyd.

## The table in words

table-round = Rownd { $round }
table-weather = Tywydd: { $now }. Y rownd nesaf: { $next }. Wedyn: { $later }.
table-rates = Cyfraddau gwaith: Cloddio { $dig }, Gosod Trac { $lay }.
table-event = Mae’r ciwb gwyn nesaf yn dod â digwyddiad { $space }: { $event }.
table-bag = Yn y bag: { $cubes }. Ar ddiwedd y rownd caiff { $restock } eu tynnu.
table-line = Y lein: { goods-rubble } ar ôl, { $laid } o { $of } trac wedi’u gosod
table-stretch = Trac cyn gorsaf { ARTICLE($station) }: { $tracks }.
table-track =
    .open =
        { $rubble ->
            [0] clir, { goods-points }
           *[other] { goods-rubble }, { goods-points }
        }
    .laid = wedi’i osod gan { $name }, { goods-points }
    .lost = wedi’i osod heb bwyntiau
table-site =
    .open = { $cost } → { goods-points }
    .dig = { goods-rubble } i’w gloddio, { goods-points }
    .owned = eiddo { $name }, { goods-points }
    .lost = wedi’i golli
table-station = { $name }: { $sites }.
table-closed = { $name }, ar gau
table-areas = Ardaloedd gweithredu
table-area = { $area }: { $who }.
table-free =
    { $spaces ->
        [0] llawn
       *[other] { goods-spaces } yn rhydd
    }
table-room = lle bob amser
table-fogged = { $area }: niwl.
table-supplies = Yr iard, contractau a threnau
table-yard = Iard: { $goods }.
table-office = Contract: { $contract }. { $does } { $bonus }.
table-no-office = Dim contractau ar gael.
table-deck = { goods-contracts } i ddod. Cefn yr un nesaf: { $weather }.
table-train = { $name }: { $price }, gyda { $coal }.
table-not-yet = Dydy trenau ddim ar werth eto.
table-seat = { $name }: { goods-points } hyd yma
table-start = Yma mae’r darn dechrau.
table-holds = Stôr: { $goods }.
table-labourers = Gweithwyr i’w gosod: { $home }. Marcwyr ar ôl: { $markers }.
table-surveyor = Syrfëwr: { $station }.
table-own-train = Trên: { $name }.
table-own-train-does = Trên ({ $name }): { $does }
table-held = Contractau i’w defnyddio: { $contracts }.
table-used = Contractau a ddefnyddiwyd: { $contracts }.
table-far = { $laid } o { $of } trac wedi’u gosod

## Panels about things on the table

about-station =
    .kind = Gorsaf { $number }
    .closed = Wedi’i chau gan ddigwyddiad
    .surveyor = Syrfëwr
    .worth = { goods-points } os yw dy un di yma ar y diwedd.
    .sites = Safleoedd adeiladu
    .digs = Safleoedd cloddio
    .here = Yma nawr
    .gift = Rhodd
    .gains = Mae pob safle a adeiledir yma yn dod â { $goods } o’r bag.
    .upkeep = Rhaid cynnal a chadw trenau cyn gynted ag y bydd y rwbel yma i gyd wedi mynd.
about-track =
    .kind = Cerdyn trac, { goods-points }
    .open = { goods-rubble } i’w gloddio yn gyntaf. Eiddo’r cwmnïau sy’n cloddio fydd.
    .laid = Wedi’i osod gan { $name }.
    .lost = Wedi’i osod gan ddigwyddiad, heb bwyntiau.
    .title = Trac cyn gorsaf { ARTICLE($station) }
    .clear = Clir. Mae trac yn costio { goods-steel }, a’r cwmni sy’n ei osod sy’n cael y pwyntiau.
about-contract =
    .kind = Contract ar gael
    .use = Unwaith, ar gyfer: { $area }
    .use-upkeep = Unwaith, i gynnal a chadw trên
    .at-end = Ar y diwedd
    .scores = Byddai’n sgorio nawr.
    .state = Cyflwr
    .used = Wedi’i ddefnyddio, ond gall sgorio o hyd.
    .held-by = Contract { $name }
    .weather = Tywydd ar ei gefn
about-train =
    .kind = Trên
    .owned-by = Trên { $name }
    .price = Pris
    .costs =
        { $coal ->
            [0] { goods-steel }. Daw heb lo.
           *[other] { goods-steel }. Daw gyda { goods-coal }.
        }
    .hire = Trydydd gweithiwr
    .hires = Tala { goods-coal } cyn gosod dy weithiwr cyntaf, a bydd trydydd yn helpu’r rownd hon.
    .power = Gallu
    .none = Dim.
    .not-yet = Ddim ar werth eto.
about-area =
    .kind = Ardal { $letter }
    .dug =
        Gan fod y rwbel i gyd wedi mynd, dyma ail le i adeiladu: un safle{ $trains ->
            [true] , neu drên
           *[false] { "" }
        }.
    .today = Heddiw
    .rate = Y gyfradd yw { $rate }.
    .fog = Niwl: all neb weithio yma.
about-area-does =
    .A = Cymera { goods-cubes } ar y mwyaf, a dim mwy na { goods-coal }. Mae’r lle olaf yn rhoi’r darn dechrau i ti hefyd.
    .B = Cloddia gymaint o rwbel â chyfradd heddiw, gan ddechrau o waelod y lein. Os cliri di safle mewn gorsaf, ti fydd piau ef.
    .C = Cyfnewidia hyd at { $times } gwaith: { goods-iron } am far dur, neu { goods-rubble } am garreg.
    .E =
        Adeilada un safle mewn gorsaf y mae’r cloddio wedi’i chyrraedd{ $trains ->
            [true] , neu pryna drên
           *[false] { "" }
        }.
    .F = Cymera un o’r contractau sydd ar gael.
    .G = Symuda dy syrfëwr i’r orsaf nesaf. Mae lle yma bob amser.
    .D = Gosoda gymaint o drac â chyfradd heddiw, gan ddechrau o waelod y lein, am { goods-steel } yr un.
about-area-from-ends =
    .B = Cloddia gymaint o rwbel â chyfradd heddiw, gan ddechrau o dy ben di i’r lein. Os cliri di safle mewn gorsaf, ti fydd piau ef.
    .D = Gosoda gymaint o drac â chyfradd heddiw, gan ddechrau o dy ben di i’r lein, am { goods-steel } yr un.
    .E =
        Adeilada un safle mewn gorsaf y mae dy syrfëwr wedi’i chyrraedd{ $trains ->
            [true] , neu pryna drên
           *[false] { "" }
        }.
about-event =
    .title = Digwyddiad { $space }
    .kind = Llwybr digwyddiadau
    .back = Yna mae { goods-event } yn mynd yn ôl i’r bag.
    .is-next = Yma y daw’r ciwb gwyn nesaf.
    .is-taken = Mae ciwb gwyn yma.
    .now = Fel y mae pethau
about-event-does =
    .dig = Mae cymaint o gardiau a safleoedd â’r gyfradd cloddio yn colli eu rwbel i gyd, gan ddechrau o waelod y lein. Does neb yn sgorio.
    .trains = Daw trenau ar werth.
    .lay = Caiff cymaint o drac â’r gyfradd gosod ei osod, gan ddechrau o waelod y lein. Does neb yn sgorio.
    .station = Mae’r orsaf gyntaf sydd â safle ar ôl yn cau. Caiff ei safleoedd agored eu colli.
    .upkeep = Mae pob cwmni sydd â thrên yn talu { goods-steel } neu’n ei ddychwelyd.
about-event-from-ends =
    .dig = Mae cymaint o gardiau a safleoedd â’r gyfradd cloddio yn colli eu rwbel i gyd, gan ddechrau o’r pen lle mae’r syrfëwr niwtral. Does neb yn sgorio.
    .lay = Caiff cymaint o drac â’r gyfradd gosod ei osod, gan ddechrau o’r pen lle mae’r syrfëwr niwtral. Does neb yn sgorio.
    .station = Gan ddechrau o’r pen lle mae’r syrfëwr niwtral, mae’r orsaf gyntaf sydd â safle ar ôl yn cau. Caiff ei safleoedd agored eu colli.
about-goods =
    .has = Mae gan { $name } { $count }
about-use =
    .iron = Mae’n troi’n farrau dur yn y Gwaith.
    .stone = Maen nhw’n talu am safleoedd adeiladu.
    .steel = Maen nhw’n talu am drac, safleoedd, trenau a’u cynnal.
    .rubble = Mae’n troi’n gerrig yn y Gwaith, ac yn sgorio gyda chontractau.
    .coal = Mae’n cyflogi trydydd gweithiwr, os oes gen ti drên.
about-seat =
    .so-far = { goods-points } hyd yma
    .contracts = Contractau
    .markers = Marcwyr
    .left = { $count } ar ôl.
about-weather =
    .title = Tywydd
    .kind = Rownd { $round }
    .now = Y rownd hon
    .next = Y rownd nesaf
    .later = Y rownd wedyn
    .rates = { $weather }. Cloddio { $dig }, Gosod Trac { $lay }.
    .fog = { $weather }. Dim cloddio, dim trac.
    .none = Dim tywydd eto
    .moves = Beth mae’n ei wneud
    .odds = Ymhen tair rownd
    .text = Mae haul yn codi’r gyfradd cloddio { $spaces } a’r gyfradd trac { $sunLay }. Mae glaw yn eu gostwng { $rainDig } a { $rainLay }. Mewn niwl does neb yn cloddio nac yn gosod trac.
    .chances = Haul { $sun }%, glaw { $rain }%, niwl { $fog }%.
about-bag =
    .title = Y bag
    .inside = Y tu mewn
    .text = Ar ddiwedd y rownd mae { goods-cubes } yn mynd i’r iard. Mae pob un gwyn yn dod â digwyddiad yn lle hynny.
    .odds = Ciwbiau gwyn bryd hynny
    .chance = { $percent }% o siawns o un o leiaf.

## The final score

scores-sources =
    .sites = Safleoedd adeiladu
    .digs = Safleoedd cloddio
    .tracks = Trac
    .surveyor = Syrfëwr
scores-kinds =
    .contract = Contractau
scores-contract = Contract: { $contract }
scores-train = Trên: { $name }
scores-won = Enillodd { $name } gyda { goods-points }.
scores-shared = Rhannodd { NAMES($names) } y fuddugoliaeth gyda { goods-points } yr un.
scores-alone = Gyda { $train }, sgoriaist ti { goods-points }.
scores-best = Dyna dy orau yn y gyfres hon hyd yma.
scores-behind = Dy orau yn y gyfres hon o hyd: { goods-points }.
scores-first = Honno oedd gêm gyntaf cyfres o { $matches }.
scores-so-far = Gêm { $match } o { $matches }: { $earlier }, { $last }, sef { $sum } i gyd.
scores-series = Mae’r gyfres yn gyflawn: { $earlier }, { $last }, sef { goods-points } i gyd.
scores-best-series = Dyna dy gyfres orau hyd yn hyn.
scores-behind-series = Mae gan dy gyfres orau { goods-points } o hyd.
scores-another = Bydd y gêm nesaf yn dechrau cyfres newydd.

## What statistics count: headings and names

tallies-areas = Gweithwyr
tallies-contracts = Contractau a ddefnyddiwyd
tallies-trains = Trenau a brynwyd
tallies-sites = Adeiladwyd yn
tallies-tracks = Trac a osodwyd cyn
tallies-events = Digwyddiadau
tallies-weather = Tywydd
tallies-endings = Diweddiadau
tallies-ended-by =
    .track = y trac olaf
    .markers = y marciwr olaf
tallies-cubes =
    .iron = Mwyn haearn
    .stone = Cerrig
    .coal = Glo
    .event = Digwyddiadau

## Sections of the rules book

sections-table = Ar y bwrdd
sections-labourers = Gosod gweithwyr
sections-contracts = Contractau
sections-yard = Yr iard a’r gwaith
sections-digging = Cloddio a gosod trac
sections-building = Adeiladu
sections-trains = Trenau
sections-office = Swyddfa’r safle a’r syrfëwr
sections-restock = Diwedd rownd
sections-events = Ciwbiau gwyn a digwyddiadau
sections-blaenau = Lein Blaenau Ffestiniog
sections-alone = Chwarae ar dy ben dy hun
sections-end = Y diwedd, a sgorio

## Print on the table, and names of its things

captions-take = cymera { $cubes }, glo: { $coal } ar y mwyaf
captions-a-round = { $cubes } y rownd
captions-whites = { $left } · { $percent }%
captions-match-of = gêm { $number } o { $of }
captions-next-station = nesaf: { $name }
captions-level = cyfartal
captions-takes-lead = { $name } ar y blaen
captions-last-round = Rownd olaf
captions-ahead = { $points } ar y blaen
captions-behind = { $points } y tu ôl
captions-seat = { $name }: { goods-points }
captions-in-yard = Iard: { $goods }
captions-space =
    { $area }, lle { $number }{ $start ->
        [true] , a’r darn dechrau
       *[false] { "" }
    }
captions-track = Cerdyn trac: { goods-points }
captions-site = { $station }: { $cost } am { goods-points }
captions-dig-site = { $station }: { goods-rubble } i’w gloddio, { goods-points }
captions-surveyor-of = Syrfëwr { $name }
captions-labourer-of = Gweithiwr { $name }
captions-event-space = Digwyddiad { $number }: { $event }
captions-train-named = { $name }: { goods-steel }
captions-round = Rownd
captions-now = nawr
captions-next = nesaf
captions-later = wedyn
captions-each = yr un
captions-site-or-train = un safle, neu drên
captions-one-site = un safle
captions-one-on = un orsaf ymlaen
captions-in-bag = yn y bag
captions-shed = Sied y trenau
captions-for-sale = ar werth
captions-not-yet = ddim ar werth eto
captions-sold-out = dim trenau ar ôl
captions-the-start = y cychwyn
captions-summit = 1,085 m
captions-supply = Stôr
captions-labourers = Gweithwyr
captions-markers = Marcwyr
captions-train = Trên
captions-contracts = Contractau
captions-stations = Gorsafoedd
captions-close = Cau
captions-none = dim
captions-you = ti
captions-begins = sy’n dechrau
captions-to-place = i’w osod
captions-at-work = wrth waith
captions-in-pub = yn y dafarn
captions-all-out = pawb allan
captions-at-the-top = pen y lein
captions-points =
    .sites = safleoedd
    .track = trac
    .contracts = contractau
    .surveyor = syrfëwr
    .train = trên
captions-bag = Y bag
captions-deck = Y contractau sydd i ddod
captions-pub = Y gweithiwr yn y dafarn
captions-done = Gorffen
captions-nothing = Dim byd

## What people may choose before a match

options-route =
    .label = Llwybr
    .hint = O Lanberis i fyny’r Wyddfa, neu o Flaenau Ffestiniog i lawr at y môr, gan ddechrau o’r ddau ben. Gyda phum chwaraewr, yr Wyddfa yw hi bob amser.
    .snowdon = Yr Wyddfa
    .blaenau = Blaenau Ffestiniog
options-reckoning =
    .label = Sgorio contractau
    .hint = I un contract yn unig y mae pob rwbel a marciwr yn cyfri. Gad i’r cyfrifiadur ddewis pa rai sy’n sgorio, neu dewisa dy hun.
    .best = Y mwyaf o bwyntiau
    .own = Dewis dy hun
options-train =
    .label = Trên (ar dy ben dy hun)
    .hint = Y trên sydd gen ti ar y dechrau pan fyddi di ar dy ben dy hun. Mae cyfres o saith yn defnyddio pob un unwaith.

## Captions of sounds

sounds-boots = Esgidiau ar lechi
sounds-strike = Caib yn taro carreg
sounds-furnace = Ffwrnais yn rhuo
sounds-rack = Olwyn ddannedd yn tician
sounds-tear = Tocyn yn cael ei rwygo
sounds-stamp = Stamp swyddfa
sounds-click = Cyfradd gwaith yn symud
sounds-larks = Ehedyddion
sounds-drizzle = Glaw ar lechi
sounds-fogbell = Cloch yn y niwl

## Moves of which nothing more is said

guide-end = Dewis dy ben i’r lein
guide-post = Gosod y syrfëwr niwtral
guide-hire = Cyflogi trydydd gweithiwr
guide-place = Gosod gweithiwr
guide-use = Defnyddio contract
guide-take = Cymryd ciwbiau
guide-trade = Gwneud barrau dur neu gerrig
guide-build = Adeiladu safle
guide-buy = Prynu trên
guide-contract = Cymryd contract
guide-disc = Newid y tywydd
guide-move = Symud gweithiwr
guide-keep = Cadw contract
guide-pay = Talu am gynnal a chadw
guide-discard = Taflu contract i gynnal a chadw
guide-return = Dychwelyd dy drên
guide-score = Dewis contractau i’w sgorio
guide-done = Ymlaen

## Faults in an edition, options or a position; $at is where they are

flaws-whole = y cyfan
flaws-bad-value = { $at }: disgwyl { $expected }, cafwyd { $received }
flaws-contract-twice = { $at }: mae rhif { $contract } yno ddwywaith, neu’n 0
flaws-few-tracks = { $at }: mae angen { $need } o gardiau trac ar lein, ond mae { $have }
flaws-seats = { $at }: nifer y seddi yn y gêm hon yw { $need }
flaws-size = { $at }: rhaid cael { $need } o rifau, ond mae { $have }
flaws-cubes = { $at }: mae { $have } o giwbiau fel hyn, ond dylai fod { $need }
flaws-white = { $at }: mae { $have } o giwbiau gwyn, ond dylai fod { $need }
flaws-steel = { $at }: mae { $have } o farrau dur, ond dylai fod { $need }
flaws-markers = { $at }: mae gan y cwmni hwn { $have } o farcwyr, ond dylai fod { $need }
flaws-contracts = { $at }: rhaid i bob un o’r { $need } contract fod mewn un lle, ond mae { $have } yno, neu un ddwywaith
flaws-trains = { $at }: rhaid i bob un o’r { $need } trên fod mewn un lle, ond mae { $have } yno, neu un ddwywaith
flaws-labourers = { $at }: rhaid cael { $need }, ond mae { $have }
flaws-rates = { $at }: does dim lle o’r fath ar y raddfa
flaws-rubble = { $at }: { $need } rwbel ar y mwyaf, ond mae { $have }

## Tips, the first time something happens

coach-ending = Nawr mae contractau’n sgorio: i un yn unig y mae pob rwbel a phob marciwr yn cyfri.
coach-upkeep = Mae cynnal a chadw’n costio bar dur i berchennog pob trên. Heb dalu, aiff y trên yn ôl.
coach-event = Mae ciwb gwyn yn dod â’r digwyddiad nesaf: mae’r gêm yn adeiladu hefyd, a does neb yn sgorio.
coach-fog = Mewn niwl does neb yn cloddio nac yn gosod trac. Mae tywydd y ddwy rownd nesaf i’w weld.
coach-all-dug = Mae’r rwbel i gyd wedi mynd, felly mae Cloddio nawr yn ail le i adeiladu.
coach-bought = Gyda thrên cei dalu glo am drydydd gweithiwr, cyn gosod dy weithiwr cyntaf.
coach-built = Mae dy farciwr ar safle yn sgorio ar y diwedd, ac yn cyfri i gontractau hefyd.
coach-laid = Ti biau pwyntiau’r cerdyn trac ar y diwedd. Contractau trac sy’n talu orau.
coach-claimed = Ti gloddiodd rwbel olaf y safle, felly ti biau ei bwyntiau.
coach-contract = Mae contract yn helpu unwaith, ac yn sgorio ar y diwedd, wedi’i ddefnyddio neu beidio.
coach-surveyed = Mae pob gorsaf ymhellach i fyny’n werth mwy, a dim ond lle bydd dy syrfëwr ar y diwedd sy’n cyfri.
coach-dug = Mae rwbel yn troi’n gerrig yn y Gwaith, ac mae llawer o gontractau am ei gael.
coach-weather = Mae haul yn cyflymu cloddio a thrac, a glaw yn eu harafu.
coach-took = Ciwbiau gwyn yw’r rhan fwyaf o fag sydd bron yn wag: po fwyaf rydych chi’n ei gadw, mwyaf o ddigwyddiadau ddaw.

## The lesson

lesson-place =
    .name = Gweithwyr
    .title = Gosod gweithiwr
    .task-1 = Gweithwyr sy’n gwneud popeth. Gosoda dy un olaf yn yr Iard.
    .task-2 = Cymera 2 fwyn haearn a charreg: mae mwyn yn troi’n ddur ar gyfer trac, a cherrig yn codi gorsafoedd.
    .done = Daw’r ardaloedd yn eu trefn, o’r Iard i’r Syrfëwr. Yna mae’r gweithwyr yn mynd adref.
lesson-works =
    .name = Gwaith
    .title = Gwneud dur a cherrig
    .task-1 = Mae angen dur i osod trac. Gosoda dy weithiwr yn y Gwaith.
    .task-2 = Gwna far dur o 3 mwyn haearn, a charreg o 2 rwbel.
    .done = Hyd at 3 chyfnewid, fel y mynni. Gyda dau chwaraewr un lle sydd yn y Gwaith: bydd yno gyntaf.
lesson-dig =
    .name = Cloddio
    .title = Cloddio yn yr haul
    .task-1 = Mae’n heulog, felly mae pob gweithiwr yn cloddio 5 rwbel. Gosoda dy un di yn ardal Cloddio.
    .done = Ti biau’r rwbel. Ti gloddiodd rwbel olaf safle cloddio, felly ti biau ei 4 pwynt hefyd.
lesson-track =
    .name = Trac
    .title = Gosod dy drac cyntaf
    .task-1 = Mae gen ti 2 far dur, a 2 yw cyfradd heddiw. Gosoda dy weithiwr yn ardal Gosod Trac.
    .done = 6 phwynt am y ddau gerdyn, a chontractau trac sy’n talu orau. Daw’r gêm i ben pan fydd y trac i gyd wedi’i osod.
lesson-build =
    .name = Adeiladu
    .title = Adeiladu mewn gorsaf
    .task-1 = Mae’r lein yn glir hyd at Two Viaducts, felly cei adeiladu yno. Gosoda dy weithiwr yn ardal Adeiladu.
    .task-2 = Mae gen ti 3 carreg, ac mae un gweithiwr yn adeiladu ar un safle. Pa safle ddaw â’r mwyaf?
    .slip = Mae carreg dros ben gen ti felly. Gyda 3 carreg mae’r safle mwyaf yn dod â 7 pwynt.
    .done = Mae dy farciwr yn aros yno. Mae gen ti 16 ohonyn nhw, i safleoedd a thrac gyda’i gilydd.
lesson-contract =
    .name = Contract
    .title = Cymryd contract
    .task-1 = Contractau sy’n ennill gemau. Gosoda dy weithiwr yn Swyddfa’r Safle.
    .task-2 = Cymera’r un sy’n symud dy syrfëwr ymlaen. Ar y diwedd mae’n werth 2 bwynt am bob ciwb glo.
    .task-3 = Mae ar gyfer y Syrfëwr, yr ardal sy’n dod nesaf. Defnyddia’r contract nawr.
    .done = Mae dy syrfëwr un orsaf ymhellach. Wedi’i ddefnyddio neu beidio, gall contract sgorio ar y diwedd.
lesson-train =
    .name = Trên
    .title = Prynu trên
    .task-1 = Mae trenau ar werth, yn lle adeiladu. Gosoda dy weithiwr yn ardal Adeiladu.
    .task-2 = Mae Wyddfa’n cymryd ciwb ychwanegol o’r Iard. Pryna hi am 2 far dur.
    .done = Ti biau’r glo sydd arni, a chei weld pam yn y cam nesaf.
lesson-hire =
    .name = Tafarn
    .title = Nôl trydydd gweithiwr
    .task-1 = Cyn gosod dy weithiwr cyntaf, mae glo’n nôl dy drydydd o’r dafarn. Tala’r glo.
    .task-2 = Mewn niwl does neb yn cloddio nac yn gosod trac. Gosoda un yn ardal y Syrfëwr: mae lle yno bob amser.
    .done = Mae dau arall gen ti i’w gosod. Mae tywydd y ddwy rownd nesaf i’w weld bob amser.
lesson-events =
    .name = Digwyddiadau
    .title = Mae’r gêm yn adeiladu hefyd
    .task-1 = Gosoda dy weithiwr olaf yn ardal y Syrfëwr. Daw’r rownd i ben, a chaiff ciwbiau eu tynnu o’r bag.
    .task-2 = Mae ciwb gwyn yn galw am gynnal a chadw trenau. Tala far dur, a bydd Wyddfa’n aros gyda thi.
    .done = Cliriodd dau giwb gwyn arall rwbel a gosod trac, heb bwyntiau i neb. Po wacaf y bag, mwyaf o giwbiau gwyn a ddaw.
lesson-match =
    .name = Gêm gyntaf
    .title = Dy gêm gyntaf
    .task-1 = Mae dau drac ar ôl. Pan fydd y ddau wedi’u gosod, daw’r gêm i ben: chwaraea!

## The rules book

book-title = Sut i chwarae Snowdonia
book-lead = Mae’n 1894, a rheilffordd ar fin dringo’r Wyddfa. Mae eich cwmnïau’n cloddio, yn gosod trac ac yn adeiladu gorsafoedd gyda’i gilydd, yn erbyn ei gilydd ac yn erbyn tywydd Cymru. A chaiff y lein ei hadeiladu p’un a frysiwch chi ai peidio: mae’r gêm yn adeiladu hefyd. Y mwyaf o bwyntiau sy’n ennill.
book-alike = gweithiwr: gweithwyr
book-table =
    .text = Mae’r lein yn dringo o Lanberis i’r copa: cardiau trac dan rwbel, a gorsafoedd rhyngddyn nhw. Mae gan bob gorsaf safleoedd adeiladu, a safleoedd cloddio sydd hefyd yn dal rwbel.
    .item-1 = Mae gan bob cwmni 2 weithiwr, trydydd yn y dafarn, syrfëwr a { $markers } o farcwyr. Pan fydd dy farcwyr wedi’u defnyddio, alli di ddim bod yn berchen ar ddim byd arall.
    .item-2 = Yn y bag mae mwyn haearn, cerrig, glo a chiwbiau gwyn. Mae pawb yn gweld beth sy’n dod ohono a beth sy’n mynd yn ôl, felly cewch wybod beth sydd ar ôl ynddo.
    .item-3 = Wrth ymyl y lein: yr iard, tri chontract yn Swyddfa’r Safle, y sied, y tywydd a’r llwybr digwyddiadau.
    .item-4 = Mae’r cyfan yn agored, heblaw’r hyn a ddaw o’r bag a’r pentwr.
book-labourers =
    .text-1 = Dyma drefn rownd:
    .item-1 = Gan ddechrau gyda’r chwaraewr cyntaf, mae pob un yn ei dro yn gosod gweithiwr ar le rhydd, nes bod pob un wedi’i osod.
    .item-2 = Daw’r ardaloedd un ar ôl y llall, o’r iard i’r syrfëwr, ac ym mhob un y gweithwyr o’r chwith i’r dde. Yna maen nhw’n mynd adref.
    .item-3 = Caiff contractau, tywydd ac iard eu hadnewyddu, ac mae ciwbiau gwyn yn dod â’u digwyddiadau.
    .text-2 = Os oes gen ti drên, cei dalu ei lo cyn gosod dy weithiwr cyntaf. Yna daw dy drydydd gweithiwr o’r dafarn am y rownd. Cei osod gweithiwr lle nad oes dim i’w wneud.
book-contracts =
    .text-1 = Cyn gwaith pob ardal, caiff pob un ddefnyddio contractau ar ei chyfer, o’r chwaraewr cyntaf ymlaen. Caiff pob un ei ddefnyddio unwaith, ac mae’n para tan ddiwedd y rownd. Does dim modd defnyddio contract na fyddai’n gwneud dim.
    .text-2 = Dim ond os yw ei ardal eto i ddod y cei ddefnyddio contract o’r rownd hon ar unwaith. Wedi’u defnyddio neu beidio, gall dy gontractau sgorio ar y diwedd.
book-yard =
    .item-1 = Mae’r mwyn haearn, y cerrig a’r glo a wariwyd yn mynd yn ôl i’r bag. O’r bag y daw’r cerrig a wnei di, felly efallai na fydd rhai ar gael.
book-digging =
    .item-1 = Cloddia’r union rwbel y mae cyfradd heddiw’n ei ddweud, gyda bonws dy drên a dy gontractau, gan ddechrau o waelod y lein. Llai dim ond os nad oes digon. Ti biau’r rwbel.
    .item-2 = Os cloddi di rwbel olaf safle cloddio, ti biau’r safle, os oes gen ti farciwr. Mewn gorsaf y safle chwith sy’n dod gyntaf.
    .item-3 = Mae trac yn costio { goods-steel } a marciwr. Rwyt ti’n gosod ar y cardiau clir cyntaf, hyd at gyfradd heddiw. Alli di ddim gosod llai o ddewis, ond gall fod prinder dur, marcwyr neu gardiau clir.
    .item-4 = Pan na fydd rwbel ar ôl ar ddiwedd rownd, mae Cloddio’n troi’n ail le i adeiladu.
book-building =
    .text-1 = Adeilada un safle mewn gorsaf y mae’r cloddio wedi’i chyrraedd: mae pob cerdyn trac o’i blaen yn glir. Does dim rhaid i’w safleoedd cloddio fod. Tala’r pris llawn a rho dy farciwr yno.
    .text-2 = Yn lle hynny, cei brynu trên, os oes trenau ar werth.
book-trains =
    .text = Mae digwyddiad yn dod â threnau ar werth. Un ar y mwyaf sydd gen ti. Os byddi di’n prynu un arall, mae’r hen un yn mynd yn ôl i’r sied ac yn cael glo o’r bag. Cei’r glo sydd ar y trên rwyt ti’n ei brynu.
book-office =
    .item-1 = Yn Swyddfa’r Safle, cymera un o’r contractau sydd ar gael.
    .item-2 = Mae dy syrfëwr yn symud i’r orsaf nesaf, beth bynnag sydd wedi’i gloddio. Ar y diwedd, yr orsaf y mae wedi’i chyrraedd sy’n sgorio.
book-restock =
    .item-1 = Caiff y contract ar y lle cyntaf ei daflu os na chymerodd neb ef. Mae’r lleill yn symud i fyny, a rhai newydd yn llenwi’r bylchau.
    .item-2 = Mae’r tywydd yn symud ymlaen. Mae cefn contract nesaf y pentwr yn dangos y tywydd ymhen tair rownd.
    .item-3 = Caiff ciwbiau eu tynnu o’r bag i’r iard. Aiff pob un gwyn i’r llwybr digwyddiadau yn lle hynny.
book-events =
    .text = Aiff pob ciwb gwyn i le nesaf y llwybr digwyddiadau, a daw’r digwyddiad cyn gosod y ciwb nesaf. Dydy niwl ddim yn atal digwyddiadau, a does neb yn sgorio nac yn ennill dim drwyddyn nhw. Ar ôl y lle olaf, mae’r tri olaf yn ailadrodd.
book-blaenau =
    .item-1 = Mae pob un yn dechrau yn y naill ben neu’r llall, lle mae lle i { $ends } o syrfewyr, ac yn cloddio a gosod oddi yno. Yr olaf i ddewis sydd hefyd yn gosod y syrfëwr niwtral: yno y mae digwyddiadau’n dechrau, ac ar ôl pob un mae’n mynd i’r pen arall.
    .item-2 = Cei adeiladu mewn gorsafoedd y mae dy syrfëwr wedi’u cyrraedd, p’un a yw’r lein yn glir ai peidio. Mae rhai’n rhoi ciwb i ti bob tro y byddi di’n adeiladu yno. Pan fydd dy syrfëwr yn symud gyntaf, mae’n gadael un o dy farcwyr.
    .item-3 = Mae trenau ar werth o’r dechrau. Rhaid cynnal a chadw pan na fydd rwbel ar ôl ym Mhenrhyndeudraeth. Mae dy syrfëwr yn sgorio yn ôl pa mor bell y daeth.
book-alone =
    .text = Ar dy ben dy hun, rwyt ti’n chwarae cyfres o saith gêm, gyda thrên gwahanol bob tro, ac yn ceisio curo dy orau. Alli di ddim prynu trên arall. Ar ddiwedd pob rownd daw tri chontract newydd.
book-end =
    .text-1 = Daw’r gêm i ben gyda’r rownd y caiff y trac olaf ei osod ynddi. Gydag un neu ddau chwaraewr daw i ben hefyd ar unwaith pan fydd pob marciwr wedi’i osod.
    .item-1 = Dy safleoedd a dy drac: eu pwyntiau.
    .item-2 = Dy gontractau: i un yn unig y mae pob rwbel a phob marciwr yn cyfri. Mae marcwyr ar safleoedd cloddio’n cyfri fel safleoedd.
    .item-3 = Dy drên, os oes pwyntiau arno, a gorsaf dy syrfëwr.
    .text-2 = Y mwyaf o bwyntiau sy’n ennill. Os ydych chi’n gyfartal, rydych chi’n rhannu’r fuddugoliaeth.
book-train-cards = Y trenau
book-contract-cards = Y contractau
