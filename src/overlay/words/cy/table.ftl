## The decision bar.

bar-label = Penderfyniad
bar-choices = Symudiadau posib
bar-waits = Mae { NAMES($names) } yn meddwl…
bar-owner = { $name }
bar-stalls = Aros i ddyfais { NAMES($owners) } gadarnhau’r symudiad diwethaf…
bar-shuffles = Mae { $name } yn cymysgu… { $percent }%
bar-quoted = “{ $label }”
bar-way-out = I ddod allan ohono, dewisa { OR($buttons) }.
bar-bot-at = { $bot } ({ $seat })
bar-pass-to = Rho’r ddyfais i { $name }.
bar-taken = Fi yw { $name }
bar-letter = Yn aros am lythyr nesaf { $name }.
bar-send-letter = Mae dy lythyr yn barod. Anfona fe i ddal ati.
bar-draw-letter = Rydych chi’n tynnu gyda’ch gilydd, trwy lythyr. Anfona d’un di i ddal ati.
bar-open = Yn aros i rywun ymuno.
bar-chance = Yn tynnu…
bar-answered = Mae pawb wedi ateb.
bar-over = Mae’r gêm ar ben.
bar-unpick = Rhywbeth arall
bar-undo = Dadwneud
bar-hint = Awgrym
bar-another = { $label } ({ $n })
bar-all = Dangos pob un ({ $count })
bar-fewer = Dangos llai

## The log, which the table titles like a newspaper.

log-title = Y Gwyliedydd
log-label = Cofnod y gêm
log-undone = Dadwnaeth { $name } symudiad.
log-missed-draws = Doedd dim tyniad yn dechrau gyda { $draws }, felly gadawyd hynny i siawns.
log-damaged = Does dim modd ailchwarae dim ar ôl hyn: fe’i difrodwyd ar y ddyfais hon, neu cywirwyd y rheolau ers hynny.
log-empty = Dim newyddion eto.
log-note = Nodyn: { $note }

## The seats and their players.

seats-label = Chwaraewyr
seats-you = ti
seats-bot = cyfrifiadur
seats-stand-in = eilydd
seats-until-back = yn chwarae nes iddyn nhw ddod yn ôl
seats-thinking = yn meddwl…
seats-answered = wedi ateb
seats-open = sedd wag
seats-away = i ffwrdd
seats-out = wedi ildio
seats-watching = { COUNT($count, one: "gwyliwr", all: "gwylwyr", gender: "m") }
seats-here = yma
seats-tab = Dy dro di · { $title }

## The table for those who can’t see its picture.

table-described = Y bwrdd mewn geiriau
table-show-all = Dangos y bwrdd cyfan
table-rulebook = Llyfr rheolau: { $section }

## Reacting, and what others see and hear of it.

reactions-said =
    .up = Bawd i fyny
    .ouch = Aw
    .hurry = Brysia
    .thanks = Diolch
    .thinking = Yn meddwl
    .hello = Helô
reactions-label = Ymatebion
reactions-mute = Cuddio ymatebion
reactions-reacted = { $name }: { $reaction }
reactions-someone = Gwyliwr

## The end of a match.

reckoning-title = Y cyfri terfynol
reckoning-source = Ffynhonnell
reckoning-total = Cyfanswm
reckoning-none = –
reckoning-scored = Sgoriaist ti { $points }
reckoning-close = Yn ôl at y bwrdd
reckoning-analysis = Dadansoddiad
reckoning-luck = Lwc
reckoning-verify = Chwilio am dwyll
reckoning-verifying = Yn gwirio pob symudiad…
reckoning-verified = Beth mae’r gêm hon yn ei brofi
reckoning-rematch = Chwarae’r gêm nesaf
reckoning-next = Chwarae’r gêm nesaf
reckoning-again = Chwarae eto
reckoning-regather = Newid chwaraewyr neu opsiynau
reckoning-waits = Y gwesteiwr sy’n dechrau’r gêm nesaf, a byddi di’n ymuno’n awtomatig.
# $by is a number of points
reckoning-won = Enillaist ti o { $by }
reckoning-lost = Collaist ti o { $by }
reckoning-tie = Gêm gyfartal
reckoning-won-alone = Enillaist ti
reckoning-lost-alone = Collaist ti
farewell-decided = { $source }: { $most } yn erbyn { $other }.
farewell-you = ti
farewell-figures = Manylion y pwyntiau
farewell-share = Rhannu’r poster
farewell-more = Rhagor

## Captions of the house’s sounds; a title may have better ones, and has those of its own.

captions-knock = Ciwb yn cnocio ar bren
captions-bag = Bag yn clecian
captions-pick = Caib yn taro
captions-ballast = Cerrig yn llithro
captions-rail = Rheilen yn tincian
captions-roof = To’n cael ei osod
captions-flag = Baner yn chwifio’n agored
captions-flip = Cerdyn yn troi drosodd
captions-slide = Cerdyn yn llithro
captions-staff = Polyn yn taro’r llawr
captions-step = Sŵn traed
captions-coin = Arian yn tincial
captions-stop = Postyn trwm yn cloi yn ei le
captions-whistle = Injan yn chwibanu
captions-chuff = Injan yn pwffian
captions-pay = Nwyddau’n newid dwylo
captions-bell = Cloch yr orsaf: dy dro di
captions-fanfare = Clychau a chwiban

## The consequence of a move, before it is made.

consequence-gets = Fe gei di { LIST($gains) }.
consequence-gives = Byddi di’n rhoi { LIST($costs) }.
consequence-both = Byddi di’n rhoi { LIST($costs) } ac yn cael { LIST($gains) }.
consequence-others = Bydd { $name } yn cael { LIST($gains) }.
consequence-opens = Wedyn: { $prompt }
consequence-points = { COUNT($amount, one: "pwynt", all: "pwyntiau", gender: "m") }
consequence-halves = { $shown } pwynt
