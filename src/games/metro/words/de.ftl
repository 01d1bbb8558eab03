### Metro in German

## Lines of the log

log-began = { $name } begann.
log-laid = { $name } legte ein Plättchen auf { $square }.
log-carried-on = Es verlängerte { LIST($lines) }.
log-unreached = Noch hat es keine Linie erreicht.
log-ended-unowned = { $line }, die niemandem gehört, endete { lines-where }.
log-ended = { $name } beendete { $line } { lines-where }: { $owner } bekam { $worth }.
log-brought =
    { $name } führte { $line } { $city ->
        [true] in die Stadt
       *[false] an den Rand
    } und bekam { $worth }.
log-shown =
    { $count ->
        [0] { $name } hatte immer noch nichts Passendes.
        [one] { $name } zeigte ein Plättchen, das nirgends passte.
       *[other] { $name } zeigte { $count } Plättchen, von denen keines passte.
    }
log-drew = { $name } zog noch ein Plättchen.
log-lifted = Nichts passte, deshalb durfte { $name } eine Linie aus einem Plättchen legen.
log-over = Die Partie ist vorbei.

## Effects of a tile on lines

lines-where =
    { $city ->
        [true] in der Stadt
       *[false] am Rand
    }
lines-end =
    { $line }{ $city ->
        [true] { " " }in der Stadt
       *[false] { "" }
    } ({ counted-points })
lines-carried = { $line } auf { counted-tiles }
lines-would-finish = würde { $line } vollenden
lines-sets-out = { $line } fährt los: { counted-tiles }
lines-goes-on = { $line } geht weiter: { $before } → { counted-tiles }
lines-finishes = vollendet { LIST($lines) }
lines-carries-on = verlängert { LIST($lines) }
lines-no-change = keine Linie ändert sich
lines-none-would-change = Keine Linie würde sich ändern.
lines-it-would-finish = Es würde { LIST($lines) } vollenden.
lines-it-would-carry-on = Es würde { LIST($lines) } verlängern.

## Moves

moves-brief =
    .lay = Plättchen legen
    .show = Plättchen zeigen
    .draw = Plättchen ziehen
moves-draw = Ein Plättchen ziehen und legen
moves-lay = { $tile } auf { $square } legen
moves-held =
    .drawn = das gezogene Plättchen
    .yours = dein Plättchen
    .numbered = Plättchen { $number }
moves-turned =
    { $turns ->
        [1] eine Viertelumdrehung nach rechts
        [2] umgedreht
       *[other] eine Viertelumdrehung nach links
    }
moves-show =
    .one = Dein Plättchen zeigen
    .several = Deine Plättchen zeigen
moves-misfit =
    .one = es passt nirgends
    .several = keines davon passt
moves-ask-draw = Ein Plättchen ziehen? Du musst es legen.
moves-not-yet = Noch nicht
moves-lay-it =
    .only = Legen
    .one-of = Legen
moves-elsewhere = Woandershin

## Instructions shown with a choice, for someone with one tile in hand or several

prompts-anywhere =
    .drawn = Das gezogene Plättchen passt nicht, also lege es irgendwohin, notfalls als Linie aus einem Plättchen.
    .one = Dein Plättchen passt nicht, also lege es irgendwohin, notfalls als Linie aus einem Plättchen.
    .several = Keines passt, also lege eines irgendwohin, notfalls als Linie aus einem Plättchen.
prompts-show-and-draw =
    .one = Dein Plättchen passt nirgends. Zeige es und ziehe ein weiteres.
    .several = Keines passt. Zeige sie und ziehe ein weiteres.
prompts-show-and-lay =
    .one = Dein Plättchen passt nirgends. Zeige es und lege eines irgendwohin.
    .several = Keines passt. Zeige sie und lege eines irgendwohin.
prompts-lay-drawn = Lege das gezogene Plättchen.
prompts-lay =
    .one = Lege dein Plättchen so herum, wie es ist.
    .several = Lege eines deiner Plättchen so herum, wie es ist.
prompts-lay-turned =
    .one = Lege dein Plättchen, auch gedreht.
    .several = Lege eines deiner Plättchen, auch gedreht.
prompts-lay-or-draw =
    .one = Lege dein Plättchen, oder ziehe ein weiteres und lege das.
    .several = Lege eines deiner Plättchen, oder ziehe ein weiteres und lege das.
prompts-lay-turned-or-draw =
    .one = Lege dein Plättchen, auch gedreht, oder ziehe ein weiteres und lege das.
    .several = Lege eines deiner Plättchen, auch gedreht, oder ziehe ein weiteres und lege das.

