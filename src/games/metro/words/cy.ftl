### Metro in Welsh

## Lines of the log

log-began = { $name } a ddechreuodd.
log-laid = Gosododd { $name } deilsen ar { $square }.
log-carried-on = Ymestynnodd { NAMES($lines) }.
log-unreached = Does dim lein yn ei chyrraedd eto.
log-ended-unowned = Daeth { $line }, nad yw’n eiddo i neb, i ben { lines-where }.
log-ended = Daeth { $name } â { $line } i ben { lines-where }: sgoriodd { $owner } { $worth }.
log-brought =
    Daeth { $name } â { $line } { $city ->
        [true] i’r ddinas
       *[false] i’r ymyl
    }, a sgorio { $worth }.
log-shown =
    { $count ->
        [0] Doedd gan { $name } ddim byd oedd yn ffitio o hyd.
        [1] Dangosodd { $name } deilsen nad oedd yn ffitio yn unman.
       *[other] Dangosodd { $name } { $count } o deils, a doedd yr un ohonyn nhw’n ffitio.
    }
log-drew = Tynnodd { $name } deilsen arall.
log-lifted = Doedd dim byd yn ffitio, felly cafodd { $name } osod lein o un deilsen.
log-over = Mae’r gêm ar ben.

## Effects of a tile on lines

lines-where =
    { $city ->
        [true] yn y ddinas
       *[false] ar yr ymyl
    }
lines-end =
    { $line }{ $city ->
        [true] { " " }yn y ddinas
       *[false] { "" }
    } ({ counted-points })
lines-carried = { $line } hyd at { counted-tiles }
lines-would-finish = byddai’n gorffen { $line }
lines-sets-out = { $line } yn cychwyn: { counted-tiles }
lines-goes-on = { $line } yn mynd ymlaen: { $before } → { counted-tiles }
lines-finishes = yn gorffen { NAMES($lines) }
lines-carries-on = yn ymestyn { NAMES($lines) }
lines-no-change = does dim lein yn newid
lines-none-would-change = Fyddai dim lein yn newid.
lines-it-would-finish = Byddai’n gorffen { NAMES($lines) }.
lines-it-would-carry-on = Byddai’n ymestyn { NAMES($lines) }.

## Moves

moves-brief =
    .lay = Gosod teilsen
    .show = Dangos dy deils
    .draw = Tynnu teilsen
moves-draw = Tynnu teilsen a’i gosod
moves-lay = gosod { $tile } ar { $square }
moves-held =
    .drawn = y deilsen a dynnwyd
    .yours = dy deilsen
    .numbered = teilsen { $number }
moves-turned =
    { $turns ->
        [1] chwarter tro i’r dde
        [2] wedi’i throi ben i waered
       *[other] chwarter tro i’r chwith
    }
moves-show =
    .one = Dangos dy deilsen
    .several = Dangos dy deils
moves-misfit =
    .one = dydy hi ddim yn ffitio yn unman
    .several = does yr un ohonyn nhw’n ffitio
moves-ask-draw = Tynnu teilsen? Bydd rhaid i ti ei gosod.
moves-not-yet = Ddim eto
moves-lay-it =
    .only = Gosod y deilsen
    .one-of = Gosod { $tile }
moves-elsewhere = Rhywle arall

## Instructions shown with a choice, for someone with one tile in hand or several

prompts-anywhere =
    .drawn = Dydy’r deilsen a dynnaist ti ddim yn ffitio, felly gosoda hi yn unrhyw le, hyd yn oed yn lein o un deilsen.
    .one = Dydy dy deilsen ddim yn ffitio, felly gosoda hi yn unrhyw le, hyd yn oed yn lein o un deilsen.
    .several = Does yr un o dy deils yn ffitio, felly gosoda un yn unrhyw le, hyd yn oed yn lein o un deilsen.
prompts-show-and-draw =
    .one = Dydy dy deilsen ddim yn ffitio yn unman. Dangosa hi a thynna un arall.
    .several = Does yr un o dy deils yn ffitio. Dangosa nhw a thynna un arall.
prompts-show-and-lay =
    .one = Dydy dy deilsen ddim yn ffitio yn unman. Dangosa hi, yna gosoda un yn unrhyw le.
    .several = Does yr un o dy deils yn ffitio. Dangosa nhw, yna gosoda un yn unrhyw le.
