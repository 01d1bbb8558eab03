## The question of a request, as its author reads it and as the others do.

questions-undo =
    .own = Gofynnaist ti am gael dadwneud:
    .by = Hoffai { $name } ddadwneud:
questions-rematch =
    .own = Gofynnaist ti am gêm arall.
    .by = Hoffai { $name } gael gêm arall.
questions-end =
    .own = Gofynnaist ti am orffen y gêm yma a chyfri’r pwyntiau fel y maen nhw.
    .by = Hoffai { $name } orffen y gêm yma a chyfri’r pwyntiau fel y maen nhw.
questions-edit =
    .own = Gofynnaist ti am newid y sefyllfa, fel prawf:
    .by = Hoffai { $name } newid y sefyllfa, fel prawf:
questions-deal =
    .own = Gofynnaist ti am rannu eto.
    .by = Hoffai { $name } rannu eto: bydd pawb yn tynnu llaw newydd o’r un maint.
questions-stand-in =
    .own = Gofynnaist ti i’r cyfrifiadur gael chwarae dros { $seat } nes iddyn nhw ddod yn ôl.
    .by = Hoffai { $name } i’r cyfrifiadur chwarae dros { $seat } nes iddyn nhw ddod yn ôl.
questions-give =
    .own = Gofynnaist ti am roi sedd { $seat } i rywun newydd.
    .by = Hoffai { $name } roi sedd { $seat } i rywun newydd.
questions-draws =
    .own = Gofynnaist ti am gael dewis y tyniad nesaf, fel prawf: { LIST($draws) }.
    .by = Hoffai { $name } ddewis y tyniad nesaf, fel prawf: { LIST($draws) }.
# The same without draws
questions-draws-free =
    .own = Gofynnaist ti i’r tyniad nesaf fod ar hap eto.
    .by = Hoffai { $name } i’r tyniad nesaf fod ar hap eto.

## Requests of players to each other.

requests-label = Cais
requests-for-ever = Os bydd pawb yn cytuno, gêm brawf fydd hon am byth a fydd ei chanlyniad ddim yn cyfri.
requests-answers = Atebion
requests-states =
    .agreed = wedi cytuno
    .declined = wedi gwrthod
    .waits = heb ateb
    .away = i ffwrdd
requests-majority = Rhaid i fwy na hanner ohonoch chi gytuno.
requests-agree = Cytuno
requests-refuse = Gwrthod
requests-withdraw = Canslo’r cais
requests-nothing-said = Dim byd sy’n ymddangos yn y cofnod.
requests-back = Dadwneud mwy…
requests-back-ask = Gofyn am ddadwneud…
requests-back-hint = Bydd y tynnu’n digwydd eto, ac efallai’n wahanol.
requests-back-minds-none = Fydd dim ots gan y cyfrifiadur.
requests-back-agree = Bydd rhaid i { NAMES($names) } gytuno.
requests-undo = Dadwneud
requests-ask = Gofyn i { NAMES($names) }
requests-owner = { $name }
requests-lost = Does dim modd darllen llaw newydd { NAMES($owners) }: mae’r ddyfais a’i rhannodd wedi mynd.
requests-cheated = Wnaeth dyfais { NAMES($owners) } ddim cymysgu neu roi’r cardiau fel y dylai. Doedden nhw ddim wedi’u rhannu’n deg, felly dydy’r canlyniad yn golygu dim. Gelli di orffen y gêm yn newislen y bwrdd, neu adael.
requests-sure-end = Gorffen yma, o ddifri?
requests-sure-end-ask = Gofyn i { NAMES($names) } am gael gorffen yma?
requests-back-title = Dadwneud hyn?
requests-ask-more = Gofyn am gêm arall
requests-deal-again = Rhannu eto
requests-end = Gorffen y gêm…
requests-waits = Yn aros am ateb gan { NAMES($names) }.
requests-more = …{ AND($count) } arall

## A person of two is back, for whom the computer has played.

