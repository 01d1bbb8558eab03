### Foothills in German

## The title

title-language = de
title-ambience = Wind, Schafe und der Pub
# The edition that comes with the page
title-built-in = Ausgabe „Reconstructed“: Die Regeln sind die gedruckten, aber die meisten Preise, Boni und grauen Seiten sind von uns.
title-loaded = Ausgabe „{ $name }“, aus einer Datei geladen.
# Refuses for a reason that has no sentence of its own
title-refused = Das geht jetzt nicht.

## Seats

seats-colours =
    .blue = Blau
    .green = Grün
# A seat without a colour
seats-numbered = Platz { $number }

## Goods with their numbers

goods-iron = { $iron } Eisenerz
goods-stone = { $stone } Stein
goods-resources =
    { $resources } { $resources ->
        [one] Rohstoff
       *[other] Rohstoffe
    }
goods-rubble = { $rubble } Schutt
goods-passengers =
    { $passengers } { $passengers ->
        [one] Fahrgast
       *[other] Fahrgäste
    }
goods-vp = { $vp } SP
goods-white =
    { $white } { $white ->
        [one] weißes Klötzchen
       *[other] weiße Klötzchen
    }
goods-nothing = nichts
goods-kind =
    { $kind ->
        [iron] Eisenerz
       *[stone] Stein
    }
# The same at the beginning of a sentence
goods-named =
    { $kind ->
        [iron] Eisenerz
       *[stone] Stein
    }
goods-from =
    { $from ->
        [yard] vom Lagerplatz
       *[bag] aus dem Beutel
    }
# The bonus for building a station, as part of a sentence
goods-bonus = Bonus { $goods }
goods-no-bonus = kein Bonus

## Lists

list-and = { LIST($parts) }
# Names, or whole deeds, to choose from
list-or = { OR($parts) }

## Stations, for languages that change a name by its place in the sentence

station-name = { $station }
station-at = in { $station }
station-to = nach { $station }
station-the = { $station }

## Verbs of cards, each a sentence

verbs-take =
    { $upTo ->
        [one] Nimm 1 Rohstoff vom Lagerplatz.
        [2] Nimm 1 oder 2 Rohstoffe vom Lagerplatz.
       *[other] Nimm 1 bis { $upTo } Rohstoffe vom Lagerplatz.
    }
verbs-take-per-ticket =
    Nimm für jede deiner Fahrkarten 1 Rohstoff vom Lagerplatz{ $upTo ->
        [one] { "" }
       *[other] , höchstens { $upTo }
    }.
verbs-gain = Du bekommst { $goods }.
# Resources to choose, and with the goods that come with them
verbs-chosen = { goods-resources } nach Wahl
verbs-chosen-and = { goods-resources } nach Wahl und { $others }
verbs-ticket =
    .here = Du bekommst die Fahrkarte dieses Bahnhofs.
    .any = Du bekommst eine Fahrkarte, die du noch nicht hast.
verbs-dig =
    .one = Räume { goods-rubble } auf einer Strecke.
    .one-ticketed = Räume { goods-rubble } auf einer Strecke, für die du eine Fahrkarte hast.
    .one-or-two = Räume { goods-rubble } auf einer oder zwei Strecken.
    .one-or-two-ticketed = Räume { goods-rubble } auf einer oder zwei Strecken, für die du Fahrkarten hast.
    .each = Räume { goods-rubble }, jeden auf einer anderen Strecke.
    .each-ticketed = Räume { goods-rubble }, jeden auf einer anderen Strecke, für die du eine Fahrkarte hast.
verbs-give = Gib { $rubble } davon deinem Gegner.
verbs-up-to =
    Bis zu { $times ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    }: { $deals }.
# Deeds: several may be offered in one sentence
verbs-swap = tausche { $one } gegen { $other } oder umgekehrt
verbs-trade = tausche { $give } gegen { $get }
verbs-lay = verlege ein Gleis für { $price }
verbs-lay-ticketed = verlege ein Gleis für { $price } auf einer Strecke, für die du eine Fahrkarte hast
# The price in resources of any kind: “any 2 resources”
verbs-any-price = beliebige { $price }
# Where a station is built, within the sentences that follow
verbs-where =
    .any = { "" }
    .ticket = { " " }auf einer Strecke, für die du eine Fahrkarte hast
    .track = { " " }auf einer Strecke, auf der du ein Gleis hast
    .both = { " " }auf einer Strecke, auf der du ein Gleis und für die du eine Fahrkarte hast
verbs-build = Baue einen Bahnhof{ $where }.
verbs-build-extra = Baue einen Bahnhof{ $where } und zahle { $goods } mehr.
verbs-build-less = Baue einen Bahnhof{ $where } und zahle { $goods } weniger.
verbs-no-bonus = Den Bonus bekommst du nicht.
verbs-survey =
    Schicke deinen Vermesser nach Hause{ $pub ->
        [true] , in den Pub
       *[false] { "" }
    } oder { $to ->
        [any] auf ein offenes Aktionsfeld
        [ticketed] auf ein offenes Aktionsfeld einer Strecke, für die du eine Fahrkarte hast
        [start] auf das Aktionsfeld eines Startbahnhofs
        [own] auf ein Aktionsfeld, wo du einen Bahnhof gebaut hast
       *[adjacent] auf ein offenes Aktionsfeld einer Nachbarkarte
    } und nutze es.
verbs-flip =
    { $cards ->
        [one] Du darfst außerdem 1 andere Aktionskarte umdrehen.
       *[other] Du darfst außerdem bis zu { $cards } andere Aktionskarten umdrehen.
    }
verbs-flip-any = Drehe beliebig viele deiner Aktionskarten um.
verbs-score = Du darfst eine deiner Aktionskarten werten, wie im Pub.
verbs-draw = Ziehe { goods-resources } blind aus dem Beutel.
verbs-sort = Suche { $goods } aus dem Beutel.
# Where the cubes that aren’t kept go
verbs-left-over =
    { $rest ->
        [one] Der andere kommt auf den Lagerplatz.
       *[other] Die anderen kommen auf den Lagerplatz.
    }
verbs-keep = Behalte { $keep }. { verbs-left-over }
# The same of cubes that were looked for
verbs-keep-of = Behalte { $keep } davon. { verbs-left-over }
verbs-refill = Fülle den Lagerplatz auf { $to } Klötzchen auf.
verbs-stock = Lege { $cubes } Klötzchen aus dem Beutel auf den Lagerplatz.
verbs-summit = Hole dir das Gipfelplättchen.
verbs-on-building = Wenn du hier baust: { $text }

## Instructions shown with a choice

prompts-provide = Wähle deine ersten Rohstoffe: noch { $left }.
prompts-select = Wähle eine Aktionskarte.
prompts-flip =
    { $left ->
        [one] Du darfst noch 1 Aktionskarte umdrehen.
       *[other] Du darfst noch bis zu { $left } Aktionskarten umdrehen.
    }
prompts-take =
    { $left ->
        [one] Nimm noch 1 oder hör auf.
       *[other] Nimm noch bis zu { $left } oder hör auf.
    }
prompts-gain-any = Du bekommst 1 Rohstoff. Welchen und woher?
prompts-gain = Du bekommst 1 { goods-kind }. Woher?
# What may be done, and how many times more
prompts-deals-left = { $deals } (noch { $left }-mal).
# One of several things that may be done
prompts-lay = verlege ein Gleis für { $price } (1 SP)
prompts-dig = Räume { $left } Schutt. Auf welcher Strecke?
prompts-dig-more = Räume noch { $left } Schutt. Auf welcher Strecke?
prompts-build = Welchen Bahnhof baust du?
prompts-build-extra = Welchen Bahnhof baust du ({ $goods } mehr)?
prompts-build-less = Welchen Bahnhof baust du ({ $goods } weniger)?
prompts-survey = Schicke deinen Vermesser los. Wohin?
prompts-hop = Deinen Vermesser zum neuen Bahnhof schicken?
prompts-ticket = Wähle eine Fahrkarte.
prompts-may-score = Du darfst eine Aktionskarte werten.
prompts-score = Welche Aktionskarte wertest du?
prompts-flip-any = Drehe beliebige deiner Aktionskarten um.
prompts-keep = Aus dem Beutel: { $goods }. Behalte { $keep }.

## Labels of buttons