prompts-lay-drawn = Gosoda’r deilsen a dynnaist ti.
prompts-lay =
    .one = Gosoda dy deilsen y ffordd yma i fyny.
    .several = Gosoda un o dy deils y ffordd yma i fyny.
prompts-lay-turned =
    .one = Gosoda dy deilsen, wedi’i throi os mynni.
    .several = Gosoda un o dy deils, wedi’i throi os mynni.
prompts-lay-or-draw =
    .one = Gosoda dy deilsen, neu tynna un arall a gosod honno.
    .several = Gosoda un o dy deils, neu tynna un arall a gosod honno.
prompts-lay-turned-or-draw =
    .one = Gosoda dy deilsen, wedi’i throi os mynni, neu tynna un arall a gosod honno.
    .several = Gosoda un o dy deils, wedi’i throi os mynni, neu tynna un arall a gosod honno.

## Refusals, by their reasons

refusals-over = Mae’r gêm ar ben.
refusals-drawing = Dydy’r chwaraewr cyntaf ddim wedi’i ddewis eto.
refusals-not-your-turn = Nid dy dro di yw hi.
refusals-not-held = Dydy’r deilsen honno ddim gen ti.
refusals-lay-drawn = Rhaid i ti osod y deilsen rwyt ti newydd ei thynnu.
refusals-no-draw = Dim ond pan nad oes modd gosod yr un o dy rai di y cei dynnu teilsen arall.
refusals-nothing-left = Does dim teils ar ôl i’w tynnu.
refusals-drawn-already = Rwyt ti wedi tynnu teilsen y tro hwn yn barod.
refusals-can-lay = Mae modd i ti osod teilsen, felly does dim i’w ddangos.
refusals-show-to-draw = Does dim byd sydd gen ti’n ffitio. Dangosa dy deils yn gyntaf, yna rwyt ti’n tynnu un arall.
refusals-show-first = Byddai hynny’n gwneud lein o un deilsen, o’r ymyl yn syth yn ôl iddo. Does dim byd sydd gen ti’n ffitio, felly dangosa dy deils yn gyntaf.
refusals-city = Y ddinas yw honno. Does dim teils yn cael eu gosod yno.
refusals-taken = Mae teilsen ar { $square } yn barod.
refusals-apart = Mae teils yn mynd ar ymyl y bwrdd neu wrth ymyl teilsen arall. Dydy’r ddinas ddim yn cyfri.
refusals-one-point = Byddai hynny’n gwneud lein o un deilsen, o’r ymyl yn syth yn ôl iddo.
refusals-no-turning = Dydy teils ddim yn cael eu troi yn y gêm hon. Mae’r marc yn y gornel yn dweud pa ffordd i fyny maen nhw’n mynd.

## The final score

scores-city = Leiniau i’r ddinas
scores-edge = Leiniau i’r ymyl
scores-won = Enillodd { $name } gyda { counted-points }.
scores-shared = Rhannodd { NAMES($names) } y fuddugoliaeth gyda { counted-points } yr un.

## Companies and their lines

seats-names =
    .red = Coch
    .yellow = Melyn
    .blue = Glas
    .green = Gwyrdd
    .lilac = Lelog
    .black = Du
seats-line = lein { $number }
seats-line-of = lein { $number } cwmni { $name }

## Titles of sections of the rules book that refusals name

sections-table = Ar y bwrdd
sections-turn = Dy dro di
sections-squares = Ble caiff teilsen fynd
sections-end = Y diwedd

## The table in words

table-laid =
    { $count ->
        [0] Dim teils wedi’u gosod
       *[other] { $count } o 60 teilsen wedi’u gosod
    }
table-arrived =
    Trenau wedi cyrraedd: { $count ->
        [0] dim un
       *[other] { $count }
    } o { $of }
table-not-under-way =
    Heb gychwyn eto: { $count ->
        [1] lein
       *[other] leiniau
    } { NAMES($lines) }.
table-moving = Lein { $line }: { counted-tiles } hyd yma, yn aros ar { $square }.
table-ended = Daeth lein { $line } i ben { lines-where }: { $worth }.
table-in-hand =
    Teilsen{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    } yn y llaw{ $seen ->
        [true] , a welodd pawb
       *[false] { "" }
    }: { $tile }.
