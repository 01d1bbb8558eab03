### Dwarven Rails in Welsh

## Lines of the log

log-first = { $name } a ddechreuodd.
log-home = Cychwynnodd { $name } o { NAMES($bases) } gyda chymorth { $hauler }.
log-turn = Dechreuodd rownd { $turn }.
log-surveyed = Anfonodd { $name } { $pawn } i { $segment }.
log-clipped = Gosododd { $name } glip papur rhwng { $a } { AND($b) }.
log-prospected = Anfonodd { $name } { $pawn } at { $card }.
log-prospected-deck = Anfonodd { $name } { $pawn } at y pecyn.
log-called = Bu’n rhaid i { NAMES($names) } rasio: roedd { NAMES($segments) } yn arwain i’r un pen draw.
log-total = { $name } { $total }
log-rolled = Disiau am { $thing }: { NAMES($totals) }. Enillodd { $name }.
log-rolled-tie = Disiau am { $thing }: { NAMES($totals) }. Roedd hi’n gyfartal, felly enillodd neb.
log-rolled-route = Disiau am { $thing }: { NAMES($totals) }. Enillodd { $name } y cerdyn, a châi’r lleill rannu’r daith o hyd.
log-rolled-route-tie = Disiau am { $thing }: { NAMES($totals) }. Roedd hi’n gyfartal, felly arhosodd y cerdyn a châi pawb rannu’r daith.
log-raced = Y ras: { NAMES($totals) }. Dim ond { $name } gâi adeiladu.
log-raced-tie = Y ras: { NAMES($totals) }. Roedd hi’n gyfartal, felly châi neb adeiladu.
log-auction = Dechreuodd { NAMES($names) } gynnig am { $card }.
log-bid = Cynigiodd { $name } { counted-cu } am { $card }.
log-dropped = Rhoddodd { $name } y gorau i gynnig am { $card }.
log-limit = Taflodd { $name } { LIST($dice) } ac ni fydd yn cynnig mwy na { counted-cu } am { $card }.
log-unsold = Chynigiodd neb am { $card }, felly arhosodd y cerdyn yn y rhes.
log-chained = Taflodd { $name } { $die } a châi adeiladu { $segment } hefyd.
log-chained-not = Taflodd { $name } { $die }, oedd yn rhy isel i adeiladu { $segment } hefyd.
log-chained-lost = Roedd { $name } wedi colli’r darn o’i flaen, felly doedd dim modd adeiladu { $segment }.
log-laid = Adeiladodd { $name } { $segment } am { counted-cu }.
log-took =
    .mine = Hawliodd { $name } { $card } am { counted-cu }.
    .free = Hawliodd { $name } { $card } am ddim.
    .hired = Cyflogodd { $name } { $card } am { counted-cu }.
log-claimed =
    { $cube ->
        [true] Rhoddodd { $name } giwb ar { $card } am { counted-cu }.
       *[false] Prynodd { $name } { $card } am { counted-cu }.
    }
log-lifted = Cododd { $name } giwb oddi ar { $segment }.
log-recalled = Cymerodd { $name } giwb yn ôl oddi ar { $card }.
log-left = Gwrthododd { $name } { $thing }.
log-released = Gollyngodd { $name } { $card } yn ôl i’r rhes.
log-drew = Tynnodd { $pawn } { $name } { $card }.
log-drew-again = Tynnodd { $pawn } { $name } eto: { $card }.
log-turned-up = Aeth { $card } i’r rhes.
log-event = { $event }: { $text }
log-storm = Cododd storm, gydag eira i’r rownd nesaf.
log-prices = Prisiau: { NAMES($prices) } Cu.
log-prices-of-two = Prisiau’r cartrefi cyntaf: { NAMES($first) } Cu. Prisiau’r ail rai: { NAMES($second) } Cu.
log-trapped = Cafodd { $pawn } { $name } ei ddal, a bu’n rhaid iddo golli rownd.
log-paid = Talodd { $name } { counted-cu } am { $card }.
log-paid-unseen = Talodd { $name } am { $card }.
log-gained = Cafodd { $name } { counted-cu } gan { $card }.
log-gained-unseen = Cafodd { $name } dâl gan { $card }.
log-struck = Daeth { $name } o hyd i ragor yn { $mine }: { $goods }.
log-operated = Talodd { $name } { counted-cu } i weithio { NAMES($mines) }.
log-die = Taflodd { $name } { $die } dros y mwyngloddiau.
log-mined =
    { $some ->
        [true] Rhoddodd { $mine } { $goods } i { $name }.
       *[false] Roddodd { $mine } ddim byd i { $name }.
    }
log-mined-bent =
    { $some ->
        [true] Darllenodd { $name } y dis fel { $face } yn { $mine }, a chael { $goods }.
       *[false] Darllenodd { $name } y dis fel { $face } yn { $mine }, a chael dim byd.
    }
log-depleted = Roedd { $mine } wedi’i ddihysbyddu.
log-depleted-bent = Darllenodd { $name } y dis fel { $face } yn { $mine }, a dyna ddihysbyddu’r mwynglawdd.
log-closed = Roedd { $mine } yn wag, felly aeth y cerdyn o dan y pecyn.
log-offered = Gwnaeth { $name } gynnig i { $other }.
log-refused = Ddaeth dim o gynnig { $name } i { $other }.
log-agreed = Daeth { $name } { AND($other) } i gytundeb. Gan { $name }: { NAMES($gives) }. Gan { $other }: { NAMES($wants) }.
log-sent = Anfonodd { $name } { NAMES($haulers) } i glirio eira.
log-cleared = Cliriodd { $name } { $segment }.
log-tickets = Cafodd { $name } { counted-cu } am { counted-tickets }.
log-tickets-unseen = Cafodd { $name } dâl am { counted-tickets }.
log-shipped = Anfonodd { $name } { $goods } o { $mine } i { $base } am { counted-cu }.
log-shipped-unseen = Anfonodd { $name } { $goods } o { $mine } i { $base } am bris o { $price } Cu.
log-carried = Cludodd { $name } { $goods } o { $mine } i { $base } dros { $owner }.
log-fee-back = Chludodd { $name } ddim byd o { $mine }, felly cafodd { $owner } y tâl yn ôl.
log-transhipped = Symudodd { $name } { $goods } o { $from } i { $to }.
log-declared = Datganodd { $name } { counted-cu }.
log-goal = Cyrhaeddodd { $name } { $goal } Cu: hon oedd y rownd olaf.
log-market-die = Taflwyd { $die } ar ddis y farchnad: { $goods }.
log-market-die-none = Taflwyd { $die } ar ddis y farchnad, a chododd dim un pris.
log-swept = Chwythodd y storm { NAMES($cards) } o’r rhes.
log-filled = Daeth { NAMES($cards) } i’r rhes.
log-filled-lost = Chafodd { NAMES($cards) } ddim effaith.
log-reshuffled = Roedd y pecyn wedi darfod, felly cymysgwyd y cardiau oddi tano.
log-snow = Caeodd yr eira y trac coch.
log-thaw = Toddodd yr eira.
log-token = Aeth y darn dechrau i { $name }.
log-over = Mae’r gêm ar ben.

## Moves: labels of buttons

moves-survey = { $pawn } i { $segment }: { counted-cu }
moves-clip = { $pawn } ar lein newydd o { $a } i { $b }: { counted-cu }
moves-prospect = { $pawn } at { $card }: { counted-cu }
moves-prospect-deck = { $pawn } at y pecyn
moves-race = Rasio { $segment } yn erbyn { $against }
moves-auction = Cynnig am { $card } yn gyntaf
moves-bid = Cynnig { counted-cu }
moves-drop = Rhoi’r gorau iddi
moves-pay = Cymryd { NAMES($things) }: { counted-cu }
moves-pay-none = Cymryd dim byd
moves-take = Cymryd { $thing }: { counted-cu }
moves-take-free = Cymryd { $thing } am ddim
moves-leave = Gwrthod { $thing }
moves-lift = Codi dy giwb oddi ar { $segment }
moves-recall = Cymryd dy giwb yn ôl oddi ar { $card }
moves-forgo = Mynd hebddo
moves-release = Gollwng { $card }
moves-draw = Tynnu dros dy { $pawn }
moves-strike = Ychwanegu { $goods } yn { $mine }
moves-operate = Gweithio { NAMES($mines) }: { counted-cu }
moves-operate-none = Peidio â gweithio
moves-read =
    { $bent ->
        [true] Ei ddarllen fel { $face }: { $yields }
       *[false] Cadw’r { $face }: { $yields }
    }
