## The question of a request, as its author reads it and as the others do.

questions-undo =
    .own = Du möchtest zurücknehmen:
    .by = { $name } möchte zurücknehmen:
questions-rematch =
    .own = Du möchtest noch eine Partie.
    .by = { $name } möchte noch eine Partie.
questions-end =
    .own = Du möchtest die Partie hier beenden und die Punkte zählen, wie sie stehen.
    .by = { $name } möchte die Partie hier beenden und die Punkte zählen, wie sie stehen.
questions-edit =
    .own = Du möchtest zum Testen die Stellung ändern:
    .by = { $name } möchte zum Testen die Stellung ändern:
questions-deal =
    .own = Du möchtest neu austeilen.
    .by = { $name } möchte neu austeilen: Alle ziehen so viele neue Karten, wie sie haben.
questions-stand-in =
    .own = Du möchtest den Computer für { $seat } spielen lassen, bis zur Rückkehr.
    .by = { $name } möchte den Computer für { $seat } spielen lassen, bis zur Rückkehr.
questions-give =
    .own = Du möchtest { WHOSE($seat) } Platz neu vergeben.
    .by = { $name } möchte { WHOSE($seat) } Platz neu vergeben.
questions-draws =
    .own = Du möchtest zum Testen die nächste Ziehung bestimmen: { LIST($draws) }.
    .by = { $name } möchte zum Testen die nächste Ziehung bestimmen: { LIST($draws) }.
# The same without draws
questions-draws-free =
    .own = Du möchtest, dass die nächste Ziehung wieder zufällig ist.
    .by = { $name } möchte, dass die nächste Ziehung wieder zufällig ist.

## Requests of players to each other.

requests-label = Anfrage
requests-for-ever = Stimmen alle zu, wird das für immer eine Testpartie, deren Ergebnis nicht zählt.
requests-answers = Antworten
requests-states =
    .agreed = einverstanden
    .declined = abgelehnt
    .waits = noch keine Antwort
    .away = weg
requests-majority = Mehr als die Hälfte von euch muss zustimmen.
requests-agree = Zustimmen
requests-refuse = Ablehnen
requests-withdraw = Anfrage zurückziehen
requests-nothing-said = Nichts, was im Protokoll steht.
requests-back = Mehr zurücknehmen…
requests-back-ask = Zurücknahme vorschlagen…
requests-back-hint = Gezogen wird neu, und vielleicht anders.
requests-back-minds-none = Der Computer hat nichts dagegen.
requests-back-agree =
    Zustimmen { SIZE($names) ->
        [one] muss
       *[other] müssen
    } { LIST($names) }.
requests-undo = Zurücknehmen
requests-ask = { LIST($names) } fragen
requests-owner = { WHOSE($name) }
requests-lost = { LIST($owners) } neue Karten sind nicht lesbar: Das Gerät, das sie ausgeteilt hat, ist weg.
requests-cheated = { LIST($owners) } Gerät hat die Karten nicht so gemischt oder verteilt, wie es sollte. Sie wurden nicht ehrlich ausgeteilt, also ist das Ergebnis nichts wert. Du kannst die Partie im Menü des Tisches beenden oder gehen.
requests-sure-end = Wirklich hier beenden?
requests-sure-end-ask = { LIST($names) } fragen, hier zu beenden?
requests-back-title = Das zurücknehmen?
requests-ask-more = Noch eine Partie vorschlagen
requests-deal-again = Neu austeilen
requests-end = Partie beenden…
requests-waits = Es fehlt noch die Antwort von { LIST($names) }.
requests-more = …und { $count } weitere

## A person of two is back, for whom the computer has played.

whileAway-played =
    Während du weg warst, hat der Computer { $moves ->
        [one] { $moves } Aktion
       *[other] { $moves } Aktionen
    } für dich gespielt.
whileAway-hint = Du kannst alles zurücknehmen, was seither geschehen ist. Gezogen wird neu, und vielleicht anders.
whileAway-keep = Stehen lassen
whileAway-take-back = Zurücknehmen

## Resigning, and what the end of such a match says.

resigning-resign =
    { $alone ->
        [true] Partie beenden…
       *[false] Aufgeben oder beenden…
    }
resigning-final = Das lässt sich nicht rückgängig machen.
resigning-keep = Weiterspielen
resigning-hold =
    { $alone ->
        [true] Gedrückt halten, um zu beenden
       *[false] Gedrückt halten, um aufzugeben
    }
# Nach dem ersten Druck auf eine Taste
resigning-wait = Nach einer Sekunde noch einmal drücken.
resigning-again = Zum Bestätigen noch einmal drücken.
resigning-left = aufgegeben
resigning-stopped = Einvernehmlich beendet. { $sentence }
resigning-sure =
    .alone = Die Partie wirklich beenden?
    .goes-on = Wirklich als { $name } aufgeben? Die anderen spielen weiter.
    .over = Wirklich als { $name } aufgeben?
resigning-ended = { $name } beendete die Partie.
resigning-all = { LIST($gone) } gaben auf.
resigning-won =
    { LIST($gone) } { SIZE($gone) ->
        [one] gab
       *[other] gaben
    } auf, damit { SIZE($stayed) ->
        [one] gewinnt
       *[other] gewinnen
    } { LIST($stayed) }.

## Marks of a match that was changed from outside the rules.

testMatch-label = Testpartie
testMatch-result = Testpartie: Das Ergebnis zählt nicht.

## The same in the log.

requestLog-asked =
    .undo = { $name } schlug eine Zurücknahme vor.
    .rematch = { $name } schlug noch eine Partie vor.
    .end = { $name } schlug vor, die Partie zu beenden.
    .edit = { $name } bat zum Testen um eine Änderung außerhalb der Regeln.
    .draws = { $name } bat zum Testen um eine Änderung außerhalb der Regeln.
    .deal = { $name } schlug vor, neu auszuteilen.
    .stand-in = { $name } schlug vor, den Computer für { $seat } spielen zu lassen.
    .give = { $name } schlug vor, { WHOSE($seat) } Platz neu zu vergeben.
requestLog-edited = Die Stellung wurde einvernehmlich geändert. Damit wurde das eine Testpartie.
requestLog-draws-chosen = Die nächste Ziehung wurde einvernehmlich bestimmt: { LIST($draws) }. Damit wurde das eine Testpartie.
requestLog-draws-free = Die nächste Ziehung wurde wieder dem Zufall überlassen.
requestLog-yes = { $name } stimmte zu.
requestLog-no = { $name } lehnte ab.
requestLog-withdrawn = { $name } zog die Anfrage zurück.
requestLog-agreed = Zurückgenommen, wie vereinbart.
requestLog-resigned =
    { $name } { $alone ->
        [true] beendete die Partie
       *[false] gab auf
    }.
requestLog-ended = Die Partie wurde einvernehmlich beendet.
requestLog-out = { $name } schied aus, und die anderen spielten weiter.
requestLog-bot = { $bot } übernahm für { $name }.
requestLog-stand-in = { $bot } sprang für { $name } ein.
requestLog-back = { $name } kam zurück.
requestLog-taken-back = { $name } nahm zurück, was der Computer inzwischen gespielt hatte.
requestLog-dealt = Die Karten wurden ausgeteilt.
requestLog-dealt-again = Die Karten wurden neu ausgeteilt.
requestLog-shuffled =
    { LIST($names) } mischten und gaben die Karten gemeinsam{ $again ->
        [true] { " " }neu
       *[false] { "" }
    }.
