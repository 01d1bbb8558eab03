### Snowdonia in German

## Lines of the log

# Points gained, after a sentence
log-gained = { $points ->
    [0] { "" }
   *[other] { " " }(+{ goods-points })
 }
log-dealt = { $name } begann.
log-alone = Partie { $match } von { $matches }: Die Strecke ist abgesteckt, und { $train } steht bereit.
log-forecast = Das Wetter: erst { $next }, dann { $later }.
log-began = { $name } begann in { $station }.
log-posted = { $name } stellte den neutralen Vermesser nach { $station }.
log-round = Runde { $round } begann.
log-hired = { $name } bezahlte { goods-coal } für einen dritten Arbeiter.
log-placed = { $name } setzte einen Arbeiter ein: { $area }.
log-moved = { $name } versetzte einen Arbeiter: von { $from } nach { $to }.
log-used = { $name } nutzte einen Auftrag: { $contract }.
log-locked = { $name } sperrte alle Aufträge für diese Runde.
log-lead = { $name } bekam den Startspielerstein.
log-lead-fixed = { $name } bekam den Startspielerstein für diese Runde.
log-took = { $name } nahm { $goods } vom Lagerplatz.
log-drew-bag = { $name } zog { $goods } aus dem Beutel.
log-white-back = Zurück { $event ->
    [one] kam
   *[other] kamen
 } { goods-event }.
log-traded = { $name } tauschte { $given } gegen { $made }.
log-dug = { $name } räumte { goods-rubble } { $place }.
log-claimed = { $name } machte einen Aushubplatz in { $station } frei{ log-gained }.
log-laid = { $name } verlegte ein Gleis vor { $station }{ log-gained }.
log-built = { $name } baute in { $station } für { $price }{ log-gained }.
log-gift = { $name } bekam { $goods } aus dem Beutel.
log-bought = { $name } kaufte { $train } für { $price }.
log-bought-with = { $name } kaufte { $train } für { $price }, mit { $coal }.
log-returned = { $name } gab { $train } zurück.
log-fuelled = { $train } wurde mit { $coal } beladen.
log-contract = { $name } nahm einen Auftrag: { $contract }.
log-drew = { $name } zog einen Auftrag: { $contracts }.
log-kept = { $name } behielt { $contract }.
log-surveyed = { WHOSE($name) } Vermesser ging nach { $station }.
log-disc = { $name } änderte das nächste Wetter: { $weather }.
log-all-dug = Der ganze Schutt ist weg. Aus dem Aushub wurde ein zweiter Bau.
log-dropped = Niemand nahm { $contracts }.
log-reshuffled = Aus den abgelegten Aufträgen wurde ein neuer Stapel.
log-filled = Neu im Baubüro: { $contract }.
log-weather = Wetter: { $sky }. Aushub { $dig }, Gleisbau { $lay }.
log-fog = Wetter: Nebel. In dieser Runde gibt es weder Aushub noch Gleisbau.
log-stocked = Aus dem Beutel auf den Lagerplatz: { $cubes }.
log-no-cubes = keine Klötzchen
log-event = Ereignis { $space }: { $event }.
log-cleared = { goods-rubble } { $place } wurde geräumt. Niemand bekam dafür Punkte.
log-railed = Vor { $station } wurde ein Gleis verlegt. Niemand bekam dafür Punkte.
log-completed = { $station } wurde geschlossen. Die offenen Bauplätze waren verloren.
log-upkeep = Wartung wurde fällig für die Lokomotiven von { $names }.
log-maintained = { $name } bezahlte { goods-steel } für die Wartung.
log-discarded = { $name } warf für die Wartung { $contract } ab.
log-crossed = Der neutrale Vermesser ging nach { $station }.
log-cubes-back = Zurück in den Beutel: { goods-event }.
log-scored = { $name } wertete { $contracts }.
log-ending =
    .track = Das letzte Gleis liegt, also endete die Partie mit dieser Runde.
    .markers = Die letzte Besitzmarke ist gelegt, also endete die Partie.
log-over = Die Partie ist vorbei.

## Places

place-before = vor { $station }
place-at = in { $station }
place-start = Llanberis

## Numbers of things: “2 iron ore”, “1 steel bar”

goods-iron = { $iron } Eisenerz
goods-stone = { $stone } Stein
goods-steel = { $steel } Stahlbarren
goods-rubble = { $rubble } Schutt
goods-coal = { $coal } Kohle
goods-event = { $event ->
    [one] { $event } weißes Klötzchen
   *[other] { $event } weiße Klötzchen
 }
goods-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
goods-contracts = { $contracts ->
    [one] { $contracts } Auftrag
   *[other] { $contracts } Aufträge
 }
goods-cubes = { $cubes } Klötzchen
goods-nothing = nichts
goods-list = { LIST($parts) }
goods-tracks =
    { $tracks ->
        [one] { $tracks } Gleis
       *[other] { $tracks } Gleise
    }
goods-sites =
    { $sites ->
        [one] { $sites } Bauplatz
       *[other] { $sites } Bauplätze
    }
goods-digs =
    { $digs ->
        [one] { $digs } Aushubplatz
       *[other] { $digs } Aushubplätze
    }
goods-stations =
    { $stations ->
        [one] { $stations } Bahnhof
       *[other] { $stations } Bahnhöfe
    }
goods-spaces =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }

## Names of the game, its edition and its sounds

title-language = de
title-ambience = Lerchen, Regen auf Schiefer und eine Glocke im Nebel
title-built-in = Ausgabe „Snowdon and Blaenau“: Die Strecke am Snowdon ist fast wie gedruckt, die meisten Werte der anderen sind von uns.
title-loaded = Ausgabe „{ $name }“, aus einer Datei geladen.
title-refused = Das geht jetzt nicht.

## Names of areas, weather, events and goods

named-companies =
    .blue = Blau
    .green = Grün
    .red = Rot
    .lilac = Lila
    .yellow = Gelb
    .black = Schwarz
named-that =
    .area = Dieser Bereich
    .train = Diese Lokomotive
named-areas =
    .A = Lagerplatz
    .B = Aushub
    .C = Werk
    .D = Gleisbau
    .E = Bau
    .F = Baubüro
    .G = Vermesser
named-weather =
    .sun = Sonne
    .rain = Regen
    .fog = Nebel
named-skies =
    .none = noch unbekannt
    .sun = Sonne
    .rain = Regen
    .fog = Nebel