moves-yields =
    .nothing = dim byd
    .x = wedi’i ddihysbyddu
moves-offer = Cynnig cytundeb i { $name }. Rwyt ti’n rhoi: { NAMES($gives) }. Rwyt ti’n cael: { NAMES($wants) }
moves-accept = Derbyn cynnig { $number } gan { $name }. Rwyt ti’n cael: { NAMES($gives) }. Rwyt ti’n rhoi: { NAMES($wants) }
moves-refuse = Diddymu cynnig { $number } gan { $name } i { $other }
moves-ready = Dim rhagor o gytundebau
moves-clear = Anfon { NAMES($haulers) }: clirio { counted-segments }
moves-clear-none = Anfon neb
moves-sweep = Clirio { $segment }
moves-ship = Anfon { $goods } o { $mine } i { $base } gyda chymorth { NAMES($haulers) }: { counted-cu }
moves-tranship = Symud { $goods } o { $from } i { $to } gyda chymorth { NAMES($haulers) }
moves-done =
    .place = Gosod dim rhagor
    .race = Dim ras
    .sweep = Clirio dim rhagor
    .ship = Anfon dim rhagor
moves-brief =
    .survey = Gosod syrfëwr
    .clip = Defnyddio dy glip papur
    .prospect = Gosod asiant
    .race = Galw ras
    .auction = Dewis arwerthiant
    .bid = Cynnig
    .drop = Rhoi’r gorau iddi
    .pay = Cymryd a thalu
    .take = Ei gymryd
    .leave = Ei wrthod
    .lift = Codi ciwb
    .recall = Cymryd ciwb yn ôl
    .forgo = Mynd hebddo
    .release = Gollwng cludwr
    .draw = Tynnu cerdyn
    .strike = Ychwanegu nwyddau
    .operate = Gweithio mwyngloddiau
    .read = Darllen y dis
    .offer = Cynnig cytundeb
    .accept = Derbyn cynnig
    .refuse = Diddymu cynnig
    .ready = Dim rhagor o gytundebau
    .clear = Anfon cludwyr
    .sweep = Clirio eira
    .ship = Anfon nwyddau adref
    .tranship = Symud nwyddau
    .done = Mynd ymlaen
moves-elsewhere = Rhywbeth arall

## Instructions shown with a choice

prompts-place =
    .both = Gosoda syrfëwr ar ddarn o drac neu asiant ar gerdyn.
    .surveyors = Gosoda syrfëwr ar ddarn o drac.
    .agents = Gosoda asiant ar gerdyn.
    .last-surveyor = Gosoda dy syrfëwr olaf.
    .last-agent = Gosoda dy asiant olaf.
prompts-race = Mae dau syrfëwr yn anelu at yr un pen draw. Galw ras?
prompts-auction = Mae eraill eisiau’r cardiau hyn hefyd. Pa arwerthiant sy’n dod gyntaf?
prompts-bid = Cynigia o leiaf { counted-cu } am { $card }, neu rho’r gorau iddi.
prompts-pay = Beth gymeri di, gan dalu amdano?
prompts-take = { $thing } sydd ar gael i ti nawr. Ei gymryd am { counted-cu }?
prompts-buy = Tynnaist ti { $card }. Prynu am { counted-cu }?
prompts-buy-free = Tynnaist ti { $card }. Cymryd am ddim?
prompts-lay = Does gen ti ddim ciwb ar ôl. Cod un i adeiladu { $segment }, neu dos hebddo.
prompts-ride = Does gen ti ddim ciwb ar ôl. Cod un i gael { $card }, neu dos hebddo.
prompts-release = Cei gadw { counted-haulers }. Pa un wyt ti’n ei ollwng?
prompts-name = Dewisa’r asiant sy’n tynnu’r cerdyn nesaf.
prompts-strike = Dewisa’r mwynglawdd sy’n cael { counted-any-goods } yn rhagor.
prompts-operate = Dewisa’r mwyngloddiau i’w gweithio. Mae pob un yn costio { counted-cu }.
prompts-read = Taflaist ti { $die }. Mae { $mine } yn newydd: dewisa sut i ddarllen y dis yno.
prompts-deals = Gwna gytundebau, neu dywed dy fod yn barod.
prompts-deals-offered = Ateba’r cynigion, gwna rai dy hun, neu dywed dy fod yn barod.
prompts-clear = Dewisa’r cludwyr sy’n clirio eira. Chân nhw ddim cludo y rownd hon.
prompts-sweep = Cliria drac coch, hyd at { counted-segments } eto.
prompts-ship = Anfona nwyddau adref, neu o fwynglawdd i fwynglawdd.

## Refusals, by their reasons

