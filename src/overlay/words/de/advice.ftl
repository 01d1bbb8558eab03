## The master’s choice.

hint-title = Tipp
hint-by = { $name } würde so entscheiden
hint-thinking = { $name } überlegt…
hint-best = Diese Aktion
hint-next = Nächstbeste: { $label }
hint-play = So spielen
hint-failed = Dieser Browser kann nicht vorausdenken, deshalb gibt es hier keine Tipps.
hint-draws = Der Rest hängt von einer Ziehung ab.
hint-points =
    am Ende etwa { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }

## The analysis of a match.

analysis-title = Analyse
analysis-chances = Siegchance
analysis-method = der Computer hat jede Möglichkeit { $futures }-mal zu Ende gespielt
analysis-plot = Siegchance im Lauf der Partie: { $changes }.
analysis-change = { $name } von { $from } auf { $to }
analysis-percent = { $amount } %
analysis-lost = −{ $amount } % Siegchance
analysis-chance = { $amount } % Siegchance
analysis-more = { NUMBER($count) }
analysis-tick =
    { $isFirst ->
        [true] Aktion { $seq }
       *[false] { $seq }
    }
analysis-points = Wendepunkte
analysis-point = { $name }, Aktion { $seq }
analysis-best = Beste Aktion
analysis-played = Gespielt
analysis-better = Besser
analysis-next-best = Nächstbeste
analysis-and-so-on = Und so weiter…
analysis-watch = Ansehen
analysis-play-on = Ab hier weiterspielen
analysis-none = Keine einzelne Aktion hat diese Partie entschieden.
analysis-working = Die Partie wird analysiert… Die Kurve wird dabei genauer.
analysis-stop = Anhalten
analysis-failed = Dieser Browser kann nicht vorausdenken und die Partie daher nicht analysieren.
analysis-marks =
    .played = gespielt
    .better = besser
    .best = gespielt, und die beste Aktion
analysis-luck = Glück
analysis-luck-of = Ziehungen, gemessen an der Erwartung
analysis-luck-chance = Siegchance
analysis-luck-band = Messing: 8 von 10 Partien enden in diesem Bereich.
analysis-sources = Woher die Punkte kamen
# Stands between the seats’ points
analysis-versus = { " : " }

## The same of a match alone, where points stand in for a chance to win.

alone-chances = Erwartete Punkte
alone-luck-chance = Punkte
alone-plot = Erwartete Punkte im Lauf der Partie: { $changes }.
alone-percent = { $amount }
alone-chance = { hint-points }
alone-lost =
    −{ $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
