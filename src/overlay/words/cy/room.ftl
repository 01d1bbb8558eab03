## The waiting room.

room-waiting = Aros am chwaraewyr
room-leave = Gadael
room-seats = Seddi
room-taken = { $taken } o { $all } wedi’u cymryd
room-you = Ti
room-host = Gwesteiwr
room-away = I ffwrdd
room-are-away = Mae { NAMES($names) } i ffwrdd.
room-guests = { COUNT($count, one: "gwyliwr", all: "gwylwyr", gender: "m") }
# A free colour in the sentence
room-free-colour = { LOWER($name) }
room-free = Ar gael o hyd: { LIST($colours) }.
# The same where more than three are
room-free-many = { COUNT(SIZE($colours), one: "lliw", all: "lliwiau", gender: "m") } ar gael o hyd.
room-someone = Chwaraewr { $seat }
room-a-guest = Rhywun
room-computer = cyfrifiadur
room-empty = Sedd wag
room-empty-hint = Croeso i bawb.
room-closed = Ar gau
room-closed-hint = Mae’r gêm yn dechrau hebddi.
room-colour = Lliw
room-colour-for = Lliw i { $name }
room-sat = Roedd { $name } yn eistedd yma.
room-change = Newid…
room-change-seat = Newid… { $name }
room-deed-at = { $deed }: sedd { $seat }
room-more = Mwy i { $name }
room-name = Enw
room-rename = Cadw’r enw
room-places = Lle wrth y bwrdd
room-who-takes = Pwy sy’n cymryd y sedd hon?
room-add-bot = Ychwanegu cyfrifiadur
room-add-bot-called = Ychwanegu { $name }
room-sit = Eistedd yma
room-sit-beside = Ychwanegu chwaraewr ar y ddyfais hon
room-move = Symud yma
room-move-to = Symud i sedd { $seat }
room-swap-with = Cyfnewid â { $name }
room-open = Agor y sedd
room-close = Cau’r sedd
room-stand = Codi o’r sedd
room-remove = Tynnu
room-invite = Gwahodd
room-invite-lead = Anfona’r ddolen, neu darllena god y bwrdd yn uchel:
room-level =
    .draws = Llofnodir pob symudiad, ac mae’r dyfeisiau i gyd yn tynnu gyda’i gilydd: all y gwesteiwr ddim twyllo heb i neb sylwi.
    .deals = Llofnodir pob symudiad, ac mae’r dyfeisiau i gyd yn tynnu ac yn rhannu gyda’i gilydd: all y gwesteiwr ddim twyllo heb i neb sylwi.
    .resumed = Dechreuwyd y gêm hon rywle arall. Os oes llai o ddiogelwch rhag twyll iddi nag i gêm newydd, gofynnir i’r gwesteion cyn iddyn nhw ymuno.
room-options = Opsiynau
room-options-of-host = { $host } sy’n penderfynu.
room-options-fixed = Pennwyd y rhain pan ddechreuodd y gêm.
room-start = Dechrau’r gêm
room-begins = Mae pawb yma. Bydd y gêm yn dechrau toc.
room-moment = Arhoswch eiliad
room-held = Mae rhywun wedi gofyn am eiliad.
room-go-on = Ymlaen
room-starts = { $host } sy’n dechrau’r gêm.
room-watching = { $count } yn gwylio
room-watchers = { NAMES($names) }. Maen nhw’n gweld yr hyn mae pawb yn ei weld.
room-let-watch = Gadael i eraill wylio…
room-copy-watch-link = Copïo’r ddolen wylio
room-react = Ymatebion
room-invites = { $host } sy’n dy wahodd i chwarae
room-about-minutes = Tua { $minutes } munud, dim i’w osod.
room-your-seat = Dy sedd
room-take-seat = Cymryd fy sedd
room-just-watch = Gwylio yn unig
room-more-about = Gwahoddiad ac opsiynau

## The form of what may be chosen before a match.

options-title = { $name }: opsiynau
options-seats = Chwaraewyr
options-seats-hint = O { $min } i { $max }.
options-best-alone = Dy orau ar dy ben dy hun
options-loading = Yn llwytho’r opsiynau…
options-missing = Lwythodd yr opsiynau ddim. Caea hwn a rho gynnig arall arni.

## Names and letters of the seat looks of the house.

colours-blue =
    .name = Glas
    .letter = B
colours-green =
    .name = Gwyrdd
    .letter = G
colours-red =
    .name = Coch
    .letter = R
colours-yellow =
    .name = Melyn
    .letter = Y
colours-lilac =
    .name = Lelog
    .letter = L
colours-black =
    .name = Du
    .letter = K

## Names of the patterns that tell seats apart, and their trains; by the number of the pattern.

patterns-hatch =
    .name = diemyntau
    .train = cerbyd modur
patterns-dots =
    .name = dotiau
    .train = injan dendar
patterns-stripes =
    .name = streipiau ar osgo
    .train = injan danc
patterns-chequers =
    .name = sgwariau
    .train = tram
patterns-zigzag =
    .name = igam-ogam
    .train = injan drydan
patterns-crosses =
    .name = croesau bach
    .train = injan danc gyfrwy

## News of the room.

news-sat = Cymerodd { $name } sedd.
news-bot = Ymunodd { $name } â’r gêm.
news-left = Gadawodd { $name } y sedd.
news-switched =
    { $option }: nawr { $on ->
        [true] ymlaen
       *[false] i ffwrdd
    }.
news-option = { $option }: nawr { $value }.

## Why the lobby refuses a change.

lobbyRefusals-not-hosting = Dim ond y gwesteiwr gaiff wneud hynny.
lobbyRefusals-no-seat = Dydy’r sedd honno ddim wrth y bwrdd hwn.
lobbyRefusals-not-free = Dydy’r sedd honno ddim yn wag mwyach.
lobbyRefusals-not-yours = Nid dy sedd di yw honno.
lobbyRefusals-reserved = Rhywun arall biau’r sedd honno.
lobbyRefusals-fixed = Does dim modd newid hynny yn y gêm hon.
lobbyRefusals-no-colour = Dydy’r lliw hwnnw ddim yn y gêm hon.
lobbyRefusals-colour-taken = Mae’r lliw hwnnw gan rywun arall.
lobbyRefusals-face-taken = Mae’r wyneb hwnnw gan rywun arall.
lobbyRefusals-no-bot = Dydy’r chwaraewr cyfrifiadurol hwnnw ddim yn y gêm hon.
lobbyRefusals-no-option = Dydy’r opsiwn hwnnw ddim yn y gêm hon.
# What has to be so before a match can start
conditions-seats = { $taken } o { COUNT($all, one: "sedd", all: "seddi", gender: "f") } wedi’u cymryd. Mae angen { $least } o leiaf.
conditions-every-seat = { $taken } o { COUNT($all, one: "sedd", all: "seddi", gender: "f") } wedi’u cymryd. Mae angen pob un ar y gêm hon.
conditions-closing =
    { $open ->
        [1] Bydd y sedd wag yn cau pan fyddi di’n dechrau.
       *[other] Bydd y { COUNT($open, one: "sedd wag", all: "seddi gwag", gender: "f") } yn cau pan fyddi di’n dechrau.
    }
