## Inviting someone without a signalling server.

byHand-open = Gwahodd heb y gweinydd
byHand-title = Gwahodd â llaw
byHand-lead = Mae’n gweithio heb weinydd, hyd yn oed ar rwydwaith preifat. Anfona’r ddolen hon at un person, yna gluda’r ateb a gei di yma. Cadwch y ddwy dudalen ar agor nes eich bod wedi cysylltu.
byHand-making = Yn paratoi’r ddolen…
byHand-link = Dolen i un person
byHand-answer = Yr ateb
byHand-enter = Gadael i mewn
byHand-wrong = Nid dyna’r ateb i’r ddolen hon. Gwna’n siŵr dy fod wedi copïo’r cyfan.
byHand-done = Yn cysylltu…
byHand-reply =
    .title = Mae gwahoddiad i ti
    .lead = I ymuno, anfona’r ateb hwn at y person wnaeth dy wahodd, a chadwa’r dudalen hon ar agor. Bydd y bwrdd yn agor ohono’i hun.
    .answer = Dy ateb
    .copy = Copïo’r ateb
    .waiting = Yn aros i dy ateb gyrraedd…
    .unreadable = Dydy’r gwahoddiad hwn ddim yn gyfan. Gwna’n siŵr dy fod wedi copïo’r ddolen gyfan, neu gofynna am un newydd.
    .late = Ddaeth yr ateb ddim mewn pryd. Gofynna am wahoddiad newydd.
byHand-qr = Cod QR y ddolen hon

## Texts about inviting others to a table.

waiting-link = Dolen wahodd
waiting-qr = Cod QR y ddolen wahodd i fwrdd { $code }
waiting-share = Rhannu
waiting-share-title = Gêm o { $title }?
waiting-reach =
    .none = Yn agor y bwrdd…
    .registering = Yn agor y bwrdd…
    .open = Yn aros i rywun ymuno…
    .taken = Mae’r bwrdd yn dal i gau ers dy ymweliad diwethaf. Un eiliad…
    .lost = Does dim modd cyrraedd y man cyfarfod, felly fydd y ddolen ddim yn gweithio ar hyn o bryd. Byddwn ni’n dal i geisio. Yn y cyfamser, gelli di wahodd pobl heb y gweinydd.
    .never = All chwaraewyr eraill ddim cyrraedd y porwr hwn: does dim WebRTC ynddo.
waiting-local-only = Dim ond ar y ddyfais hon mae’r cyfeiriad hwn yn gweithio, felly fydd y ddolen o ddim gwerth i neb arall. Agora’r dudalen eto trwy’r cyfeiriad rhwydwaith a ddangoswyd lle dechreuaist ti hi.
waiting-brokers = Rydych chi’n cwrdd trwy { NAMES($hosts) }. Gall y bobl sy’n rhedeg hwnnw weld dy gyfeiriad rhwydwaith a pha fwrdd rwyt ti’n ymuno ag ef, ond nid yr hyn rydych chi’n ei anfon at eich gilydd.
waiting-retry = Ceisio nawr
