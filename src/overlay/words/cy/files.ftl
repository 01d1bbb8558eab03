### Faults in files, links and matches

## Files that no way of opening one can use

files-broken = Does dim modd agor y ffeil hon. { problem-not-json }
files-other = Does dim modd agor y ffeil hon. Nid gêm, adroddiad nam, tystiolaeth, argraffiad na data dyfais yw hi.
files-edition = Does dim modd defnyddio’r argraffiad hwn. { $why }

## Where the fault is, after one of the sentences below

problem-place = Edrycha ar symudiad { $entry }.
problem-place-of = Edrycha ar “{ $field }” yn symudiad { $entry }.

## The fault in a match file, link or journal

problem-because =
    { $isKnown ->
        [true] : { $detail }.
       *[false] .
    }
problem-not-json = Mae wedi’i thorri neu ei difrodi: dydy hi ddim yn JSON dilys.
problem-too-long = Mae’n rhy hir i fod yn gêm.
problem-left-unread = Mae’n anarferol o hir, a dewisaist ti beidio â’i darllen. Os newidi di dy feddwl, agora hi eto.
problem-not-match = Mae’n JSON, ond ddim yn gêm.
problem-other-version = Fe’i cadwyd gan fersiwn gwahanol o’r dudalen hon.
problem-older-version = Mae’n dod o fersiwn hŷn o’r dudalen hon, ac all yr un hwn mo’i hagor.
problem-damaged = Dydy’r ddolen ddim yn gyfan: mae rhan ar goll neu wedi newid ar y ffordd. Gofynna amdani eto, neu am y gêm fel ffeil.
problem-bad-field = Mae rhywbeth ar goll neu â gwerth amhosib.
problem-other-game =
    Mae’n perthyn i { $isKnown ->
        [true] “{ $detail }”,
       *[false] gêm
    } sydd ddim gan y dudalen hon.
problem-other-ruleset = Mae’n defnyddio fersiwn { $detail } o’r rheolau, sydd ddim gan y dudalen hon.
problem-other-edition = Mae’n defnyddio’r argraffiad “{ $detail }”. Llwytha’r argraffiad hwnnw’n gyntaf.
problem-bad-options = Dydy’r gosodiad ar y dechrau ddim yn ddilys{ problem-because }
problem-bad-seats = Mae’n enwi sedd sydd ddim yn y gêm.
problem-wrong-number = Mae symudiad ar goll neu’n cael ei ailadrodd.
problem-wrong-epoch = Mae symudiad yn dod oddi wrth y gwesteiwr anghywir.
problem-far-epoch = Mae’n neidio dros fwy o westeiwyr nag y gallai’r gêm fod wedi’u cael.
problem-wrong-prev = Dydy symudiad ddim yn dilyn o’r un o’i flaen.
problem-wrong-by = Mae symudiad yn enwi chwaraewr na allai fod wedi’i wneud.
problem-wrong-sig = Dydy symudiad ddim wedi’i lofnodi gan y chwaraewr mae’n ei enwi.
problem-other-name = Mae’n dy alw wrth enw nad yw’n perthyn i ti. Gofynna am fwrdd newydd.
problem-played-before = Mae ganddi’r un enw â gêm rwyt ti eisoes wedi’i chwarae, ond gêm arall yw hi. Gallai ei gwesteiwr wybod beth gaiff ei dynnu. Gofynna am fwrdd newydd.
problem-says-less = Mae llai o ddiogelwch rhag twyll iddi nag yr addawodd ei hystafell aros. Efallai fod tudalen y gwesteiwr wedi’i newid er mwyn twyllo. Rho gynnig arall arni i weld beth sy’n wannach, ac yna penderfyna a wyt ti am chwarae.
problem-left-weaker = Mae llai o ddiogelwch rhag twyll iddi na gêm newydd, a dewisaist ti beidio â chwarae ymlaen. Gofynna am fwrdd newydd, neu rho gynnig arall arni a dewis chwarae.
problem-no-setup = Dydy hi ddim yn dechrau gyda gosod y bwrdd.
problem-second-setup = Mae’r bwrdd yn cael ei osod ddwywaith.
problem-illegal-move = Mae ynddi symudiad nad yw’r rheolau’n ei ganiatáu.
problem-bad-pledge = Nid yr ateb cudd yr oedd rhywun wedi ymrwymo iddo yw hwn, neu daeth ar yr adeg anghywir.
problem-no-chance-asked = Tynnwyd rhywbeth pan nad oedd dim i’w dynnu.
problem-undo-not-free = Dadwnaeth rhywun rywbeth nad oedd modd ei ddadwneud.
problem-bad-position = Fe’i rhoddwyd mewn sefyllfa amhosib{ problem-because }
problem-not-agreed = Fe’i newidiwyd y tu allan i’r rheolau heb i bawb gytuno.
problem-bad-opening = Agorwyd cerdyn cudd heb brawf.
problem-bad-deal = Rhannwyd neu dangoswyd cardiau ar yr adeg anghywir.
problem-bad-deck = Rhoddodd rhywun becyn ymlaen na allai fod wedi dod o unrhyw gymysgu.
problem-bad-share = Rhoddodd rhywun yr allwedd anghywir i gerdyn.
problem-bad-draw = Tynnwyd rhywbeth heb i bawb gymryd rhan.
problem-bad-seed = Nid y tyniad a wnaeth pawb gyda’i gilydd yw un o’r tyniadau.
problem-bad-draw-key = Newidiodd rhywun ran chwaraewr yn y tyniadau.
problem-bad-wish = Gofynnodd rhywun am rywbeth nad oedd yn bosib ar y pryd.
problem-not-out = Gadawodd chwaraewr y gêm heb ildio.
problem-no-wish = Atebodd rhywun gais nad oedd neb wedi’i wneud.
problem-already-over = Ildiodd rhywun ar ôl y diwedd.
problem-bad-note = Mae ynddi ormod o nodiadau, neu un sy’n rhy hir neu am symudiad sydd ddim yn bod.
problem-wrong-position = Mae’n arwain at sefyllfa wahanol i’r un mae’n ei rhoi.
problem-wrong-hash = Fe’i newidiwyd ar ôl ei chadw.
problem-cut-off = Mae’r diwedd ar goll.