named-events =
    .dig = Schutt wird geräumt
    .trains = Lokomotiven kommen in den Verkauf
    .lay = Gleise werden verlegt
    .station = Ein Bahnhof schließt
    .upkeep = Lokomotiven brauchen Wartung
    .none = Nichts passiert
named-goods =
    .iron = Eisenerz
    .stone = Stein
    .steel = Stahlbarren
    .rubble = Schutt
    .coal = Kohle

## Moves, as on their buttons

moves-end = Beginnen: { $station }
moves-post = Neutraler Vermesser: { $station }
moves-hire = { goods-coal } für einen dritten Arbeiter
moves-place = { $area }, Feld { $space }
moves-brings =
    .up-to = bis zu { $goods }
    .points = +{ goods-points }
moves-send-to = Einen Arbeiter schicken: { $place }?
moves-brings-nothing = Das brächte jetzt nichts.
moves-yes =
    .place = Arbeiter schicken
    .build = Bauen
    .buy = Kaufen
    .move = Versetzen
moves-elsewhere = Woandershin
moves-go-first = du beginnst
moves-second-build = Zweiter Bau
moves-use = Nutzen: { $contract }
moves-take = { $goods } nehmen
moves-trade = { $given } → { $made }
moves-trade-nothing = Nichts tauschen
moves-build = { $station }: { $price } → { goods-points }
moves-buy = { $train } kaufen: { $price }
moves-contract = { $contract }: { $bonus }
moves-move = Von { $from } nach { $to }
moves-keep = Behalten: { $contract }: { $bonus }
moves-pay = { goods-steel } zahlen
moves-discard = Abwerfen: { $contract }
moves-return = Lokomotive zurückgeben
moves-score = { goods-points }: { $contracts }
moves-score-nothing = Keinen werten
moves-done =
    .cards = Keinen nutzen
    .build = Nichts bauen
    .move = Keinen versetzen
    .otherwise = Fertig

## Moves in a few words, where these differ

short-hire = Dritter Arbeiter
short-placed = { $area } { $space }

## What to do

prompts-end = Wähle das Ende der Strecke, an dem du beginnst.
prompts-post = Wähle das Ende, an dem der neutrale Vermesser beginnt.
prompts-place =
    { $left ->
        [one] Setze deinen letzten Arbeiter ein.
       *[other] Setze einen Arbeiter ein.
    }
prompts-place-or-hire = Setze einen Arbeiter ein oder bezahle vorher { goods-coal } für einen dritten.
prompts-use = Als Nächstes: { $area }. Nutzt du einen Auftrag?
prompts-take = Nimm bis zu { goods-cubes }, höchstens { goods-coal }.
prompts-take-any = Nimm bis zu { goods-cubes }.
prompts-trade =
    Tausche bis zu { $times ->
        [2] zweimal
       *[other] { $times }-mal
    }: { $trades }.
prompts-either = { prompts-smelt } oder { prompts-dress }
prompts-smelt = { goods-iron } gegen einen Stahlbarren
prompts-dress = { goods-rubble } gegen einen Stein
prompts-build = Wähle einen Bauplatz.
prompts-build-or-buy = Wähle einen Bauplatz oder eine Lokomotive.
prompts-contract = Wähle einen Auftrag.
prompts-disc = Wähle das Wetter der nächsten Runde.
prompts-move = Versetze einen deiner Arbeiter. Welchen, und wohin?
prompts-keep = Wähle den Auftrag, den du behältst.
prompts-upkeep = Deine Lokomotive braucht Wartung. Bezahlst du, oder gibst du sie zurück?
prompts-score = Wähle die Aufträge, die du wertest.

## Contracts and trains: what they do, in a sentence and in a few words, and what they score for

verbs-often =
    { $times ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    }
verbs-name = { $does } ({ $id })
verbs-surveyor = deinen Vermesser ab Bahnhof { $station }
verbs-worth = { goods-points } für { $needs }
verbs-per-coal = { goods-points } je Kohle
verbs-ladder = Für deinen Vermesser: { $steps }
verbs-step = { goods-points } ab Bahnhof { $station }
verbs-does =
    .rate =
        { $of ->
            [dig] Jeder deiner Arbeiter räumt { $plus } Schutt mehr, als der Wert sagt.
           *[lay]
                Jeder deiner Arbeiter kann { $plus ->
                    [one] { $plus } Gleis
                   *[other] { $plus } Gleise
                } mehr verlegen, als der Wert sagt.
        }
    .times =
        Jeder deiner Arbeiter räumt { $times ->
            [2] doppelt
           *[other] { $times }-mal
        } so viel Schutt, das Plus deiner Lokomotive eingerechnet.
    .more = Jeder deiner Arbeiter nimmt { goods-cubes } mehr vom Lagerplatz.
    .any-coal = Deine Arbeiter dürfen beliebig viel Kohle vom Lagerplatz nehmen.
    .take = Nimm sofort bis zu { goods-cubes } vom Lagerplatz, höchstens { goods-coal }.
    .disc = Ersetze das Wetter der nächsten Runde durch ein anderes deiner Wahl.
    .lock = In dieser Runde darf niemand mehr einen Auftrag nutzen.
    .lead = Nimm den Startspielerstein. Er bleibt diese Runde bei dir.
    .move = Versetze einen deiner Arbeiter auf ein anderes freies Feld.
    .smelt = Tausche sofort bis zu { verbs-often } { goods-iron } gegen einen Stahlbarren.
    .dress = Tausche sofort bis zu { verbs-often } { goods-rubble } gegen einen Stein.
    .ratio = Im Werk machst du aus { goods-iron } einen Stahlbarren.
    .iron-as-steel = Baust du oder kaufst du eine Lokomotive, darfst du für jeden Stahlbarren { goods-iron } zahlen.
    .rubble-as-stone = Bei jedem Bau darfst du statt 1 Stein { goods-rubble } zahlen, für bis zu { $stone } Stein.
    .less = Jeder Bauplatz, der Stein kostet, kostet dich { $stone } weniger.
    .extra =
        { $of ->
            [clear] Räume nach allem anderen Aushub die nächste Karte oder den nächsten Aushubplatz frei, wo noch Schutt liegt.
            [lay] Verlege nach allem anderen Gleisbau einmal Gleise ohne Arbeiter.
           *[build] Baue nach allem anderen Bauen einmal ohne Arbeiter.
        }{ $afterBuilding ->
            [true] { " " }Nur wenn in dieser Runde schon gebaut wurde, von dir oder anderen.
           *[false] { "" }
        }
    .draw = Ziehe { goods-contracts }. Behalte einen davon oder diesen und lege die anderen ab.
    .bag = Ziehe { goods-cubes } aus dem Beutel und behalte sie. Weiße kommen zurück.
    .survey = Schicke deinen Vermesser zum nächsten Bahnhof.
    .upkeep = Wirf diesen Auftrag ab, statt die Wartung deiner Lokomotive zu bezahlen.
    .points = { goods-points } am Ende.
