### A match by letters: links that people send each other in a chat

## Before the match

letters-inviting =
    .name = Bydd y lleill yn gweld dy enw ar bob llythyr.
    .title = { $title } trwy lythyr
    .lead = Anfona’r gwahoddiad hwn mewn sgwrs. Bydd pob ffrind sydd eisiau chwarae yn ei agor ac yn anfon ateb yn ôl. Agora’r atebion ar y ddyfais hon.
    .link = Gwahoddiad
    .share-title = Gêm o { $title } trwy lythyr?
    .alone = Does neb wedi ateb eto.
    .players = Yn y gêm: ti, { NAMES($names) }.
    .someone = rhywun heb enw
    .begin = Dechrau
    .deals = Mae’r { $count } llythyr cyntaf yn rhannu’r cardiau cudd gyda’ch gilydd. Maen nhw’n hir, a does dim angen i neb feddwl amdanyn nhw.
letters-invited =
    .title = Mae gwahoddiad i ti gan { $name }
    .nobody = Mae gwahoddiad i ti
    .lead = Gêm o { $title } trwy lythyr yw hi: ar ôl pob tro rwyt ti’n anfon dolen yn y sgwrs, a does byth angen bod ar-lein yr un pryd.
    .accept = Fe wna i chwarae
letters-answered =
    .title = Anfona dy ateb
    .lead = Anfona’r ddolen hon yn ôl i’r sgwrs y daeth y gwahoddiad ohoni. Bydd y gêm yn dechrau gyda’r llythyr cyntaf a gei di.
    .link = Ateb

## During the match

letters-send =
    .open = Anfon dy lythyr
    .again = Ei anfon eto
    .title = Dy lythyr
    .lead = Anfona’r ddolen hon at { $name } mewn unrhyw sgwrs.
    .lead-all = Anfona’r ddolen hon i’ch sgwrs gyffredin. Bydd pawb yn ei hagor, a { $name } yn ateb.
    .lead-over = Anfona’r ddolen hon, i bawb gael gweld sut daeth y gêm i ben.
    .link = Llythyr
    .share-title = Dy dro di yn { $title }
    .qr = Cod QR y llythyr hwn
    .long = Mae’r llythyr hwn yn rhy hir i god QR.
    .done = Rwyf wedi’i anfon
letters-live = Rwyt ti’n fyw gyda { NAMES($names) }: mae llythyrau’n cyrraedd ohonyn nhw eu hunain.
letters-own-link = Agora’r ddolen hon ar y ddyfais arall, a chwaraea yno’n unig o hyn ymlaen: byddai dwy ddyfais yn ysgrifennu dros un sedd yn gwrth-ddweud ei gilydd. Paid â’i rhannu.
letters-paste =
    .label = Gludo llythyr o’r sgwrs
    .open = Agor

## After opening a letter

letters-notice =
    .title = Ynglŷn â’r llythyr hwn
    .known = Rwyt ti wedi agor y llythyr hwn, neu un mwy newydd, o’r blaen. Does dim wedi newid.
    .gap = Mae llythyr cynharach ar goll. Agora lythyrau diweddaraf y sgwrs yn eu trefn, neu gofynna amdanyn nhw eto. Does dim wedi’i golli.
    .forged = Nid chwaraewyr y gêm hon ysgrifennodd y llythyr, neu fe’i newidiwyd ar y ffordd. Does dim wedi newid yma.
    .differs = Mae’r llythyr hwn yn gwrth-ddweud un rwyt ti wedi’i agor. Mae’r gêm yn aros fel y mae yma: gofynna i’r anfonwr ddal ati o’r llythyr diwethaf a anfonaist ti.
    .not-kept = Chafodd y llythyr mo’i gadw ar y ddyfais hon. Rhyddha rywfaint o le a’i agor eto.
    .begun = Mae’r gêm wedi dechrau heb yr ateb hwn. Does dim wedi newid.
    .answered = Rwyt ti wedi agor yr ateb hwn o’r blaen.
    .own = Dy wahoddiad di dy hun yw hwn. Anfona fe at rywun arall.
    .full = Mae pob sedd wedi’i chymryd, felly daeth yr ateb hwn yn rhy hwyr.
letters-elsewhere =
    .title = Nid i’r ddyfais hon mae’r llythyr hwn
    .turn = Tro { $name } yw hi yn y gêm hon o { $title }.
    .someone = Mae’n perthyn i gêm o { $title }.
    .lead = Does dim sedd ynddi ar y ddyfais hon. Os wyt ti’n chwarae, tyrd â dy sedd yma: agora’r gêm lle rwyt ti wedi chwarae hyd yma, dewisa “Symud i ddyfais arall…” o’r ddewislen, ac agora’r ddolen neu’r cod QR hwnnw yma. Mae ffeil gyda phopeth o’r ddyfais honno’n gweithio hefyd.
    .watch-hint = I wylio, gofynna i chwaraewr am y gêm wedi’i chadw.
    .watch = Gwylio hyd yma
letters-problems =
    .unreadable = Does dim modd darllen y llythyr hwn
    .unreadable-text = Mae rhan o’r ddolen ar goll neu wedi newid ar y ffordd. Copïa’r ddolen gyfan o’r sgwrs, neu gofynna amdani eto.
    .other-version = Daw’r llythyr hwn o fersiwn gwahanol
    .other-version-text = Fersiwn gwahanol o’r dudalen hon a’i hysgrifennodd, ac all yr un hwn mo’i ddarllen. Diweddara, yna agora’r llythyr eto. Os nad yw hynny’n helpu, gofynna i’r anfonwr ddiweddaru.
    .edition = Dydy’r gêm hon ddim ar y dudalen hon
    .edition-text = Mae’r llythyr yn perthyn i gêm, neu fersiwn o’i rheolau, sydd ddim ar y dudalen hon. Diweddara’r dudalen ac agora’r llythyr eto.
    .first = Dydy’r gêm hon ddim yn cyd-fynd â’i gwahoddiad
    .first-text = Mae’r llythyr cyntaf yn dechrau gêm wahanol i’r un y cytunaist ti iddi, felly chafodd e mo’i agor. Gofynna am wahoddiad newydd.
    .gone = Dydy’r gêm hon ddim ar y ddyfais hon
    .gone-text = Mae gemau trwy lythyr yn cael eu cadw lle maen nhw’n cael eu chwarae. Efallai dy fod mewn porwr arall, neu fod ei ddata wedi’i glirio. Tyrd â dy sedd o’r ddyfais lle mae hi.