table-holds = Yn y llaw: { counted-tiles }.
table-board =
    { $count ->
        [0] Bwrdd: dim teils wedi’u gosod
       *[other] Bwrdd: { $count } o 60 teilsen wedi’u gosod
    }
table-row = Rhes { $row }.
table-empty-row = Rhes { $row }: dim teils.
table-full-row = Mae’r rhes yn llawn.
table-pool = { counted-tiles } i’w tynnu
table-unseen = { $count } heb eu gweld eto: { $tile }.

## Statistics

tallies-kinds = Mathau o deils
tallies-lines = Leiniau
tallies-turns = Troeon
tallies-shown = wedi dechrau heb ddim oedd yn ffitio
tallies-lifted = â modd gosod lein o un deilsen

## Tiles: where trains go that come in from each side

tiles-direction =
    { $side ->
        [0] gogledd
        [1] dwyrain
        [2] de
       *[other] gorllewin
    }
tiles-wholes =
    .aaaa = yn syth ar draws y ddwy ffordd
    .bbbb = pob ochr i’r nesaf gyda’r cloc
    .cccc = pob ochr i’r nesaf yn erbyn y cloc
    .dddd = hanner cylch ar bob ochr
tiles-both-ways = { $one } { AND($other) } y ddwy ffordd
tiles-one-way = o’r { $from } i’r { $to }
tiles-circle = i’r { tiles-direction }
tiles-half-circles = hanner cylch { NAMES($sides) }
tiles-beside =
    { $side ->
        [0] uwchben colofn { $column }
        [1] i’r dde o res { $row }
        [2] o dan golofn { $column }
       *[other] i’r chwith o res { $row }
    }

## Numbers of things

counted-tiles = { COUNT($tiles, one: "teilsen", all: "teils", gender: "f") }
counted-points = { COUNT($points, one: "pwynt", all: "pwyntiau", gender: "m") }
counted-lines = { COUNT($lines, one: "lein", all: "leiniau", gender: "f") }

## The title

title-language = cy
title-ambience = Tramiau, colomennod ac organ dro
title-built-in = Argraffiad “Classic”: 60 teilsen a 32 gorsaf y gêm brintiedig.
title-loaded = Argraffiad “{ $name }”, wedi’i lwytho o ffeil.
title-refused = Does dim modd gwneud hynny nawr.

## Panels about things on the table

about-station =
    .no-train = Dim trên
    .unused = Does dim cwmni’n defnyddio’r orsaf hon, felly dydy ei lein ddim yn sgorio.
    .train = Trên { $name }
    .finished = Lein orffenedig cwmni { $name }
    .length = Hyd
    .scored = Sgoriodd
    .so-far = Hyd yma
    .waits-at = Yn aros wrth
    .or-more = { counted-points } neu fwy.
about-seat =
    .trains = Trenau
    .in-hand = Yn y llaw
    .into-city = I’r ddinas
    .to-edge = I’r ymyl
    .lines =
        { $count ->
            [1] Lein
           *[other] Leiniau
        } { $lines }.
about-city =
    .title = Y ddinas
    .kind = Mae pob teilsen yn cyfri ddwywaith
    .text = Mae lein sy’n dod i ben yn y ddinas yn sgorio 2 bwynt am bob teilsen yn lle 1.
    .no-line = Does yr un lein wedi’i chyrraedd eto.
about-pool =
    .title = Teils i’w tynnu
    .in-hands = Yn nwylo’r chwaraewyr
    .count-unseen = { $count } heb eu gweld eto
    .unseen = Heb eu gweld eto
about-of-all = { $count } o’r 60 teilsen
about-cell =
    .empty = Sgwâr gwag
    .laid-by = Teilsen a osododd { $name }
    .tracks = Traciau
    .lines-over = Leiniau drosti
    .none-yet = Dim eto.
    .lines = { NAMES($lines) }
    .passing =
        { $line }{ $times ->
            [1] { "" }
            [2] { " " }(dwywaith)
            [3] { " " }(tair gwaith)
           *[other] { " " }(pedair gwaith)
        }
    .starts-here = Yn cychwyn yma
    .waits-here = Yn aros yma
    .so-far = { counted-tiles } hyd yma
    .can-go = Caiff teilsen fynd yma.