verbs-names =
    .rate =
        { $of ->
            [dig] { $plus } Schutt mehr
           *[lay]
                { $plus ->
                    [one] { $plus } Gleis
                   *[other] { $plus } Gleise
                } mehr
        }
    .times =
        { $times ->
            [2] Doppelter Aushub
           *[other] Aushub ×{ $times }
        }
    .more = { $cubes } Klötzchen mehr
    .any-coal = Kohle nach Belieben
    .take = Sofort { $cubes } Klötzchen
    .disc = Wetterwechsel
    .lock = Auftragssperre
    .lead = Startspieler
    .move = Arbeiter versetzen
    .smelt = Stahl aus { $iron } Erz
    .dress = Stein aus { $rubble } Schutt
    .ratio = Stahl aus { $iron } Erz
    .iron-as-steel = Erz als Stahl
    .rubble-as-stone = Schutt als Stein
    .less = { $stone } Stein weniger
    .extra =
        { $of ->
            [clear] Haufen räumen
            [lay] Extragleis
           *[build] Extrabau
        }
    .draw = Auswahl aus { $choice }
    .bag = { $cubes } Klötzchen aus dem Beutel
    .survey = Vermesser weiter
    .upkeep = Kostenlose Wartung
    .points = { goods-points }

## Why something can’t be done

refusals-over = Die Partie ist vorbei.
refusals-not-your-turn = Du bist nicht am Zug.
refusals-drawing = Es werden Klötzchen und Karten gezogen. Einen Moment.
refusals-other-action = Erst kommt etwas anderes.
refusals-cannot-stop = Das musst du tun, bevor es weitergeht.
refusals-end-first = Wähle zuerst das Ende der Strecke, an dem du beginnst.
refusals-has-begun = Alle haben schon gewählt, wo sie beginnen.
refusals-post-first = Wähle zuerst das Ende für den neutralen Vermesser.
refusals-has-post = Der neutrale Vermesser steht schon.
refusals-one-line = Auf dieser Strecke beginnen alle in Llanberis.
refusals-place-first = Setze zuerst deine Arbeiter ein.
refusals-no-space = { $area }: So ein Feld gibt es nicht.
refusals-taken = Auf diesem Feld ist schon ein Arbeiter.
refusals-area-full = { $area }: Dort ist kein Feld mehr frei.
refusals-fog = { $area }: Nebel. Dort kann in dieser Runde niemand arbeiten.
refusals-no-train = Für einen dritten Arbeiter brauchst du eine Lokomotive und hast keine.
refusals-has-placed = Den dritten Arbeiter holst du, bevor du den ersten einsetzt.
refusals-has-hired = Dein dritter Arbeiter ist schon aus dem Pub geholt.
refusals-short-coal = { refusals-short }
refusals-not-held = Diesen Auftrag hast du nicht.
refusals-used-up = Diesen Auftrag hast du genutzt. Werten kannst du ihn am Ende trotzdem.
refusals-other-area = Dieser Auftrag gehört zu: { $area }.
refusals-locked = In dieser Runde darf niemand mehr einen Auftrag nutzen.
refusals-only-upkeep = Dieser Auftrag ist nur für die Wartung von Lokomotiven da.
refusals-no-use = Dieser Auftrag würde jetzt nichts bewirken.
refusals-no-labourer = Dieser Auftrag hilft deinen Arbeitern dort, und du hast dort keinen.
refusals-start-fixed = Der Startspielerstein bleibt in dieser Runde, wo er ist.
refusals-not-now = Diesen Auftrag nutzt man, kurz bevor die Arbeiter drankommen: { $area }.
refusals-not-now-any = Aufträge nutzt man, kurz bevor die Arbeiter eines Bereichs drankommen.
refusals-yard-empty = Der Lagerplatz ist leer.
refusals-not-in-yard = Du willst { $needed }, aber der Lagerplatz hat nur { $there }.
refusals-too-many = Du darfst bis zu { goods-cubes } nehmen, und das sind { $need }.
refusals-too-much-coal = Du darfst auf einmal bis zu { goods-coal } nehmen, und das sind { $need }.
refusals-no-rubble = Es ist kein Schutt mehr da.
refusals-only-steel = Damit machst du nur Stahlbarren.
refusals-only-stone = Damit machst du nur Stein.
refusals-too-often = Du darfst bis zu { $most }-mal tauschen, und das wäre { $need }-mal.
refusals-short-iron = { refusals-short }
refusals-short-rubble = { refusals-short }
refusals-no-steel = Im allgemeinen Vorrat sind nicht mehr genug Stahlbarren.
refusals-no-stone = Im Beutel: { $held }. So viel Stein kannst du nicht machen.
refusals-all-laid = Alle Gleise liegen schon.
refusals-no-site = So einen Bauplatz gibt es nicht.
refusals-no-open-site = Du kannst keinen der offenen Bauplätze bezahlen.
refusals-site-taken = Dieser Bauplatz in { $station } ist schon bebaut.
refusals-site-lost = Ein Ereignis hat den Bahnhof geschlossen: In { $station } baut niemand mehr.
refusals-not-reached = Auf dem Weg zu { $station } liegt noch Schutt.
refusals-not-surveyed = Dein Vermesser war noch nicht in { $station }.
refusals-no-marker = Du hast alle deine Besitzmarken gelegt.
refusals-short = Du hast { $held }, aber das kostet { $need }.
refusals-short-instead = Als Ersatz bräuchtest du { $needed }, und du hast { $have }.
refusals-other-price = So kannst du das nicht bezahlen.
refusals-not-for-sale = Lokomotiven sind noch nicht im Verkauf. Das ändert erst ein Ereignis.
refusals-own-train = { $train } gehört dir schon.
refusals-not-in-shed = { $train } ist nicht im Lokschuppen.
refusals-only-train = Spielst du allein, kannst du keine andere Lokomotive kaufen.
refusals-not-in-office = Dieser Auftrag ist nicht im Baubüro.
refusals-deck-empty = Es sind keine Aufträge mehr zu ziehen.
refusals-none-to-keep = Im Beutel ist nichts, was du behalten könntest: Weiße Klötzchen gehen zurück.
refusals-end-of-line = Dein Vermesser ist am Ende der Strecke.
refusals-same-disc = Das ist schon das nächste Wetter.
refusals-not-your-labourer = Dort hast du keinen Arbeiter.
refusals-already-there = { $area }: Dort ist dein Arbeiter schon.
refusals-not-drawn = Diesen Auftrag hast du nicht gezogen.
refusals-no-upkeep = Diesen Auftrag kannst du nicht für die Wartung abwerfen.
refusals-short-upkeep = Die Wartung kostet { goods-steel }, und du hast keinen.
refusals-cannot-score = Für all das hast du nicht genug: Schutt und Marken zählen je nur für einen Auftrag.
refusals-scores-more = Was du hast, reicht noch für einen weiteren Auftrag.

