## Inviting someone without a signalling server.

byHand-open = Ohne Server einladen
byHand-title = Von Hand einladen
byHand-lead = Das geht ohne Server, auch in einem privaten Netz. Schicke diesen Link an eine Person und füge dann die Antwort ein, die sie dir schickt. Lasst beide eure Seite offen, bis ihr verbunden seid.
byHand-making = Der Link wird vorbereitet…
byHand-link = Link für eine Person
byHand-answer = Ihre Antwort
byHand-enter = Hereinlassen
byHand-wrong = Das ist nicht die Antwort auf diesen Link. Achte darauf, sie vollständig zu kopieren.
byHand-done = Verbindung wird aufgebaut…
byHand-reply =
    .title = Du bist eingeladen
    .lead = Um mitzuspielen, schicke diese Antwort an die Person, die dich eingeladen hat, und lass diese Seite offen. Der Tisch öffnet sich dann von selbst.
    .answer = Deine Antwort
    .copy = Antwort kopieren
    .waiting = Warten, bis deine Antwort eingegeben wird…
    .unreadable = Diese Einladung ist unvollständig. Achte darauf, den ganzen Link zu kopieren, oder bitte um eine neue.
    .late = Die Antwort wurde nicht rechtzeitig eingegeben. Bitte um eine neue Einladung.
byHand-qr = QR-Code dieses Links

## Texts about inviting others to a table.

waiting-link = Einladungslink
waiting-qr = QR-Code des Einladungslinks zu Tisch { $code }
waiting-share = Teilen
waiting-share-title = Eine Partie { $title }?
waiting-reach =
    .none = Der Tisch wird geöffnet…
    .registering = Der Tisch wird geöffnet…
    .open = Warten, bis jemand dazukommt…
    .taken = Der Tisch schließt noch von deinem letzten Besuch. Einen Moment…
    .lost = Die Vermittlung ist nicht erreichbar, deshalb geht der Link gerade nicht. Wir versuchen es weiter. Inzwischen kannst du ohne Server einladen.
    .never = Andere erreichen diesen Browser nicht: Er kann kein WebRTC.
waiting-local-only = Diese Adresse gilt nur auf diesem Gerät, der Link nützt also niemandem sonst. Öffne die Seite unter der Netzadresse, die beim Start angezeigt wurde.
waiting-brokers = Ihr trefft euch über { LIST($hosts) }. Die Betreiber sehen deine Netzadresse und an welchen Tisch du gehst, aber nicht, was ihr einander schickt.
waiting-retry = Jetzt versuchen
