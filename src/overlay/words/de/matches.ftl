## The list of matches played on this device.

matches-title = Deine Partien
matches-waiting = Wartet auf Mitspieler.
matches-table = Tisch { $code }
matches-next = Nächste Partie
matches-next-label = Nächste Partie der Reihe: { $name }
matches-forget-label = { $name } löschen
matches-sure = Löschen?
matches-sure-label = Löschen? { $name }
matches-damaged =
    { $count ->
        [one] Eine weitere Partie auf diesem Gerät ist nicht lesbar: Ihre Daten sind beschädigt. Den anderen fehlt nichts.
       *[other] { $count } weitere Partien auf diesem Gerät sind nicht lesbar: Ihre Daten sind beschädigt. Den anderen fehlt nichts.
    }
matches-forget-damaged = Aus der Liste entfernen
matches-name =
    .host = { $title } an deinem Tisch
    .guest = { $title } als Gast
    .alone = { $title }, allein
    .bots = { $title } gegen den Computer
    .beside = { $title }, nebeneinander
    .letters = { $title } per Brief
matches-last-letter = letzter Brief { $ago }
matches-drawing = Es wird gezogen.
matches-yours = Du bist am Zug.
matches-theirs = { $name } ist am Zug.
matches-test = { $ago } · Testpartie
matches-now = gerade eben
matches-ago =
    .day =
        { $count ->
            [one] gestern
            [2] vorgestern
           *[other] vor { $count } Tagen
        }
    .hour =
        { $count ->
            [one] vor { $count } Stunde
           *[other] vor { $count } Stunden
        }
    .minute =
        { $count ->
            [one] vor { $count } Minute
           *[other] vor { $count } Minuten
        }
matches-resume =
    .replay = Nachspielen
    .rejoin = Zurückkehren
    .resume = Fortsetzen
matches-resume-label = { $resume }: { $name }
