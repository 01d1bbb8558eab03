### A file of evidence about a host, for someone who trusts nobody

evidence-titles =
    .proven = Mae hyn yn profi bod gwesteiwr wedi twyllo
    .claimed = Gair un chwaraewr yn erbyn gair gwesteiwr yw hyn
    .unsound = Dydy hyn yn profi dim
    .unread = Chafodd y dystiolaeth hon mo’i darllen
evidence-did =
    .rewritten = Llofnododd { $host } ddau fersiwn gwahanol o’r un symudiad.
    .two-journals = Dangosodd { $host } gemau gwahanol i ddau chwaraewr, a llofnodi’r ddwy.
    .rollback = Aeth { $host } â’r gêm yn ôl heibio i rywbeth yr oedd wedi’i lofnodi.
    .illegal = Llofnododd { $host } symudiad sy’n torri’r rheolau.
    .forged = Anfonodd { $host } symudiad neu dyniad yn enw chwaraewyr eraill. Dim ond gair un chwaraewr sydd gennym ni fod llofnod ar goll neu’n ffug: yr un a gadwodd y ffeil hon.
    .seat = Gadawodd { $host } i rywun arall benderfynu dros chwaraewr. Dim ond gair y chwaraewr hwnnw sydd gennym ni ei fod yno ar y pryd.
evidence-says =
    .host = gwesteiwr gêm { $match }
    .host-named = { $name } (gwesteiwr gêm { $match })
    .line = Symudiad { $move } yw hwn, ac mae llofnod y gwesteiwr arno’n ddilys: allai neb arall fod wedi’i ysgrifennu.
    .too-long = Mae’r ffeil hon yn rhy hir i fod yn dystiolaeth yn erbyn gwesteiwr.
    .left-unread = Mae’r ffeil hon yn anarferol o hir, a dewisaist ti beidio â’i darllen.
    .damaged = Mae’r dystiolaeth hon wedi’i difrodi, a does dim modd ei darllen.
    .other-version = Cadwyd y dystiolaeth hon gan fersiwn gwahanol o’r dudalen hon, ac all yr un hwn mo’i darllen. Diweddara, yna agora hi eto.
    .unsound = Dydy llofnod yn y ffeil hon ddim yn cyfateb, neu dydy’r ffeil ddim yn dangos dim byd sy’n torri’r rheolau. Efallai fod rhywun wedi newid y ffeil neu wedi’i dyfeisio, felly paid â’i dal yn erbyn neb.