refusals-over = Mae’r gêm ar ben.
refusals-not-your-turn = Nid dy dro di yw hi.
refusals-drawing = Disiau a chardiau sy’n dod gyntaf. Eiliad.
refusals-other-action = Mae rhywbeth arall yn dod yn gyntaf.
refusals-cannot-stop = Rhaid i ti wneud hyn cyn mynd ymlaen.
refusals-no-surveyor = Does gen ti ddim { $pawn } ar ôl i’w osod.
refusals-no-segment = Does dim darn o’r fath.
refusals-owned = Mae rhywun biau’r darn hwnnw’n barod.
refusals-twin = Mae’r darn arall rhwng y ddau le hyn gen ti. Chaiff neb adeiladu’r ddau.
refusals-pointless = Mae dy rwydwaith yn cysylltu’r ddau le’n barod. Dim ond rhwystro eraill fyddai adeiladu yma.
refusals-chain-of-three = Dim ond un darn gaiff ddilyn un arall mewn rownd. Hwnnw fyddai’r trydydd yn olynol.
refusals-not-adjacent = Dydy dy rwydwaith ddim yn cyrraedd y darn hwnnw, a does dim un o dy syrfewyr yn arwain ato.
refusals-no-clips = Mae’r gêm hon heb glipiau papur.
refusals-clip-used = Rwyt ti wedi defnyddio dy glip papur. Un sydd gen ti i bob gêm.
refusals-far-apart = Mae clip papur yn cysylltu lleoedd ar yr un map, neu ar fapiau sy’n rhannu ochr.
refusals-joined = Mae darn yn cysylltu’r ddau le hyn yn barod.
refusals-crossing = Chaiff clip papur ddim croesi darn o drac.
refusals-crossing-clip = Chaiff clip papur ddim croesi clip arall.
refusals-no-agent = Does gen ti ddim { $pawn } ar ôl i’w osod.
refusals-not-up = Dydy’r cerdyn hwnnw ddim yn y rhes.
refusals-six-people = Cei hyd at { $most } o syrfewyr ac asiantau gyda’i gilydd, a gyda’r rhai rwyt ti’n eu ceisio byddai gen ti fwy.
refusals-no-pawn = Mae gen ti { $most } o ffigurau +{ $rating }, ac maen nhw i gyd ar waith.
refusals-own-base = Dy gartref di yw hwnnw. I rywle arall mae tocyn yn mynd.
refusals-has-route = Mae’r tocyn hwnnw gen ti’n barod.
refusals-not-connected = Rhaid i dy drac gyrraedd y lle hwnnw cyn i ti anfon asiant at ei docyn.
refusals-no-race = Dydy’r syrfewyr hyn ddim yn anelu at yr un pen draw.
refusals-called = Mae’r ras honno wedi’i galw’n barod.
refusals-no-auction = Does dim arwerthiant o’r fath i’w ddewis nawr.
refusals-low-bid = Rhaid i ti gynnig o leiaf { counted-cu }.
refusals-short-bid = Chei di ddim cynnig { $need } Cu. Mae gen ti { counted-cu }.
refusals-not-won = Dwyt ti ddim wedi ennill hwnnw.
refusals-first-missing = Mae angen y darn o’i flaen ar y darn hwnnw, a dwyt ti ddim yn adeiladu hwnnw.
refusals-short = Mae gen ti { counted-cu }, ond mae hyn yn costio { $need }.
refusals-not-your-cube = Does gen ti ddim ciwb yno.
refusals-cuts-off = Heb y ciwb hwnnw, fyddai dy rwydwaith ddim yn cyrraedd y darn newydd.
refusals-not-your-transport = Nid dy gludwr di yw hwnnw.
refusals-no-pawn-there = Does gen ti ddim asiant o’r fath ar y pecyn.
refusals-not-your-mine = Nid dy fwynglawdd di yw hwnnw.
refusals-depleted = { $card }: mae’r mwynglawdd wedi’i ddihysbyddu.
refusals-asked-later = Daw tro’r mwynglawdd hwnnw mewn eiliad.
refusals-short-operate = Mae gen ti { counted-cu }, ond mae gweithio’r rhain yn costio { $need }.
refusals-is-read = Mae mwynglawdd arall yn dod yn gyntaf.
refusals-other-face = Taflaist ti { $die }: cei ei gadw, neu ei ddarllen un yn is neu’n uwch. Mae 6 ac 1 yn gymdogion.
refusals-no-deal = Does dim cytundebau yn y gêm hon.
refusals-with-self = Chei di ddim gwneud cytundeb â ti dy hun.
refusals-nothing-given = Rho rywbeth yn y cytundeb yn gyntaf.
refusals-too-many-offers = Does dim modd gwneud mwy na { $most } o gynigion mewn rownd.
refusals-no-offer = Dydy’r cynnig hwnnw ddim ar agor mwyach.
refusals-not-theirs = Byddai rhywun yn rhoi rhywbeth nad yw’n eiddo iddo.
refusals-short-deal = Mae gen ti { counted-cu }, ond mae’r cytundeb hwnnw’n gofyn am { $need }.
refusals-they-are-short = All y llall ddim talu { $need } Cu.
refusals-no-cubes = Mae angen { $need } o giwbiau ar gymaint o drac, ac mae { $have }.
refusals-other-good = Dim ond i fwynglawdd o’r un math y caiff nwyddau fynd.
refusals-not-receivers = Dim ond i fwynglawdd y sawl sy’n eu cael y caiff nwyddau fynd.
refusals-few-goods = { $card }: dim ond { $have } sydd yno, ac mae hyn yn gofyn am { $need }.
refusals-carried-already = Mae rhywun yn cludo nwyddau o’r mwynglawdd hwnnw’n barod.
refusals-busy = { $card }: wedi gweithio’n barod y rownd hon. Mae cludwyr yn clirio neu’n cludo, unwaith y rownd.
refusals-not-red = Does byth eira ar drac du.
refusals-is-cleared = Mae’r darn hwnnw’n glir yn barod.
refusals-not-your-track = Dydy hwnnw ddim yn rhan o dy rwydwaith.
refusals-no-transport = Mae dy gludwyr i gyd wedi gweithio y rownd hon.
refusals-no-base = Does gen ti ddim ail gartref.
refusals-no-track = Does dim ffordd ar hyd dy drac.
refusals-snowed = Mae eira ar bob ffordd yno.
refusals-no-goods = Does dim nwyddau i’w cludo.
refusals-too-many = Dim ond { $most } sydd yn y mwynglawdd hwnnw, ac rwyt ti eisiau cludo { $need }.
refusals-weak = Mae { $strength } ÷ { $way } yn ddigon i { $most }, ac rwyt ti eisiau cludo { $need }. Anfona ragor o gludwyr.
refusals-same-mine = Dewisa ddau fwynglawdd gwahanol o’r un math.
refusals-other-kind = Rhaid i’r ddau fwynglawdd roi’r un math o nwyddau.
refusals-no-leave = Mae angen caniatâd y perchennog arnat ti i ddefnyddio’r mwynglawdd hwnnw.

## The final score

scores-start = Ar y dechrau
scores-tickets = Tocynnau
# The kind of goods, with a capital where it begins
scores-sold = Gwerthu { $goods }
scores-spent = Adeiladu, prynu a phopeth arall
scores-won = Enillodd { $name }: { counted-cu }.
scores-won-goods = Enillodd { $name }: cyfartal ar { counted-cu }, ond gyda mwy o werth yn y mwyngloddiau.
scores-shared = Rhannodd { NAMES($names) } y fuddugoliaeth: { counted-cu } yr un.

## Companies

seats-names =
    .blue = Glas
    .green = Gwyrdd
    .red = Coch
    .lilac = Lelog
    .yellow = Melyn
    .black = Du

## Names of things

named-goods =
    .diamond = diemyntau
    .ruby = rhuddemau
    .emerald = emralltau
    .gold = aur
    .silver = arian
named-mines =
    .diamond = Mwynglawdd diemyntau
    .ruby = Mwynglawdd rhuddemau
    .emerald = Mwynglawdd emralltau
    .gold = Mwynglawdd aur
    .silver = Mwynglawdd arian
named-people =
    .surveyor = Ellyll, syrfëwr +{ $rating }
    .agent = Corrach, asiant +{ $rating }
named-pawn =
    .surveyor =
        { $rating ->
            [0] syrfëwr
           *[other] syrfëwr +{ $rating }
        }
    .agent =
        { $rating ->
            [0] asiant
           *[other] asiant +{ $rating }
        }
named-a-pawn =
    .surveyor =
        { $rating ->
            [0] syrfëwr
           *[other] syrfëwr +{ $rating }
        }
    .agent =
        { $rating ->
            [0] asiant
           *[other] asiant +{ $rating }
        }
named-twin =
    { $red ->
        [true] { $segment } (coch)
       *[false] { $segment } (du)
    }
named-ticket = y tocyn i { $place }
named-storm = storm eira
named-steps =
    .place = Gosod
    .roll = Taflu
    .work = Gweithio
    .ship = Cludo
    .trade = Prisiau
    .over = Ar ben
    .set-up = Paratoi

## Numbers of things

counted-cu =
    { $cu ->
        [0] dim Cu
       *[other] { $cu } Cu
    }
counted-goods =
    .diamond = { COUNT($count, one: "diemwnt", all: "diemyntau", gender: "m") }
    .ruby = { COUNT($count, one: "rhuddem", all: "rhuddemau", gender: "m") }
    .emerald = { COUNT($count, one: "emrallt", all: "emralltau", gender: "m") }
    .gold =
        { $count ->
            [0] dim aur
           *[other] { $count } o aur
        }
    .silver =
        { $count ->
            [0] dim arian
           *[other] { $count } o arian
        }
counted-any-goods =
    { $count ->
        [0] dim nwyddau
       *[other] { $count } o nwyddau
    }
counted-segments = { COUNT($count, one: "darn", all: "darnau", gender: "m") }
counted-haulers = { COUNT($count, one: "cludwr", all: "cludwyr", gender: "m") }
counted-mines = { COUNT($count, one: "mwynglawdd", all: "mwyngloddiau", gender: "m") }
counted-tickets = { COUNT($count, one: "tocyn", all: "tocynnau", gender: "m") }
counted-cubes = { COUNT($count, one: "ciwb", all: "ciwbiau", gender: "m") }
counted-cards = { COUNT($count, one: "cerdyn", all: "cardiau", gender: "m") }
counted-pawns = { COUNT($count, one: "ffigur", all: "ffigurau", gender: "m") }

## What cards do

cards-rise = { NAMES($goods) } i fyny { COUNT($rungs, one: "gris", all: "grisiau", gender: "m") }
cards-fall = { NAMES($goods) } i lawr { COUNT($rungs, one: "gris", all: "grisiau", gender: "m") }
cards-trap = mae’r asiant yn cael ei ddal ac yn colli rownd, oni bai mai dyna dy unig un
cards-pay = tala { counted-cu }
cards-again = tynna eto dros yr un asiant, ac mae mwynglawdd am ddim
cards-goods = mae un o dy fwyngloddiau’n cael { counted-any-goods }
cards-gain = rwyt ti’n cael { counted-cu }
cards-toll = tala 1 Cu am bob { $cubes } o dy giwbiau ar drac, gan dalgrynnu i fyny

