## Results of a match’s draws so far.

luck-title = Glück bisher
luck-open = Glück bisher…
luck-none = Noch wurde nichts gezogen.
luck-uncounted = Glück gibt es in diesem Spiel nur beim Mischen, also sind keine Ziehungen zu zählen.
luck-account = Was in den Zügen der Spieler gezogen wurde
luck-drawn = Gezogen
luck-expected = Erwartet
luck-draws = Jede Ziehung
luck-common = Für alle
luck-setup = Vor der ersten Aktion
luck-odds = { NUMBER($percent) } %
luck-sure = sicher
luck-unlikely = weniger als 1 zu 2.000
luck-number = { NUMBER($amount) }
# „2,1 Eisenerz mehr“, „1 Ereignis weniger“
luck-gain =
    { NUMBER($amount) } { $amount ->
        [one] { SINGULAR($thing) }
       *[other] { $thing }
    } { $more ->
        [true] mehr
       *[false] weniger
    }
# „Blau zog 2,1 Eisenerz mehr und 1 Ereignis weniger als erwartet.“
luck-said = { $name } zog { LIST($gains) } als erwartet.
luck-said-even = { $name } zog ungefähr, was zu erwarten war.
luck-said-nothing = { $name } hat noch nichts gezogen.
luck-count = { $thing } { $count }
luck-shuffled = gemischt
luck-devices =
    { $count ->
        [0] vom Gastgeber gezogen
        [one] auf einem Gerät gezogen
       *[other] von { $count } Geräten gemeinsam gezogen
    }
