## Texts about all that this device keeps.

device-title = Dieses Gerät
device-safe = Deine Partien bleiben auf diesem Gerät, bis du sie löschst.
device-unsafe = Dein Browser löscht deine Partien vielleicht, wenn der Platz knapp wird.
device-unknown = Dein Browser behält deine Partien, verspricht aber nicht, wie lange. Speichere sie in einer Datei.
device-make-safe = Browser bitten, sie zu behalten
device-refused = Der Browser hat abgelehnt. Speichere deine Partien in einer Datei, oder installiere diese Seite als App.
device-save = Alles in einer Datei speichern
device-save-hint = Partien, Einstellungen und Ausgaben. Auch die Schlüssel zu deinen Plätzen in laufenden Partien, also behalte sie für dich.
device-load = Gespeicherte Datei laden
device-load-hint = Fügt hinzu, was darin ist. Nichts, was du hier hast, geht verloren.
device-erase = Alles löschen
device-sure = Alle Partien und Einstellungen löschen?
device-playing = Du spielst in einem anderen Fenster. Schließe es zuerst.
device-adding =
    .title = Alles hereinholen?
    .text =
        { $count ->
            [one] Diese Datei enthält, was ein anderes Gerät behalten hat: { $count } Partie, Einstellungen und Ausgaben, dazu deine Plätze in laufenden Partien. { device-load-hint }
           *[other] Diese Datei enthält, was ein anderes Gerät behalten hat: { $count } Partien, Einstellungen und Ausgaben, dazu deine Plätze in laufenden Partien. { device-load-hint }
        }
    .hint = Öffne nur eine, die du selbst gespeichert hast.
    .go-on = Hereinholen
    .leave = Nicht öffnen
device-nth = Partie { $number } in der Datei
device-added =
    { $count ->
        [0] Nichts Neues dabei.
        [one] { $count } Partie hinzugefügt.
       *[other] { $count } Partien hinzugefügt.
    }
device-known =
    { $count ->
        [one] { $count } Partie war schon hier.
       *[other] { $count } Partien waren schon hier.
    }
device-cut = { $name } ist beschädigt, deshalb wurde nur der Anfang übernommen: { $why }
device-lost = { $name } ließ sich nicht lesen: { $why }
device-problems =
    .damaged = Diese Datei ist beschädigt. Deshalb wurde nichts geladen.
    .other-version = Diese Datei stammt von einer neueren Version dieser Seite. Aktualisiere sie und lade die Datei dann noch einmal.