## Refusals, by their reasons

refusals-over = Die Partie ist vorbei.
refusals-drawing = Wer beginnt, ist noch nicht ausgelost.
refusals-not-your-turn = Du bist nicht am Zug.
refusals-not-held = Dieses Plättchen hast du nicht.
refusals-lay-drawn = Du musst das Plättchen legen, das du gerade gezogen hast.
refusals-no-draw = Du ziehst nur dann ein weiteres Plättchen, wenn keines von deinen passt.
refusals-nothing-left = Es sind keine Plättchen mehr zum Ziehen da.
refusals-drawn-already = Du hast in diesem Zug schon ein Plättchen gezogen.
refusals-can-lay = Du kannst ein Plättchen legen, also gibt es nichts zu zeigen.
refusals-show-to-draw = Keines von deinen passt. Zeige sie zuerst, dann ziehst du ein weiteres.
refusals-show-first = Das ergäbe eine Linie aus einem Plättchen, vom Rand gleich zurück zum Rand. Keines von deinen passt, also zeige sie zuerst.
refusals-city = Das ist die Stadt. Dort liegen keine Plättchen.
refusals-taken = Auf { $square } liegt schon ein Plättchen.
refusals-apart = Plättchen liegen am Rand des Spielplans oder neben einem anderen. Die Stadt zählt nicht.
refusals-one-point = Das ergäbe eine Linie aus einem Plättchen, vom Rand gleich zurück zum Rand.
refusals-no-turning = In dieser Partie werden Plättchen nicht gedreht. Das Zeichen in der Ecke zeigt, wie herum sie liegen.

## The final score

scores-city = Linien in die Stadt
scores-edge = Linien an den Rand
scores-won =
    { $name } gewann mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
scores-shared =
    { LIST($names) } teilten sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Companies and their lines

seats-names =
    .red = Rot
    .yellow = Gelb
    .blue = Blau
    .green = Grün
    .lilac = Lila
    .black = Schwarz
seats-line = Linie { $number }
seats-line-of = { WHOSE($name) } Linie { $number }

## Titles of sections of the rules book that refusals name

sections-table = Auf dem Tisch
sections-turn = Dein Zug
sections-squares = Wo ein Plättchen liegen kann
sections-end = Das Ende

## The table in words

table-laid =
    { $count ->
        [0] Noch kein Plättchen gelegt
       *[other] { $count } von 60 Plättchen gelegt
    }
table-arrived =
    { $count ->
        [0] keine
       *[other] { $count }
    } von { $of ->
        [one] { $of } Lokomotive
       *[other] { $of } Lokomotiven
    } angekommen
table-not-under-way =
    Noch nicht unterwegs: { $count ->
        [one] Linie
       *[other] Linien
    } { LIST($lines) }.
table-moving = Linie { $line }: bisher { counted-tiles }, steht auf { $square }.
table-ended = Linie { $line } endete { lines-where }: { $worth }.
table-in-hand =
    Plättchen{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    } auf der Hand{ $seen ->
        [true] , das alle gesehen haben
       *[false] { "" }
    }: { $tile }.
table-holds = Hat { counted-tiles } auf der Hand.
table-board =
    { $count ->
        [0] Spielplan: kein Plättchen gelegt
       *[other] Spielplan: { $count } von 60 Plättchen gelegt
    }
table-row = Zeile { $row }.
table-empty-row = Zeile { $row }: keine Plättchen.
table-full-row = Die Zeile ist voll.
table-pool = { counted-tiles } zum Nachziehen
table-unseen = { $count } noch nicht gesehen: { $tile }.

## Statistics

tallies-kinds = Plättchenarten
tallies-lines = Linien
tallies-turns = Züge
tallies-shown = begannen ohne passendes Plättchen
tallies-lifted = durften eine Linie aus einem Plättchen legen

## Tiles: where trains go that come in from each side

tiles-direction =
    { $side ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[other] Westen
    }
tiles-wholes =
    .aaaa = geradeaus in beiden Richtungen
    .bbbb = jede Seite zur nächsten im Uhrzeigersinn
    .cccc = jede Seite zur nächsten gegen den Uhrzeigersinn
    .dddd = Halbkreise an jeder Seite
tiles-both-ways = { $one } und { $other } in beiden Richtungen
tiles-one-way = von { $from } nach { $to }
tiles-circle = { tiles-direction }
tiles-half-circles =
    { $count ->
        [one] Halbkreis
       *[other] Halbkreise
    } im { LIST($sides) }