moves-take = { goods-kind } nehmen
moves-gain = { goods-named } { goods-from }
moves-dig = { $line }: Schutt räumen
moves-lay = Gleis in { $station }: { $price }
moves-trade = Tauschen
moves-build = Bahnhof in { $space }: { $price }
moves-just-build = Bauen
moves-go-home = Nach Hause gehen
moves-go-to-pub = In den Pub gehen
moves-go-to = Nach { $station } gehen
moves-flip = { $side } umdrehen
moves-score = { $card } werten
# After “Score …, ”: the card that takes the place of the scored one
moves-instead = dafür { $card }
moves-ticket = Fahrkarte { $station }
moves-keep = { $goods } behalten
moves-done =
    .flipping = Genug umgedreht
    .moving = Stehen bleiben
    .scoring = Nicht werten
    .digging = Den Rest aus dem Vorrat nehmen
    .otherwise = Fertig

## Moves in a few words

short-from =
    .yard = Lagerplatz
    .bag = Beutel
short-track = Gleis: { $station }
short-home = Zuhause
short-pub = Pub
# A scored card, and the one that takes its place
short-scored = { $card }, für { $spare }

## Lines of the log

log-dealt = { $name } begann. Im Spiel: { $lines }.
log-selected = { $name } spielte { $side }.
log-skipped = { $name } konnte keine Karte spielen und setzte aus.
log-from-bag = Aus dem Beutel: { $cubes }.
log-no-cubes = keine Klötzchen
log-found = { $name } fand { $goods } im Beutel.
log-drew = { $name } zog { $goods }.
log-kept = { $name } behielt { $goods }. Auf den Lagerplatz kam: { $rest }.
log-took = { $name } nahm { goods-kind } { goods-from }.
log-gained = { $name } bekam { $goods }.
log-paid = { $name } zahlte { $goods }.
log-dug = { $name } räumte { $rubble } Schutt in { $station }.
log-cleared = { $name } machte { $station } frei (+1 SP).
log-gave = { $name } gab { $other } { $rubble } Schutt.
log-laid = { $name } verlegte ein Gleis in { $station } (+1 SP).
log-built = { $name } baute einen Bahnhof in { $space }.
log-went-home = { WHOSE($name) } Vermesser ging nach Hause.
log-went-to-pub = { WHOSE($name) } Vermesser ging in den Pub.
log-went-to = { WHOSE($name) } Vermesser ging nach { $station }.
log-ticket = { $name } bekam die Fahrkarte { $station }.
log-summit = { $name } holte sich das Gipfelplättchen.
log-flipped = { $name } drehte { $side } zu { $other } um.
log-scored = { $name } wertete { $card }.
log-event = Ein weißes Klötzchen kam heraus.
log-navvy = Streckenarbeiter bauten in { $station }.
log-completed = Fertig wurde: { $line }.
log-completed-with = Fertig wurde: { $line }, Prellbock { $stop } von { $of }.
log-ending =
    .stops = Der letzte Prellbock wurde gesetzt. Die Partie endet bald.
    .navvies = Für Streckenarbeiter war kein Platz mehr. Die Partie endet bald.
log-returned = Zurück in den Beutel: { goods-white }.
log-over = Die Partie ist vorbei.
# Where something is that has no name
log-somewhere = irgendwo

## The table in words

table-lines-complete = { $complete } von { $of } Strecken fertig
table-board =
    { $name }: bisher { $points ->
        [0] keine
       *[other] { $points }
    } SP
table-supply = Vorrat: { $goods }.
table-empty = leer
# The letter and the name of a card’s other side
table-other-side = Andere Seite: { $side }.
# What the card is worth
table-when-scored = Gewertet: { $pays }.
table-tickets = Fahrkarten: { $names }.
table-no-tickets = Keine Fahrkarten.
table-surveyor-home = Vermesser: zu Hause.
table-surveyor-in-pub = Vermesser: im Pub.
table-surveyor-at = Vermesser: in { $station }.
table-deeds = Gebaute Bahnhöfe: { $stations }. Verlegte Gleise: { $tracks }. Gewertete Karten: { $cards }.
table-summit = Hat das Gipfelplättchen.
table-yard = Lagerplatz und Vorrat
table-in-yard = Auf dem Lagerplatz: { $goods } und { $white }.
table-in-bag = Im Beutel: { $cubes }.
table-left = Streckenarbeiter übrig: { $navvies }. Prellböcke übrig: { $stops }.
table-spare = Ersatzkarten: { $cards }.
table-no-spare = Keine Ersatzkarten.
table-complete = fertig
table-start = Startbahnhof.
table-by-navvies = von Streckenarbeitern gebaut.
table-rubble = { $count } Schutt.
table-no-rubble = Kein Schutt.
table-track = Gleis: { $name }.
table-under-rubble = Gleisfeld: unter Schutt.
table-free-track = Gleisfeld: frei.
table-station = Bahnhof: { $name }.
table-space = Bahnhofsfeld: kostet { $price }, { $bonus }.
table-action = Vermesseraktion: { $text }
table-no-action = Keine Vermesseraktion.

## The panels about station cards, action cards and tickets

about-station =
    .start = Startbahnhof, { $lines }
    .card = Bahnhofskarte, { $lines }
    .navvies-head = Streckenarbeiter
    .navvies-text = Sie haben hier Gleis und Bahnhöfe gebaut.
    .effect = Wenn du hier baust
    .each-effect = Jedes Mal, wenn du hier baust
    .rubble = Schutt
    .left = Noch { $rubble }. Wer den letzten räumt, bekommt 1 SP.
    .track = Gleis
    .laid = Verlegt von { $name }.
    .under-rubble = Unter Schutt.
    .free-track = Frei: 1 SP für das Gleis.
    .one = Bahnhof
    .several = Bahnhöfe
    .built = Gebaut von { $name }.
    .costs = Kostet { $price }, { $bonus }.
    .ordered = Baut von links nach rechts.
    .action = Vermesseraktion
    .no-action = Keine.
    .not-open = Offen, sobald hier ein Bahnhof steht.
    .occupied = Besetzt
    .visitor = Hier ist der Vermesser von { $name }.
about-card =
    .scored-by = Gewertet von { $name }
    .when-scored = Gewertet
    .spare = Ersatzkarte
    .golden = Goldene Seite
    .grey = Graue Seite
    .other = Andere Seite
    .on-board =
        Aktionskarte { $letter } von { $name }, { $isGrey ->
            [true] graue
           *[false] goldene
        } Seite
about-ticket =
    .title = Fahrkarte { $station }
    .held = Für { $lines }, bei { $name }
    .not-held = Für { $lines }, noch nicht bei { $name }
    .way = So bekommst du sie
    .go = Schicke deinen Vermesser nach { $station }.
    .use = Wofür
    .uses = Viele graue Seiten gelten nur auf Strecken, für die du eine Fahrkarte hast.
    .both-lines = Eine Fahrkarte für beide Strecken.

## The panels about other parts of the table

places-line-bonus =
    .kind = Streckenbonus: { $bonus } SP am Ende
    .text = Für die meisten Bahnhöfe an dieser Strecke. Bei Gleichstand bekommt ihn niemand.
    .so-far = Bisher
places-iron =
    .title = Eisenerz
    .use = Für Gleise und Bahnhöfe. Ausgegebenes Eisenerz kommt zurück in den Beutel.
places-stone =
    .title = Stein
    .use = Für Bahnhöfe. Nimm ihn vom Lagerplatz oder tausche Schutt dagegen ein. Ausgegebener Stein kommt zurück in den Beutel.
places-rubble =
    .title = Schutt
    .use = Vom Räumen der Strecken. Tausche ihn gegen Stein oder gib ihn für Bahnhöfe aus.
places-passengers =
    .title = Fahrgäste
    .use = Am Ende je ½ SP wert. Manche Bahnhöfe und Vermesseraktionen kosten Fahrgäste.
places-has = { $name } hat { $count }
# A heading that several places share
places-limit = Grenze
# A heading that several places share
places-end = Das Ende
places-no-limit = Unbegrenzt
places-left = noch { $count }
places-tiles-left =
    .head = Plättchen übrig
    .text = { $count }, für Gleise und Bahnhöfe zusammen.
places-hut =
    .title = Vermesserhütte
    .text = Dein Vermesser beginnt hier und kann mit jeder E-Karte zurückkommen, die ihn bewegt. Zu Hause geschieht nichts.
places-pile =
    .title = Wertungsstapel
    .kind =
        { $name }, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    .text = Jede Karte hier zählt am Ende, wie es unten auf ihr steht.
    .limit = Nie mehr Karten als gebaute Bahnhöfe ({ $stations }).
