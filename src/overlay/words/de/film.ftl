### A replay that plays by itself, and what can be made of it

## Its controls

film-deck =
    .label = Wiederholung
    .play = Abspielen
    .pause = Anhalten
    .speed = Tempo
    .stride = Schrittweite
    .place = Aktion { $at } von { $last }
    .turn = Zug { $turn }
    .point = Wendepunkt { $number }: { $about }
    .note = Notiz bei Aktion { $at }
    .moment = Link zu diesem Moment kopieren
    .more = Mehr
    .back-to-now = Zurück zur laufenden Partie
    .follow = Regie
    .odds = Chancen
    .left = noch { $count } zu ziehen
    .percent = { $percent } %
film-strides =
    .effect = Einzelschritt
    .move = Aktion
    .turn = Zug
    .round = Runde

## The moments of a match to jump to

film-moments =
    .title = Momente
    .unanalysed = Analysiere die Partie, dann stehen hier ihre Wendepunkte.
    .none = Hier sticht nichts heraus.
    .lead = Geht in Führung
    .gain =
        +{ $points } { $count ->
            [one] Punkt
           *[other] Punkte
        }
    .note = Eine Notiz
    .note-by = Notiz von { $name }

## A clip: part of a match as a video file

film-clip =
    .make = Clip machen
    .about = Wähle Anfang und Ende oder ziehe an den Griffen. Jedes Bild wird einzeln berechnet, deshalb läuft der Clip überall flüssig.
    .from = Hier beginnen
    .to = Hier enden
    .whole = Ganze Partie
    .stretch = Aktionen { $from }–{ $to }
    .seconds = { NUMBER($seconds) } s
    .start = Anfang des Clips
    .end = Ende des Clips
    .too-long = Ein Clip darf höchstens { $most } Sekunden lang sein. Wähle einen kürzeren Abschnitt.
    .empty = Dort passiert nichts. Wähle einen längeren Abschnitt.
    .shape = Format
    .pace = Tempo
    .at-most = Höchstens { $seconds } s
    .second = Sprachen der Untertitel
    .one-language = Untertitel in einer Sprache
    .two-languages = Untertitel zusätzlich: { $language }
    .captioned = Untertitel fest ins Bild
    .close = Regie
    .sound = Ton
    .render = Clip erstellen
    .working = Wird berechnet… { $percent } %
    .cancel = Abbrechen
    .save = Clip speichern
    .captions = Untertitel speichern
    .share = Teilen
    .done = Fertig: { $width } × { $height }, { film-clip.seconds }
    .done-with-sound = { film-clip.done }, mit Ton
    .no-films = Dieser Browser kann keine Videos erstellen. Dein Clip wird deshalb eine Animation ohne Ton.
    .failed = Das hat nicht geklappt. Versuche es mit einem kürzeren Abschnitt oder einem anderen Format.
film-clip-shapes =
    .wide = Breit, 16:9
    .square = Quadratisch, 1:1
    .tall = Hoch, 9:16
