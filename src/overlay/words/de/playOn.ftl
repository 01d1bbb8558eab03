### The question whether to sit down at a match that is less protected than a new one

playOn-title = Trotzdem weiterspielen?
playOn-lead = Diese Partie ist schlechter vor Betrug geschützt als eine neue:
playOn-weaknesses =
    .unsigned = Nichts darin ist unterschrieben, also könnte sie sich jeder ausgedacht haben.
    .set-up = Jemand hat sie zum Testen geändert, bevor alle da waren.
    .moved =
        { $count ->
            [one] Eine Aktion ist nicht unterschrieben, weil die Partie kopiert wurde.
           *[other] { $count } Aktionen sind nicht unterschrieben, weil die Partie kopiert wurde.
        }
    .host-draws = Der Gastgeber macht jede Ziehung allein.
    .drawn =
        { $count ->
            [one] Einmal hat der Gastgeber allein gezogen.
           *[other] { $count }-mal hat der Gastgeber allein gezogen.
        }
    .host-deals = Der Gastgeber teilt die verdeckten Karten allein aus und könnte sie ansehen.
    .dealt-without = Nicht alle, die hier mitspielen, haben die verdeckten Karten mit ausgeteilt.
playOn-hint = Unsicher? Dann verlasse den Tisch und bitte den Gastgeber um einen neuen.
playOn-go-on = Trotzdem weiterspielen
playOn-leave = Verlassen