places-points =
    .title =
        { $points ->
            [0] Bisher keine SP
           *[other] Bisher { $points } SP
        }
    .cleared = Geräumt
    .track = Gleise
    .bonus = Bahnhöfe
    .exchange = Vermesser
    .vp =
        { $points ->
            [0] Keine SP
           *[other] { $points } SP
        }
places-stations =
    .title =
        { $count ->
            [one] { $count } Bahnhof
           *[other] { $count } Bahnhöfe
        } gebaut
    .text = Für jeden Bahnhof darfst du eine Karte werten.
places-tracks =
    { $count ->
        [one] { $count } Gleis
       *[other] { $count } Gleise
    } verlegt
places-yard =
    .title = Lagerplatz
    .none = keine Rohstoffe
    .text = Nimm dir hier Rohstoffe. Geht der letzte, werden 6 Klötzchen aus dem Beutel gezogen.
    .white = Weiße Klötzchen
    .white-text = Bisher { $count }. Sind es am Ende eines Zuges 3 oder mehr, kommen alle zurück in den Beutel.
places-bag =
    .title = Der Beutel
    .text = Ein weißes Klötzchen von hier bringt Streckenarbeiter. Ausgegebene Rohstoffe kommen hierher zurück.
# The cubes left in the bag
places-in-bag = { goods-resources } und { goods-white }
places-pub =
    .title = Der Pub
    .kind = Nur goldenes E
    .text = Werte eine deiner Aktionskarten. Sie kommt auf deinen Wertungsstapel, und eine Ersatzkarte mit denselben zwei Buchstaben nimmt ihren Platz ein, goldene Seite oben.
    .limit = Du brauchst mehr Bahnhöfe als gewertete Karten.
places-navvies =
    .title = Streckenarbeiter
    .text = Ein weißes Klötzchen schickt sie zur ersten unberührten Bahnhofskarte: Spalte für Spalte von links, jede von oben, ohne die Startbahnhöfe. Sie räumen und bauen dort alles, und Vermesser dürfen hin.
    .end = Die Partie endet, wenn Streckenarbeiter kommen müssten und kein Platz für sie ist.
places-stops =
    .title = Prellböcke
    .text = An das Ende jeder fertigen Strecke kommt einer.
    .end = Die Partie endet, wenn der letzte steht.
places-summit =
    .title = Gipfelplättchen
    .kind = { $points } SP am Ende
    .text = Bekommt, wessen Vermesser es zuletzt geholt hat.

## The final score

# What a scored card is worth
scores-worth =
    .passenger = 1 SP pro 2 Fahrgäste
    .track = 1 SP pro 2 verlegte Gleise
    .station = 1 SP pro gebautem Bahnhof
    .ticket = 1 SP pro Fahrkarte
    .card = 1 SP pro gewerteter Karte
# Where points come from, before their number
scores-sources =
    .cleared = Geräumte Karten
    .track = Verlegte Gleise
    .bonus = Bahnhofsboni
    .exchange = Tausch des Vermessers
    .passengers = Fahrgäste, je ½ SP
    .summit = Gipfelplättchen
scores-kinds =
    .pile = Gewertete Karten
    .line-bonus = Meiste Bahnhöfe