tiles-beside =
    { $side ->
        [0] über Spalte { $column }
        [1] rechts von Zeile { $row }
        [2] unter Spalte { $column }
       *[other] links von Zeile { $row }
    }

## Numbers of things

counted-tiles = { $tiles } Plättchen
counted-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
counted-lines =
    { $lines ->
        [0] keine Linie
        [one] { $lines } Linie
       *[other] { $lines } Linien
    }

## The title

title-language = de
title-ambience = Straßenbahnen, Tauben und eine Drehorgel
title-built-in = Ausgabe „Classic“: die 60 Plättchen und 32 Bahnhöfe des gedruckten Spiels.
title-loaded = Ausgabe „{ $name }“, aus einer Datei geladen.
title-refused = Das geht jetzt nicht.

## Panels about things on the table

about-station =
    .no-train = Keine Lokomotive
    .unused = Keine Gesellschaft nutzt diesen Bahnhof, deshalb bringt seine Linie nichts.
    .train = { WHOSE($name) } Lokomotive
    .finished = { WHOSE($name) } vollendete Linie
    .length = Länge
    .scored = Wertung
    .so-far = Bisher
    .waits-at = Wartet auf
    .or-more = { counted-points } oder mehr.
about-seat =
    .trains = Lokomotiven
    .in-hand = Auf der Hand
    .into-city = In die Stadt
    .to-edge = An den Rand
    .lines =
        { $count ->
            [one] Linie
           *[other] Linien
        } { $lines }.
about-city =
    .title = Die Stadt
    .kind = Jedes Plättchen zählt doppelt
    .text = Eine Linie, die in der Stadt endet, bringt 2 Punkte pro Plättchen statt 1.
    .no-line = Noch hat keine Linie sie erreicht.
about-pool =
    .title = Der Nachziehstapel
    .in-hands = Auf der Hand
    .count-unseen = { $count } noch nicht gesehen
    .unseen = Noch nicht gesehen
about-of-all = { $count } der 60 Plättchen
about-cell =
    .empty = Leeres Feld
    .laid-by = Plättchen von { $name }
    .tracks = Gleise
    .lines-over = Linien auf diesem Plättchen
    .none-yet = Noch keine.
    .lines = { LIST($lines) }
    .passing =
        { $line }{ $times ->
            [1] { "" }
            [2] { " " }(zweimal)
            [3] { " " }(dreimal)
           *[other] { " " }(viermal)
        }
    .starts-here = Beginnt hier
    .waits-here = Wartet hier
    .so-far = bisher { counted-tiles }
    .can-go = Hier kann ein Plättchen liegen.
about-hand =
    .no-one = Niemand
    .tile-of = { WHOSE($name) } Plättchen
    .closed = Verdeckt
    .seen-by = Nur { $name } kann es sehen.
    .open = Für alle sichtbar
    .seen-alone = Nur für { $name } sichtbar
    .in-box = In der Schachtel
about-turning =
    .head = Drehen
    .fixed = Es wird nicht gedreht: Das Zeichen in seiner Ecke passt zu dem des Feldes.
    .turned = Es darf vor dem Legen gedreht werden.
about-drawn =
    .head = Gezogen
    .text = Es muss in diesem Zug gelegt werden.

## Text printed on the table itself

captions-pool = Nachziehstapel
captions-to-draw = Plättchen übrig
captions-none =
    { $count ->
        [0] keins
       *[other] { $count }
    }
captions-in-other-hands = und { captions-none } bei den anderen
captions-held = und { captions-none } auf der Hand
captions-unseen = Noch nicht gesehen, nach Art
captions-your-tile = Dein Plättchen
captions-your-tiles = Deine Plättchen
captions-to-move = am Zug
captions-you = du
captions-takes-lead = { $name } geht in Führung
captions-last-tiles = Die letzten Plättchen
captions-laid = { $count } von { $of } Plättchen gelegt
captions-standing =
    .level = gleichauf
    .leads = führt mit { $by }
    .behind = { $by } zurück
captions-lines-open = { counted-lines } offen
captions-open =
    { $count ->
        [0] keine
       *[other] { $count }
    } offen
captions-seat = { $name }: { counted-points }
captions-station =
    .idle = Bahnhof { $number }
    .waiting = Bahnhof { $number }: Hier wartet eine Lokomotive von { $company }
    .ended = Bahnhof { $number }: Linie von { $company }, { counted-points }