## Parts of a deal

deals-money = { counted-cu }
deals-some = ychydig gopr
deals-mine = { $mine } gyda’i nwyddau
deals-segment = darn { $segment }
deals-goods = { $goods } o { $from } i { $to }
deals-leave = hawl i ddefnyddio { NAMES($segments) }
deals-docks = hawl i lwytho yn { NAMES($mines) }
deals-carry = gwaith cludo o { $mine } ({ $goods })
deals-carry-for = gwaith cludo o { $mine } ({ $goods } am { counted-cu }, gyda { $cut } Cu am bob un)
deals-nothing = dim byd

## The form of an offer

offer-name = Gwneud cynnig…
offer-title = Cynnig cytundeb
offer-note = Yn rhwymo cyn gynted ag y bydd y ddau ohonoch yn cytuno. Dim byd at rownd arall, dim pobl, dim cludwyr.
offer-partner = Gyda
offer-gives = Rwyt ti’n rhoi
offer-theirs = Mae { $name } yn rhoi
offer-groups =
    .mines = Mwyngloddiau
    .goods = Nwyddau
    .carriage = Cludo
    .track = Trac
offer-copper = Copr (Cu)
offer-own = Mae gen ti { $cu } Cu.
offer-purse = Does neb yn gweld faint sydd gan y lleill.
offer-mine = { $mine }, gyda { $goods }
offer-mine-hint = Ystyr benthyg: cludo nwyddau yno ac oddi yno y rownd hon.
offer-segment-hint = Ystyr benthyg trac: ei ddefnyddio a’i glirio o eira y rownd hon.
offer-ways =
    .none = cadw
    .give = rhoi
    .lend = benthyg
offer-goods = { $goods } o { $from } i { $to }
offer-goods-hint = { $most } ar y mwyaf. Yr un nwyddau fyddan nhw, ar y fwynglawdd arall.
offer-carry = Cludo { $goods } o { $mine }
offer-carry-hint = { $most } ar y mwyaf y rownd hon. Y Gyfnewidfa sy’n talu’r perchennog.
offer-fee = Tâl i’r cludwr (Cu)
offer-fee-hint = Mae’r perchennog yn ei roi o’r neilltu, ac yn ei gael yn ôl os na chludir dim.
offer-cut = Cyfran o bob darn (Cu)
offer-cut-hint = Mae’r cludwr yn cadw hyn o’r pris.

## Titles of sections of the rules book that refusals name

sections-end = Y diwedd
sections-turn = Rownd
sections-placing = Gosod syrfewyr ac asiantau
sections-disputes = Pan fo dau eisiau’r un peth
sections-tickets = Tocynnau
sections-paying = Talu ac adeiladu
sections-mines = Gweithio mwyngloddiau
sections-deals = Gwneud cytundebau
sections-snow = Eira
sections-shipping = Cludo nwyddau

## The table in words

table-turn =
    { $turn ->
        [0] Cyn y rownd gyntaf
       *[other] Rownd { $turn }: { $step }
    }
table-snow = Mae’r eira’n cau’r trac coch y rownd hon.
table-clear = Does dim eira y rownd hon.
table-storm = Mae storm wedi’i thynnu: bydd eira yn y rownd nesaf.
table-start = Mae’r darn dechrau gan { $name }.
table-last = Hon yw’r rownd olaf.
table-market = Y Gyfnewidfa
table-market-of = Y Gyfnewidfa i { NAMES($bases) }
table-price = { $goods }: { $price } Cu, gris { $rung } o { $rungs }.
table-sold = { $goods }: { $price } Cu, gris { $rung } o { $rungs }, gwerthwyd { $count } y rownd hon.
table-seat = { $name }: { counted-cu }
table-seat-closed = { $name }: pwrs ar gau
table-home = Cartref: { NAMES($bases) }.
table-people = Ffigurau: { NAMES($pawns) }.
table-pawn =
    .home = { $pawn } gartref
    .trapped = { $pawn }, wedi’i ddal
    .away = { $pawn }, yn colli’r rownd hon
    .segment = { $pawn } ar { $segment }
    .deck = { $pawn } ar y pecyn
    .card = { $pawn } ar { $card }
table-haulers = Cludwyr: { NAMES($haulers) }.
table-hauler = { $name } ({ $number })
table-hauler-busy = { $name } ({ $number }, wedi gweithio)
table-mine = { $mine }: { $goods }.
table-mine-out = { $mine }: { $goods }, wedi’i ddihysbyddu.
table-tickets = Tocynnau: { NAMES($places) }.
table-rides = Ciwbiau ar docynnau: { NAMES($places) }.
table-cubes = { counted-cubes } ar ôl.
table-clip = Mae clip papur ar ôl.
table-track = Trac: { NAMES($segments) }.
table-row = Y rhes: { counted-cards }
table-card = { $card }: { $kind }, { counted-cu }.
table-deck = Y pecyn: { counted-cards }
table-under = { counted-cards } wyneb i fyny oddi tano.
table-far = Rownd { $turn }
table-far-seat = { $name } { $money } Cu
table-far-closed = { $name } o dan { $limit } Cu
table-bidding = Cynnig am { $card }: { $bid } Cu gan { $name }.
table-bidding-open = Cynnig am { $card }: dim cynnig eto.

## Statistics

tallies-mines = Mwyngloddiau
tallies-events = Digwyddiadau
tallies-haulers = Cludwyr a gyflogwyd
tallies-people = Pobl a gyflogwyd
tallies-tickets = Tocynnau a hawliwyd
tallies-shipped = Nwyddau a anfonwyd
tallies-dice = Disiau’r mwyngloddiau

## The title

title-language = cy
title-ambience = Dŵr yn diferu, ceibiau pell a gefail
title-built-in = Argraffiad “Five treasures”: y rheolau printiedig, gyda map, cardiau a phrisiau o’n gwaith ni.
title-loaded = Argraffiad “{ $name }”, wedi’i lwytho o ffeil.
title-that-card = y cerdyn hwnnw
title-refused = Does dim modd gwneud hynny nawr.

## Panels about things on the table

about-mine =
    .in-row = Yn y rhes
    .costs = { counted-cu } i’w hawlio.
    .owned = { $name } biau hwn
    .elsewhere = Ddim ar y bwrdd ar hyn o bryd
    .output = Y dis
    .face = { $face } → { $count }
    .face-x = { $face } → ✕
    .on-it = Yn y mwynglawdd
    .out = Wedi’i ddihysbyddu: does dim modd ei weithio mwyach, ac mae’n mynd unwaith y bydd yn wag.
    .fresh = Newydd y rownd hon: mae modd darllen y dis un yn is neu’n uwch.
about-site =
    .mine = Mwynglawdd
    .city = Dinas
    .base = Cartref
    .base-of = Cartref { $name }
    .reached = Ar rwydwaith
    .no-one = Neb eto.
    .names = { NAMES($names) }.
    .ticket = Tocyn
    .waits = Does gan neb hwn eto. Mae’n costio { counted-cu }.
    .held = Mae’r cerdyn gan { $name }.
    .shared = Ciwbiau arno: { NAMES($names) }.
about-segment =
    .black = Darn du
    .red = Darn coch
    .clip = Clip papur, coch
    .free = Rhydd: { counted-cu } i’w adeiladu.
    .laid = Adeiladwyd gan { $name }.
    .surveyed = Syrfëwr gan
    .twin = Ail ddarn
    .twin-text = Mae un arall rhwng y ddau le hyn. Chaiff neb adeiladu’r ddau.
    .snow = Eira
    .closed = Ar gau y rownd hon, oni bai fod cludwr yn ei glirio.
    .cleared = Wedi’i glirio y rownd hon.
    .open = Does byth eira ar drac du.
    .red-text = Ar gau pan fo eira, ac yn anos cludo drosto.