scores-line-bonus = Meiste Bahnhöfe: { $line }
# Things that earned points
scores-counted =
    .passenger =
        { $count ->
            [one] { $count } Fahrgast
           *[other] { $count } Fahrgäste
        }
    .track =
        { $count ->
            [one] { $count } Gleis
           *[other] { $count } Gleise
        }
    .station =
        { $count ->
            [one] { $count } Bahnhof
           *[other] { $count } Bahnhöfe
        }
    .ticket =
        { $count ->
            [one] { $count } Fahrkarte
           *[other] { $count } Fahrkarten
        }
    .card =
        { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
scores-won = { $name } gewann mit { $points } SP.
scores-tied = Gleichstand mit { $points } SP. Spielt die Revanche: Farben tauschen, gleiche Strecken.
scores-drawn = Wieder Gleichstand mit { $points } SP, also unentschieden.

## Headings and names of what statistics count

tallies-lines = Strecken im Spiel
tallies-sides = Kartenseiten
tallies-golden = golden
tallies-grey = grau
tallies-cards = Gewertete Karten
tallies-stations = Bahnhöfe
tallies-track = Gleise
tallies-tickets = Fahrkarten
tallies-bonuses = Bahnhofsboni
tallies-chits = Plättchen
tallies-summit = Gipfel
tallies-turns = Züge
tallies-missed = ausgesetzt, da keine Karte spielbar war
tallies-endings = Enden
tallies-ended-by =
    .stops = der letzte Prellbock
    .navvies = kein Platz für Streckenarbeiter
tallies-cubes =
    .iron = Eisenerz
    .stone = Stein
    .event = Ereignisse

## The text printed on the table

# Between two ways to pay or to get something
captions-or = oder
captions-each = pro
captions-up-to = bis zu
captions-anywhere = überall
captions-start = Start
captions-any-number = beliebig
captions-each-line = 1 je Strecke
captions-one-or-two = 1–2 Strecken
captions-once = beim Bau:
captions-each-time = bei jedem Bau:
captions-no-action = keine Vermesseraktion
captions-done = Fertig
captions-yard = Lagerplatz
captions-bag = Beutel
captions-supply = Allgemeiner Vorrat
captions-pub = Der Pub
captions-pub-rule = nur: Karte werten
captions-spare = Ersatzkarten
captions-my-supply = Vorrat
captions-tickets = Fahrkarten
# The place where the surveyor begins
captions-hut = Vermesser
captions-short-hut = Hütte
# The same names below their things, written as within a sentence
captions-below =
    .tickets = Fahrkarten
    .hut = Hütte
captions-stations = Bahnhöfe
captions-pile = Wertung
captions-tracks = Gleise
# The noun for a number that stands beside it
captions-counted-tracks =
    { $count ->
        [one] Gleis
       *[other] Gleise
    }
captions-counted-stations =
    { $count ->
        [one] Bahnhof
       *[other] Bahnhöfe
    }
# Tiles left, after their number
captions-counted-tiles =
    { $count ->
        [one] Plättchen
       *[other] Plättchen
    }
captions-navvies = Arbeiter
captions-stops = Prellböcke
captions-passengers = Fahrgäste
captions-rubble = Schutt
captions-by-navvies = Von Arbeitern gebaut
captions-points = SP
captions-you = du
captions-theirs = Gegner
captions-iron = Eisenerz
captions-stone = Stein
captions-summit = Gipfelplättchen
captions-scored = gewertet
captions-no-limit = unbegrenzt
captions-times = { $count }×
captions-at-most = ≤ { $count }
captions-keep = behalte { $count }
captions-fill-to = auf { $count }
captions-give = gib { $count }
captions-in-bag =
    { $count ->
        [one] 1 Klötzchen
       *[other] { $count } Klötzchen
    }
captions-railway-word = Railway
captions-railway-short = Rly
captions-takes-lead = { $name } geht in Führung
captions-last-round = Letzte Runde
captions-complete = { $line } fertig
captions-pile-count =
    { $count ->
        [one] 1 gewertet
       *[other] { $count } gewertet
    }
# Cubes of those that the stockyard is filled with
captions-in-yard = { $count } von 6
# The number of a buffer stop, below the line that it completes
captions-stop-number =
    { $stop ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
       *[other] { $stop }
    } von { $of } Prellböcken
# Points behind or ahead of the other player
captions-behind = { $points } zurück
captions-ahead = { $points } voraus
captions-level = gleich

## Captions of its own sounds, and of others where it has words of its own

sounds-sting = Ein Grollen in den Hügeln
sounds-rough-track = Streckenarbeiter werfen ihr Gleis hin
sounds-lamp = Gemurmel aus dem Pub
sounds-sheep = Ein Schaf in der Ferne
sounds-bag = Der Beutel klappert
sounds-ballast = Schutt rutscht
sounds-staff = Ein Messstab schlägt auf
sounds-stop = Ein Prellbock rastet ein

## The choices players have before a match

options-lines =
    .label = Strecken
    .hint = Sechs der acht Strecken sind im Spiel.
    .random = Zufällig gezogen
    .all-but = Alle außer { $one } und { $other }
options-start =
    .label = Startspieler
    .hint = Der andere nimmt seine ersten Rohstoffe zuerst.
    .drawn = Ausgelost
options-flip-is-part =
    .label = Nur umdrehen
    .hint = Du darfst eine Karte wählen, nur um damit andere umzudrehen.
options-pub-to-pub =
    .label = Im Pub bleiben
    .hint = Ein Vermesser im Pub darf dort noch eine Karte werten, ohne hinauszugehen.
options-refill-six =
    .label = Volles Auffüllen
    .hint = Karten, die den Lagerplatz auffüllen, ziehen 6 weitere Klötzchen, wenn dort weniger als 6 liegen, statt nur auf 6 aufzufüllen.
options-home-is-far =
    .label = Keine Nachbarn zu Hause
    .hint = Von zu Hause ist keine Karte benachbart. Sonst ist es jeder Startbahnhof.

## The printed sides of action cards, by their names in English

cards-stockyard = Lagerplatz
cards-excavation = Aushub
cards-track-trade = Gleis & Handel
cards-station = Bahnhof
cards-surveyor = Vermesser
cards-breakers-yard = Schrottplatz
cards-strongarm = Kraftprotz
cards-tea-break = Teepause
cards-brickmaker = Ziegler
cards-local-blacksmith = Dorfschmied
cards-landscaper = Landschafter
cards-mason = Steinmetz
cards-architect = Architekt
cards-brickies-mate = Maurergehilfe
cards-steelworker = Stahlarbeiter
cards-inspector = Inspektor
cards-tourist = Tourist
cards-draftsman = Zeichner
cards-field-worker = Feldarbeiter
cards-travel-agent = Reisebüro
cards-salvage = Altmaterial
cards-harbour-market = Hafenmarkt
cards-large-boat = Großes Boot
cards-small-boat = Kleines Boot
cards-small-cart = Kleiner Karren
cards-light-work-gang = Kleine Kolonne
cards-local-help = Hilfe im Ort
cards-itinerant-workers = Wanderarbeiter
cards-heavy-work-gang = Große Kolonne
cards-shared-workers = Geteilte Arbeiter

## The rules book’s titles of the sections that refusals can name

sections-table = Auf dem Tisch
sections-turn = Dein Zug
sections-yard = Lagerplatz und Beutel
sections-rubble = Schutt
sections-track = Gleise
sections-stations = Bahnhöfe
sections-surveyor = Vermesser und Fahrkarten
sections-pub = Der Pub
sections-events = Weiße Klötzchen und Streckenarbeiter
sections-end = Ende und Wertung

## A sentence for each reason to refuse something

refusals-over = Die Partie ist vorbei.
refusals-not-your-turn = Du bist nicht am Zug.
refusals-drawing = Es werden Klötzchen gezogen. Einen Moment.
refusals-provide-first = Wähle zuerst 2 Rohstoffe vom Lagerplatz.
refusals-select-first = Wähle zuerst eine Aktionskarte.
refusals-other-action = Erst kommt etwas anderes.
refusals-cannot-stop = Das musst du tun, bevor du aufhören kannst.
refusals-not-your-card =
    Diese Karte{ $hasCard ->
        [true] { " " }{ $card }
       *[false] { "" }
    } gehört { $hasOwner ->
        [true] { $owner }
       *[false] nicht dir
    }.
refusals-no-ticket =
    { $hasCard ->
        [true] { $card } verlangt eine Fahrkarte, und du hast keine.
       *[false] Dafür brauchst du eine Fahrkarte und hast keine.
    }
refusals-no-own-track = { $card } verlangt eine Strecke mit einem Gleis von dir, und du hast keins verlegt.
refusals-flip-alone = { $card } könnte jetzt nur eine andere Karte umdrehen, und das genügt nicht.
refusals-yard-empty = Es sind keine Rohstoffe mehr da, weder auf dem Lagerplatz noch im Beutel.
refusals-not-in-yard = Auf dem Lagerplatz ist kein { goods-kind }.
refusals-not-in-bag = Im Beutel ist kein { goods-kind }.
refusals-wrong-kind = { goods-kind } bekommst du hier nicht.
refusals-none-left = Was du bekämst, ist weder auf dem Lagerplatz noch im Beutel.
refusals-bag-empty = Der Beutel ist leer.
refusals-yard-full = Der Lagerplatz ist schon voll.
refusals-all-tickets = Du hast schon jede Fahrkarte, die im Spiel ist.
refusals-has-ticket = Diese Fahrkarte hast du schon.
refusals-not-in-play = Das ist in dieser Partie nicht im Spiel.
refusals-line-clear = Auf der Strecke { $line } liegt kein Schutt. Wähle eine, auf der welcher liegt.
refusals-line-used = Auf der Strecke { $line } hast du schon geräumt. Jedes Stück Schutt muss von einer anderen Strecke kommen.
refusals-two-lines = Du hast schon auf zwei Strecken geräumt. Nimm den Rest von ihnen.
refusals-not-ticket-line =
    { $hasStation ->
        [true] Für die Strecke von { $station } hast du keine Fahrkarte.
       *[false] Du hast keine Fahrkarte für diese Strecke: { $line }.
    }
refusals-start-station = Startbahnhof { $station }: Hier liegt das Gleis schon.
refusals-navvy-here = Streckenarbeiter haben bei { $station } schon alles gebaut.
refusals-rubble-here = Bei { $station } liegt noch { $rubble } Schutt. Räume ihn zuerst.
refusals-track-full = Bei { $station } liegt das Gleis schon.
refusals-not-leftmost = Verlege Gleise von links nach rechts: { $first } kommt vor { $station }.
refusals-no-track-space = Es gibt kein freies Gleisfeld ohne Schutt.
refusals-no-ticket-space = Auf keiner Strecke, für die du eine Fahrkarte hast, ist ein Gleisfeld frei.
refusals-no-tile = Du hast alle deine Plättchen verbaut.
# What is held is a clause of its own: “You have 1 stone”
refusals-short =
    { $held }, aber { $deed ->
        [lay] ein Gleis
        [exchange] der Tausch
       *[other] das
    } kostet { $need }.
refusals-no-station-space = Es gibt keinen Bahnhof, den du bauen und bezahlen kannst.
refusals-no-extra-station = Du kannst keinen Bahnhof mit { $needed } Aufpreis bezahlen.
refusals-no-ticket-station = Auf keiner Strecke, für die du eine Fahrkarte hast, kannst du einen Bahnhof bauen und bezahlen.
refusals-no-track-station = Auf keiner Strecke, für die du eine Fahrkarte und auf der du ein Gleis hast, kannst du einen Bahnhof bauen und bezahlen.
refusals-nothing-to-build = Bei { $station } gibt es nichts zu bauen.
refusals-space-built = Der Bahnhof bei { $station } ist schon gebaut.
refusals-in-order = Baue die Bahnhöfe bei { $station } der Reihe nach, von links nach rechts.
refusals-not-track-line = Für keine Strecke bei { $station } hast du sowohl Fahrkarte als auch Gleis.
refusals-no-place = Es gibt kein offenes Aktionsfeld, zu dem er gehen könnte.
refusals-no-ticket-place = Auf keiner Strecke, für die du eine Fahrkarte hast, ist ein Aktionsfeld offen.
refusals-no-own-place = Wo du Bahnhöfe gebaut hast, ist kein Aktionsfeld offen.
refusals-no-adjacent-place = Neben deinem Vermesser ist kein Aktionsfeld offen.
refusals-no-action-space = Bei { $station } gibt es keine Vermesseraktion.
refusals-not-open = Bei { $station } steht noch kein Bahnhof.
refusals-occupied = Bei { $station } ist schon ein Vermesser.
refusals-already-here = Dein Vermesser ist schon bei { $station } und muss woandershin.
refusals-already-home = Dein Vermesser ist schon zu Hause.
refusals-not-start = Kein Startbahnhof: { $station }.
refusals-not-own-station = Bei { $station } hast du keinen Bahnhof gebaut.
refusals-not-adjacent = Nicht neben deinem Vermesser: { $station }.
refusals-only-hop = Dein Vermesser kann nur auf den Bahnhof treten, den du gerade gebaut hast.
refusals-pub-primary = In den Pub führt nur die goldene Vermesserkarte.
refusals-pub-again = Dein Vermesser ist schon im Pub.
refusals-pub-limit =
    Du brauchst mehr Bahnhöfe als gewertete Karten und hast { $stations ->
        [0] noch keinen Bahnhof
       *[other]
            { $stations ->
                [one] { $stations } Bahnhof
               *[other] { $stations } Bahnhöfe
            } und { $scored ->
                [one] { $scored } gewertete Karte
               *[other] { $scored } gewertete Karten
            }
    }.
refusals-not-spare = Diese Karte kann die andere nicht ersetzen.
refusals-this-card = Du spielst { $card }, sie dreht sich also ohnehin um.
refusals-fresh-card = { $card } ist neu oder wurde in diesem Zug schon umgedreht.
refusals-not-in-hand = So viele hast du nicht gezogen.
# In place of a name that isn’t known
refusals-unnamed =
    .card = diese Karte
    .station = dieser Karte
    .line = dort
# What is held of the goods that fall short
refusals-held = Du hast { $goods }
# The same where there is none of them
refusals-none =
    .iron = Du hast kein Eisenerz
    .stone = Du hast keinen Stein
    .resources = Du hast keine Rohstoffe
    .rubble = Du hast keinen Schutt
    .passengers = Du hast keine Fahrgäste

## Names for each type of move when nothing more is said about it

guide-deeds =
    .select = Karte ausspielen
    .take = Rohstoff nehmen
    .gain = Rohstoff bekommen
    .dig = Schutt räumen
    .lay = Gleis verlegen
    .exchange = Tauschen
    .build = Bahnhof bauen
    .survey = Vermesser losschicken
    .flip = Karte umdrehen
    .score = Karte werten
    .ticket = Fahrkarte bekommen
    .keep = Rohstoffe aus dem Beutel behalten
    .done = Aufhören

## The coach’s words, a sentence each, the first time something happens

coach-tip-words =
    .ending = Die Partie endet mit dieser Runde: Wer nicht begonnen hat, macht den letzten Zug.
    .completed = Eine Strecke ist fertig und bekommt einen Prellbock. Der letzte von 5 beendet die Partie.
    .navvy = Ein weißes Klötzchen bringt Streckenarbeiter: Sie bebauen die nächste unberührte Karte, und niemand bekommt Punkte.
    .scored = Eine gewertete Karte zählt am Ende, auch alles, was du bis dahin noch baust und verlegst.
    .built = Jeder Bahnhof lässt dich im Pub eine Karte mehr werten und öffnet die Vermesseraktion seiner Karte, wenn sie eine hat.
    .ticket = Eine Fahrkarte bleibt dir. Manche grauen Kartenseiten gelten nur dort, wo du eine hast.
    .laid = Jedes Gleis bringt 1 SP, wo auch immer es liegt, und hilft, seine Strecke fertigzustellen.
    .cleared = Der letzte Schutt einer Karte bringt 1 SP. Jetzt ist dort Platz für Gleise und Bahnhöfe.
    .summit = Das Gipfelplättchen zählt am Ende für den, der zuletzt oben war.
    .returned = Drei weiße Klötzchen sind da: Sie kommen zurück in den Beutel und wohl bald wieder.
    .surveyed = Dein Vermesser steht dem Gegner im Weg und muss weiter, bevor er zurückkommen darf.
    .flipped = Die gespielte Karte hat sich umgedreht. Ihre andere Seite nutzt du in einem späteren Zug.

## The lesson’s words at each stop

lesson-take =
    .name = Nehmen
    .title = Hole, was du brauchst
    .task1 = Bist du am Zug, spielst du eine deiner fünf Karten. Spiele Lagerplatz.
    .task2 = Nimm 3 Klötzchen: Aus Eisenerz werden Gleise, aus Stein Bahnhöfe.
    .done = Drei Klötzchen im Vorrat, und deine Karte hat sich umgedreht. Ihre andere Seite lernst du bald kennen.
lesson-dig =
    .name = Räumen
    .title = Mache den Weg frei
    .task1 = Auf jeder Strecke liegt Schutt. Spiele Aushub, um welchen zu räumen.
    .task2 = Du räumst eine Strecke entlang, von links. Wähle die Bala Lake Railway.
    .done = Llangower ist frei: +1 SP. Der Schutt gehört dir, und manche Bahnhöfe bezahlst du damit.
lesson-lay =
    .name = Verlegen
    .title = Verlege dein erstes Gleis
    .task1 = Du hast 2 Eisenerz: So viel kostet ein Gleis. Spiele Gleis & Handel.
    .task2 = Wähle das freie Feld in Llangower.
    .done = Jedes Gleis bringt +1 SP. Ist eine ganze Strecke belegt, ist sie fertig, und das Ende rückt näher.
lesson-build =
    .name = Bauen
    .title = Baue einen Bahnhof
    .task1 = Bahnhöfe sind mehr wert als Gleise. Spiele Bahnhof.
    .task2 = Penllyn kostet 2 Stein und bringt 2 SP. Baue ihn: Ein Gleis brauchst du nicht.
    .done = +2 SP. Auf freien Karten kannst du überall bauen, in jeder Reihenfolge.
lesson-survey =
    .name = Vermessen
    .title = Schicke deinen Vermesser los
    .task1 = Dein Vermesser holt Fahrkarten und mehr. Spiele Vermesser.
    .task2 = Schicke ihn nach Bala: Der erste Bahnhof einer Strecke ist immer offen.
    .task3 = Du bekommst die Fahrkarte Bala und ein Eisenerz. Woher soll es kommen?
    .done = Die Fahrkarte bleibt dir. Viele Kartenseiten gelten nur auf Strecken, für die du eine hast.
lesson-flip =
    .name = Umdrehen
    .title = Jede Karte hat zwei Seiten
    .task1 = Lagerplatz zeigt die graue Seite: Schrottplatz. Spiele sie.
    .task2 = Schrottplatz verlegt ein Gleis für 2 beliebige Rohstoffe. Verlege eins in Llangower.
    .done = Eine gespielte Karte dreht sich um, also ist diese wieder golden. Plane zwei Züge voraus.
lesson-pub =
    .name = Der Pub
    .title = Lass dich im Pub sehen
    .task1 = Du hast einen Bahnhof gebaut, also darfst du eine Karte werten. Spiele Vermesser.
    .task2 = Nur die goldene Vermesserkarte führt in den Pub. Geh hinein.
    .task3 = Welche Karte bringt dir mehr? Lagerplatz bringt 1 SP pro Fahrkarte, Aushub 1 SP pro Bahnhof. Werte eine: Eine Ersatzkarte nimmt ihren Platz ein.
    .slip = Du hast keine Fahrkarten, also ist Lagerplatz noch nichts wert. Einen Bahnhof hast du gebaut, und für den zählt Aushub.
    .done = Gewertet wird am Ende, für jeden Bahnhof, den du bis dahin gebaut hast.
lesson-match =
    .name = Erste Partie
    .title = Deine erste Partie
    .task1 = Zwei kurze Strecken fehlen noch. Ist eine davon fertig, endet die Partie: Spiele!
    .done = { "" }

## Flaws of an edition, options or a made-up position

flaws-whole = das Ganze
flaws-names =
    .iron = Eisenerz
    .stone = Stein
    .event = weiße Klötzchen
    .blue = Blau
    .green = Grün
    .todo = die Hand
flaws-texts =
    .bad-value = { $at }: erwartet { $expected }, gefunden { $received }
    .six-lines = { $at }: Es müssen sechs verschiedene Strecken sein
    .id-twice = { $at }: „{ $id }“ kommt zweimal vor
    .line-order = { $at }: Hier muss Strecke { $line } stehen
    .one-start = Strecke { $line }: braucht genau einen Startbahnhof
    .column-gap = Strecke { $line }: Die Spalten müssen 1, 2, 3 … sein, ohne Lücke und ohne Wiederholung
    .short-line = Strecke { $line }: braucht mindestens zwei Karten
    .start-not-bare = Bahnhof { $station }: Ein Startbahnhof kann weder Schutt noch Gleise noch Bahnhöfe haben
    .start-no-ticket = Bahnhof { $station }: Ein Startbahnhof muss eine Fahrkarte geben
    .no-track-space = Bahnhof { $station }: braucht ein Gleisfeld
    .no-station-space = Bahnhof { $station }: braucht ein Bahnhofsfeld
    .action-and-effect = Bahnhof { $station }: kann nicht zugleich eine Vermesseraktion und eine Wirkung haben
    .card-colours = Aktionen { $letter }: Es müssen 1 blaue, 1 grüne und 3 neutrale Karten sein, aber da sind { LIST($colours) }
    .card-pairs = Aktionen { $letter }: Alle grauen Seiten müssen von derselben Art sein
    .few-resources = { $at }: Der Aufbau braucht 6 Rohstoffe, aber es gibt nur { $resources }
    .no-stops = { $at }: braucht mindestens einen Prellbock
    .setup-readings = wie die Regeln gelesen werden, wird beim Aufbau gewählt
    .setup-second = ob es eine Revanche ist, wird beim Aufbau gewählt
    .setup-colours = die Farben werden beim Aufbau gewählt
    .not-six-lines = lines { $lines } sind nicht sechs der acht Strecken (I zählt 1, II 2, III 4 … VIII 128)
    .wrong-length = { $at } hat { $have } Zahlen, aber die Schachtel hat { $need }
    .not-in-play = { $station } ist auf keiner Strecke im Spiel, also kann dort nichts sein: Setze { LIST($all) } auf 0
    .much-rubble = { $station } hat { $rubble } Schutt, aber auf der Karte sind nur { $printed }: Setze { $at } höchstens auf { $printed }
    .rubble-and-tiles = { $station } hat Plättchen und { $rubble } Schutt: Setze entweder { $at } oder { LIST($tiles) } auf 0
    .navvy-and-more = bei { $station } sind Streckenarbeiter und noch etwas: Setze entweder { $at } oder { LIST($others) } auf 0
    .navvy-on-start = { $station } ist ein Startbahnhof, wo keine Streckenarbeiter bauen: Setze { $at } auf 0
    .track-gap = { $station }: Gleise werden von links nach rechts verlegt, aber { $at } ist frei (0)
    .station-gap = { $station }: Bahnhöfe werden von links nach rechts gebaut, aber { $at } ist frei (0)
    .heap-too-large = { $at } ist { $count }, aber es gibt nur { $need } { $kind }: Setze es auf weniger
    .cubes-differ = es sind { $have } { $kind } ({ LIST($where) }), aber im Spiel gibt es { $need }
    .cubes-differ-set = es sind { $have } { $kind } ({ LIST($where) }), aber im Spiel gibt es { $need }: Setze { $at } auf { $to }
    .track-count = { $colour } hat { $tracks } Gleise verlegt, aber auf dem Tisch liegen { $laid }: Setze { $at } auf { $laid }
    .station-count = { $colour } hat { $stations } Bahnhöfe gebaut, aber auf dem Tisch stehen { $built }: Setze { $at } auf { $built }
    .many-tiles = { $colour } hat { $placed } Plättchen verbaut, aber im Spiel gibt es { $need }: Setze einige von tracks oder spaces auf 0
    .many-navvies = { $placed } Plättchen der Streckenarbeiter sind verbaut, aber im Spiel gibt es { $need }: Setze einige von navvies auf 0
    .stop-open = Strecke { $line } hat einen Prellbock, ist aber nicht fertig: Setze stops auf { $to }
    .stop-twice = eine Strecke hat zwei Prellböcke: Setze stops auf { $to }
    .many-stops = { $placed } Prellböcke stehen, aber im Spiel gibt es { $need }: Setze stops auf { $to }
    .stop-missing = Strecke { $line } ist fertig, hat aber keinen Prellbock: Setze stops auf { $to }
    .end-missing = der letzte Prellbock steht und löst das Ende aus: Setze ending auf true
    .ticket-not-in-play = { $colour } hat die Fahrkarte { $station }, die nicht im Spiel ist: Setze { $at } auf { $to }
    .surveyor-no-space = der Vermesser von { $colour } ist bei { $station }, wo es kein Feld für ihn gibt: Setze { $at } auf -1 (zu Hause) oder -2 (im Pub)
    .surveyor-not-open = der Vermesser von { $colour } ist bei { $station }, wo kein Bahnhof steht: Setze { $at } auf -1 (zu Hause) oder -2 (im Pub)
    .surveyors-meet = beide Vermesser sind bei { $station }: Setze { $at } oder boards.0.surveyor auf -1 (zu Hause)
    .no-such-card = { $at }: In der Schachtel gibt es keine Aktionskarte { $card }
    .wrong-slot = { $card } gehört nicht nach { $at }, wo Karten der Art { $type } ihren Platz haben: { OR($fitting) }
    .card-twice = { $card } ist an mehreren Stellen, { LIST($places) }: Nimm sie von einer davon weg
    .card-twice-set = { $card } ist an mehreren Stellen, { LIST($places) }: Setze an eine davon eine freie Karte, { OR($ways) }
    .few-cards = es sind { $have } Karten der Art { $type }, aber eine Partie hat { $need }: Nimm { OR($ways) } in { $at } auf
    .many-cards = es sind { $have } Karten der Art { $type }, aber eine Partie hat { $need }: Nimm { OR($spare) } heraus
    .pile-too-long = { $colour } hat bei { $stations } gebauten Bahnhöfen { $pile } Karten gewertet: Kürze { $at } oder baue mehr Bahnhöfe
    .grey-no-card = Platz { $slot } von { $colour } ist leer, zeigt aber eine graue Seite: Setze { $at } auf { $to }
    .deal-once = ausgeteilt wird einmal, vor allem anderen: Setze phase auf select
    .work-pending = es ist noch etwas zu tun, und das gehört in die Phase perform, nicht { $phase }: Setze phase auf perform oder todo auf []
    .turn-too-early = Zug { $turn } kann nicht kommen, bevor die ersten Rohstoffe genommen sind: Setze turn auf 0
    .takes-first = { $colour } nimmt zuerst { $need } Rohstoffe, hat aber { $have }: siehe { $at }
    .takes-early = { $colour } hat schon vor dem Nehmen { $have } Rohstoffe: siehe { $at }
    .has-taken = { $colour } soll { $need } Rohstoffe nehmen, hat aber schon { $have }: siehe { $at }
    .yard-runs-out = es sind noch { $left } Rohstoffe zu nehmen, aber von { $there } auf dem Lagerplatz ({ $at }) bliebe keiner übrig
    .first-turn = der erste Zug ist Zug 1: Setze turn auf 1
    .other-turn = in Zug { $turn } ist { $owner } dran, aber seat sagt { $acting }: Setze seat auf { $due } oder turn auf { $next }
    .over-not-ending = die Partie ist vorbei, aber ihr Ende wurde nicht ausgelöst: Setze ending auf true
    .last-turn = der Startspieler hat nie den letzten Zug: Setze turn auf { $next } und seat auf { $seat }
    .flips-too-early = { $flips } Karten dürfen umgedreht werden, was nur in einem Zug geschieht, nicht in { $phase }: Setze flips auf 0
    .card-too-early = in der Phase { $phase } ist keine Karte gewählt oder neu: Setze selected auf -1 und fresh auf 0
    .selected-empty = Platz { $selected } ist gewählt, hat aber keine Karte: Setze selected auf -1
    .work-unknown = { $at } ({ $do }): Das sagt keine Karte
    .work-not-in-play = { $at } ({ $do }): Karte { $station } ist nicht im Spiel
    .work-too-often = { $at } ({ $do }): { $count } von { $times } Malen
    .dug-too-much = { $at } ({ $do }): { $left } von { $cubes } Schutt ist übrig
    .dug-not-held = { $at } ({ $do }): { $colour } hat { $dug } Schutt geräumt, besitzt aber { $have } ({ $path })
    .line-not-in-play = { $at } ({ $do }): Strecke { $line } ist nicht im Spiel
    .hop-not-next = { $at } ({ $do }): Der Vermesser tritt sofort hinüber oder gar nicht
    .hop-no-space = { $at } ({ $do }): Karte { $station } hat kein Feld für den Vermesser
    .hop-occupied = { $at } ({ $do }): Bei { $station } ist schon ein Vermesser
    .hop-not-open = { $at } ({ $do }): Bei { $station } steht kein Bahnhof

## The rules book

book-title = So spielt man Foothills
book-lead = Du und dein Gegner, ihr führt je eine Kolonne, die Schmalspurbahnen durch die Hügel von Nordwales baut. Räumt den Schutt, verlegt Gleise, baut Bahnhöfe, schickt euren Vermesser die Strecke entlang und eure besten Karten in den Ruhestand im Pub. Die meisten Siegpunkte (SP) gewinnen.
# Words that people may look for, and beginnings of those that the book says in their place
book-alike = meeple: streckenarbeiter, vermesser
book-table =
    .rows = Sechs der acht Strecken sind im Spiel, eine je Zeile, von links nach rechts. Jede beginnt an ihrem Startbahnhof, wo das Gleis schon liegt und nichts zu bauen ist.
    .columns = Karten einer Spalte liegen gleich weit vom Start. Ein Doppelbahnhof ist eine einzige Karte, zwei Spalten breit: ein Gleisfeld und zwei oder drei Felder für Bahnhöfe.
    .resources = Eisenerz ({ $iron } Klötzchen) und Stein ({ $stone }) sind die Rohstoffe. Mehr gibt es nicht: Was du hortest, fehlt deinem Gegner.
    .board = Vor jedem von euch: fünf Aktionskarten, der Vorrat, die Fahrkarten, die Vermesserhütte, der Wertungsstapel und { $tiles } Plättchen, die als Gleis oder Bahnhof dienen.
    .beside = Neben den Strecken: der Lagerplatz, der Beutel, der Pub, { $navvies } Streckenarbeiter, { $stops } Prellböcke und zwei Ersatzkarten jedes Buchstabens. Alles liegt offen, außer dem, was der Beutel noch bringt.
    .start = Zu Beginn kommen 6 Rohstoffe auf den Lagerplatz, und jeder nimmt 2 davon, der zweite Spieler zuerst. Aufgefüllt wird noch nicht. Dann kommen { $events } weiße Klötzchen in den Beutel, und der Startspieler beginnt.
book-turn =
    .lead = Ihr seid abwechselnd am Zug. Wenn du dran bist, nutzt du eine deiner Aktionskarten:
    .step1 = Wähle eine Karte. Es gilt die Seite, die oben liegt.
    .step2 = Tu, was sie sagt, von links nach rechts. Was nicht geht, lässt du aus. Geht gar nichts davon, kannst du die Karte nicht wählen.
    .step3 = Drehe die Karte um. Ihre andere Seite ist eine andere Aktion, du kannst also nicht einfach zweimal dasselbe tun.
    .step4 = Prüft, ob die Partie vorbei ist.
    .flips = Manche Karten lassen dich in Schritt 3 auch andere umdrehen. Nur das: Die umgedrehten nutzt du nicht. Eine Karte, die nur andere umdrehen könnte, kannst du nicht wählen.
    .gained = Eine Karte, die du in diesem Zug bekommen hast, wird in diesem Zug nicht umgedreht. Hast du gerade die Karte gewertet, die du nutzt, gibt es nichts umzudrehen.
    .missed = Kannst du gar keine Karte nutzen, setzt du aus, und stattdessen kommen Streckenarbeiter.
book-actions =
    .title = Die fünf Aktionen
    .lead = Die goldenen Seiten sind die starken, und beide Spieler haben dieselben fünf. Der Buchstabe ist die Art der Aktion. Auf jeder Rückseite steht eine graue mit einem anderen Buchstaben: eine schwächere oder eigenwilligere Form dieser Aktion. Was folgt, gilt für Gold und Grau, wenn die Karte nichts anderes sagt.
book-yard =
    .take = Nimmst du Rohstoffe, nimm mindestens 1. Danach kannst du aufhören.
    .refill = Sobald der letzte Rohstoff den Lagerplatz verlässt, werden 6 Klötzchen aus dem Beutel nachgezogen. Weiße darunter kommen zuerst dran. Dann machst du weiter und darfst von den neuen nehmen.
    .white = Weiße Klötzchen sind keine Rohstoffe und verhindern das Auffüllen nicht. Sie bleiben liegen, und manche Karten legen welche dazu, es können also mehr als 6 dort liegen.
    .gain = Bekommst du durch eine andere Aktion Rohstoffe, entscheidest du bei jedem, woher er kommt: vom Lagerplatz oder aus dem Beutel, in den du schauen darfst. Schauen bringt nie Streckenarbeiter. Ein geleerter Lagerplatz wird auch dann aufgefüllt.
    .spent = Ausgegebenes Eisenerz und ausgegebener Stein kommen zurück in den Beutel, Schutt und Fahrgäste in den allgemeinen Vorrat, der nie ausgeht. Hat der Beutel zu wenig, nimm, was da ist. Ein Tausch gilt auch, wenn nur ein Teil dessen da ist, was er gibt.
book-rubble =
    .lead = Schutt versperrt den Weg. Wähle eine Strecke und nimm Schutt von ihren Karten, von links nach rechts. Er gehört dir: Tausche ihn gegen Stein oder gib ihn für Bahnhöfe aus.
    .choose = Du musst eine Strecke wählen, auf der noch Schutt liegt. Reicht er nicht, nimm den Rest aus dem allgemeinen Vorrat. Liegt nirgends mehr welcher, nimm alles von dort.
    .tickets = Verlangt die Karte eine Strecke, für die du eine Fahrkarte hast, zählen nur solche Strecken. Sind sie alle frei, nimm alles aus dem allgemeinen Vorrat.
    .last = Wer den letzten Schutt von einer Karte räumt, bekommt sofort 1 SP, auch bei einem Doppelbahnhof. Der gehört dir, selbst wenn du den Schutt teilen musst.
book-track =
    .pay = Zahle, dann lege ein Plättchen auf das erste freie Gleisfeld einer Strecke, von links gezählt, ohne Felder mit Schutt oder Streckenarbeitern. Deine Gleise müssen nicht zusammenhängen, und du kannst jedes Mal eine andere Strecke wählen. Jedes Gleis bringt sofort 1 SP.
    .tiles = Du hast { $tiles } Plättchen für Gleise und Bahnhöfe zusammen. Sind sie verbraucht, kannst du nichts mehr verlegen oder bauen.
    .stops = Liegen auf allen Gleisfeldern einer Strecke Gleise oder Streckenarbeiter, ist sie fertig und bekommt einen Prellbock. Es gibt { $stops } Prellböcke für sechs Strecken, eine wird also vielleicht nie fertig.
book-stations =
    .where = Baue auf einer Karte ohne Schutt und Streckenarbeiter. Ein Gleis brauchst du dort nicht, und die Reihenfolge ist frei. Eine Aktion baut einen Bahnhof, auch bei einem Doppelbahnhof.
    .price = Zahle den Preis auf dem Feld und nimm dann den Bonus daneben, wenn es einen gibt. Verlangt deine Karte einen Aufpreis, musst du auch den zahlen können. Gibt sie Rabatt, bekommst du nichts heraus.
    .surveyor = Hat die Karte eine Vermesseraktion und ist kein Vermesser dort, darfst du deinen daraufstellen und sie sofort nutzen.
    .ferry = { $station }: Baust du hier, drehe beliebig viele deiner Aktionskarten um, auch die gerade genutzte. Die dreht sich in Schritt 3 noch einmal und liegt dann wie zuvor.
    .bridge =
        { $station }: Die { $spaces ->
            [2] zwei
            [3] drei
           *[other] { $spaces }
        } Bahnhöfe werden der Reihe nach gebaut, von wem auch immer. Jedes Mal darf, wer baut, eine seiner Aktionskarten werten wie im Pub. Der gerade gebaute Bahnhof zählt mit.
    .navvies = Kommen Streckenarbeiter auf eine Karte mit eigener Wirkung, ist diese für euch beide verloren.
book-shared = Gemeinsame Karten
# The card where two lines end
book-terminus =
    .end = { $station } ist das Ende von { $lines } und über beide zu erreichen. Sind alle anderen Karten einer Strecke frei, räumst du auf ihr auch den Schutt in { $station }, selbst wenn die andere noch verschüttet ist.
    .spaces = Die Karte hat zwei Gleisfelder. Nur auf dem linken liegt Schutt. Ihn zu räumen bringt 1 SP und macht beide frei. Das linke kommt zuerst. Jedes Gleis bringt 1 SP.
    .lines = Beide Felder gehören zu beiden Strecken: Eine Strecke ist fertig, wenn ihre eigenen Karten und beide Felder belegt sind. Jede bekommt einen eigenen Prellbock, und ein Plättchen kann beide zugleich fertigstellen. Ist nur eine der Strecken im Spiel, braucht sie trotzdem beide Felder, und es gibt einen Prellbock.
    .station = Der Bahnhof in { $station } zählt für beide Strecken, und eine Fahrkarte für eine davon genügt.
# The card where two lines begin
book-start = In { $station } beginnen { $lines }. Es gibt dort eine einzige Fahrkarte, die für beide Strecken gilt, aber als eine zählt.
book-surveyor =
    .open = Schicke deinen Vermesser zu einer offenen, freien Vermesseraktion und nutze sie. Offen ist sie, sobald auf der Karte ein Bahnhof steht, ganz gleich von wem. Startbahnhöfe sind immer offen. Frei ist sie, wenn kein Vermesser dort ist, auch deiner nicht: Stehen bleiben geht also nicht.
    .use = Kannst du die Aktion nutzen, musst du wenigstens einen Teil davon nutzen. Kannst du es nicht, darfst du trotzdem hin, und sei es nur, um im Weg zu stehen.
    .home = Mit jeder E-Karte, die deinen Vermesser bewegt, kannst du auch nach Hause gehen. Dort geschieht nichts.
    .tickets = Startbahnhöfe geben dir ihre Fahrkarte, wenn du sie noch nicht hast, und bei jedem Besuch etwas dazu. Viele graue Seiten verlangen eine Fahrkarte, und manche gelten nur auf Strecken, für die du eine hast.
    .adjacent = Karten sind benachbart, wenn sie sich oben, unten, links oder rechts berühren. Von zu Hause und vom Pub aus ist jeder Startbahnhof benachbart. Ist keine Nachbarkarte offen, darf dein Vermesser stehen bleiben.
    .summit = Bei { $station } holst du dir das Gipfelplättchen, notfalls vom Gegner. Wer es zuletzt holt, behält es.
book-pub =
    .lead = Nur die goldene E-Karte führt in den Pub. Dort wertest du eine deiner Aktionskarten, gleich welche Seite oben liegt: Sie kommt auf deinen Wertungsstapel, und eine Ersatzkarte mit denselben zwei Buchstaben nimmt ihren Platz ein, goldene Seite oben. Gibt es keine mehr, spielst du mit einer Karte weniger weiter.
    .limit = Du brauchst mehr Bahnhöfe als gewertete Karten, jeder Bahnhof erlaubt also eine Karte.
    .fresh = Die neue Karte wird in diesem Zug nicht umgedreht. Hast du die E-Karte gewertet, die dich herbrachte, wird in Schritt 3 nichts umgedreht. Hast du eine andere gewertet, dreht sich die E-Karte wie üblich.
    .room = Es ist Platz für beide Vermesser, aber deiner muss hinaus, bevor er wiederkommen kann.
book-events =
    .drawn = Wird ein weißes Klötzchen gezogen, kommt es in eine Mulde des Lagerplatzes und bringt Streckenarbeiter, die für keinen von euch arbeiten. Werden mehrere zugleich gezogen, werden erst alle Klötzchen gezogen, dann kommen die Arbeiter nacheinander.
    .first = Sie gehen auf die erste Karte ohne Gleis, Bahnhof und Streckenarbeiter: Spalte für Spalte von links, jede von oben. Startbahnhöfe zählen nicht. Ein Doppelbahnhof gehört zu seiner linken Spalte, eine Karte zweier Strecken zu ihrer oberen.
    .clear = Sie räumen die Karte und gelten als ihr Gleis und alle ihre Bahnhöfe. Vermesser dürfen also hin, und sie können eine Strecke fertigstellen. Niemand bekommt dafür SP oder Schutt.
    .back = Liegen nach einem Zug 3 oder mehr weiße Klötzchen auf dem Lagerplatz, kommen alle zurück in den Beutel.
    .blind = Weiße Klötzchen, die { $cards } zieht, zählen nicht. Sie werden durch andere ersetzt und kommen zurück in den Beutel, und Streckenarbeiter kommen keine.
book-end =
    .when = Das Ende kommt, wenn der letzte der { $stops } Prellböcke steht oder wenn Streckenarbeiter kommen müssten und nicht können, weil keine mehr da sind oder keine Karte für sie. Geschah das im Zug des Startspielers, hat der andere noch einen. Sonst endet die Partie mit diesem Zug.
    .add = Zu den SP, die du schon hast, kommen:
    .passengers = Fahrgäste: je ½ SP.
    .summit = Gipfelplättchen: { $points } SP.
    .line-bonus = Meiste Bahnhöfe an { $line }, wenn im Spiel: { $bonus } SP, bei Gleichstand nichts. Streckenarbeiter zählen nicht.
    .pile = Dein Wertungsstapel: jede Karte so, wie es auf ihr steht. Karten, die noch vor dir liegen, bringen nichts.
    .halves = Abgerundet werden nur die beiden, die halbiert werden, und jede Karte für sich. Halbe Punkte für Fahrgäste bleiben.
    .rematch = Bei Gleichstand spielt ihr eine Revanche: Farben tauschen, gleiche Strecken, der andere beginnt. Steht es dann wieder gleich, ist es unentschieden.
    .stop = Wollt ihr beide nicht zu Ende spielen, könnt ihr euch einigen aufzuhören. Dann zählen die Punkte, wie sie stehen.
# What a scored card is worth, and how it is rounded
book-scoring =
    .passenger = { scores-worth.passenger }, abgerundet.
    .track = { scores-worth.track }, abgerundet.
    .station = { scores-worth.station }.
    .ticket = { scores-worth.ticket }.
    .card = { scores-worth.card }, diese mitgezählt.
book-icons =
    .title = Eine Karte lesen
    .lead = Lies die Bilder von links nach rechts. Ein Pfeil heißt „wird zu“ oder „führt zu“. Klötzchen unterscheidest du an der Form auf der Oberseite ebenso wie an der Farbe.
book-icon-names =
    .iron = Eisenerz
    .stone = Stein
    .resource = Rohstoff
    .rubble = Schutt
    .event = Weißes Klötzchen
    .passenger = Fahrgast
    .points = Medaille
    .ticket = Fahrkarte
    .track = Gleis
    .station = Bahnhof
    .pick = Spitzhacke
    .surveyor = Vermesser
    .pub = Pub
    .flip = Zwei Karten
    .exchange = Zwei Pfeile
    .bag = Beutel
    .yard = Lagerplatz
    .navvy = Streckenarbeiter
    .buffer = Prellbock
    .summit = Gipfel
# The meaning of each picture
book-icon-texts =
    .iron = für Gleise und Bahnhöfe
    .stone = für Bahnhöfe
    .resource = Eisenerz oder Stein nach Wahl
    .rubble = im Weg, aber zu gebrauchen
    .event = Streckenarbeiter kommen
    .passenger = ½ SP am Ende, oder zum Ausgeben
    .points = so viele SP
    .ticket = für die genannte Strecke, „?“ für eine beliebige
    .track = verlegen, oder ein verlegtes
    .station = bauen, oder ein gebauter
    .pick = Schutt räumen
    .surveyor = gehen, oder was bei Ankunft geschieht
    .pub = eine Aktionskarte werten
    .flip = eine andere Aktionskarte umdrehen
    .exchange = Tausch in beide Richtungen
    .bag = daraus ziehen oder hineinschauen
    .yard = aus dem Beutel gefüllt
    .navvy = von ihnen gebaut
    .buffer = diese Strecke ist fertig
    .summit = das Gipfelplättchen
book-grey =
    .title = Graue Seiten
    .lead = Der Buchstabe in Klammern ist die goldene Seite derselben Karte.
    .golden = golden: { $letter }
# Points that the texts of grey sides leave unsaid; the cards are a list
book-notes =
    .ticketed = { $cards }: nur wählbar, wenn du eine Fahrkarte hast.
    .own-track = { $cards }: Du brauchst dort auch ein Gleis von dir, aber der Bahnhof darf irgendwo auf der Strecke stehen.
    .any-mix = { $cards }: Eisenerz und Stein in jeder Mischung.
    .no-bonus = { $cards }: Den Bonus des Feldes bekommst du nicht, Vermesseraktion oder Wirkung aber schon.
    .no-pub = Graue E-Karten führen nie in den Pub.
    .any-ticket = { $cards }: Dein Vermesser bleibt, wo er ist, und tut nichts.
    .refill = { $cards }: kein Auffüllen, wenn 6 oder mehr Klötzchen auf dem Lagerplatz liegen, weiße mitgezählt. Deine Klötzchen nimmst du trotzdem.
    .stock = { $cards }: gilt, wie voll der Lagerplatz auch ist, und du bekommst keins der Klötzchen.
    .drawn = { $cards }: Gezogene weiße Klötzchen bringen wie üblich Streckenarbeiter.
    .many-lines = { $cards }: Reichen die Strecken nicht, nimm den Rest aus dem allgemeinen Vorrat.