captions-city = Die Stadt
captions-draw = { moves-brief.draw }
captions-show = { moves-brief.show }
captions-line-worth = { counted-tiles } · { counted-points }
captions-line-length = { counted-tiles }
captions-at-edge = Rand: { $points }+ Punkte
captions-in-city = Stadt: { $points }+ Punkte
captions-pool-of = Nachziehstapel: noch { counted-tiles }
captions-in-pool = im Stapel
captions-a-dot = ein Punkt ist ein Plättchen
captions-kind = { $tile }: { captions-none } noch nicht gesehen
captions-closed-tile = Ein verdecktes Plättchen
captions-on-square = Linien auf diesem Feld
captions-line-ends = Linie { $line } endet
captions-line-sets-out = Linie { $line } fährt los
captions-line-goes-on = Linie { $line } geht weiter
captions-ends-for =
    { counted-points }, { $city ->
        [true] Stadt ×2
       *[false] Rand
    }
captions-none-of-yours = keine von dir
captions-nobodys = keine Linie ändert sich

## Captions of sounds

sounds-felt = Ein Plättchen gleitet über Filz
sounds-tile = Ein Plättchen klopft auf Holz
sounds-bridge = Eine Eisenbrücke dröhnt
sounds-clack = Räder klackern
sounds-hall = Ein Horn hallt durch einen Bahnhof
sounds-buffers = Eine Lokomotive fährt an den Puffer
sounds-enamel = Ein Emailschild dreht sich um
sounds-slip = Ein Zettel wird gezogen
sounds-tram = Eine Straßenbahnklingel, zwei Straßen weiter
sounds-pigeons = Tauben auf einem Dach
sounds-organ = Eine Drehorgel um die Ecke
sounds-flip = Ein Plättchen wird aufgedeckt
sounds-coin = Punkte klimpern

## Choices before a match

options-hand =
    .label = Hand
    .hint = Wie viele Plättchen jeder auf der Hand und damit zur Wahl hat.
options-turning =
    .label = Frei drehen
    .hint = Drehe ein Plättchen vor dem Legen, wie du willst, anders als im gedruckten Spiel.
options-draw =
    .label = Zweites Plättchen
    .hint = Ob du nur dann ein weiteres ziehen darfst, wenn keines von deinen passt, oder jederzeit.
    .strict = Wenn nichts passt
    .free = Jederzeit
options-first =
    .label = Erster Zug
    .hint = Wer das erste Plättchen legt: wer auf dem letzten Platz sitzt oder ausgelost wird.
    .last = Letzter Platz
    .random = Ausgelost

## The rules book

book-title = So spielt man Metro
book-lead = Jeder von euch führt um 1900 eine Bahngesellschaft in einer Stadt. Gemeinsam legt ihr die Gleise, Plättchen für Plättchen. Jedes trägt Linien von dir und von deinen Konkurrenten, also mache deine lang und ihre kurz. Wer die meisten Punkte hat, gewinnt.
book-table =
    .board = Der Spielplan hat 60 Felder rund um die Stadt, die die vier in der Mitte einnimmt.
    .stations = Darum liegen 32 Bahnhöfe, einer an jeder Außenseite eines Feldes, ab der Ecke oben rechts gegen den Uhrzeigersinn nummeriert. Jeder hat ein Gleis, auf dem Lokomotiven abfahren, und eines, auf dem sie ankommen.
    .start = Am Anfang warten Lokomotiven deiner Gesellschaft an deinen Bahnhöfen. Wo, das hängt davon ab, wie viele mitspielen:
    .pool = Die 60 Plättchen werden gemischt und liegen verdeckt im Nachziehstapel. Jeder zieht eines und darf es ansehen. Die anderen sehen es nicht.
    .first = Wer auf dem letzten Platz sitzt, beginnt. Danach geht es reihum.
book-trains = { $seats } Spieler: je { $trains } Lokomotiven.
book-idle = Ohne Lokomotive: Bahnhof { LIST($stations) }.
book-turn =
    .lay = Lege dein Plättchen auf ein freies Feld.
    .score = Sind dadurch Linien vollendet, werden sie sofort gewertet, ganz gleich, wem sie gehören.
    .draw = Ziehe ein neues Plättchen, wenn noch welche da sind.
    .pass = Passen kannst du nicht. Auch wenn alle deine Linien vollendet sind, legst du weiter Plättchen an die Linien der anderen. Hast du kein Plättchen und ist keines mehr zu ziehen, entfällt dein Zug.
    .mark = Das Zeichen in der Ecke eines Plättchens zeigt, wie herum es liegt. Plättchen werden nicht gedreht, also ist eines, das wie ein anderes gedreht aussieht, ein anderes Plättchen.