about-transport =
    .troll = Trol
    .giant = Cawr
    .dragon = Draig
    .number = Yn cludo
    .loads = { $number }: hyd at { $black } o nwyddau dros drac du, { $red } os oes darn coch.
    .clears = Eira
    .clearing = Yn clirio { counted-segments } mewn rownd.
    .busy = Wedi gweithio’n barod y rownd hon.
about-person =
    .surveyor = Yn gosod trac
    .surveyor-text = Yn dod â ffigur, ac yn ychwanegu { $rating } at ei ddisiau mewn anghydfod.
    .agent = Yn hawlio cardiau
    .agent-text = Yn dod â ffigur, ac yn ychwanegu { $rating } at ei ddisiau mewn anghydfod.
about-card =
    .price = Pris
    .costs = { counted-cu }, neu’r cynnig uchaf.
    .held = Gyda { $name }
    .in-row = Yn y rhes
    .elsewhere = Ddim ar y bwrdd ar hyn o bryd
    .prospected = Wedi’i geisio gan
    .event = Digwyddiad
    .storm = Eira dros y rownd nesaf i gyd
    .storm-title = Storm eira
    .storm-text = Mae eira’n cau pob trac coch dros y rownd nesaf i gyd. Mae storm gyntaf rownd yn chwythu’r rhes ymaith hefyd.
    .drawn = Dim ond pan fydd asiant yn ei dynnu y mae’n digwydd.
about-ticket =
    .kind = Llwybr teithwyr
    .pays = Yn talu
    .paying = Mae un tocyn yn talu { $first } Cu y rownd, a rhagor yn talu { $each } Cu yr un.
    .needs = Angen
    .needing = Dy drac di o’r lle hwnnw i dy gartref, heb eira.
about-deck =
    .title = Y pecyn
    .under = Oddi tano
    .agent = Asiant yma
    .draws = Yn tynnu cerdyn. Mae modd prynu mwyngloddiau, cludwyr a phobl, ac mae digwyddiadau’n digwydd ar unwaith.
about-price =
    .kind = { counted-cu } yr un
    .ladder = Yr ysgol
    .rungs = { NAMES($prices) } Cu. Mae ar ris { $rung }.
    .moves = Ar ddiwedd rownd
    .moving = Mae’n disgyn 1 gris am bob { $fall } a werthwyd, neu ran o hynny. Os na werthwyd yr un, mae’n codi 1.
    .sold = Gwerthwyd y rownd hon
about-snow =
    .snowy = Eira y rownd hon
    .clear = Dim eira
    .red = Trac coch
    .closed = Ar gau: dim nwyddau a dim teithwyr, oni bai fod cludwr yn clirio’r ffordd.
    .open = Ar agor y rownd hon.
    .next = Y rownd nesaf
    .coming = Eira: mae storm wedi’i thynnu.
    .unknown = Dim storm hyd yma.
about-seat =
    .hidden = Pwrs ar gau
    .closed = Pwrs ar gau, o dan { $limit } Cu
    .only-you = { counted-cu }, a dim ond ti sy’n gweld hynny
    .people = Syrfewyr ac asiantau
    .haulers = Cludwyr
    .mines = Mwyngloddiau
    .tickets = Tocynnau
    .cubes = Ciwbiau ar ôl
    .bases = Cartref
    .clip = Clip papur
    .clip-left = Heb ei ddefnyddio eto.
    .guild = Y Gild sy’n chwarae yma
    .none = Dim.
about-pawn =
    .of = { $pawn } { $name }
    .place = Lle

## The text printed on the table

captions-turn = Rownd { $turn }
captions-clear = Dim eira
captions-snow = Eira
captions-storm = Eira i ddod
captions-exchange = Cyfnewidfa
captions-each = Cu yr un
captions-deck = Pecyn
captions-in-deck = yn y pecyn
captions-hauls = cludo
captions-kinds =
    .troll = Trol
    .giant = Cawr
    .dragon = Draig
    .surveyor = Syrfëwr
    .agent = Asiant
    .ticket = Tocyn
captions-tabs =
    .mines = Cloddio
    .people = Pobl
    .row = Rhes
    .exchange = Prisiau
captions-cut-off = dim ffordd
captions-joined = wedi’i gysylltu
captions-to-lay = { $segments } i’w gosod
captions-haulers = Cludwyr
captions-tickets = Tocynnau
captions-cubes = Ciwbiau
captions-clip = Clip papur
captions-you = ti
captions-only-you = ti’n unig sy’n gweld
captions-under = o dan { $money } Cu
captions-declared = wedi’i ddatgan
captions-a-turn = +{ $money } Cu y rownd
captions-to-goal = { $money } Cu i fynd
captions-pawn =
    .out = allan
    .home = gartref
    .on-deck = ar y pecyn
    .missing = yn colli tro
captions-money = { $money } Cu
captions-papers =
    .taking = Cymryd a thalu
    .operating = Gweithio mwyngloddiau
    .clearing = Anfon cludwyr i’r eira
    .shipping = Anfon nwyddau adref
    .reading = Darllen y dis
    .dealing = Cytundebau
    .lifting = Codi ciwb
    .releasing = Gollwng cludwr
    .racing = Galw ras
    .drawing = O’r pecyn
    .bids = Cynigion
captions-left = { $money } Cu ar ôl
captions-seal = Selio
captions-ship = Anfon
captions-ready = Dim rhagor
captions-accept = Derbyn
captions-refuse = Gwrthod
captions-withdraw = Tynnu’n ôl
captions-dropped = wedi rhoi’r gorau
captions-still-in = dal i mewn
captions-takes-lead = { $name } ar y blaen
captions-last-turn = Rownd olaf
captions-leads = ar y blaen
captions-at-most = hyd at { $money }
captions-gives = yn rhoi
captions-nothing = dim
captions-segment = Trac
captions-against = yn erbyn
captions-done = Ymlaen
captions-close = Cau

## Captions of sounds

sounds-staff = Ffon yn taro carreg
sounds-pick = Caib yn suddo i’r graig
sounds-bowl = Disiau’n clecian mewn bowlen garreg
sounds-coin = Darn arian yn tincial ar un arall
sounds-hammer = Morthwyl yn disgyn
sounds-chalk = Sialc yn crafu ar graig
sounds-purse = Arian yn symud mewn pwrs
sounds-lamps = Lampau’n cynnau
sounds-rails = Cledrau’n canu
sounds-growl = Trol yn rhochian
sounds-stamp = Cawr yn stampio
sounds-wing = Adain draig yn curo
sounds-knock = Corrach yn cnocio
sounds-hinge = Trapddor yn gwichian
sounds-chink = Ceibiau’n tincial
sounds-creak = Pren yn gwegian ac yn disgyn
sounds-shake = Dwy gnoc i selio cytundeb
sounds-shovel = Rhaw yn crafu eira
sounds-breath = Draig yn anadlu tân
sounds-bells = Clychau bach yn tincial
sounds-wheels = Olwynion yn rholio trwy dwnnel
sounds-bridge = Pont bren yn rymblo
sounds-gate = Porth yn agor
sounds-brass = Ffanffer fer
sounds-chain-up = Cawell yn codi i fyny’r siafft
sounds-chain-down = Cawell yn disgyn i lawr y siafft
sounds-wind = Gwynt yn udo dros y mynydd
sounds-thaw = Eira’n diferu ymaith
sounds-gust = Chwa o wynt yn chwalu cardiau
sounds-engine = Chwiban bach yn chwythu
sounds-shift = Cloch sifft mwynglawdd
sounds-drips = Dŵr yn diferu, gydag atsain hir
sounds-picks = Ceibiau, ymhell i ffwrdd
sounds-hum = Y mynydd yn hymian
sounds-forge = Gefail wrth ei gwaith

## Choices before a match

options-paper-clip =
    .label = Clipiau papur
    .hint = Unwaith y gêm, caiff pob un ohonoch chi adeiladu lein ei hun rhwng dau le.
options-open-money =
    .label = Pyrsiau agored
    .hint = Mae pawb yn gweld copr pawb o’r dechrau.
options-deals =
    .label = Cytundebau
    .hint = Masnachwch gopr, mwyngloddiau, nwyddau, trac a chymwynasau â’ch gilydd.
    .usual = Gyda thri neu fwy o bobl
    .on = Ymlaen
    .off = I ffwrdd
