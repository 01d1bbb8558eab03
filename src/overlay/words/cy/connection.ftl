### The connection, the people at the other end of it, and seats that change hands

## The connection

connection-label = Cysylltiad
connection-nudged = Mae { $name } yn aros amdanat ti.
connection-unkept = Collwyd { COUNT($count, one: "symudiad", all: "symudiadau", gender: "m") } a wnest ti heb gysylltiad.
connection-skew =
    .newer = Mae rhywun wedi ymuno gyda fersiwn mwy newydd o’r dudalen hon. Diweddara dy un di, yna ail-lwytha. Mae dy gêm wedi’i chadw.
    .older = Mae rhywun wedi ymuno gyda fersiwn hŷn o’r dudalen hon. Mae angen iddyn nhw ei hail-lwytho.
connection-copy = Copïo’r ddolen wahodd
connection-signalling = All neb newydd ymuno ar hyn o bryd. Mae dy gêm yn mynd yn ei blaen.
connection-not-kept = Paid ag ail-lwytho: dydy’r porwr hwn ddim yn cadw’r gêm.
connection-withheld = Mae dy westeiwr yn cadw rhan o’r gêm rhagot ti. Does dim modd tynnu dim nes i ti gael y cyfan.
connection-closed = Mae’r bwrdd hwn wedi cau.
connection-no-stage = Doedd dim modd darlunio’r bwrdd, felly dyma’r bwrdd mewn geiriau.
connection-loading = Yn darlunio’r bwrdd…

## The host has been caught, and nothing goes on

frozen-label = Bwrdd wedi rhewi
frozen-nobody = All neb symud
frozen-titles =
    .rewritten = Newidiodd y gwesteiwr y gêm
    .two-journals = Dangosodd y gwesteiwr ddwy gêm wahanol
    .rollback = Trodd y gwesteiwr y gêm yn ôl
    .illegal = Torrodd y gwesteiwr y rheolau
    .forged = Ffugiodd y gwesteiwr symudiad neu dyniad
    .seat = Rhoddodd y gwesteiwr dy sedd i rywun arall
frozen-host = dy westeiwr
frozen-host-named = { $name }, dy westeiwr,
frozen-says =
    .rewritten = Aeth { $host } yn ôl a newid rhywbeth oedd eisoes wedi digwydd.
    .two-journals = Dangosodd { $host } gêm wahanol i chwaraewr arall.
    .rollback = Hepgorodd { $host } symudiadau oedd eisoes wedi’u gwneud.
    .illegal = Gwnaeth { $host } rywbeth nad yw’r rheolau’n ei ganiatáu.
    .forged = Anfonodd { $host } symudiad neu dyniad yn enw chwaraewyr eraill, heb eu llofnodion.
    .seat = Gadawodd { $host } i rywun arall benderfynu drosot ti tra oeddet ti yma.
frozen-sound = Sylwodd dy dudalen ar hynny ac atal y gêm. Mae’r bwrdd yn dangos y gêm fel yr oedd cyn hynny, ac mae popeth sydd arno nawr yn ddilys.
frozen-now = Cadwa’r dystiolaeth yn gyntaf: os byddi di’n gadael neu’n ail-lwytho hebddi, bydd hi wedi mynd. Yna gadawa, ac agora fwrdd newydd os wyt ti am chwarae ymlaen. Mae’r gêm hyd yma’n aros ar y ddyfais hon.
frozen-save = Cadw’r dystiolaeth
frozen-leave = Gadael
frozen-leave-unsaved = Gadael heb dystiolaeth
frozen-hint =
    .proof = Un ffeil yw’r dystiolaeth. Gall unrhyw un sy’n ei hagor ar y dudalen hon weld beth wnaeth y gwesteiwr, heb ddibynnu ar dy air di.
    .forged = Un ffeil yw’r dystiolaeth. Mae’n profi beth anfonodd dy westeiwr, ond ti yw’r unig dyst fod llofnod ar goll neu’n ffug.
    .seat = Un ffeil yw’r dystiolaeth. Mae’n profi beth wnaeth dy westeiwr, ond ti yw’r unig dyst dy fod ti yma.

