### Those who watch, and streams

## The players’ decisions about those who watch

gallery-players =
    .title = Gwylio
    .none = Does neb yn gwylio.
    .count =
        { $count ->
            [one] Mae { $count } person yn gwylio.
           *[other] Mae { $count } o bobl yn gwylio.
        }
    .hint = Gall unrhyw un sydd â’r ddolen wylio, heb ofyn. Maen nhw’n gweld beth mae pawb yn ei weld, a does dim modd defnyddio’r ddolen i chwarae.
    .closed-hint = Mae gwylio wedi’i ddiffodd. Bydd copïo dolen yn ei droi ymlaen.
    .link = Copïo’r ddolen wylio
    .stream-link = Copïo dolen i feddalwedd ffrydio
    .stream-hint = I feddalwedd ffrydio: mae’r ddolen ffrydio’n mynd i ffynhonnell borwr, a dolen y panel i banel porwr. Y panel sy’n rheoli beth mae gwylwyr yn ei weld.
    .dock-link = Copïo dolen i’r panel
    .delay = Oedi
    .close = Peidio â gadael i bobl wylio
    .open = Gadael i bobl wylio
    .renew = Gwneud dolen newydd
    .renew-sure = Gwneud dolen newydd, o ddifri?
    .renew-hint = Mae dolen newydd yn atal yr hen un rhag gweithio, ac yn datgysylltu pawb sy’n gwylio drwyddi.
gallery-delays =
    .none = Ar unwaith
    .seconds = { COUNT($seconds, one: "eiliad", all: "eiliadau", gender: "f") }
    .minutes = { COUNT($minutes, one: "munud", all: "munudau", gender: "f") }

## For those who watch

gallery-early =
    .title = Dydy’r gêm ddim wedi dechrau eto
    .text = Cei ei gweld yma cyn gynted ag y bydd yn dechrau.
gallery-closed =
    .title = Mae gwylio wedi’i ddiffodd
    .text = Dydy’r chwaraewyr ddim yn gadael i neb wylio ar hyn o bryd. Os byddan nhw’n caniatáu hynny eto, bydd y gêm yn ymddangos yma.

## A stream’s text beside the match

gallery-stream =
    .to-play = i chwarae
    .level = cyfartal
    .ahead = { $points } ar y blaen
    .behind = { $points } y tu ôl
    .next = Y tyniad nesaf
    .left = { $count } ar ôl
    .percent = { $percent }%
    .scores = Pwyntiau hyd yn hyn

## The dock beside streaming software

gallery-dock =
    .title = Panel ffrydio
    .on-air = Ar yr awyr
    .idle = Dim gêm eto
    .silent = Does dim tudalen ffrydio ar agor yn y feddalwedd hon
    .live = yn fyw
    .behind = { $seconds } s ar ei hôl hi
    .picture = Beth mae gwylwyr yn ei weld
    .hold = Rhewi
    .hold-hint = llun llonydd mae gwylwyr yn ei weld
    .go-on = Ailddechrau
    .again = Dangos y weithred olaf eto
    .camera = Y camera
    .zoom = Chwyddo
    .times = { $zoom }×
    .delay = Oedi
    .delay-hint = Ar ben oedi’r chwaraewyr eu hunain
    .seconds = { $seconds } s
    .hidden = Dydy’r ffrwd byth yn dangos cardiau llaw, codau na chyfeiriadau.
    .widgets = Troshaenau
    .sound = Sain
gallery-cameras =
    .director = Cyfarwyddwr
    .whole = Y bwrdd cyfan
    .close = Agos
    .fixed = Sefydlog
gallery-parts =
    .table = Bwrdd
    .score = Sgôr
    .turn = Tro
    .holdings = Stôr
    .action = Gweithred olaf
    .odds = Siawns
    .luck = Lwc
    .graph = Graff pwyntiau
    .names = Enwau’r chwaraewyr