about-hand =
    .no-one = neb
    .tile-of = Teilsen { $name }
    .closed = Wyneb i lawr
    .seen-by = Dim ond { $name } sy’n gallu ei gweld.
    .open = Wedi’i gweld gan bawb
    .seen-alone = Dim ond { $name } a’i gwelodd
    .in-box = Yn y blwch
about-turning =
    .head = Troi
    .fixed = Dydy hi ddim yn cael ei throi: mae’r marc yn ei chornel yn cyfateb i farc y sgwâr.
    .turned = Mae modd ei throi cyn ei gosod.
about-drawn =
    .head = Tynnwyd
    .text = Rhaid ei gosod y tro hwn.

## Text printed on the table itself

captions-pool = Y pentwr
captions-to-draw = i’w tynnu
captions-none =
    { $count ->
        [0] dim un
       *[other] { $count }
    }
captions-in-other-hands = { AND(captions-none) } gan y lleill
captions-held = { AND(captions-none) } mewn dwylo
captions-unseen = Heb eu gweld eto, fesul math
captions-your-tile = Dy deilsen
captions-your-tiles = Dy deils
captions-to-move = i symud
captions-you = ti
captions-takes-lead = { $name } ar y blaen
captions-last-tiles = Y teils olaf
captions-laid = { $count } o { $of } teilsen wedi’u gosod
captions-standing =
    .level = cyfartal
    .leads = ar y blaen o { $by }
    .behind = { $by } y tu ôl
captions-lines-open = { counted-lines } ar agor
captions-open = { captions-none } ar agor
captions-seat = { $name }: { counted-points }
captions-station =
    .idle = Gorsaf { $number }
    .waiting = Gorsaf { $number }: trên { $company } yn aros
    .ended = Gorsaf { $number }: lein cwmni { $company }, { counted-points }
captions-city = Y ddinas
captions-draw = { moves-brief.draw }
captions-show = { moves-brief.show }
captions-line-worth = { counted-tiles } · { counted-points }
captions-line-length = { counted-tiles }
captions-at-edge = ymyl: { $points }+ o bwyntiau
captions-in-city = dinas: { $points }+ o bwyntiau
captions-pool-of = Y pentwr: { counted-tiles } i’w tynnu
captions-in-pool = yn y pentwr
captions-a-dot = mae dot yn deilsen
captions-kind = { $tile }: { captions-none } heb eu gweld
captions-closed-tile = Teilsen wyneb i lawr
captions-on-square = Leiniau ar y sgwâr hwn
captions-line-ends = lein { $line } yn gorffen
captions-line-sets-out = lein { $line } yn cychwyn
captions-line-goes-on = lein { $line } yn mynd ymlaen
captions-ends-for =
    { counted-points }, { $city ->
        [true] dinas ×2
       *[false] ymyl
    }
captions-none-of-yours = dim un o dy rai di
captions-nobodys = does dim lein yn newid

## Captions of sounds

sounds-felt = Teilsen yn llithro dros ffelt
sounds-tile = Teilsen yn cnocio ar bren
sounds-bridge = Pont haearn yn atseinio
sounds-clack = Olwynion yn clecian
sounds-hall = Corn yn atseinio mewn neuadd orsaf
sounds-buffers = Trên yn cwrdd â’i fyfferau
sounds-enamel = Plât enamel yn troi drosodd
sounds-slip = Slip o bapur yn cael ei dynnu
sounds-tram = Cloch tram, dwy stryd i ffwrdd
sounds-pigeons = Colomennod ar do
sounds-organ = Organ dro rownd y gornel
sounds-flip = Teilsen yn cael ei throi i fyny
sounds-coin = Pwyntiau’n tincial

## Choices before a match

options-hand =
    .label = Llaw
    .hint = Sawl teilsen mae pob chwaraewr yn eu dal ac yn dewis ohonyn nhw.
options-turning =
    .label = Troi rhydd
    .hint = Tro deilsen unrhyw ffordd cyn ei gosod, yn wahanol i’r gêm brintiedig.
options-draw =
    .label = Ail deilsen
    .hint = A gei di dynnu teilsen arall dim ond pan nad oes modd gosod yr un sydd gen ti, neu unrhyw bryd.
    .strict = Pan nad oes un yn ffitio
    .free = Unrhyw bryd