book-squares =
    .free = Lege es auf ein freies Feld am Rand des Spielplans oder auf eines, das an ein liegendes Plättchen grenzt. Über Eck reicht nicht, und neben der Stadt reicht auch nicht.
    .short = Keine Linie darf nur ein Plättchen lang sein, vom Rand gleich zurück zum Rand. Du darfst also nicht:
    .circle = einen Halbkreis an den Rand legen
    .curve = in eine Ecke eine Kurve legen, die die beiden Außenseiten verbindet.
    .anyway = Ob dort eine Lokomotive wartet, macht keinen Unterschied. An der Stadt oder sonst im Inneren ist das alles erlaubt.
book-stuck =
    .title = Wenn dein Plättchen nicht passt
    .show = Gibt es kein Feld für dein Plättchen, zeige es allen. Dann:
    .more = Sind noch Plättchen da, ziehe ein weiteres und lege das. Das erste behältst du, es bleibt offen, und du ziehst in diesem Zug nicht nach. Passt auch das gezogene nicht, lege es auf irgendein sonst erlaubtes Feld, selbst wenn eine Linie aus einem Plättchen entsteht.
    .none = Sind keine mehr da, lege dein eigenes auf irgendein sonst erlaubtes Feld, selbst wenn eine Linie aus einem Plättchen entsteht.
book-lines =
    .title = Einer Linie folgen
    .tracks = Eine Linie beginnt an einem Bahnhof, geht von Plättchen zu Plättchen weiter und kreuzt andere Gleise über oder unter ihnen, ohne auf sie zu wechseln. Lokomotiven fahren auf einer Seite, deshalb gehören die beiden Gleise zwischen benachbarten Plättchen zu verschiedenen Richtungen.
    .again = Eine Linie kann mehrmals über dasselbe Plättchen führen. Ein Gleis, das im Kreis läuft oder in der Stadt beginnt, gehört niemandem und bringt nichts.
    .waits = Solange sie an einem freien Feld endet, wartet die Linie dort. Zeige auf einen Bahnhof, um seine Linie zu sehen, wie lang sie ist und was sie bringt.
book-scoring =
    .title = Wertung
    .finished = Eine Linie ist vollendet, wenn sie den Rand des Spielplans oder die Stadt erreicht. Ihre Lokomotive wird umgedreht, und ihre Gesellschaft bekommt Punkte, auch wenn jemand anders das Plättchen gelegt hat.
    .edge = Am Rand: 1 Punkt pro Plättchen.
    .city = In der Stadt: 2 Punkte pro Plättchen.
    .each = Ein Plättchen zählt jedes Mal, wenn die Linie darüberführt.
    .several = Ein Plättchen kann mehrere Linien vollenden. Alle werden gewertet. Eine Linie von einem Bahnhof ohne Lokomotive bringt nichts.
book-end =
    .last = Die Partie endet, sobald die letzte Lokomotive umgedreht ist, auch wenn noch Felder frei sind. Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.
    .stop = Wollt ihr nicht zu Ende spielen, könnt ihr euch einigen aufzuhören. Dann zählen die Punkte, wie sie stehen.
book-options =
    .title = Anders spielen
    .before = Wählt das vor der Partie. Alles lässt sich verbinden.
    .hand = Mit mehr als einem Plättchen auf der Hand legst du eines davon und ziehst nach. Ein zweites zum Legen ziehst du nur, wenn keines passt, also zeigst du zuerst alle.
    .turning = Beim freien Drehen passt ein Plättchen, wenn es irgendwie herum passt. Eine Linie aus einem Plättchen darfst du nur legen, wenn kein Drehen hilft.
    .draw = Darfst du jederzeit ein zweites ziehen, musst du das gezogene legen: wo es passt, und wenn es nirgends passt, auf irgendein sonst erlaubtes Feld, selbst wenn eine Linie aus einem Plättchen entsteht. Dein eigenes bleibt verdeckt.
    .wait = Mehr Plättchen und freies Drehen geben dir mehr zu überlegen und allen anderen mehr zu warten.
book-tiles =
    .title = Die 60 Plättchen
    .tracks = Jedes Plättchen hat vier Gleise, von jeder Seite eines herein. „Von Norden nach Osten“ ist ein Gleis für Lokomotiven, die aus dem Norden kommen und nach Osten hinausfahren. „In beiden Richtungen“ heißt, dass es auch ein Gleis zurück gibt. Ein Halbkreis schickt eine Lokomotive auf der Seite hinaus, auf der sie kam.
    .copies = { $copies } von 60

