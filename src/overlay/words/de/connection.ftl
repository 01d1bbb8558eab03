### The connection, the people at the other end of it, and seats that change hands

## The connection

connection-label = Verbindung
connection-nudged = { $name } wartet auf dich.
connection-unkept =
    { $count ->
        [one] Eine Aktion, die du ohne Verbindung ausgeführt hast, ging verloren.
       *[other] { $count } Aktionen, die du ohne Verbindung ausgeführt hast, gingen verloren.
    }
connection-skew =
    .newer = Jemand ist mit einer neueren Version dieser Seite dazugekommen. Aktualisiere deine und lade sie dann neu. Deine Partie ist gespeichert.
    .older = Jemand ist mit einer älteren Version dieser Seite dazugekommen und muss sie neu laden.
connection-copy = Einladungslink kopieren
connection-signalling = Gerade kann niemand dazukommen. Deine Partie geht weiter.
connection-not-kept = Nicht neu laden: Dieser Browser speichert die Partie nicht.
connection-withheld = Dein Gastgeber enthält dir einen Teil der Partie vor. Bis du alles hast, kann nichts gezogen werden.
connection-closed = Dieser Tisch ist geschlossen.
connection-no-stage = Der Tisch ließ sich nicht zeichnen. Hier ist er in Worten.
connection-loading = Der Tisch wird gezeichnet…

## The host has been caught, and nothing goes on

frozen-label = Tisch eingefroren
frozen-nobody = Niemand kann weiterspielen
frozen-titles =
    .rewritten = Der Gastgeber hat die Partie verändert
    .two-journals = Der Gastgeber hat zwei verschiedene Partien gezeigt
    .rollback = Der Gastgeber hat die Partie zurückgedreht
    .illegal = Der Gastgeber hat gegen die Regeln verstoßen
    .forged = Der Gastgeber hat eine Aktion oder Ziehung gefälscht
    .seat = Der Gastgeber hat deinen Platz weggegeben
frozen-host = Dein Gastgeber
frozen-host-named = { $name }, dein Gastgeber,
frozen-says =
    .rewritten = { $host } hat im Nachhinein etwas verändert, das schon geschehen war.
    .two-journals = { $host } hat jemand anderem eine andere Partie gezeigt als dir.
    .rollback = { $host } hat Aktionen weggelassen, die schon gespielt waren.
    .illegal = { $host } hat etwas getan, das die Regeln nicht erlauben.
    .forged = { $host } hat im Namen anderer eine Aktion oder Ziehung geschickt, die sie nicht unterschrieben haben.
    .seat = { $host } hat jemand anderen für dich entscheiden lassen, während du da warst.
frozen-sound = Deine Seite hat das bemerkt und die Partie angehalten. Der Tisch zeigt sie, wie sie davor war, und alles, was darauf liegt, ist echt.
frozen-now = Sichere zuerst den Beweis: Wenn du ohne ihn gehst oder neu lädst, ist er weg. Verlasse dann den Tisch und öffne einen neuen, wenn du weiterspielen willst. Die Partie bis hierher bleibt auf diesem Gerät.
frozen-save = Beweis sichern
frozen-leave = Verlassen
frozen-leave-unsaved = Ohne Beweis verlassen
frozen-hint =
    .proof = Der Beweis ist eine Datei. Alle, die sie auf dieser Seite öffnen, sehen selbst, was der Gastgeber getan hat, und müssen es dir nicht glauben.
    .forged = Der Beweis ist eine Datei. Sie beweist, was dein Gastgeber geschickt hat. Dass eine Unterschrift fehlte oder nicht stimmte, kannst aber nur du bezeugen.
    .seat = Der Beweis ist eine Datei. Sie beweist, was dein Gastgeber getan hat. Dass du da warst, kannst aber nur du bezeugen.

## In the place of the decision bar: a host or a player is away, or back

interrupted-computer = Der Computer
interrupted-dropped = { $name } hat die Verbindung verloren.
interrupted-takes-over = { $name } übernimmt als Gastgeber.
interrupted-you-take-over = Du übernimmst als Gastgeber.
interrupted-soon = Nichts ist verloren. In wenigen Sekunden geht es weiter.
interrupted-when-back = Nichts ist verloren. Es geht weiter, sobald die Verbindung wieder steht.
interrupted-cut-off = Deine Verbindung ist abgebrochen.
interrupted-reconnecting = Nichts ist verloren. Wird wiederhergestellt…
interrupted-hosts = { $name } ist jetzt Gastgeber.
interrupted-you-host = Du bist jetzt Gastgeber.
interrupted-invite = Der Einladungslink gilt weiter.
interrupted-turn-away = { $name } ist am Zug, aber gerade weg.
interrupted-many-away = { LIST($names) } sind weg. { $name } ist am Zug.
interrupted-needed =
    { LIST($names) } { SIZE($names) ->
        [one] ist
       *[other] sind
    } weg. Solange kann nichts gezogen werden.
interrupted-wait = Warte, oder lass solange { $bot } spielen.
interrupted-let-play = { $bot } spielen lassen
interrupted-shall = Soll { $bot } für { $name } spielen?
interrupted-passes = Es gilt, sobald alle zustimmen, die hier sind.
interrupted-yes = ja
interrupted-no = nein
interrupted-thinking = überlegt…
interrupted-plays-for = { $bot } spielt für { $name }.
interrupted-seat-waits = Zurückkommen geht jederzeit.
interrupted-plays-for-you = { $bot } spielt für dich.
interrupted-seat-yours = Dein Platz wartet auf dich.
interrupted-back = { $name } ist zurück am Tisch.
interrupted-you-back = Du bist zurück auf deinem Platz.
interrupted-played =
    { $bot } hat solange { $moves ->
        [one] { $moves } Aktion
       *[other] { $moves } Aktionen
    } ausgeführt.
interrupted-played-for-you =
    { $bot } hat solange { $moves ->
        [one] { $moves } Aktion
       *[other] { $moves } Aktionen
    } für dich ausgeführt.
interrupted-show = Anzeigen

## People who keep the others waiting, and seats that change hands

absence-quiet = Von { LIST($names) } ist gerade nichts zu hören…
absence-ask-stand-in = Vorschlagen, dass der Computer spielt
absence-nudge = { $name } anstupsen
absence-take-back = Wieder selbst spielen
absence-hand-over = { $name } zum Gastgeber machen

## Someone asks for a seat whose player is away

admission-knock = Jemand möchte auf { WHOSE($name) } Platz. Ist es die richtige Person?
admission-let-in = Hereinlassen
admission-turn-away = Abweisen
admission-ask-for = Um { WHOSE($name) } Platz bitten

## The link that takes a seat to another device

ownLink-show = Auf ein anderes Gerät umziehen…
ownLink-hint = Öffne diesen Link auf dem anderen Gerät. Behalte ihn für dich: Wer ihn hat, kann auf deinem Platz spielen.
ownLink-renew = Diesen Link ersetzen
ownLink-renew-hint = Alte Links zu deinem Platz gelten dann nicht mehr. Öffne auf deinen anderen Geräten den neuen Link, um weiterzuspielen.
ownLink-renewing = Der Tisch wird neu geöffnet…
ownLink-not-renewed = Das ging gerade nicht. Versuche es noch einmal, wenn alle verbunden sind und du am Zug bist.