options-first =
    .label = Tro cyntaf
    .hint = Pwy sy’n gosod y deilsen gyntaf: y sedd olaf wrth y bwrdd, neu un ar hap.
    .last = Sedd olaf
    .random = Ar hap

## The rules book

book-title = Sut i chwarae Metro
book-lead = Mae pob un ohonoch chi’n rhedeg cwmni rheilffordd mewn dinas tua 1900. Gyda’ch gilydd rydych chi’n gosod y traciau, un deilsen ar y tro. Mae pob teilsen yn cario leiniau i ti ac i’r lleill, felly gwna dy rai di’n hir a’u rhai nhw’n fyr. Y nifer mwyaf o bwyntiau sy’n ennill.
book-table =
    .board = Mae 60 o sgwariau ar y bwrdd o amgylch y ddinas, sy’n llenwi’r pedwar yn y canol.
    .stations = O’i amgylch mae 32 o orsafoedd, un wrth bob ochr allanol i sgwâr, wedi’u rhifo’n groes i’r cloc o’r gornel dde uchaf. Mae gan bob un drac lle mae trenau’n gadael ac un arall lle maen nhw’n cyrraedd.
    .start = Ar y dechrau, mae trenau dy gwmni’n aros yn dy orsafoedd. Mae ble maen nhw’n dibynnu ar faint ohonoch chi sy’n chwarae:
    .pool = Cymysgir y 60 teilsen a’u rhoi wyneb i lawr yn y pentwr. Mae pob un ohonoch chi’n tynnu un ac yn cael edrych arni. All y lleill ddim ei gweld.
    .first = Y sedd olaf wrth y bwrdd sy’n cael y tro cyntaf. Wedyn mae’r chwarae’n mynd rownd y bwrdd.
book-trains = { $seats } o chwaraewyr: { $trains } o drenau yr un.
book-idle = Gorsafoedd heb drên: { NAMES($stations) }.
book-turn =
    .lay = Gosoda dy deilsen ar sgwâr rhydd.
    .score = Os yw hynny’n gorffen unrhyw leiniau, maen nhw’n cael eu sgorio ar unwaith, dim ots pwy biau nhw.
    .draw = Tynna deilsen newydd, os oes rhai ar ôl.
    .pass = Does dim modd pasio. Hyd yn oed os yw dy leiniau di i gyd wedi’u gorffen, rwyt ti’n dal i osod teils ar leiniau pobl eraill. Os nad oes gen ti deilsen a does dim un i’w thynnu, rwyt ti’n colli dy dro.
    .mark = Mae’r marc yng nghornel teilsen yn dweud pa ffordd i fyny mae’n mynd. Dydy teils ddim yn cael eu troi, felly teilsen wahanol yw un sy’n edrych fel un arall wedi’i throi.
book-squares =
    .free = Gosoda hi ar unrhyw sgwâr rhydd sydd ar ymyl y bwrdd, neu sy’n rhannu ochr â theilsen sydd yno’n barod. Dydy cyffwrdd wrth gornel ddim yn ddigon, na bod wrth ymyl y ddinas chwaith.
    .short = Chaiff dim lein fod yn un deilsen o hyd, o’r ymyl yn syth yn ôl i’r ymyl. Felly chei di ddim:
    .circle = gosod hanner cylch yn erbyn yr ymyl
    .curve = gosod tro mewn cornel sy’n cysylltu dwy ochr allanol y gornel.
    .anyway = Does dim gwahaniaeth a oes trên yn aros yno. Yn erbyn y ddinas, neu unrhyw le y tu mewn i’r bwrdd, mae hyn i gyd yn iawn.
book-stuck =
    .title = Os nad yw dy deilsen yn ffitio
    .show = Os nad oes sgwâr lle caiff dy deilsen fynd, dangosa hi i bawb. Yna:
    .more = Os oes teils ar ôl, tynna un arall a gosoda honno. Rwyt ti’n cadw’r gyntaf, sy’n aros wyneb i fyny, a dwyt ti ddim yn tynnu eto’r tro hwn. Os nad yw’r deilsen a dynnaist ti’n ffitio chwaith, gosoda hi ar unrhyw sgwâr lle câi teilsen fynd fel arall, hyd yn oed os yw hynny’n gwneud lein o un deilsen.
    .none = Os nad oes rhai ar ôl, gosoda dy deilsen dy hun ar unrhyw sgwâr lle câi teilsen fynd fel arall, hyd yn oed os yw hynny’n gwneud lein o un deilsen.