## The table in words

table-round = Runde { $round }
table-weather = Wetter: { $now }. Nächste Runde: { $next }. Danach: { $later }.
table-rates = Arbeitswerte: Aushub { $dig }, Gleisbau { $lay }.
table-event = Das nächste weiße Klötzchen bringt Ereignis { $space }: { $event }.
table-bag = Im Beutel: { $cubes }. Am Ende der Runde werden { $restock } gezogen.
table-line = Die Strecke: noch { goods-rubble }, { $laid } von { $of } Gleisen verlegt
table-stretch = Gleise vor { $station }: { $tracks }.
table-track =
    .open =
        { $rubble ->
            [0] frei, { goods-points }
           *[other] { goods-rubble }, { goods-points }
        }
    .laid = von { $name } verlegt, { goods-points }
    .lost = von einem Ereignis verlegt
table-site =
    .open = { $cost } → { goods-points }
    .dig = { goods-rubble } zu räumen, { goods-points }
    .owned = gehört { $name }, { goods-points }
    .lost = verloren
table-station = { $name }: { $sites }.
table-closed = { $name }, geschlossen
table-areas = Aktionsbereiche
table-area = { $area }: { $who }.
table-free =
    { $spaces ->
        [0] kein Feld frei
       *[other] { goods-spaces } frei
    }
table-room = immer Platz
table-fogged = { $area }: Nebel.
table-supplies = Lagerplatz, Aufträge und Lokomotiven
table-yard = Lagerplatz: { $goods }.
table-office = Auftrag: { $contract }. { $does } { $bonus }.
table-no-office = Keine Aufträge im Angebot.
table-deck = Im Stapel: { goods-contracts }. Rückseite des nächsten: { $weather }.
table-train = { $name }: { $price }, mit { $coal }.
table-not-yet = Lokomotiven sind noch nicht im Verkauf.
table-seat = { $name }: bisher { goods-points }
table-start = Hat den Startspielerstein.
table-holds = Vorrat: { $goods }.
table-labourers = Arbeiter zum Einsetzen: { $home }. Besitzmarken übrig: { $markers }.
table-surveyor = Vermesser: in { $station }.
table-own-train = Lokomotive: { $name }.
table-own-train-does = Lokomotive ({ $name }): { $does }
table-held = Aufträge: { $contracts }.
table-used = Genutzte Aufträge: { $contracts }.
table-far = { $laid } von { $of } Gleisen verlegt

## Panels about things on the table

about-station =
    .kind = Bahnhof { $number }
    .closed = Durch ein Ereignis geschlossen
    .surveyor = Vermesser
    .worth = { goods-points }, wenn deiner am Ende hier ist.
    .sites = Bauplätze
    .digs = Aushubplätze
    .here = Gerade hier
    .gift = Geschenk
    .gains = Jeder Bau hier bringt { $goods } aus dem Beutel.
    .upkeep = Lokomotiven brauchen Wartung, sobald der ganze Schutt hier geräumt ist.
about-track =
    .kind = Gleiskarte, { goods-points }
    .open = Erst ist { goods-rubble } zu räumen. Er gehört den Gesellschaften, die ihn räumen.
    .laid = Von { $name } verlegt.
    .lost = Von einem Ereignis verlegt. Dafür bekam niemand Punkte.
    .title = Gleis vor { $station }
    .clear = Frei. Ein Gleis kostet { goods-steel } und bringt die Punkte der Gesellschaft, die es verlegt.
about-contract =
    .kind = Auftrag
    .use = Einmal, bei: { $area }
    .use-upkeep = Einmal, zur Wartung
    .at-end = Am Ende
    .scores = Jetzt würde er zählen.
    .state = Stand
    .used = Genutzt, zählt am Ende aber trotzdem.
    .held-by = Auftrag von { $name }
    .weather = Wetter auf der Rückseite
about-train =
    .kind = Lokomotive
    .owned-by = Lokomotive von { $name }
    .price = Preis
    .costs =
        { $coal ->
            [0] { goods-steel }. Kohle bringt sie keine mit.
           *[other] { goods-steel }. Sie bringt { goods-coal } mit.
        }
    .hire = Dritter Arbeiter
    .hires = Zahle { goods-coal }, bevor du deinen ersten Arbeiter einsetzt, und ein dritter hilft in dieser Runde.
    .power = Fähigkeit
    .none = Keine.
    .not-yet = Noch nicht im Verkauf.
about-area =
    .kind = Bereich { $letter }
    .dug =
        Der Schutt ist weg. Hier wird jetzt auch gebaut: ein Bauplatz{ $trains ->
            [true] { " " }oder eine Lokomotive
           *[false] { "" }
        }.
    .today = Heute
    .rate = Der Wert ist { $rate }.
    .fog = Nebel: Hier kann niemand arbeiten.
about-area-does =
    .A = Nimm bis zu { goods-cubes }, höchstens { goods-coal }. Das letzte Feld bringt auch den Startspielerstein.
    .B = Räume so viel Schutt, wie der Wert von heute sagt, vom unteren Ende der Strecke aus. Räumst du einen Aushubplatz an einem Bahnhof frei, gehört er dir.
    .C = Tausche bis zu { $times }-mal: { goods-iron } gegen einen Stahlbarren oder { goods-rubble } gegen einen Stein.
    .E =
        Bebaue einen Bauplatz an einem Bahnhof, bis zu dem der Schutt geräumt ist{ $trains ->
            [true] , oder kaufe eine Lokomotive
           *[false] { "" }
        }.
    .F = Nimm einen der Aufträge im Angebot.
    .G = Schicke deinen Vermesser zum nächsten Bahnhof. Hier ist immer Platz.
    .D = Verlege so viele Gleise, wie der Wert von heute sagt, vom unteren Ende der Strecke aus, für je { goods-steel }.