options-advanced =
    .label = Senario uwch
    .hint = I ddau yn unig: dau gartref yr un, dwy set o brisiau a deuddeg rownd.

## The rules book

book-title = Sut i chwarae Dwarven Rails
book-lead = O dan rew’r gogledd mae pum trysor. Mae pob un ohonoch chi’n rhedeg rheilffordd i gorachod: hawliwch fwyngloddiau, gosodwch drac atyn nhw a dewch â’r nwyddau adref pan fo’r pris yn iawn. Y nifer mwyaf o gopr (Cu) sy’n ennill.
book-table =
    .title = Ar y bwrdd
    .map = Mae’r mynydd yn llawn lleoedd wedi’u cysylltu â leiniau. Mwyngloddiau yw’r lleoedd crwn. Dinasoedd a chartrefi’r chwaraewyr yw’r rhai sgwâr. Darn o drac yw lein rhwng dau le. Mae darnau du’n rhedeg y tu mewn i’r graig. Mae rhai coch yn croesi hollt o dan yr awyr agored, lle gall eira fod.
    .row = Wrth ei ymyl mae’r pecyn a rhes o { $upcards } o gardiau: mwyngloddiau, cludwyr a phobl. Y bobl yw’r ellyllon, sy’n syrfewyr trac, a’r corachod, sy’n asiantau i ti. Mae cludwyr yn dod â nwyddau adref. Po uchaf eu rhif, mwyaf yn y byd maen nhw’n ei gludo:
    .tickets = Mae gan bob dinas a phob cartref docyn, a gei di ei brynu unwaith y bydd dy drac yn arwain yno.
    .start = I ddechrau, mae gan bob un ohonoch chi { $money } Cu, { $cubes } o giwbiau, un syrfëwr, un asiant, trol bach a chartref ar hap.
    .purse = Dy fusnes di yw dy gopr nes bod gen ti { $declare } Cu. Wedi hynny mae dy bwrs ar agor am byth.
book-haulers =
    .troll = trolau: { $least } i { $most }
    .giant = cewri: { $least } i { $most }
    .dragon = dreigiau: { $least } i { $most }
book-goods = Y pum math o nwyddau, gyda’u prisiau o’r gris isaf i’r uchaf:
book-price = { NAMES($prices) } Cu
book-turn =
    .place = Gosod: un ar ôl y llall, gyda’r cloc o’r darn dechrau, rydych chi’n anfon eich syrfewyr a’ch asiantau allan.
    .roll = Taflu: os yw sawl un ohonoch chi eisiau’r un peth, disiau neu gynigion sy’n penderfynu.
    .work = Gweithio: rydych chi i gyd yn adeiladu, talu, tynnu cardiau, gweithio’ch mwyngloddiau, gwneud cytundebau, clirio eira a chasglu am eich tocynnau.
    .ship = Cludo: un ar ôl y llall, y ffordd arall ac o’r dde i’r darn dechrau, rydych chi’n dod â nwyddau adref.
    .trade = Masnachu: mae’r prisiau’n symud, mae’r rhes yn cael ei llenwi, daw pawb adref ac aiff y darn dechrau ymlaen gyda’r cloc.
book-placing =
    .all = Gosoda’r holl ffigurau rwyt ti eisiau, yna daw tro’r chwaraewr nesaf. Does dim angen y copr arnat ti eto, a chei dalu am lai nag a enillaist ti.
    .network = Dy rwydwaith yw dy gartref a phob lle sydd wedi’i gysylltu ag ef gan dy drac dy hun.
    .survey = Rho syrfëwr ar ddarn sydd heb berchennog ac sy’n cyffwrdd â dy rwydwaith.
    .chain = Caiff ail syrfëwr fynd un darn ymhellach, os yw darn y cyntaf yn arwain yno. Adeiladu dilynol yw hynny: mae angen taflu { $from } neu fwy, a chaiff dim un arall ei ddilyn.
    .twin = Mewn ambell fan mae dau ddarn yn cysylltu’r un ddau le. Dim ond un ohonyn nhw gei di ei adeiladu.
    .block = Chei di ddim adeiladu darn rhwng dau le yn dy rwydwaith dy hun dim ond i rwystro eraill. Rhaid iddo roi ffordd ddu gyfan i ti.
    .agent = Rho asiant ar gerdyn yn y rhes, ar docyn, neu ar y pecyn. Does dim angen trac i hawlio mwynglawdd.
    .several = Caiff sawl ffigur i ti sefyll ar yr un peth. Mae pob un yn taflu drosto’i hun os yw eraill ei eisiau.
    .limits = Cei hyd at { $people } o syrfewyr ac asiantau gyda’i gilydd, a { $pawns } o ffigurau o bob gradd: 0, +1 a +2.
    .race = Os wyt ti a chwaraewr arall yn syrfëo darnau gwahanol sy’n gorffen yn yr un lle, heb ddarn rhydd arall yn arwain ymlaen oddi yno, caiff y naill neu’r llall alw ras. Mae’r ddau’n taflu, a dim ond yr enillydd gaiff adeiladu. Os yw’n gyfartal, chaiff yr un ohonyn nhw.
book-clips =
    .what = Os ydych chi’n chwarae gyda chlipiau papur, mae gan bob un ohonoch chi un dros y gêm gyfan. Mae’n cysylltu dau le ar un map, neu ar fapiau sy’n rhannu ochr, lle nad oes darn yn eu cysylltu eto. Chaiff ddim croesi darn na chlip arall.
    .cost = Anfona syrfëwr yno fel i unrhyw ddarn. Mae’n cyfri fel coch, yn costio { $red } Cu ac yn eiddo i bwy bynnag sy’n ei adeiladu. Os na wnaiff neb, cei’r clip yn ôl.
book-disputes =
    .dice = Am drac, mwyngloddiau a thocynnau sydd heb berchennog, mae pawb yn taflu dau ddis dros bob ffigur sydd ganddyn nhw yno ac yn ychwanegu ei radd. Mae asiantau’n cael { $bonus } yn fwy wrth fwynglawdd y mae eu trac eu hunain yn ei gyrraedd.
    .best = Y cyfanswm unigol uchaf sy’n ennill. Os yw’n gyfartal ar y brig, chaiff neb ef y rownd hon.
    .next = Os nad yw’r enillydd yn ei gymryd, caiff y nesaf, ac felly ymlaen.
    .bids = Am bobl a chludwyr rydych chi’n cynnig. Mae’r chwaraewr cyntaf yn nhrefn y rownd yn agor gydag o leiaf y pris ar y cerdyn. Rhaid i bob cynnig guro’r un o’i flaen, neu roi’r gorau iddi. Yr olaf sydd ar ôl sy’n talu ac yn cymryd y cerdyn. Os nad oes neb yn cynnig, mae’n aros.
    .order = Daw disiau cyn cynigion, a daw anghydfodau’r chwaraewr cyntaf yn gyntaf.
book-tickets =
    .buy = Anfona asiant at docyn pan fydd dy drac yn cysylltu ei le â dy gartref yn barod. Mae’n costio { $cost } Cu. Does dim tocyn i ti i dy gartref dy hun.
    .share = Os yw’r cerdyn gan rywun arall, cei hawlio’r daith o hyd: rho giwb arno. Caiff faint a fynnir ohonoch chi ei rhannu.
    .dispute = Os yw sawl un ohonoch chi eisiau tocyn nad yw gan neb, mae pawb sy’n talu’n cael y daith. Dim ond pwy sy’n cymryd y cerdyn y mae’r disiau’n ei benderfynu.
    .pays = Bob rownd mae un tocyn yn talu { $first } Cu. Mae dau neu fwy’n talu { $each } Cu yr un. Dim ond tra bo ffordd o dy drac dy hun i dy gartref yn glir o eira y mae tocyn yn talu.
