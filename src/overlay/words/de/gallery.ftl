### Those who watch, and streams

## The players’ decisions about those who watch

gallery-players =
    .title = Zuschauer
    .none = Niemand sieht zu.
    .count =
        { $count ->
            [one] Eine Person sieht zu.
           *[other] { $count } Personen sehen zu.
        }
    .hint = Mit dem Link kann jeder zusehen, ohne zu fragen. Zuschauer sehen, was alle sehen, und können mit dem Link nicht mitspielen.
    .closed-hint = Zusehen ist aus. Wenn du einen Link kopierst, ist es an.
    .link = Link zum Zusehen kopieren
    .stream-link = Link für Streaming-Software kopieren
    .stream-hint = Für Streaming-Software: Der Stream-Link kommt in eine Browserquelle, der Link für das Pult in ein eigenes Browser-Dock. Das Pult steuert, was Zuschauer sehen.
    .dock-link = Link für das Pult kopieren
    .delay = Verzögerung
    .close = Niemanden mehr zusehen lassen
    .open = Zusehen erlauben
    .renew = Neuen Link machen
    .renew-sure = Wirklich einen neuen Link machen?
    .renew-hint = Ein neuer Link macht den alten ungültig und trennt alle, die über ihn zusehen.
gallery-delays =
    .none = Sofort
    .seconds =
        { $seconds } { $seconds ->
            [one] Sekunde
           *[other] Sekunden
        }
    .minutes =
        { $minutes } { $minutes ->
            [one] Minute
           *[other] Minuten
        }

## For those who watch

gallery-early =
    .title = Die Partie hat noch nicht begonnen
    .text = Sobald sie beginnt, siehst du sie hier.
gallery-closed =
    .title = Zusehen ist aus
    .text = Die Spieler lassen gerade niemanden zusehen. Sobald sie es wieder erlauben, erscheint die Partie hier.

## A stream’s text beside the match

gallery-stream =
    .to-play = am Zug
    .level = gleichauf
    .ahead = { $points } vorn
    .behind = { $points } zurück
    .next = Die nächste Ziehung
    .left = noch { $count }
    .percent = { $percent } %
    .scores = Punkte bisher

## The dock beside streaming software

gallery-dock =
    .title = Stream-Pult
    .on-air = Auf Sendung
    .idle = Noch keine Partie
    .silent = In dieser Software ist keine Stream-Seite offen
    .live = live
    .behind = { $seconds } s Verzögerung
    .picture = Was Zuschauer sehen
    .hold = Einfrieren
    .hold-hint = Zuschauer sehen ein Standbild
    .go-on = Fortsetzen
    .again = Letzte Aktion noch einmal
    .camera = Kamera
    .zoom = Vergrößerung
    .times = { NUMBER($zoom) }×
    .delay = Verzögerung
    .delay-hint = Zusätzlich zur Verzögerung der Spieler
    .seconds = { $seconds } s
    .hidden = Der Stream zeigt nie Karten auf der Hand, Codes oder Adressen.
    .widgets = Einblendungen
    .sound = Ton
gallery-cameras =
    .director = Regie
    .whole = Ganzer Tisch
    .close = Nahaufnahme
    .fixed = Fest
gallery-parts =
    .table = Tisch
    .score = Punkte
    .turn = Wer am Zug ist
    .holdings = Vorräte
    .action = Letzte Aktion
    .odds = Chancen
    .luck = Glück
    .graph = Punkteverlauf
    .names = Spielernamen