about-area-from-ends =
    .B = Räume so viel Schutt, wie der Wert von heute sagt, von deinem Ende der Strecke aus. Räumst du einen Aushubplatz an einem Bahnhof frei, gehört er dir.
    .D = Verlege so viele Gleise, wie der Wert von heute sagt, von deinem Ende der Strecke aus, für je { goods-steel }.
    .E =
        Bebaue einen Bauplatz an einem Bahnhof, den dein Vermesser erreicht hat{ $trains ->
            [true] , oder kaufe eine Lokomotive
           *[false] { "" }
        }.
about-event =
    .title = Ereignis { $space }
    .kind = Ereignisleiste
    .back = Dann kommen { goods-event } zurück in den Beutel.
    .is-next = Hierher kommt das nächste weiße Klötzchen.
    .is-taken = Hier ist ein weißes Klötzchen.
    .now = Nach jetzigem Stand
about-event-does =
    .dig = Vom unteren Ende der Strecke aus verlieren so viele Karten und Aushubplätze, wie der Aushubwert sagt, allen Schutt. Niemand punktet.
    .trains = Lokomotiven kommen in den Verkauf.
    .lay = Vom unteren Ende der Strecke aus werden so viele Gleise verlegt, wie der Gleisbauwert sagt. Niemand punktet.
    .station = Der erste Bahnhof mit einem offenen Bauplatz wird geschlossen. Was offen ist, ist verloren.
    .upkeep = Jede Gesellschaft mit einer Lokomotive zahlt { goods-steel } oder gibt sie zurück.
about-event-from-ends =
    .dig = Vom Ende aus, an dem der neutrale Vermesser steht, verlieren so viele Karten und Aushubplätze, wie der Aushubwert sagt, allen Schutt. Niemand punktet.
    .lay = Vom Ende aus, an dem der neutrale Vermesser steht, werden so viele Gleise verlegt, wie der Gleisbauwert sagt. Niemand punktet.
    .station = Vom Ende aus, an dem der neutrale Vermesser steht, wird der erste Bahnhof mit einem offenen Bauplatz geschlossen. Was offen ist, ist verloren.
about-goods =
    .has = { $name } hat { $count }
about-use =
    .iron = Wird im Werk zu Stahlbarren.
    .stone = Bezahlt Bauplätze.
    .steel = Bezahlt Gleise, Bauplätze, Lokomotiven und ihre Wartung.
    .rubble = Wird im Werk zu Stein und zählt für Aufträge.
    .coal = Holt einen dritten Arbeiter, wenn du eine Lokomotive hast.
about-seat =
    .so-far = Bisher { goods-points }
    .contracts = Aufträge
    .markers = Besitzmarken
    .left = Noch { $count }.
about-weather =
    .title = Wetter
    .kind = Runde { $round }
    .now = Diese Runde
    .next = Nächste Runde
    .later = Die Runde danach
    .rates = { $weather }. Aushub { $dig }, Gleisbau { $lay }.
    .fog = { $weather }. Kein Aushub, kein Gleisbau.
    .none = Noch kein Wetter
    .moves = Was es bewirkt
    .odds = In drei Runden
    .text = Sonne rückt den Aushubwert um { goods-spaces } vor, den Gleisbauwert um { $sunLay }. Regen rückt sie um { $rainDig } und { $rainLay } zurück. Bei Nebel wird weder geräumt noch verlegt.
    .chances = Sonne { $sun } %, Regen { $rain } %, Nebel { $fog } %.
about-bag =
    .title = Der Beutel
    .inside = Inhalt
    .text = Am Ende der Runde kommen { goods-cubes } auf den Lagerplatz. Jedes weiße bringt stattdessen ein Ereignis.
    .odds = Weiße dabei
    .chance = Mit { $percent } % mindestens eins.

## The final score

scores-sources =
    .sites = Bauplätze
    .digs = Aushubplätze
    .tracks = Gleise
    .surveyor = Vermesser
scores-kinds =
    .contract = Aufträge
scores-contract = Auftrag: { $contract }
scores-train = Lokomotive: { $name }
# In the dative
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
scores-alone = Mit { $train } hast du { goods-points } erreicht.
scores-best = Das ist bisher dein bestes Ergebnis dieser Reihe.
scores-behind = Dein bestes Ergebnis dieser Reihe bleibt: { goods-points }.
scores-first = Das war die erste Partie einer Reihe von { $matches }.
scores-so-far = Partie { $match } von { $matches }: { $earlier } und { $last }, zusammen { $sum }.
scores-series = Die Reihe ist komplett: { $earlier } und { $last }, zusammen { goods-points }.
scores-best-series = Das ist bisher deine beste Reihe.
scores-behind-series = Deine beste Reihe hat weiterhin { goods-points }.
scores-another = Mit der nächsten Partie beginnt eine neue Reihe.

## What statistics count: headings and names

tallies-areas = Arbeiter
tallies-contracts = Genutzte Aufträge
tallies-trains = Gekaufte Lokomotiven
tallies-sites = Gebaut in
tallies-tracks = Gleise vor
tallies-events = Ereignisse
tallies-weather = Wetter
tallies-endings = Ende durch
tallies-ended-by =
    .track = das letzte Gleis
    .markers = die letzte Besitzmarke
tallies-cubes =
    .iron = Eisenerz
    .stone = Stein
    .coal = Kohle
    .event = Ereignisse

## Sections of the rules book

sections-table = Auf dem Tisch
sections-labourers = Arbeiter einsetzen
sections-contracts = Aufträge
sections-yard = Lagerplatz und Werk
sections-digging = Aushub und Gleisbau
sections-building = Bauen
sections-trains = Lokomotiven
sections-office = Baubüro und Vermesser
sections-restock = Das Ende einer Runde
sections-events = Weiße Klötzchen und Ereignisse
sections-blaenau = Die Strecke Blaenau Ffestiniog
sections-alone = Allein spielen
sections-end = Das Ende und die Wertung

## Print on the table, and names of its things

captions-take = nimm { $cubes }, höchstens { $coal } Kohle
captions-a-round = { $cubes } pro Runde
captions-whites = { $left } · { $percent } %
captions-match-of = Partie { $number } von { $of }
captions-next-station = als Nächstes: { $name }
captions-level = gleichauf
captions-takes-lead = { $name } geht in Führung
captions-last-round = Letzte Runde
captions-ahead = { $points } voraus
captions-behind = { $points } zurück
captions-seat = { $name }: { goods-points }
captions-in-yard = Lagerplatz: { $goods }
captions-space =
    { $area }, Feld { $number }{ $start ->
        [true] , mit dem Startspielerstein
       *[false] { "" }
    }