book-paying =
    .sealed = Mae pawb yn dweud ar yr un pryd beth maen nhw’n ei gymryd o’r hyn a enillon nhw:
    .black = darn du: { $black } Cu
    .red = darn coch: { $red } Cu
    .mine = mwynglawdd: { $mine } Cu
    .ticket = tocyn: { $ticket } Cu
    .others = pobl a chludwyr nad oedd neb arall eu heisiau: y pris ar y cerdyn.
    .chain = Am adeiladu dilynol rwyt ti’n taflu cyn talu. Mae’n methu os nad yw’r darn cyntaf yn cael ei adeiladu. Dydy tafliad aflwyddiannus yn costio dim.
    .cubes = Mae dy giwb yn nodi pob darn rwyt ti’n ei adeiladu. Os nad oes gen ti un ar ôl, cod un o rywle arall: rwyt ti’n ildio’r trac hwnnw.
    .haulers = Cei gadw { $haulers } o gludwyr. Gollynga un pryd bynnag y bydd gen ti fwy.
    .deck = Yna mae asiantau ar y pecyn yn tynnu cerdyn yr un. Mae modd prynu mwyngloddiau, pobl a chludwyr am eu pris. Os nad wyt ti ei eisiau, mae’r cerdyn yn mynd i’r rhes. Mae digwyddiad yn digwydd ar unwaith, i’r asiant a’i tynnodd. Mae storm yn cael ei rhoi o’r neilltu tan ddiwedd y rownd.
book-mines =
    .pay = Dywedwch ar yr un pryd pa rai o’ch mwyngloddiau rydych chi’n eu gweithio. Mae pob un yn costio { $operate } Cu. Caiff mwynglawdd weithio heb drac ato.
    .die = Mae pob un ohonoch chi’n taflu un dis dros eich mwyngloddiau i gyd. Mae’r cerdyn yn dangos beth mae’r wyneb hwnnw’n ei roi.
    .x = Ar ✕ mae’r mwynglawdd wedi’i ddihysbyddu. Mae’n cadw ei nwyddau ond does dim modd ei weithio eto. Pan fydd yn wag, mae ei gerdyn yn mynd o dan y pecyn.
    .fresh = Mae mwynglawdd a gymeraist ti y rownd hon yn darllen y dis fel y mynni: fel y mae, un yn is neu un yn uwch. Mae 6 ac 1 yn gymdogion.
book-deals =
    .what = Cewch fasnachu copr, mwyngloddiau gyda’u nwyddau, nwyddau, trac, hawl i ddefnyddio trac neu fwyngloddiau y rownd hon, a chludo dros eich gilydd. Dim pobl, dim cludwyr.
    .binding = Mae cytundeb yn cyfri cyn gynted ag y bydd y ddau ohonoch chi’n cytuno. Does dim modd addo dim at rownd arall.
    .goods = Dim ond i fwynglawdd o’r un math y caiff nwyddau symud, a rhaid iddo fod yn eiddo i’r sawl sy’n eu cael.
    .carry = Mae rhywun sy’n cludo drosot ti’n mynd â dy nwyddau i’w gartref ei hun, dros ei drac a chyda’i gludwyr, pan ddaw ei dro i gludo. Mae’n cadw’r gyfran o bob pris y cytunoch chi arni, a thâl os oes un. Os na fydd yn cludo dim, cei’r tâl yn ôl.
    .off = Gyda thri neu fwy o bobl mae cytundebau. Gyda llai, heb gyfri’r Gild, does dim, oni bai eich bod chi’n dewis fel arall.
book-snow =
    .when = Mae storm yn dod ag eira dros y rownd nesaf i gyd.
    .red = Mewn eira, does dim yn mynd dros drac coch. Dydy tocynnau y tu ôl i drac coch yn talu dim.
    .clear = Caiff cludwyr glirio darnau coch o dy rwydwaith am y rownd hon, a gyda chaniatâd rai eraill y mae’n eu cyrraedd: trolau { $troll }, cewri { $giant }, dreigiau { $dragon }. Mae cludwr yn clirio neu’n cludo, byth y ddau mewn un rownd.
    .shared = Mae darn wedi’i glirio ar agor i bawb sy’n cael ei ddefnyddio.
book-shipping =
    .order = Mae pob cludwr yn cludo unwaith y rownd, o un cerdyn mwynglawdd i un lle. Caiff sawl un ymuno mewn un llwyth.
    .sum = Adia eu rhifau a rhanna â’r anhawster: { $black } os oes ffordd ddu gyfan, { $red } os oes unrhyw ddarn coch. Talgrynna i lawr. Dyna faint o nwyddau gei di eu cludo.
    .earn = Mae nwyddau sy’n dod adref yn ennill y pris sydd arnyn nhw nawr. Dydy prisiau ddim yn symud nes bod pawb wedi cludo.
    .tranship = Cei hefyd symud nwyddau i fwynglawdd arall o’r un math. Os yw’r ddau yn yr un lle, { $same } yw’r anhawster. Mae angen caniatâd ar gyfer mwynglawdd rhywun arall.
book-market =
    .title = Diwedd rownd
    .fall = Mae nwyddau a gludwyd yn disgyn un gris am bob { $fall } a werthwyd, neu ran o hynny, gan gyfri rhai pawb.
    .rise = Mae nwyddau na chludodd neb yn codi un gris.
    .die = Mae un dis yn codi un pris arall: diemyntau ar 1, rhuddemau ar 2, emralltau ar 3, aur ar 4 ac arian ar 5. Dydy 6 yn codi dim.
    .row = Mae’r rhes yn cael ei llenwi hyd at { $upcards } o gardiau. Dydy digwyddiadau sy’n dod i’r golwg yma’n cael dim effaith. Ar storm gyntaf rownd, mae’r holl gardiau oedd yno o’r blaen yn chwythu ymaith.
    .home = Mae’r ffigurau i gyd yn dod adref. Mae asiantau a ddaliwyd yn colli un rownd.
    .deck = Os yw’r pecyn yn darfod, mae’r cardiau oddi tano’n cael eu cymysgu’n becyn newydd.
book-end =
    .goal = Daw’r gêm i ben gyda’r rownd y mae rhywun yn cyrraedd { $goal } Cu ynddi, hyd yn oed os caiff ei wario eto. Y nifer mwyaf o gopr sy’n ennill.
    .tie = Os yw’n gyfartal, mae nwyddau sydd yn eich mwyngloddiau o hyd yn cyfri yn ôl prisiau’r diwedd. Os yw hynny’n gyfartal hefyd, rydych chi’n rhannu’r fuddugoliaeth.
    .declare = Pan fyddi di’n cyrraedd { $declare } Cu, mae pawb yn cael gwybod, ac mae dy bwrs yn aros ar agor.
    .latest = Daw gêm na all neb ei hennill i ben ar ôl { $turns } o rowndiau.
book-options =
    .title = Ffyrdd eraill o chwarae
    .before = Dewiswch y rhain cyn y gêm:
    .advanced = Yn y senario uwch mae gan bob un o ddau chwaraewr ddau gartref, gyda phrisiau ar wahân yn y cyntaf a’r ail. Pris y cartref y dôn nhw iddo y mae nwyddau’n ei ennill. Un pwrs ac un set o ffigurau sydd gen ti. Unwaith y bydd dy ddau rwydwaith wedi’u cysylltu, mae un o dy gartrefi’n cyfri fel lle i docyn. Does neb yn datgan dim, a’r nifer mwyaf o gopr ar ôl { $turns } o rowndiau sy’n ennill.
book-guild =
    .title = Y Gild
    .what = Mae’r Gild yn chwarae unrhyw sedd a rowch chi iddo, yn ôl rheolau a brintiwyd gyda’r gêm. Nid yw’n gwybod dim na allech chi ei wybod.
    .manner = Fel arfer mae’n mynd yn gyntaf am fwyngloddiau yn agos i’w drac, yna am docynnau, yn gwerthu ar y prisiau uchaf ac yn cynnig hyd at ddau ddis uwchben y pris ar gerdyn. Pan fydd yn dlawd a heb docyn, neu wedi i rywun ddatgan, mae’n mynd yn gyntaf am docynnau, yn cynilo at y trac i’w fwynglawdd gorau ac yn cynnig un dis ar y mwyaf.
    .deals = Dim ond am gludo y mae’n gwneud cytundebau, am hanner y pris yr un, a byth gyda dau chwaraewr. Gyda llai na thri o bobl, rhaid i chi droi cytundebau ymlaen yn gyntaf.
