## The bar that replays a match.

replay-label = Nachspielen
replay-at = Aktion { $at } von { $last }
replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Ende
replay-slider = Aktion
replay-resume = Partie fortsetzen…
replay-scores = Wertung
replay-analysis = Analyse
replay-hands = Alle Handkarten zeigen
replay-from-start = Von Anfang an ansehen
replay-missed = Was ist seit meinem letzten Zug passiert?
replay-share = Teilen
replay-doubts =
    .unsigned = Nicht von den Spielern unterschrieben
    .forged = Eine Unterschrift stimmt nicht

## The ways to resume a saved match.

resume-title = Diese Partie fortsetzen
resume-wrong-title = Nur der Anfang dieser Partie ist lesbar
resume-kept = Bis Aktion { $last } ist sie in Ordnung, deshalb siehst du sie bis dahin.
resume-looking = Wird die Partie noch gespielt? Wir sehen nach…
resume-alive = Diese Partie wird an ihrem Tisch noch gespielt.
resume-look = Nur nachspielen

## Name of each way to resume, and its meaning for the match.

resumeWays-host =
    .label = An einem neuen Tisch fortsetzen, als { $name }
    .hint = Du bekommst einen neuen Link. Wer mitgespielt hat, bekommt seinen Platz zurück.
resumeWays-back =
    .label = An den Tisch zurückkehren, als { $name }
    .hint = Die Partie kann weitergegangen sein. Dein Platz gehört noch dir.
resumeWays-apart =
    .label = Von hier aus eine eigene Partie beginnen, als { $name }
    .hint = Sie bekommt einen eigenen Link. Die ursprüngliche bleibt, wie sie ist.
resumeWays-seat =
    .label = An einem neuen Tisch fortsetzen, auf { $name }
    .hint = Du bekommst einen neuen Link. Wer ihn öffnet, kann einen freien Platz nehmen.
resumeWays-here =
    .label = Auf diesem Gerät fortsetzen
    .hint = Läuft die Partie noch an einem anderen Tisch, bleibt sie dort, wie sie ist.

## Notes on a match.

notes-title = Notizen
notes-spectator = Ein Zuschauer
notes-on-move = Aktion { $entry }
notes-about = Aktion { $entry } · { $piece }
notes-note = Notiz { $number }
notes-close = Notiz schließen
notes-next =
    { $count ->
        [one] Zur Notiz
       *[other] Nächste Notiz
    }
notes-line = { WHOSE($author) } Notiz zu Aktion { $entry }: { $text }
notes-line-viewer = Notiz eines Zuschauers zu Aktion { $entry }: { $text }
