## The decision bar.

bar-label = Entscheidung
bar-choices = Mögliche Aktionen
bar-waits =
    { LIST($names) } { SIZE($names) ->
        [one] überlegt
       *[other] überlegen
    }…
bar-owner = { $name }
bar-stalls = Warten, bis das Gerät von { LIST($owners) } die letzte Aktion bestätigt…
bar-shuffles = { $name } mischt… { $percent } %
bar-quoted = „{ $label }“
bar-way-out = Mit { OR($buttons) } kommst du da heraus.
bar-bot-at = { $bot } ({ $seat })
bar-pass-to = Gib das Gerät an { $name } weiter.
bar-taken = Ich bin { $name }
bar-letter = Warten auf den nächsten Brief von { $name }.
bar-send-letter = Dein Brief ist fertig. Schicke ihn ab, damit es weitergeht.
bar-draw-letter = Gezogen wird gemeinsam, per Brief. Schicke deinen ab, damit es weitergeht.
bar-open = Warten, bis jemand dazukommt.
bar-chance = Es wird gezogen…
bar-answered = Alle haben geantwortet.
bar-over = Die Partie ist vorbei.
bar-unpick = Etwas anderes
bar-undo = Zurück
bar-hint = Tipp
bar-another = { $label } ({ $n })
bar-all = Alle { $count } zeigen
bar-fewer = Weniger zeigen

## The log, which the table titles like a newspaper.

log-title = Der Bahnbote
log-label = Protokoll der Partie
log-undone = { $name } nahm eine Aktion zurück.
log-missed-draws = Keine Ziehung begann mit { $draws }, deshalb entschied der Zufall.
log-damaged = Ab hier ist nichts mehr nachspielbar: Es wurde auf diesem Gerät beschädigt, oder die Regeln wurden seither berichtigt.
log-empty = Noch keine Neuigkeiten.
log-note = Notiz: { $note }

## The seats and their players.

seats-label = Spieler
seats-you = du
seats-bot = Computer
seats-stand-in = Vertretung
seats-until-back = spielt bis zur Rückkehr
seats-thinking = überlegt…
seats-answered = hat geantwortet
seats-open = freier Platz
seats-away = weg
seats-out = aufgegeben
seats-watching =
    { $count ->
       *[other] { $count } Zuschauer
    }
seats-here = hier
seats-tab = Du bist am Zug · { $title }

## The table for those who can’t see its picture.

table-described = Der Tisch in Worten
table-show-all = Den ganzen Tisch zeigen
table-rulebook = Regelheft: { $section }

## Reacting, and what others see and hear of it.

reactions-said =
    .up = Daumen hoch
    .ouch = Autsch
    .hurry = Mach schon
    .thanks = Danke
    .thinking = Ich überlege
    .hello = Hallo
reactions-label = Reaktionen
reactions-mute = Reaktionen ausblenden
reactions-reacted = { $name }: { $reaction }
reactions-someone = Ein Zuschauer

## The end of a match.

reckoning-title = Die Schlussabrechnung
reckoning-source = Quelle
reckoning-total = Summe
reckoning-none = –
reckoning-scored = Du hast { $points } erreicht
reckoning-close = Zurück zum Tisch
reckoning-analysis = Analyse
reckoning-luck = Glück
reckoning-verify = Auf Betrug prüfen
reckoning-verifying = Jede Aktion wird geprüft…
reckoning-verified = Was diese Partie beweist
reckoning-rematch = Revanche spielen
reckoning-next = Nächste Partie spielen
reckoning-again = Noch einmal spielen
reckoning-regather = Spieler oder Optionen ändern
reckoning-waits = Der Gastgeber beginnt die nächste Partie, und du bist automatisch dabei.
# $by is a number of points
reckoning-won = Gewonnen, mit { $by } Vorsprung
reckoning-lost = Verloren, mit { $by } Rückstand
reckoning-tie = Gleichstand
reckoning-won-alone = Du hast gewonnen
reckoning-lost-alone = Du hast verloren
farewell-decided = { $source }: { $most } zu { $other }.
farewell-you = du
farewell-figures = Punkte im Einzelnen
farewell-share = Plakat teilen
farewell-more = Mehr

## Captions of the house’s sounds; a title may have better ones, and has those of its own.

captions-knock = Ein Klötzchen klopft auf Holz
captions-bag = Ein Beutel klappert
captions-pick = Eine Spitzhacke schlägt zu
captions-ballast = Steine rutschen
captions-rail = Eine Schiene klirrt
captions-roof = Ein Dach wird aufgesetzt
captions-flag = Eine Fahne schlägt auf
captions-flip = Eine Karte dreht sich um
captions-slide = Eine Karte gleitet
captions-staff = Eine Stange schlägt auf
captions-step = Schritte
captions-coin = Münzen klimpern
captions-stop = Ein schwerer Pfosten rastet ein
captions-whistle = Eine Lok pfeift
captions-chuff = Eine Lok schnauft
captions-pay = Waren wechseln den Besitzer
captions-bell = Die Bahnhofsglocke: Du bist am Zug
captions-fanfare = Glocken und ein Pfiff

## The consequence of a move, before it is made.

consequence-gets = Das bringt dir { LIST($gains) }.
consequence-gives = Das kostet dich { LIST($costs) }.
consequence-both = Das kostet dich { LIST($costs) } und bringt dir { LIST($gains) }.
consequence-others = { $name } bekommt dadurch { LIST($gains) }.
consequence-opens = Danach: { $prompt }
consequence-points =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
consequence-halves = { $shown } Punkte
