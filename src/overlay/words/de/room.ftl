## The waiting room.

room-waiting = Warten auf Mitspieler
room-leave = Verlassen
room-seats = Plätze
room-taken = { $taken } von { $all } besetzt
room-you = Du
room-host = Gastgeber
room-away = Weg
room-are-away =
    { LIST($names) } { SIZE($names) ->
        [one] ist
       *[other] sind
    } weg.
room-guests =
    { $count ->
       *[other] { $count } Zuschauer
    }
# A free colour in the sentence
room-free-colour = { $name }
room-free = Noch frei: { LIST($colours) }.
# The same where more than three are
room-free-many = Noch { SIZE($colours) } Farben frei.
room-someone = Spieler { $seat }
room-a-guest = Jemand
room-computer = Computer
room-empty = Freier Platz
room-empty-hint = Hier kann jeder sitzen.
room-closed = Geschlossen
room-closed-hint = Die Partie beginnt ohne ihn.
room-colour = Farbe
room-colour-for = Farbe für { $name }
room-sat = { $name } saß hier.
room-change = Ändern…
room-change-seat = Ändern… { $name }
room-deed-at = { $deed }: Platz { $seat }
room-more = Mehr für { $name }
room-name = Name
room-rename = Name speichern
room-places = Platz am Tisch
room-who-takes = Wer sitzt hier?
room-add-bot = Computergegner dazusetzen
room-add-bot-called = { $name } dazusetzen
room-sit = Hier sitzen
room-sit-beside = Spieler an diesem Gerät dazusetzen
room-move = Hierher wechseln
room-move-to = Auf Platz { $seat } wechseln
room-swap-with = Mit { $name } tauschen
room-open = Platz öffnen
room-close = Platz schließen
room-stand = Aufstehen
room-remove = Entfernen
room-invite = Einladen
room-invite-lead = Verschicke den Link oder lies den Tischcode vor:
room-level =
    .draws = Jede Aktion wird unterschrieben, alle Geräte ziehen gemeinsam: Der Gastgeber kann nicht unbemerkt betrügen.
    .deals = Jede Aktion wird unterschrieben, alle Geräte ziehen und geben gemeinsam: Der Gastgeber kann nicht unbemerkt betrügen.
    .resumed = Diese Partie wurde woanders begonnen. Ist sie schlechter vor Betrug geschützt als eine neue, werden Gäste gefragt, bevor sie dazukommen.
room-options = Optionen
room-options-of-host = { $host } entscheidet.
room-options-fixed = Das wurde zu Beginn der Partie festgelegt.
room-start = Partie beginnen
room-begins = Alle sind da. Die Partie beginnt gleich.
room-moment = Moment noch
room-held = Jemand hat um einen Moment gebeten.
room-go-on = Weiter
room-starts = { $host } beginnt die Partie.
room-watching =
    { $count } { $count ->
        [one] sieht
       *[other] sehen
    } zu
room-watchers = { LIST($names) }. Sie sehen, was alle sehen.
room-let-watch = Andere zusehen lassen…
room-copy-watch-link = Link zum Zusehen kopieren
room-react = Reaktionen
room-invites = { $host } lädt dich ein zu
room-about-minutes = Etwa { $minutes } Minuten, nichts zu installieren.
room-your-seat = Dein Platz
room-take-seat = Platz nehmen
room-just-watch = Nur zuschauen
room-more-about = Einladung und Optionen

## The form of what may be chosen before a match.

options-title = { $name }: Optionen
options-seats = Spieler
options-seats-hint = Von { $min } bis { $max }.
options-best-alone = Deine besten Partien allein
options-loading = Die Optionen werden geladen…
options-missing = Die Optionen ließen sich nicht laden. Schließe das hier und versuche es noch einmal.

## Names and letters of the seat looks of the house.

colours-blue =
    .name = Blau
    .letter = B
colours-green =
    .name = Grün
    .letter = G
colours-red =
    .name = Rot
    .letter = R
colours-yellow =
    .name = Gelb
    .letter = Y
colours-lilac =
    .name = Lila
    .letter = L
colours-black =
    .name = Schwarz
    .letter = K

## Names of the patterns that tell seats apart, and their trains; by the number of the pattern.

patterns-hatch =
    .name = Rauten
    .train = Triebwagen
patterns-dots =
    .name = Punkte
    .train = Schlepptenderlok
patterns-stripes =
    .name = schräge Streifen
    .train = Tenderlok
patterns-chequers =
    .name = Karos
    .train = Straßenbahn
patterns-zigzag =
    .name = Zickzack
    .train = E-Lok
patterns-crosses =
    .name = kleine Kreuze
    .train = Satteltanklok

## News of the room.

news-sat = { $name } hat Platz genommen.
news-bot = { $name } ist dazugekommen.
news-left = { $name } hat den Platz verlassen.
news-switched =
    { $option }: jetzt { $on ->
        [true] an
       *[false] aus
    }.
news-option = { $option }: jetzt { $value }.

## Why the lobby refuses a change.

lobbyRefusals-not-hosting = Das kann nur der Gastgeber.
lobbyRefusals-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
lobbyRefusals-not-free = Dieser Platz ist nicht mehr frei.
lobbyRefusals-not-yours = Das ist nicht dein Platz.
lobbyRefusals-reserved = Dieser Platz gehört jemand anderem.
lobbyRefusals-fixed = Das lässt sich in dieser Partie nicht ändern.
lobbyRefusals-no-colour = Diese Farbe hat das Spiel nicht.
lobbyRefusals-colour-taken = Diese Farbe hat schon jemand.
lobbyRefusals-face-taken = Dieses Gesicht hat schon jemand.
lobbyRefusals-no-bot = Diesen Computergegner hat das Spiel nicht.
lobbyRefusals-no-option = Diese Option hat das Spiel nicht.
# What has to be so before a match can start
conditions-seats =
    { $taken } von { $all ->
        [one] { $all } Platz ist
       *[other] { $all } Plätzen sind
    } besetzt. Ihr braucht mindestens { $least }.
conditions-every-seat =
    { $taken } von { $all ->
        [one] { $all } Platz ist
       *[other] { $all } Plätzen sind
    } besetzt. Diese Partie braucht alle.
conditions-closing =
    { $open ->
        [one] Der freie Platz schließt, wenn du beginnst.
       *[other] Die { $open } freien Plätze schließen, wenn du beginnst.
    }