## The lesson, stop by stop

lesson-tile =
    .name = Plättchen
    .title = Lege ein Plättchen
    .task = Du hast ein Plättchen. Es kommt an den Rand oder neben ein anderes: Wähle das helle Feld und lege es.
    .done = Du ziehst nach, dann ist die nächste Gesellschaft dran. Plättchen werden nie gedreht.
lesson-short =
    .name = Rand
    .title = Keine Linie mit nur einem Plättchen
    .task = Rechts schickt dieses Plättchen eine Lokomotive zurück, und keine Linie darf nach einem enden. Lege es auf ein helles Feld.
    .done = Nur wenn ein Plättchen nirgends sonst passt, darf eine Linie nach einem Plättchen enden, für 1 Punkt.
lesson-line =
    .name = Linie
    .title = Bringe eine Lokomotive ans Ziel
    .task = Zwei deiner Lokomotiven kämen zum Rand. Probiere beide hellen Felder und lege das Plättchen, wo es mehr bringt.
    .slip = Diese Linie war nach 2 Plättchen zu Ende und brachte 2 Punkte, und ihre Lokomotive ist fertig. Die andere wäre über 8 gefahren.
    .done = Am Rand endet eine Linie: 1 Punkt pro Plättchen, hier 8. Bis dahin ist sie nichts wert. Um einer zu folgen, zeige auf ihre Lokomotive oder tippe sie an.
lesson-city =
    .name = Stadt
    .title = In die Stadt
    .task = Die Stadt zählt doppelt. Bringe die helle Lokomotive hinein.
    .done = 3 Plättchen, je 2 Punkte. Die Stadt ist schwer zu erreichen, aber das Warten lohnt sich.
lesson-neighbour =
    .name = Konkurrenz
    .title = Beende eine fremde Linie
    .task = Ein Plättchen dient allen Lokomotiven darauf. Dieses beendet die helle Linie deines Gegners: Lege es.
    .done = Dein Gegner bekommt 3 Punkte, und diese Lokomotive bringt nie wieder welche. Achte auf deine eigenen.
lesson-match =
    .name = Erste Partie
    .title = Deine erste Partie
    .task = Der Spielplan ist fast voll. Spiele zu Ende, gegen Pip, den Laufburschen.

## The coach: a sentence each, the first time something happens

coach-city = Eine Linie, die in der Stadt endet, bringt 2 Punkte pro Plättchen statt 1.
coach-mine = Deine Linie ist vollendet und gewertet. Ihre Lokomotive wird umgedreht, und ihr Bahnhof ist erledigt.
coach-finished = Eine Linie bringt ihrem Besitzer Punkte, egal wer das letzte Plättchen gelegt hat.
coach-shown = Ein Plättchen, das nirgends passt, wird allen gezeigt, und ein weiteres wird gezogen.
coach-lifted = Passt nichts und ist nichts mehr zu ziehen, darf auch eine Linie aus einem Plättchen entstehen.
coach-extra = Ein Plättchen, das du ziehst, wenn du am Zug bist, musst du sofort legen.
coach-laid = Dein Plättchen kann mehrere Linien verlängert haben. Zeige auf einen Bahnhof, um seiner Linie zu folgen.

## Flaws of an edition, options or a made-up position, after where they are

flaws-whole = das Ganze
flaws-impossible = Das ist nicht möglich
flaws-tile-count = Es muss { $need } Plättchen geben, eins für jedes Feld, aber es sind { $have }
flaws-bad-value = erwartet { $expected }, gefunden { $received }
flaws-seats = Die Partie hat eine andere Zahl von Plätzen
flaws-tiles = Jedes der 60 Plättchen muss an einem Ort sein, aber { $tiles } sind aufgeführt oder eines doppelt
flaws-copies = Von der Art { $face } gibt es mehr Plättchen als in der Schachtel
flaws-cell = Feld { $cell } hat zwei Plättchen oder gehört zur Stadt. Nimm eines weg
flaws-shown = Gezeigt sind nur Plättchen, die jemand hält, jedes einmal
flaws-drawn = Das muss ein Plättchen des Platzes am Zug sein, oder -1
flaws-not-over = Es warten noch Lokomotiven. Setze es auf turn
flaws-over = Die Partie wäre hier vorbei. Setze es auf over