captions-track = Gleiskarte für { goods-points }
captions-site = { $station }: { $cost } für { goods-points }
captions-dig-site = { $station }: { goods-rubble } zu räumen, { goods-points }
captions-surveyor-of = Vermesser von { $name }
captions-labourer-of = Arbeiter von { $name }
captions-event-space = Ereignis { $number }: { $event }
captions-train-named = { $name }: { goods-steel }
captions-round = Runde
captions-now = jetzt
captions-next = danach
captions-later = später
captions-each = je
captions-site-or-train = Bauplatz oder Lok
captions-one-site = ein Bauplatz
captions-one-on = Bahnhof weiter
captions-in-bag = im Beutel
captions-shed = Lokschuppen
captions-for-sale = im Verkauf
captions-not-yet = noch nicht im Verkauf
captions-sold-out = keine Loks mehr
captions-the-start = der Start
captions-summit = 1.085 m
captions-supply = Vorrat
captions-labourers = Arbeiter
captions-markers = Marken
captions-train = Lok
captions-contracts = Aufträge
captions-stations = Bahnhöfe
captions-close = Schließen
captions-none = keiner
captions-you = du
captions-begins = beginnt
captions-to-place = bereit
captions-at-work = am Werk
captions-in-pub = im Pub
captions-all-out = alle im Einsatz
captions-at-the-top = Ende der Strecke
captions-points =
    .sites = Bauplätze
    .track = Gleise
    .contracts = Aufträge
    .surveyor = Vermesser
    .train = Lok
captions-bag = Der Beutel
captions-deck = Die Aufträge, die noch kommen
captions-pub = Der Arbeiter im Pub
captions-done = Fertig
captions-nothing = Nichts

## What people may choose before a match

options-route =
    .label = Strecke
    .hint = Von Llanberis auf den Snowdon, oder von Blaenau Ffestiniog ans Meer, begonnen an beiden Enden. Zu fünft ist es immer der Snowdon.
    .snowdon = Snowdon
    .blaenau = Blaenau Ffestiniog
options-reckoning =
    .label = Aufträge werten
    .hint = Jeder Schutt und jede Marke zählt nur für einen Auftrag. Überlass dem Computer, welche von deinen zählen, oder wähle selbst.
    .best = Die meisten Punkte
    .own = Selbst wählen
options-train =
    .label = Lokomotive (allein)
    .hint = Die Lokomotive, mit der du allein beginnst. Eine Reihe von sieben Partien nutzt jede einmal.

## Captions of sounds

sounds-boots = Stiefel auf Schiefer
sounds-strike = Eine Hacke schlägt auf Stein
sounds-furnace = Ein Ofen faucht
sounds-rack = Ein Zahnrad tickt
sounds-tear = Ein Schein reißt ab
sounds-stamp = Ein Amtsstempel
sounds-click = Ein Arbeitswert rückt weiter
sounds-larks = Lerchen
sounds-drizzle = Regen auf Schiefer
sounds-fogbell = Eine Glocke im Nebel

## Moves of which nothing more is said

guide-end = Ende der Strecke wählen
guide-post = Neutralen Vermesser aufstellen
guide-hire = Dritten Arbeiter holen
guide-place = Arbeiter einsetzen
guide-use = Auftrag nutzen
guide-take = Klötzchen nehmen
guide-trade = Stahlbarren oder Stein machen
guide-build = Bauplatz bebauen
guide-buy = Lokomotive kaufen
guide-contract = Auftrag nehmen
guide-disc = Wetter ändern
guide-move = Arbeiter versetzen
guide-keep = Auftrag behalten
guide-pay = Wartung bezahlen
guide-discard = Auftrag für die Wartung abwerfen
guide-return = Lokomotive zurückgeben
guide-score = Aufträge zur Wertung wählen
guide-done = Weiter

## Faults in an edition, options or a position; $at is where they are

flaws-whole = das Ganze
flaws-bad-value = { $at }: erwartet { $expected }, gefunden { $received }
flaws-contract-twice = { $at }: Nummer { $contract } kommt zweimal vor oder ist 0
flaws-few-tracks = { $at }: Eine Strecke braucht { $need } Gleiskarten, es gibt aber { $have }
flaws-seats = { $at }: Diese Partie hat { $need } Plätze
flaws-size = { $at }: Es müssen { $need } Zahlen sein, es sind aber { $have }
flaws-cubes = { $at }: Es gibt { $have } Klötzchen dieser Art, es müssten { $need } sein
flaws-white = { $at }: Es gibt { $have } weiße Klötzchen, es müssten { $need } sein
flaws-steel = { $at }: Es gibt { $have } Stahlbarren, es müssten { $need } sein
flaws-markers = { $at }: Diese Gesellschaft hat { $have } Marken, es müssten { $need } sein
flaws-contracts = { $at }: Jeder der { $need } Aufträge muss an einem Ort sein, aufgeführt sind aber { $have }, oder einer zweimal
flaws-trains = { $at }: Jeder der { $need } Züge muss an einem Ort sein, aufgeführt sind aber { $have }, oder einer zweimal
flaws-labourers = { $at }: Es müssen { $need } sein, es sind aber { $have }
flaws-rates = { $at }: So ein Feld hat die Leiste nicht
flaws-rubble = { $at }: Es kann höchstens { $need } Schutt sein, es ist aber { $have }

## Tips, the first time something happens

coach-ending = Jetzt zählen die Aufträge: Jeder Schutt und jede Marke gilt nur für einen davon.
coach-upkeep = Die Wartung kostet für jede Lokomotive einen Stahlbarren. Kannst du nicht zahlen, geht sie zurück.
coach-event = Ein weißes Klötzchen bringt das nächste Ereignis: Das Spiel baut mit, und niemand punktet.
coach-fog = Bei Nebel wird weder geräumt noch verlegt. Das Wetter der nächsten zwei Runden siehst du schon.
coach-all-dug = Der Schutt ist weg: Aus dem Aushub ist ein zweiter Bau geworden.
coach-bought = Mit einer Lokomotive holst du für Kohle einen dritten Arbeiter, bevor du den ersten einsetzt.
coach-built = Deine Marke auf einem Bauplatz bringt am Ende Punkte und zählt auch für Aufträge.
coach-laid = Die Punkte der Gleiskarte gehören dir. Aufträge für Gleise bringen am meisten.
coach-claimed = Du hast den letzten Schutt eines Aushubplatzes geräumt: Seine Punkte gehören dir.
coach-contract = Ein Auftrag hilft dir einmal und zählt am Ende, ob du ihn genutzt hast oder nicht.
coach-surveyed = Jeder Bahnhof weiter oben ist mehr wert, und es zählt nur, wo dein Vermesser am Ende ist.
coach-dug = Aus Schutt wird im Werk Stein, und viele Aufträge verlangen ihn.
coach-weather = Sonne beschleunigt Aushub und Gleisbau, Regen bremst sie.
coach-took = In einem fast leeren Beutel sind vor allem weiße Klötzchen: Je mehr ihr hortet, desto mehr Ereignisse kommen.