book-lines =
    .title = Dilyn lein
    .tracks = Mae lein yn cychwyn mewn gorsaf, yn mynd ymlaen o deilsen i deilsen ac yn croesi dros draciau eraill neu o danyn nhw heb newid iddyn nhw. Mae trenau’n cadw at un ochr, felly mae’r ddau drac rhwng teils cyfagos yn perthyn i gyfeiriadau gwahanol.
    .again = Gall lein basio’r un deilsen fwy nag unwaith. Dydy trac sy’n rhedeg mewn cylch, neu sy’n cychwyn yn y ddinas, ddim yn perthyn i neb nac yn sgorio.
    .waits = Tra bydd yn gorffen wrth sgwâr rhydd, mae lein yn aros yno. Pwyntia at orsaf i weld ei lein, pa mor hir yw hi a beth yw ei gwerth.
book-scoring =
    .title = Sgorio
    .finished = Mae lein wedi’i gorffen pan fydd yn cyrraedd ymyl y bwrdd neu’r ddinas. Mae ei thrên yn cael ei droi ac mae ei chwmni’n sgorio, hyd yn oed os rhywun arall osododd y deilsen.
    .edge = Ar yr ymyl: 1 pwynt am bob teilsen.
    .city = Yn y ddinas: 2 bwynt am bob teilsen.
    .each = Mae teilsen yn cyfri bob tro mae’r lein yn ei phasio.
    .several = Gall un deilsen orffen sawl lein. Mae pob un ohonyn nhw’n sgorio. Dydy lein o orsaf heb drên ddim yn sgorio.
book-end =
    .last = Daw’r gêm i ben cyn gynted ag y bydd y trên olaf wedi’i droi, hyd yn oed os oes sgwariau ar ôl. Y nifer mwyaf o bwyntiau sy’n ennill. Os yw’n gyfartal, rydych chi’n rhannu’r fuddugoliaeth.
    .stop = Os nad ydych chi eisiau gorffen, cewch gytuno i stopio. Yna mae’r pwyntiau’n cael eu cyfri fel y maen nhw.
book-options =
    .title = Ffyrdd eraill o chwarae
    .before = Dewiswch y rhain cyn y gêm. Mae modd eu cyfuno.
    .hand = Gyda mwy nag un deilsen yn y llaw, gosoda unrhyw un ohonyn nhw a thynna un yn ei lle. Dim ond os nad oes un o dy rai di’n ffitio y byddi di’n tynnu ail deilsen i’w gosod, felly rwyt ti’n eu dangos nhw i gyd yn gyntaf.
    .turning = Gyda throi rhydd, mae teilsen yn ffitio os yw’n ffitio unrhyw ffordd. Dim ond os nad oes troi’n helpu y cei osod lein o un deilsen.
    .draw = Pan gei di dynnu ail deilsen unrhyw bryd, rhaid i ti osod yr un a dynnaist ti: lle mae’n ffitio os oes lle, ac fel arall ar unrhyw sgwâr lle câi teilsen fynd, hyd yn oed os yw hynny’n gwneud lein o un deilsen. Mae dy deilsen dy hun yn aros ynghudd.
    .wait = Mae mwy o deils a throi rhydd yn rhoi mwy i ti feddwl amdano, ac yn gwneud i bawb arall aros yn hirach.
book-tiles =
    .title = Y 60 teilsen
    .tracks = Mae pedwar trac ar bob teilsen, un i mewn o bob ochr. Trac i drenau sy’n dod i mewn o’r gogledd ac yn gadael i’r dwyrain yw “o’r gogledd i’r dwyrain”. Mae “y ddwy ffordd” yn golygu bod trac yn ôl hefyd. Mae hanner cylch yn anfon trên yn ôl allan ar yr ochr y daeth ohoni.
    .copies = { $copies } o 60

## The lesson, stop by stop

lesson-tile =
    .name = Teilsen
    .title = Gosod teilsen
    .task = Rwyt ti’n dal un deilsen. Mae’n mynd ar yr ymyl neu wrth ymyl un arall: dewisa’r sgwâr golau, yna gosoda hi.
    .done = Rwyt ti’n tynnu un arall, a thro’r cwmni nesaf yw hi. Gosodir teils fel y maen nhw, heb eu troi byth.
