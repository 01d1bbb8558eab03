### Faults in files, links and matches

## Files that no way of opening one can use

files-broken = Diese Datei lässt sich nicht öffnen. { problem-not-json }
files-other = Diese Datei lässt sich nicht öffnen. Sie ist weder eine Partie noch ein Fehlerbericht, ein Beweis, eine Ausgabe oder die Sicherung eines Geräts.
files-edition = Diese Ausgabe ist nicht verwendbar. { $why }

## Where the fault is, after one of the sentences below

problem-place = Die Stelle: Aktion { $entry }.
problem-place-of = Die Stelle: „{ $field }“ in Aktion { $entry }.

## The fault in a match file, link or journal

problem-because =
    { $isKnown ->
        [true] : { $detail }.
       *[false] .
    }
problem-not-json = Sie ist abgeschnitten oder beschädigt: Sie ist kein gültiges JSON.
problem-too-long = Sie ist zu lang für eine Partie.
problem-left-unread = Sie ist ungewöhnlich lang, und du hast sie nicht lesen lassen. Willst du sie doch lesen, öffne sie noch einmal.
problem-not-match = Sie ist JSON, aber keine Partie.
problem-other-version = Sie wurde von einer anderen Version dieser Seite gespeichert.
problem-older-version = Sie stammt von einer älteren Version dieser Seite, und diese hier kann sie nicht öffnen.
problem-damaged = Der Link ist unvollständig: Ein Teil fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, oder die Partie als Datei.
problem-bad-field = Etwas fehlt oder hat einen unmöglichen Wert.
problem-other-game =
    Sie gehört zu { $isKnown ->
        [true] „{ $detail }“
       *[false] einem Spiel
    }, das diese Seite nicht hat.
problem-other-ruleset = Sie nutzt Version { $detail } der Regeln, die diese Seite nicht hat.
problem-other-edition = Sie nutzt die Ausgabe „{ $detail }“. Lade zuerst diese Ausgabe.
problem-bad-options = Ihr Aufbau ist ungültig{ problem-because }
problem-bad-seats = Sie nennt einen Platz, den das Spiel nicht hat.
problem-wrong-number = Eine Aktion fehlt oder ist doppelt.
problem-wrong-epoch = Eine Aktion kommt vom falschen Gastgeber.
problem-far-epoch = Sie überspringt mehr Gastgeber, als die Partie gehabt haben kann.
problem-wrong-prev = Eine Aktion folgt nicht auf die davor.
problem-wrong-by = Eine Aktion nennt jemanden, der sie nicht gemacht haben kann.
problem-wrong-sig = Eine Aktion ist nicht von der Person unterschrieben, die sie nennt.
problem-other-name = Sie nennt dich bei einem Namen, der nicht deiner ist. Bitte um einen neuen Tisch.
problem-played-before = Sie hat denselben Namen wie eine Partie, die du schon gespielt hast, ist aber eine andere. Ihr Gastgeber könnte wissen, was gezogen wird. Bitte um einen neuen Tisch.
problem-says-less = Sie ist schlechter vor Betrug geschützt, als ihr Warteraum versprach. Vielleicht wurde die Seite des Gastgebers zum Betrügen verändert. Versuche es noch einmal, um zu sehen, was schwächer ist, und entscheide dann, ob du spielst.
problem-left-weaker = Sie ist schlechter vor Betrug geschützt als eine neue, und du wolltest nicht weiterspielen. Bitte um einen neuen Tisch, oder versuche es noch einmal und spiele weiter.
problem-no-setup = Sie beginnt nicht mit einem Aufbau.
problem-second-setup = Sie hat zwei Aufbauten.
problem-illegal-move = Sie enthält eine Aktion, die die Regeln nicht erlauben.
problem-bad-pledge = Eine verdeckte Antwort ist nicht die, auf die sich jemand festgelegt hatte, oder kam außer der Reihe.
problem-no-chance-asked = Es wurde gezogen, als nichts zu ziehen war.
problem-undo-not-free = Jemand hat etwas zurückgenommen, das sich nicht zurücknehmen ließ.
problem-bad-position = Sie wurde in eine unmögliche Stellung gebracht{ problem-because }
problem-not-agreed = Sie wurde außerhalb der Regeln verändert, ohne dass alle zugestimmt hatten.
problem-bad-opening = Eine verdeckte Karte wurde ohne Beweis aufgedeckt.
problem-bad-deal = Karten wurden zur falschen Zeit ausgeteilt oder gezeigt.
problem-bad-deck = Jemand hat einen Stapel weitergegeben, der durch kein Mischen entstehen kann.
problem-bad-share = Jemand hat den falschen Schlüssel zu einer Karte herausgegeben.
problem-bad-draw = Es wurde gezogen, ohne dass alle beteiligt waren.
problem-bad-seed = Eine Ziehung ist nicht die, die alle gemeinsam gemacht haben.
problem-bad-draw-key = Jemand hat den Beitrag eines Mitspielers zu den Ziehungen ausgetauscht.
problem-bad-wish = Jemand bat um etwas, das in dem Moment nicht möglich war.
problem-not-out = Jemand ist ausgeschieden, ohne aufzugeben.
problem-no-wish = Jemand hat auf eine Anfrage geantwortet, die niemand gestellt hatte.
problem-already-over = Jemand gab nach dem Ende auf.
problem-bad-note = Sie hat eine Notiz zu viel, eine zu lange oder eine zu einer Aktion, die es nicht gibt.
problem-wrong-position = Sie führt zu einer anderen Stellung als der angegebenen.
problem-wrong-hash = Sie wurde nach dem Speichern verändert.
problem-cut-off = Das Ende fehlt.