whileAway-played = Tra oeddet ti i ffwrdd, gwnaeth y cyfrifiadur { COUNT($moves, one: "symudiad", all: "symudiadau", gender: "m") } drosot ti.
whileAway-hint = Gelli di ddadwneud popeth ers i ti adael. Bydd y tynnu’n digwydd eto, ac efallai’n wahanol.
whileAway-keep = Cadw
whileAway-take-back = Dadwneud

## Resigning, and what the end of such a match says.

resigning-resign =
    { $alone ->
        [true] Gorffen y gêm…
       *[false] Ildio neu orffen y gêm…
    }
resigning-final = Does dim modd dadwneud hyn.
resigning-keep = Dal i chwarae
resigning-hold =
    { $alone ->
        [true] Dal i lawr i orffen y gêm
       *[false] Dal i lawr i ildio
    }
# Ar ôl pwyso bysell y tro cyntaf
resigning-wait = Arhosa eiliad, yna pwysa eto.
resigning-again = Pwysa eto i gadarnhau.
resigning-left = wedi ildio
resigning-stopped = Gorffennwyd trwy gytundeb. { $sentence }
resigning-sure =
    .alone = Gorffen y gêm, o ddifri?
    .goes-on = Ildio fel { $name }, o ddifri? Bydd y lleill yn dal i chwarae.
    .over = Ildio fel { $name }, o ddifri?
resigning-ended = Gorffennodd { $name } y gêm.
resigning-all = Ildiodd { NAMES($gone) }.
resigning-won = Ildiodd { NAMES($gone) }, felly { NAMES($stayed) } sy’n ennill.

## Marks of a match that was changed from outside the rules.

testMatch-label = gêm brawf
testMatch-result = Gêm brawf: dydy’r canlyniad ddim yn cyfri.

## The same in the log.

requestLog-asked =
    .undo = Gofynnodd { $name } am gael dadwneud.
    .rematch = Gofynnodd { $name } am gêm arall.
    .end = Gofynnodd { $name } am orffen y gêm.
    .edit = Gofynnodd { $name } am newid y tu allan i’r rheolau, fel prawf.
    .draws = Gofynnodd { $name } am newid y tu allan i’r rheolau, fel prawf.
    .deal = Gofynnodd { $name } am rannu eto.
    .stand-in = Gofynnodd { $name } i’r cyfrifiadur gael chwarae dros { $seat }.
    .give = Gofynnodd { $name } am roi sedd { $seat } i rywun newydd.
requestLog-edited = Newidiwyd y sefyllfa trwy gytundeb, a daeth hon yn gêm brawf.
requestLog-draws-chosen = Dewiswyd y tyniad nesaf trwy gytundeb, a daeth hon yn gêm brawf: { LIST($draws) }.
requestLog-draws-free = Gwnaed y tyniad nesaf ar hap eto.
requestLog-yes = Cytunodd { $name }.
requestLog-no = Gwrthododd { $name }.
requestLog-withdrawn = Canslodd { $name } y cais.
requestLog-agreed = Dadwnaed, fel y cytunwyd.
requestLog-resigned =
    { $alone ->
        [true] Gorffennodd { $name } y gêm.
       *[false] Ildiodd { $name }.
    }
requestLog-ended = Gorffennwyd y gêm trwy gytundeb.
requestLog-out = Aeth { $name } allan o’r gêm, a daliodd y lleill i chwarae.
requestLog-bot = Cymerodd { $bot } le { $name }.
requestLog-stand-in = Camodd { $bot } i mewn dros { $name }.
requestLog-back = Daeth { $name } yn ôl.
requestLog-taken-back = Dadwnaeth { $name } yr hyn roedd y cyfrifiadur wedi’i chwarae drostyn nhw.
requestLog-dealt = Rhannwyd y cardiau.
requestLog-dealt-again = Rhannwyd y cardiau eto.
requestLog-shuffled =
    Cymysgodd a rhannodd { NAMES($names) } y cardiau gyda’i gilydd{ $again ->
        [true] { " " }eto
       *[false] { "" }
    }.
