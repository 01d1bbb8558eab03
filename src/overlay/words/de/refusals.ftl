### Why the table itself refuses something

refusals-not-your-turn = Du bist nicht am Zug.
refusals-wrong-seat = Das ist nicht dein Platz.
refusals-stale-number = Die Partie ist schon weiter. Sieh nach, was jetzt zu tun ist.
refusals-illegal = Das kannst du jetzt nicht tun.
refusals-unreadable = Deine Seite und die des Gastgebers passen nicht zusammen. Ladet beide neu.
refusals-undo-nothing = Du hast nichts zurückzunehmen.
refusals-bad-note = Eine Notiz darf bis zu 500 Zeichen haben und muss von etwas handeln, das geschehen ist. Eine Partie fasst 200 davon.
refusals-bad-position = Diese Stellung ist unmöglich: siehe „{ $at }“.
refusals-not-playing = Die Partie beginnt, wenn alle Plätze besetzt sind.
refusals-over = Die Partie ist vorbei.
refusals-not-kept = Dieses Gerät konnte die Aktion nicht speichern. Gib Speicherplatz frei und versuche es noch einmal.
refusals-not-away = Diese Person ist da.
refusals-too-soon =
    Diese Person kann jeden Moment zurück sein. Versuche es noch einmal in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }.
refusals-not-here = Diese Person ist gerade nicht erreichbar.
refusals-not-hosting = Das kann nur der Gastgeber.
refusals-read-only = Diese Partie kannst du nur ansehen.
refusals-too-much = Das war viel auf einmal. Warte einen Moment.
refusals-closed = Dieser Tisch ist geschlossen.
refusals-not-now = In einer Partie darfst du das. Tu jetzt erst einmal, was die Lektion sagt.