## In the place of the decision bar: a host or a player is away, or back

interrupted-computer = Y cyfrifiadur
interrupted-dropped = Collodd { $name } y cysylltiad.
interrupted-takes-over = Mae { $name } yn cymryd drosodd fel gwesteiwr.
interrupted-you-take-over = Rwyt ti’n cymryd drosodd fel gwesteiwr.
interrupted-soon = Does dim wedi’i golli. Bydd y chwarae’n parhau ymhen ychydig eiliadau.
interrupted-when-back = Does dim wedi’i golli. Bydd y chwarae’n parhau pan ddaw’r cysylltiad yn ôl.
interrupted-cut-off = Collaist ti dy gysylltiad.
interrupted-reconnecting = Does dim wedi’i golli. Yn ailgysylltu…
interrupted-hosts = { $name } yw’r gwesteiwr nawr.
interrupted-you-host = Ti yw’r gwesteiwr nawr.
interrupted-invite = Mae’r ddolen wahodd yn gweithio o hyd.
interrupted-turn-away = Tro { $name } yw hi, ond dydyn nhw ddim yma.
interrupted-many-away = Mae { NAMES($names) } i ffwrdd. Tro { $name } yw hi.
interrupted-needed = Mae { NAMES($names) } i ffwrdd. Does dim modd tynnu dim nes eu bod nhw’n ôl.
interrupted-wait = Arhosa, neu gad i { $bot } chwarae drostyn nhw.
interrupted-let-play = Gadael i { $bot } chwarae
interrupted-shall = A gaiff { $bot } chwarae dros { $name }?
interrupted-passes = Bydd yn digwydd unwaith i bawb sydd yma gytuno.
interrupted-yes = iawn
interrupted-no = na
interrupted-thinking = yn meddwl…
interrupted-plays-for = Mae { $bot } yn chwarae dros { $name }.
interrupted-seat-waits = Mae’r sedd yn aros amdanyn nhw.
interrupted-plays-for-you = Mae { $bot } yn chwarae drosot ti.
interrupted-seat-yours = Mae dy sedd yn aros amdanat ti.
interrupted-back = Mae { $name } yn ôl wrth y bwrdd.
interrupted-you-back = Rwyt ti’n ôl yn dy sedd.
interrupted-played = Gwnaeth { $bot } { COUNT($moves, one: "symudiad", all: "symudiadau", gender: "m") } drostyn nhw.
interrupted-played-for-you = Gwnaeth { $bot } { COUNT($moves, one: "symudiad", all: "symudiadau", gender: "m") } drosot ti.
interrupted-show = Eu dangos

## People who keep the others waiting, and seats that change hands

absence-quiet = Dim gair gan { NAMES($names) } ar hyn o bryd…
absence-ask-stand-in = Gofyn i’r cyfrifiadur gael chwarae
absence-nudge = Atgoffa { $name }
absence-take-back = Chwarae dy hun eto
absence-hand-over = Gwneud { $name } yn westeiwr

## Someone asks for a seat whose player is away

admission-knock = Mae rhywun yn gofyn am sedd { $name }. Ai’r person iawn yw hwn?
admission-let-in = Gadael i mewn
admission-turn-away = Gwrthod
admission-ask-for = Gofyn am gael chwarae { $name }

## The link that takes a seat to another device

ownLink-show = Symud i ddyfais arall…
ownLink-hint = Agora’r ddolen hon ar y ddyfais arall. Cadwa hi i ti dy hun: gall unrhyw un sydd â hi chwarae dy sedd.
ownLink-renew = Newid y ddolen hon
ownLink-renew-hint = Bydd hen ddolenni i dy sedd yn peidio â gweithio. Ar dy ddyfeisiau eraill, agora’r ddolen newydd i chwarae ymlaen.
ownLink-renewing = Yn agor y bwrdd eto…
ownLink-not-renewed = Weithiodd hynny ddim y tro hwn. Rho gynnig arall arni pan fydd pawb wedi’u cysylltu a dy dro di yw hi.
