### A file of evidence about a host, for someone who trusts nobody

evidence-titles =
    .proven = Das beweist, dass ein Gastgeber betrogen hat
    .claimed = Hier steht das Wort eines Mitspielers gegen das eines Gastgebers
    .unsound = Das beweist nichts
    .unread = Dieser Beweis wurde nicht gelesen
evidence-did =
    .rewritten = { $host } hat zwei verschiedene Fassungen derselben Aktion unterschrieben.
    .two-journals = { $host } hat zwei Mitspielern verschiedene Partien gezeigt und beide unterschrieben.
    .rollback = { $host } hat die Partie zurückgedreht und dabei etwas weggelassen, das die eigene Unterschrift trägt.
    .illegal = { $host } hat eine Aktion unterschrieben, die gegen die Regeln verstößt.
    .forged = { $host } hat im Namen anderer eine Aktion oder Ziehung geschickt. Dass eine Unterschrift fehlte oder nicht stimmte, sagt nur die Person, die diese Datei gesichert hat.
    .seat = { $host } hat jemand anderen für einen Mitspieler entscheiden lassen. Dass dieser da war, sagt nur er selbst.
evidence-says =
    .host = Der Gastgeber der Partie { $match }
    .host-named = { $name } (Gastgeber der Partie { $match })
    .line = Es geht um Aktion { $move }, und die Unterschrift des Gastgebers darunter ist echt: Niemand sonst kann sie geschrieben haben.
    .too-long = Diese Datei ist zu lang für einen Beweis gegen einen Gastgeber.
    .left-unread = Diese Datei ist ungewöhnlich lang, und du hast sie nicht lesen lassen.
    .damaged = Dieser Beweis ist beschädigt und nicht lesbar.
    .other-version = Dieser Beweis stammt von einer anderen Version dieser Seite, und diese hier kann ihn nicht lesen. Aktualisiere sie und öffne ihn dann noch einmal.
    .unsound = Eine Unterschrift in dieser Datei stimmt nicht, oder sie zeigt nichts, was gegen die Regeln verstößt. Vielleicht hat jemand die Datei verändert oder erfunden: Halte sie niemandem vor.