## The lesson

lesson-place =
    .name = Arbeiter
    .title = Setze einen Arbeiter ein
    .task-1 = Deine Arbeiter machen alles. Setze den letzten auf dem Lagerplatz ein.
    .task-2 = Nimm 2 Eisenerz und einen Stein: Aus Erz wird Stahl für Gleise, aus Stein werden Bahnhöfe.
    .done = Die Bereiche kommen der Reihe nach dran, vom Lagerplatz bis zum Vermesser. Dann gehen die Arbeiter nach Hause.
lesson-works =
    .name = Werk
    .title = Mache Stahl und Stein
    .task-1 = Für Gleise brauchst du Stahl. Setze deinen Arbeiter im Werk ein.
    .task-2 = Mache aus 3 Eisenerz einen Stahlbarren und aus 2 Schutt einen Stein.
    .done = Bis zu 3-mal darfst du tauschen, wie du willst. Zu zweit hat das Werk nur ein Feld: Sei zuerst da.
lesson-dig =
    .name = Räumen
    .title = Räume bei Sonne
    .task-1 = Die Sonne scheint: Jeder Arbeiter räumt 5 Schutt. Setze deinen beim Aushub ein.
    .done = Der Schutt gehört dir. Damit ist ein Aushubplatz frei, und seine 4 Punkte gehören dir auch.
lesson-track =
    .name = Gleise
    .title = Verlege deine ersten Gleise
    .task-1 = Du hast 2 Stahlbarren, und der Wert ist heute 2. Setze deinen Arbeiter beim Gleisbau ein.
    .done = 6 Punkte für beide Karten, und Aufträge für Gleise bringen am meisten. Liegen alle Gleise, endet die Partie.
lesson-build =
    .name = Bauen
    .title = Baue an einem Bahnhof
    .task-1 = Bis Two Viaducts ist die Strecke frei, also kannst du dort bauen. Setze deinen Arbeiter beim Bau ein.
    .task-2 = Du hast 3 Stein, und ein Arbeiter baut auf einem Bauplatz. Welcher bringt am meisten?
    .slip = Da bleibt Stein übrig. Mit 3 Stein bringt der größte Bauplatz 7 Punkte.
    .done = Deine Marke bleibt dort. Du hast 16 davon, für Bauplätze und Gleise zusammen.
lesson-contract =
    .name = Auftrag
    .title = Nimm einen Auftrag
    .task-1 = Aufträge entscheiden Partien. Setze deinen Arbeiter im Baubüro ein.
    .task-2 = Nimm den, der deinen Vermesser weiterschickt. Am Ende bringt er 2 Punkte je Kohle.
    .task-3 = Er gilt für den Vermesser, und der kommt als Nächstes dran. Nutze ihn jetzt.
    .done = Dein Vermesser ist einen Bahnhof weiter. Ob genutzt oder nicht: Am Ende kann ein Auftrag zählen.
lesson-train =
    .name = Lokomotive
    .title = Kaufe eine Lokomotive
    .task-1 = Statt zu bauen, kannst du jetzt eine Lokomotive kaufen. Setze deinen Arbeiter beim Bau ein.
    .task-2 = Wyddfa nimmt ein Klötzchen mehr vom Lagerplatz. Kaufe sie für 2 Stahlbarren.
    .done = Die Kohle darauf gehört dir. Wofür sie gut ist, siehst du im nächsten Schritt.
lesson-hire =
    .name = Pub
    .title = Hole einen dritten Arbeiter
    .task-1 = Bevor du den ersten Arbeiter einsetzt, holt eine Kohle den dritten aus dem Pub. Bezahle sie.
    .task-2 = Bei Nebel wird weder geräumt noch verlegt. Setze einen beim Vermesser ein: Dort ist immer Platz.
    .done = Zwei hast du noch einzusetzen. Das Wetter der nächsten zwei Runden siehst du immer schon.
lesson-events =
    .name = Ereignisse
    .title = Das Spiel baut mit
    .task-1 = Setze deinen letzten Arbeiter beim Vermesser ein. Die Runde endet, und der Beutel bringt Klötzchen.
    .task-2 = Ein weißes Klötzchen verlangt Wartung. Bezahle einen Stahlbarren, dann bleibt dir Wyddfa.
    .done = Zwei weitere weiße Klötzchen räumten Schutt und verlegten Gleise, und niemand bekam Punkte. Je leerer der Beutel, desto mehr davon kommen.
lesson-match =
    .name = Erste Partie
    .title = Deine erste Partie
    .task-1 = Zwei Gleise fehlen. Liegen beide, endet die Partie: Spiele!

## The rules book

book-title = So spielt man Snowdonia
book-lead = 1894 soll eine Bahn auf den Snowdon fahren. Eure Gesellschaften räumen, verlegen Gleise und bauen Bahnhöfe, gemeinsam, gegeneinander und gegen das walisische Wetter. Und die Bahn wird fertig, ob ihr euch beeilt oder nicht: Das Spiel baut mit. Die meisten Punkte gewinnen.
book-alike = meeple: arbeiter, vermesser
book-table =
    .text = Die Strecke steigt von Llanberis zum Gipfel: Gleiskarten unter Schutt und dazwischen Bahnhöfe. Jeder Bahnhof hat Bauplätze und Aushubplätze, auf denen ebenfalls Schutt liegt.
    .item-1 = Jede Gesellschaft hat 2 Arbeiter, einen dritten im Pub, einen Vermesser und { $markers } Besitzmarken. Sind deine Marken verbraucht, kannst du nichts mehr in Besitz nehmen.
    .item-2 = Im Beutel sind Eisenerz, Stein, Kohle und weiße Klötzchen. Alle sehen, was herauskommt und was zurückgeht, darum erfahrt ihr auch, was noch darin ist.
    .item-3 = Neben der Strecke: der Lagerplatz, drei Aufträge im Baubüro, der Lokschuppen, das Wetter und die Ereignisleiste.
    .item-4 = Alles liegt offen, außer dem, was Beutel und Stapel noch bringen.