book-events =
    .title = Digwyddiadau
    .lead = Dim ond i asiant sy’n ei dynnu o’r pecyn y mae digwyddiad yn digwydd.
    .row = { $event }: { $text }

## The lesson, stop by stop

lesson-mountain =
    .name = Mynydd
    .title = Y mynydd
    .task = Dy gartref yw’r porth mawr. Mwyngloddiau yw’r lleoedd crwn, dinasoedd yw’r talcenni. Anfona dy syrfëwr i’r darn golau wrth ymyl dy gartref.
    .done = Mae trac du’n rhedeg y tu mewn i’r graig. Mae trac coch yn croesi hollt yn yr awyr agored.
lesson-surveyor =
    .name = Ellyll
    .title = Ellyll yn syrfëo
    .task = Mae dy ellyll yn sefyll lle rwyt ti eisiau adeiladu, a does neb arall eisiau. Dewisa’r trac a thala 2 Cu.
    .done = Mae’r twnnel wedi’i oleuo. Mae dy rwydwaith un lle’n fwy.
lesson-agent =
    .name = Corrach
    .title = Corrach yn hawlio
    .task-1 = Mae asiantau’n hawlio cardiau. Anfona dy un di i Farrow Delf, y mwynglawdd aur y mae dy ellyll yn adeiladu tuag ato.
    .task-2 = Does neb arall eu heisiau: cymera’r mwynglawdd a’r trac am 2 Cu yr un.
    .done = Ti biau’r mwynglawdd. Cei fod yn berchen ar fwyngloddiau cyn i dy drac eu cyrraedd.
lesson-die =
    .name = Dis
    .title = Plygu’r dis
    .task-1 = Tala 1 Cu i weithio dy fwynglawdd. Wedyn mae dis yn dweud beth a ddaw ohono.
    .task-2 = Mae’n 2. Mae dy fwynglawdd yn newydd y rownd hon, felly cei ei ddarllen fel 1 neu 3 yn lle hynny. Pa un sydd orau?
    .slip = Mae hynny’n gweithio, ond mae 1 yn dod â 4 aur o Farrow Delf, mwy nag unrhyw wyneb arall.
    .done = 4 aur. Mae un dis yn cyfri dros dy fwyngloddiau i gyd, a dim ond rhai newydd gaiff ei blygu.
lesson-home =
    .name = Adref
    .title = Dod ag ef adref
    .task = Mae dy drac yn cysylltu’r mwynglawdd â dy gartref. Mae dy drol yn cludo 4 ÷ 2 = 2 dros drac du: anfona nhw.
    .done = 10 Cu. Aeth aur i lawr un gris am y 2 a werthaist ti, a dringodd popeth arall.
lesson-quarrel =
    .name = Ffrae
    .title = Dau gorrach, un mwynglawdd
    .task = Mae’r ddau ohonoch chi eisiau Scarlet Stair, y mwynglawdd rhuddemau. Mae dy drac yn ei gyrraedd, sy’n ychwanegu 3 at dy ddisiau. Anfona dy asiant.
    .done = Mae 7 + 3 yn curo 8. Y cyfanswm uchaf sy’n ennill, ac os yw’n gyfartal chaiff neb ef.
lesson-ticket =
    .name = Tocyn
    .title = Tocyn i’r dref
    .task-1 = Mae gen ti docyn i Rimegate, a nawr mae dy lein yn cyrraedd Wyrmrest hefyd. Anfona dy asiant yno.
    .task-2 = Cymera’r tocyn am 5 Cu, a’r trac a syrfeodd dy ellyll am 2.
    .done = Mae un tocyn yn talu 5 Cu bob rownd, mae dau’n talu 20.
lesson-snow =
    .name = Eira
    .title = Pan fo’n bwrw eira
    .task-1 = Mae eira’n cau’r trac coch i Rimegate. Gall dy drol ei glirio, neu gludo 2 aur wedyn am 10 Cu. Pa un sydd orau?
    .task-2 = Cliria’r darn wrth ymyl dy gartref.
    .slip = Heb Rimegate, 5 Cu a gest ti am docynnau yn lle 20. Dim ond 10 a ddôi’r aur, felly cliria’r eira.
    .done = Mae cludwyr yn clirio neu’n cludo, byth y ddau. Talodd y ddau docyn: 20 Cu.
lesson-match =
    .name = Gêm gyntaf
    .title = Dy gêm gyntaf
    .task = Mae gen ti 540 Cu, ac mae gan y gwas te 570. Daw’r gêm i ben gyda’r rownd y mae un ohonoch chi’n cyrraedd 700.

## The coach: a sentence each, the first time something happens

coach-goal = Mae rhywun wedi cyrraedd y nod: daw’r gêm i ben gyda’r rownd hon, a’r nifer mwyaf o gopr sy’n ennill.
coach-declared = Mae pwrs sy’n cyrraedd 400 Cu ar agor am byth. Nawr rwyt ti’n gweld pa mor agos yw’r diwedd.
coach-snow = Mae eira’n cau trac coch y rownd hon: mae angen ffordd arall ar nwyddau a thocynnau, neu gludwr gyda rhaw.
coach-storm = Mae storm yn aros. Y rownd nesaf bydd eira, felly cluda dros drac coch tra galli di.
coach-tie = Os yw’n gyfartal ar y brig, chaiff neb ef y rownd hon.
coach-auction = I’r cynnig uchaf mae pobl a chludwyr yn mynd. Cynigia ddim ond yr hyn y byddet ti’n wirioneddol ei dalu.
coach-depleted = Mae ✕ yn rhoi diwedd ar waith mwynglawdd. Cluda’r hyn sydd ar ôl ynddo, ac mae ei gerdyn yn mynd o dan y pecyn.
coach-shipped = Mae pob 2 a werthir yn gostwng y pris hwnnw un gris. Mae’r hyn nad oes neb yn ei werthu’n dringo.
coach-tickets = Mae dau docyn yn talu 10 Cu yr un, bob rownd. Mae un ar ei ben ei hun yn talu 5.
coach-chained = Mae angen 4 neu fwy ar ddis am ail ddarn yn olynol, ac os yw’n methu mae’n costio dim.
coach-mined = Mae un dis yn cyfri dros dy fwyngloddiau i gyd, felly mae rhai gyda’r ✕ ar wynebau gwahanol yn yswirio’i gilydd.
coach-took = Caiff mwynglawdd a gymeraist ti y rownd hon ddarllen y dis un yn is neu’n uwch.
coach-laid = Wrth dy gartref mae dy rwydwaith yn dechrau. Dim ond yr hyn sydd wedi’i gysylltu ag ef sy’n cyfri.

## Flaws of an edition, options or a made-up position, after where they are

flaws-whole = y cyfan
flaws-impossible = does dim modd i hyn fod
flaws-bad-value = disgwyliwyd { $expected }, cafwyd { $received }
flaws-card-twice = mae cerdyn { $card } yno ddwywaith, neu heb rif
flaws-no-such-site = gyda { $seats } o chwaraewyr does dim lle o’r enw { $site }
flaws-order = rhaid i’r rhifau hyn godi, pob un unwaith
flaws-seats = mae { $need } o seddi yn y gêm hon
flaws-size = rhaid cael { $need } o’r rhain, ond mae { $have }
flaws-cards = rhaid i bob un o’r { $need } o gardiau yn y gêm hon fod mewn un lle, ond rhestrir { $have } neu mae un yno ddwywaith
flaws-kinds = mae cerdyn lle na all ei fath fod, neu ddim yn y blwch
flaws-cubes = mae { $have } o giwbiau ar waith, ond { $need } sydd gan chwaraewr
flaws-passengers = un perchennog ar y mwyaf sydd i docyn, mae gan bawb arall giwb arno, a rhaid iddo fod yn y gêm
flaws-pawns = mae ffigur i bob un a gyflogwyd a dau i ddechrau, ac mae syrfewyr ar ddarnau sy’n bod
flaws-sites = rhaid i gartref fod mewn lle gyda chartref