lesson-short =
    .name = Ymylon
    .title = Dim lein un deilsen
    .task = Ar y dde mae’r deilsen hon yn troi trên yn ei ôl, a chaiff dim un lein ddod i ben ar ôl un deilsen. Gosoda hi ar sgwâr golau.
    .done = Dim ond pan nad yw teilsen yn ffitio yn unman arall y caiff lein ddod i ben ar ôl un deilsen, am 1 pwynt.
lesson-line =
    .name = Lein
    .title = Anfon trên adref
    .task = Gallai dau o dy drenau gyrraedd yr ymyl. Rho gynnig ar y ddau sgwâr golau, a gosoda’r deilsen lle mae’n sgorio mwy.
    .slip = Daeth y lein honno i ben ar ôl 2 deilsen, am 2 bwynt, ac mae ei thrên wedi gorffen. Byddai’r llall wedi pasio 8.
    .done = Ar yr ymyl mae lein yn dod i ben: 1 pwynt am bob teilsen, 8 yma. Tan hynny dydy hi’n werth dim. I ddilyn un, pwyntia at ei thrên neu gyffwrdd ag ef.
lesson-city =
    .name = Dinas
    .title = I mewn i’r ddinas
    .task = Mae’r ddinas yn cyfri ddwywaith. Tyrd â’r trên golau i mewn iddi.
    .done = 3 teilsen, 2 bwynt am bob un. Mae’r ddinas yn anodd ei chyrraedd, ac yn werth aros amdani.
lesson-neighbour =
    .name = Cystadleuwyr
    .title = Torri lein rhywun arall
    .task = Mae teils yn gwasanaethu pob trên sy’n eu croesi. Mae hon yn dod â lein olau dy wrthwynebydd i ben: gosoda hi.
    .done = Mae dy wrthwynebydd yn sgorio 3, a dim mwy byth gyda’r trên hwnnw. Gwylia dy drenau di.
lesson-match =
    .name = Gêm gyntaf
    .title = Dy gêm gyntaf
    .task = Mae’r bwrdd bron yn llawn. Gorffenna yn erbyn Pip, y gwas te.

## The coach: a sentence each, the first time something happens

coach-city = Mae lein sy’n dod i ben yn y ddinas yn sgorio 2 bwynt am bob teilsen yn lle 1.
coach-mine = Mae dy lein wedi dod i ben ac wedi sgorio. Mae ei thrên wedi’i droi, a dyna ddiwedd yr orsaf honno.
coach-finished = Mae lein yn sgorio i’w pherchennog, dim ots pwy osododd y deilsen olaf.
coach-shown = Mae teilsen sydd ddim yn ffitio yn unman yn cael ei dangos i bawb, a thynnir un arall.
coach-lifted = Pan nad oes dim yn ffitio a dim ar ôl i’w dynnu, cei osod hyd yn oed lein o un deilsen.
coach-extra = Rhaid gosod teilsen a dynnir ar dy dro yn ystod y tro hwnnw.
coach-laid = Efallai i dy deilsen ymestyn sawl lein. Pwyntia at orsaf i ddilyn ei lein.

## Flaws of an edition, options or a made-up position, after where they are

flaws-whole = y cyfan
flaws-impossible = does dim modd i hyn fod
flaws-tile-count = rhaid cael { $need } o deils, un i bob sgwâr, ond mae { $have }
flaws-bad-value = disgwyliwyd { $expected }, cafwyd { $received }
flaws-seats = nifer gwahanol o seddi sydd yn y gêm
flaws-tiles = rhaid i bob un o’r 60 teilsen fod mewn un lle, ond rhestrir { $tiles } neu mae un yno ddwywaith
flaws-copies = mae mwy o deils o’r math { $face } nag sydd yn y blwch
flaws-cell = mae dwy deilsen ar sgwâr { $cell } neu mae’n rhan o’r ddinas. Cymera deilsen ymaith
flaws-shown = dim ond teils y mae rhywun yn eu dal a ddangosir, pob un unwaith
flaws-drawn = rhaid i hon fod yn deilsen y sedd sydd â’r tro, neu -1
flaws-not-over = mae trenau ar ôl. Gosoda hwn i turn
flaws-over = byddai’r gêm ar ben yno. Gosoda hwn i over