book-labourers =
    .text-1 = So läuft eine Runde:
    .item-1 = Reihum, beginnend beim Startspieler, setzt ihr je einen Arbeiter auf ein freies Feld, bis alle eingesetzt sind.
    .item-2 = Die Bereiche kommen nacheinander dran, vom Lagerplatz bis zum Vermesser, und in jedem die Arbeiter von links nach rechts. Dann gehen sie nach Hause.
    .item-3 = Aufträge, Wetter und Lagerplatz werden erneuert, und weiße Klötzchen bringen ihre Ereignisse.
    .text-2 = Hast du eine Lokomotive, kannst du vor deinem ersten Arbeiter deren Kohle bezahlen. Dann kommt dein dritter Arbeiter für diese Runde aus dem Pub. Du darfst einen Arbeiter auch dort einsetzen, wo er nichts tun kann.
book-contracts =
    .text-1 = Bevor ein Bereich drankommt, dürft ihr Aufträge für ihn nutzen, reihum, beginnend beim Startspieler. Jeder wird einmal genutzt, und was er ändert, gilt bis zum Ende der Runde. Einen Auftrag, der nichts bewirken würde, kannst du nicht nutzen.
    .text-2 = Nimmst du einen Auftrag, kannst du ihn nur dann noch in dieser Runde nutzen, wenn sein Bereich erst kommt. Genutzt oder nicht: Werten kannst du deine Aufträge am Ende.
book-yard =
    .item-1 = Ausgegebenes Eisenerz, ausgegebener Stein und ausgegebene Kohle kommen zurück in den Beutel. Stein, den du machst, kommt aus dem Beutel, es kann also keiner da sein.
book-digging =
    .item-1 = Räume genau so viel Schutt, wie der Wert von heute sagt, mit dem Plus von Lokomotive und Aufträgen, vom unteren Ende der Strecke aus. Weniger nur, wenn es nicht genug gibt. Der Schutt gehört dir.
    .item-2 = Räumst du den letzten Schutt eines Aushubplatzes, gehört er dir, wenn du eine Marke hast. An einem Bahnhof kommt der linke Aushubplatz zuerst.
    .item-3 = Ein Gleis kostet { goods-steel } und eine Marke. Du verlegst auf die ersten freien Karten, so viele, wie der Wert von heute sagt. Freiwillig weniger verlegen kannst du nicht, aber dir können Stahl, Marken oder freie Karten fehlen.
    .item-4 = Ist am Ende einer Runde kein Schutt mehr da, wird aus dem Aushub ein zweiter Bau.
book-building =
    .text-1 = Bebaue einen Bauplatz an einem Bahnhof, den der Aushub erreicht hat: Alle Gleiskarten davor sind frei. Seine eigenen Aushubplätze müssen es nicht sein. Zahle den ganzen Preis und lege deine Marke dorthin.
    .text-2 = Stattdessen kannst du eine Lokomotive kaufen, wenn welche im Verkauf sind.
book-trains =
    .text = Lokomotiven kommen erst durch ein Ereignis in den Verkauf. Du hast höchstens eine. Kaufst du eine andere, kommt die alte zurück in den Schuppen und wird mit Kohle aus dem Beutel beladen. Die Kohle auf der gekauften bekommst du dazu.
book-office =
    .item-1 = Nimm im Baubüro einen der Aufträge im Angebot.
    .item-2 = Dein Vermesser geht zum nächsten Bahnhof, egal was geräumt ist. Am Ende zählt der Bahnhof, den er erreicht hat.
book-restock =
    .item-1 = Der Auftrag auf dem ersten Feld wird abgelegt, wenn ihn niemand nahm. Die anderen rücken auf, und neue füllen die Lücken.
    .item-2 = Das Wetter rückt weiter. Die Rückseite des nächsten Auftrags im Stapel zeigt das Wetter in drei Runden.
    .item-3 = Klötzchen kommen aus dem Beutel auf den Lagerplatz. Jedes weiße kommt stattdessen auf die Ereignisleiste.
book-events =
    .text = Jedes weiße Klötzchen kommt auf das nächste Feld der Ereignisleiste, und sein Ereignis tritt ein, bevor das nächste gelegt wird. Nebel hält Ereignisse nicht auf, und niemand punktet oder bekommt etwas dafür. Nach dem letzten Feld wiederholen sich die letzten drei.
book-blaenau =
    .item-1 = Jeder von euch beginnt an einem der beiden Enden, wo je { $ends } Vermesser Platz haben, und räumt und verlegt von dort aus. Wer zuletzt wählt, stellt auch den neutralen Vermesser an ein Ende: Dort beginnen Ereignisse, und nach jedem geht er ans andere.
    .item-2 = Du kannst an Bahnhöfen bauen, die dein Vermesser erreicht hat, ob die Strecke frei ist oder nicht. Manche schenken dir bei jedem Bau ein Klötzchen. Geht dein Vermesser zum ersten Mal los, lässt er eine deiner Marken zurück.
    .item-3 = Lokomotiven sind von Anfang an im Verkauf. Wartung ist fällig, sobald in Penrhyndeudraeth kein Schutt mehr liegt. Dein Vermesser bringt umso mehr Punkte, je weiter er gekommen ist.
book-alone =
    .text = Allein spielst du eine Reihe von sieben Partien, jedes Mal mit einer anderen Lokomotive, und versuchst, dich zu übertreffen. Eine andere Lokomotive kannst du nicht kaufen. Am Ende jeder Runde werden alle drei Aufträge ersetzt.
book-end =
    .text-1 = Die Partie endet mit der Runde, in der das letzte Gleis verlegt wird. Allein oder zu zweit endet sie auch sofort, wenn alle Besitzmarken gelegt sind.
    .item-1 = Deine Bauplätze, Aushubplätze und Gleise: ihre Punkte.
    .item-2 = Deine Aufträge: Jeder Schutt und jede Marke gilt nur für einen. Marken auf Aushubplätzen zählen wie die auf Bauplätzen.
    .item-3 = Deine Lokomotive, wenn sie Punkte hat, und der Bahnhof deines Vermessers.
    .text-2 = Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.
book-train-cards = Die Lokomotiven
book-contract-cards = Die Aufträge
