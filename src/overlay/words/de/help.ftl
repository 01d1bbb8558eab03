## A player’s options at a table, and what they can’t do.

choices-open = Was kann ich tun?
choices-yours = Du kannst
choices-theirs = { $name } kann
choices-hidden = Nur { $name } sieht die Möglichkeiten.
choices-barred = Jetzt nicht
choices-meanwhile = Du willst wissen, was etwas auf dem Tisch ist? Halte es gedrückt, klicke es rechts an, oder drücke I und sieh dich mit den Pfeiltasten um.
choices-around = Umsehen auf dem Tisch: Pfeiltasten bewegen, Escape beendet
choices-missing = Dieser Teil wurde nicht geladen. Schließe ihn und versuche es noch einmal.
choices-more = und { $count } weitere
choices-alike = …und { $count } weitere dieser Art.

## The coach, who explains things the first time they happen.

tips-label = Tipp
tips-welcome = Deine erste Partie? Drücke auf ?, dann siehst du, was du tun kannst. Halte etwas gedrückt, dann siehst du, was es ist.
tips-enough = Keine Tipps mehr

## Texts around a lesson.

lessons-name = Fahrstunde
lessons-label = Lektion
lessons-progress = { $at } von { $all }
lessons-left =
    { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }
lessons-stops = Schritte der Lektion
lessons-done = erledigt
lessons-show = Zeige es mir
lessons-skip = Schritt überspringen
lessons-retry = Noch einmal
lessons-next = Weiter: { $name }
lessons-leave = Verlassen
lessons-ended = Du kennst dich aus
lessons-ended-text = Das war das Wichtigste. Alles Weitere steht in den Regeln, nur einen Klick entfernt.
# A step of every lesson: how to find help at the table
lessons-help =
    .name = Hilfe
    .title = Wenn du unsicher bist
    .text = Drücke ?, um zu sehen, was du tun kannst und was es bringt. Um zu erfahren, was etwas ist, halte es gedrückt oder lass die Maus darauf ruhen. Probiere einen Zug, dann mache ihn mit „Zurück“ ungeschehen: Hier zählt nichts.
lessons-play-bot = Gegen den Laufburschen
lessons-play-friend = Mit Freunden spielen
lessons-repeat = Lektion wiederholen

## Labels around the rules book.

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
rules-example = Auf dem Tisch ansehen
rules-lesson = Lektion
rules-print = Drucken
rules-loading = Die Regeln werden geladen…
rules-missing = Die Regeln ließen sich nicht laden. Schließe das hier und versuche es noch einmal.
