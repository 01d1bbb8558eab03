### Dwarven Rails in German

## Lines of the log

log-first = { $name } begann.
log-home = { $name } startete in { LIST($bases) } mit { $hauler }.
log-turn = Runde { $turn } begann.
log-surveyed = { $name } setzte { $pawn } auf { $segment }.
log-clipped = { $name } legte eine Büroklammer zwischen { $a } und { $b }.
log-prospected = { $name } setzte { $pawn } auf { $card }.
log-prospected-deck = { $name } setzte { $pawn } auf den Stapel.
log-called = { LIST($names) } mussten um die Wette bauen: { LIST($segments) } führten in dieselbe Sackgasse.
log-total = { $name } { $total }
log-rolled = Würfel um { $thing }: { LIST($totals) }. { $name } gewann.
log-rolled-tie = Würfel um { $thing }: { LIST($totals) }. Gleichstand, deshalb ging es an niemanden.
log-rolled-route = Würfel um { $thing }: { LIST($totals) }. { $name } gewann die Karte, die anderen durften sich trotzdem beteiligen.
log-rolled-route-tie = Würfel um { $thing }: { LIST($totals) }. Gleichstand, deshalb blieb die Karte liegen, und alle durften sich beteiligen.
log-raced = Der Wettlauf: { LIST($totals) }. Nur { $name } durfte bauen.
log-raced-tie = Der Wettlauf: { LIST($totals) }. Gleichstand, deshalb durfte niemand bauen.
log-auction = { LIST($names) } boten um { $card }.
log-bid = { $name } bot { counted-cu } für { $card }.
log-dropped = { $name } stieg bei der Versteigerung aus: { $card }.
log-limit = { $name } würfelte { LIST($dice) } und bietet höchstens { counted-cu } für { $card }.
log-unsold = Niemand bot um { $card }, also blieb die Karte in der Auslage.
log-chained = { $name } würfelte { $die } und durfte auch { $segment } bauen.
log-chained-not = { $name } würfelte { $die }, zu wenig, um auch { $segment } zu bauen.
log-chained-lost = { $name } hatte den Abschnitt davor verloren und konnte { $segment } nicht bauen.
log-laid = { $name } baute { $segment } für { counted-cu }.
log-took =
    .mine = { $name } sicherte sich { $card } für { counted-cu }.
    .free = { $name } bekam { $card } umsonst.
    .hired = { $name } heuerte { $card } für { counted-cu } an.
log-claimed =
    { $cube ->
        [true] { $name } legte für { counted-cu } ein Klötzchen auf { $card }.
       *[false] { $name } kaufte { $card } für { counted-cu }.
    }
log-lifted = { $name } nahm ein Klötzchen von { $segment } weg.
log-recalled = { $name } nahm das Klötzchen für { $card } zurück.
log-left = { $name } verzichtete auf { $thing }.
log-released = { $name } ließ { $card } zurück in die Auslage gehen.
log-drew = { WHOSE($name) } { $pawn } zog { $card }.
log-drew-again = { WHOSE($name) } { $pawn } zog noch einmal: { $card }.
log-turned-up = { $card } kam in die Auslage.
log-event = { $event }: { $text }
log-storm = Ein Schneesturm zog auf und brachte Schnee für die nächste Runde.
log-prices = Preise: { LIST($prices) } Cu.
log-prices-of-two = Preise der ersten Basen: { LIST($first) } Cu. Preise der zweiten: { LIST($second) } Cu.
log-trapped = { WHOSE($name) } { $pawn } war gefangen und musste eine Runde aussetzen.
log-paid = { $name } zahlte { counted-cu } für { $card }.
log-paid-unseen = { $name } zahlte für { $card }.
log-gained = { $name } bekam { counted-cu } durch { $card }.
log-gained-unseen = { $name } bekam Geld durch { $card }.
log-struck = { $name } fand in { $mine } noch mehr: { $goods }.
log-operated = { $name } zahlte { counted-cu } für den Betrieb von { LIST($mines) }.
log-die = { $name } würfelte für die Minen { $die }.
log-mined =
    { $some ->
        [true] { $mine } brachte { $name }: { $goods }.
       *[false] { $mine } brachte { $name } nichts.
    }
log-mined-bent =
    { $some ->
        [true] { $name } las den Würfel in { $mine } als { $face }, das brachte: { $goods }.
       *[false] { $name } las den Würfel in { $mine } als { $face }, das brachte nichts.
    }
log-depleted = { $mine } war erschöpft.
log-depleted-bent = { $name } las den Würfel in { $mine } als { $face }, und die Mine war erschöpft.
log-closed = { $mine } war leer, also kam die Karte unter den Stapel.
log-offered = { $name } machte { $other } ein Angebot.
log-refused = Aus dem Angebot von { $name } an { $other } wurde nichts.
log-agreed = { $name } und { $other } wurden sich einig. { $name } gab { LIST($gives) }. { $other } gab { LIST($wants) }.
log-sent = { $name } schickte { LIST($haulers) } zum Schneeräumen.
log-cleared = { $name } räumte { $segment }.
log-tickets = { $name } bekam { counted-cu } für { counted-tickets }.
log-tickets-unseen = { $name } bekam Geld für { counted-tickets }.
log-shipped = { $name } lieferte von { $mine } nach { $base }: { $goods } für { counted-cu }.
log-shipped-unseen = { $name } lieferte von { $mine } nach { $base }: { $goods } zum Preis von { $price } Cu.
log-carried = { $name } lieferte für { $owner } von { $mine } nach { $base }: { $goods }.
log-fee-back = { $name } lieferte nichts aus { $mine }, also bekam { $owner } das Fuhrgeld zurück.
log-transhipped = { $name } lud von { $from } nach { $to } um: { $goods }.
log-declared = { $name } legte { counted-cu } offen.
log-goal = { $name } erreichte { $goal } Cu: Das war die letzte Runde.
log-market-die = Der Marktwürfel zeigte { $die }: { $goods }.
log-market-die-none = Der Marktwürfel zeigte { $die } und hob keinen Preis.
log-swept = Der Sturm wehte { LIST($cards) } aus der Auslage.
log-filled = Neu in der Auslage: { LIST($cards) }.
log-filled-lost = Ohne Wirkung blieb: { LIST($cards) }.
log-reshuffled = Der Stapel war aufgebraucht, also wurden die Karten darunter gemischt.
log-snow = Schnee sperrte die roten Gleise.
log-thaw = Der Schnee schmolz.
log-token = Der Startspielerstein ging an { $name }.
log-over = Die Partie ist vorbei.

## Moves: labels of buttons

moves-survey = { $pawn } auf { $segment }: { counted-cu }
moves-clip = { $pawn } auf eine neue Linie von { $a } nach { $b }: { counted-cu }
moves-prospect = { $pawn } auf { $card }: { counted-cu }
moves-prospect-deck = { $pawn } auf den Stapel
moves-race = Wettlauf: { $segment } gegen { $against }
moves-auction = Zuerst um { $card } bieten
moves-bid = { counted-cu } bieten
moves-drop = Aussteigen
moves-pay = { LIST($things) } nehmen: { counted-cu }
moves-pay-none = Nichts nehmen
moves-take = { $thing } nehmen: { counted-cu }
moves-take-free = { $thing } umsonst nehmen
moves-leave = Auf { $thing } verzichten
moves-lift = Klötzchen von { $segment } nehmen
moves-recall = Klötzchen für { $card } zurücknehmen
moves-forgo = Darauf verzichten
moves-release = { $card } gehen lassen
moves-draw = Für den { $pawn }en ziehen
moves-strike = { $mine }: { $goods } dazulegen
moves-operate = { LIST($mines) } betreiben: { counted-cu }
moves-operate-none = Keine Mine betreiben
moves-read =
    { $bent ->
        [true] Als { $face } lesen: { $yields }
       *[false] Die { $face } behalten: { $yields }
    }
moves-yields =
    .nothing = nichts
    .x = erschöpft
moves-offer = { $name } ein Geschäft anbieten. Du gibst: { LIST($gives) }. Du bekommst: { LIST($wants) }
moves-accept = Angebot { $number } von { $name } annehmen. Du bekommst: { LIST($gives) }. Du gibst: { LIST($wants) }
moves-refuse = Angebot { $number } von { $name } an { $other } verwerfen
moves-ready = Keine Geschäfte mehr
moves-clear = { LIST($haulers) } schicken: räumt { counted-segments }
moves-clear-none = Niemanden schicken
moves-sweep = { $segment } räumen
moves-ship = Von { $mine } nach { $base } liefern, mit { LIST($haulers) }: { $goods }, { counted-cu }
moves-tranship = Von { $from } nach { $to } umladen, mit { LIST($haulers) }: { $goods }
moves-done =
    .place = Nichts mehr einsetzen
    .race = Kein Wettlauf
    .sweep = Nichts mehr räumen
    .ship = Nichts mehr liefern
moves-brief =
    .survey = Vermesser einsetzen
    .clip = Büroklammer nutzen
    .prospect = Agent einsetzen
    .race = Wettlauf verlangen
    .auction = Versteigerung wählen
    .bid = Bieten
    .drop = Aussteigen
    .pay = Nehmen und zahlen
    .take = Nehmen
    .leave = Verzichten
    .lift = Klötzchen wegnehmen
    .recall = Klötzchen zurücknehmen
    .forgo = Darauf verzichten
    .release = Träger gehen lassen
    .draw = Karte ziehen
    .strike = Güter dazulegen
    .operate = Minen betreiben
    .read = Würfel lesen
    .offer = Geschäft anbieten
    .accept = Angebot annehmen
    .refuse = Angebot verwerfen
    .ready = Keine Geschäfte mehr
    .clear = Träger schicken
    .sweep = Schnee räumen
    .ship = Güter liefern
    .tranship = Güter umladen
    .done = Weiter
moves-elsewhere = Etwas anderes

## Instructions shown with a choice

prompts-place =
    .both = Setze einen Vermesser auf einen Abschnitt oder einen Agenten auf eine Karte.
    .surveyors = Setze einen Vermesser auf einen Abschnitt.
    .agents = Setze einen Agenten auf eine Karte.
    .last-surveyor = Setze deinen letzten Vermesser ein.
    .last-agent = Setze deinen letzten Agenten ein.
prompts-race = Zwei Vermesser wollen in dieselbe Sackgasse. Einen Wettlauf verlangen?
prompts-auction = Andere wollen diese Karten auch. Welche wird zuerst versteigert?
prompts-bid = Biete mindestens { counted-cu } für { $card }, oder steige aus.
prompts-pay = Was nimmst und bezahlst du?
prompts-take = { $thing } ist jetzt für dich. Für { counted-cu } nehmen?
prompts-buy = Du hast { $card } gezogen. Für { counted-cu } nehmen?
prompts-buy-free = Du hast { $card } gezogen. Umsonst nehmen?
prompts-lay = Kein Klötzchen mehr: Nimm für { $segment } eines weg, oder verzichte.
prompts-ride = Kein Klötzchen mehr: Nimm für { $card } eines weg, oder verzichte.
prompts-release = Du darfst { counted-haulers } behalten. Wen lässt du gehen?
prompts-name = Wähle den Agenten, der die nächste Karte zieht.
prompts-strike = Wähle die Mine, in die noch { counted-any-goods } kommen.
prompts-operate = Wähle die Minen, die du betreibst. Jede kostet { counted-cu }.
prompts-read = Du hast { $die } gewürfelt. { $mine } ist neu: Wie liest du den Würfel dort?
prompts-deals = Mache Geschäfte, oder sage, dass du fertig bist.
prompts-deals-offered = Beantworte die Angebote, mache eigene, oder sage, dass du fertig bist.
prompts-clear = Wähle Träger, die in dieser Runde Schnee räumen, statt zu liefern.
prompts-sweep = Räume rote Gleise, noch bis zu { counted-segments }.
prompts-ship = Liefere Güter nach Hause, oder von Mine zu Mine.

## Refusals, by their reasons

refusals-over = Die Partie ist vorbei.
refusals-not-your-turn = Du bist nicht am Zug.
refusals-drawing = Erst kommen Würfel und Karten. Einen Moment.
refusals-other-action = Erst kommt etwas anderes.
refusals-cannot-stop = Das musst du tun, bevor es weitergeht.
refusals-no-surveyor = Du hast keinen { $pawn } mehr zum Einsetzen.
refusals-no-segment = So einen Abschnitt gibt es nicht.
refusals-owned = Dieser Abschnitt gehört schon jemandem.
refusals-twin = Du hast den anderen Abschnitt zwischen diesen beiden Orten. Beide darf niemand bauen.
refusals-pointless = Dein Netz verbindet die beiden Orte schon. Hier zu bauen würde nur andere behindern.
refusals-chain-of-three = Nur ein Abschnitt kann in einer Runde an einen anderen anschließen. Das wäre der dritte hintereinander.
refusals-not-adjacent = Dein Netz reicht nicht bis zu diesem Abschnitt, und keiner deiner Vermesser baut dorthin.
refusals-no-clips = Diese Partie wird ohne Büroklammern gespielt.
refusals-clip-used = Deine Büroklammer ist schon verbraucht. Du hast eine pro Partie.
refusals-far-apart = Eine Büroklammer verbindet Orte auf einem Kartenteil oder auf Teilen, die eine Seite gemeinsam haben.
refusals-joined = Zwischen diesen Orten liegt schon ein Abschnitt.
refusals-crossing = Eine Büroklammer darf keinen Abschnitt kreuzen.
refusals-crossing-clip = Eine Büroklammer darf keine andere kreuzen.
refusals-no-agent = Du hast keinen { $pawn }en mehr zum Einsetzen.
refusals-not-up = Diese Karte ist nicht in der Auslage.
refusals-six-people = Du darfst zusammen höchstens { $most } Vermesser und Agenten haben, und mit denen, um die du dich bemühst, wären es mehr.
refusals-no-pawn = Du hast { $most } Figuren mit +{ $rating }, und sie sind alle vergeben.
refusals-own-base = Das ist deine eigene Basis. Eine Fahrkarte führt woandershin.
refusals-has-route = Diese Fahrkarte hast du schon.
refusals-not-connected = Dein Gleis muss bis zu diesem Ort reichen, bevor du einen Agenten auf die Fahrkarte setzt.
refusals-no-race = Diese Vermesser wollen nicht in dieselbe Sackgasse.
refusals-called = Dieser Wettlauf ist schon verlangt.
refusals-no-auction = So eine Versteigerung gibt es jetzt nicht.
refusals-low-bid = Du musst mindestens { counted-cu } bieten.
refusals-short-bid = Du kannst nicht { $need } Cu bieten. Du hast { counted-cu }.
refusals-not-won = Das hast du nicht gewonnen.
refusals-first-missing = Vor diesem Abschnitt fehlt noch einer, und den baust du nicht.
refusals-short = Du hast { counted-cu }, aber das kostet { $need }.
refusals-not-your-cube = Dort hast du kein Klötzchen.
refusals-cuts-off = Ohne dieses Klötzchen reicht dein Netz nicht mehr bis zum neuen Abschnitt.
refusals-not-your-transport = Das ist keiner von deinen Trägern.
refusals-no-pawn-there = So einen Agenten hast du nicht auf dem Stapel.
refusals-not-your-mine = Diese Mine gehört dir nicht.
refusals-depleted = { $card }: Diese Mine ist erschöpft.
refusals-asked-later = Diese Mine kommt gleich noch dran.
refusals-short-operate = Du hast { counted-cu }, aber der Betrieb dieser Minen kostet { $need }.
refusals-is-read = Erst kommt eine andere Mine.
refusals-other-face = Du hast { $die } gewürfelt: Du kannst das behalten oder eins tiefer oder höher lesen. 6 und 1 sind Nachbarn.
refusals-no-deal = In dieser Partie gibt es keine Geschäfte.
refusals-with-self = Mit dir selbst kannst du kein Geschäft machen.
refusals-nothing-given = Lege erst etwas in das Geschäft.
refusals-too-many-offers = Mehr als { $most } Angebote sind in einer Runde nicht möglich.
refusals-no-offer = Dieses Angebot gilt nicht mehr.
refusals-not-theirs = Jemand würde etwas geben, was ihm nicht gehört.
refusals-short-deal = Du hast { counted-cu }, aber dieses Geschäft kostet { $need }.
refusals-they-are-short = { $need } Cu kann die andere Seite nicht zahlen.
refusals-no-cubes = Für so viele Gleise sind { $need } Klötzchen nötig, aber nur { $have } da.
refusals-other-good = Güter können nur in eine Mine derselben Art.
refusals-not-receivers = Güter können nur in eine Mine der Seite, die sie bekommt.
refusals-few-goods = { $card }: Dort liegen nur { $have }, und das sind { $need }.
refusals-carried-already = Aus dieser Mine liefert schon jemand für andere.
refusals-busy = { $card }: hat in dieser Runde schon gearbeitet. Träger räumen oder liefern, einmal pro Runde.
refusals-not-red = Auf schwarzen Gleisen liegt nie Schnee.
refusals-is-cleared = Dieser Abschnitt ist schon geräumt.
refusals-not-your-track = Das gehört nicht zu deinem Netz.
refusals-no-transport = Alle deine Träger haben in dieser Runde gearbeitet.
refusals-no-base = Du hast keine zweite Basis.
refusals-no-track = Dorthin führt kein Weg über deine Gleise.
refusals-snowed = Auf jedem Weg dorthin liegt Schnee.
refusals-no-goods = Es sind keine Güter zum Liefern da.
refusals-too-many = In dieser Mine liegen nur { $most }, und du willst { $need } liefern.
refusals-weak = { $strength } ÷ { $way } reicht für { $most }, und du willst { $need } liefern. Schicke mehr Träger.
refusals-same-mine = Wähle zwei verschiedene Minen derselben Art.
refusals-other-kind = Beide Minen müssen dieselbe Art Güter bringen.
refusals-no-leave = Dafür brauchst du die Erlaubnis dessen, dem die Mine gehört.

## The final score

scores-start = Am Anfang
scores-tickets = Fahrkarten
# The kind of goods, with a capital where it begins
scores-sold = { $goods } verkauft
scores-spent = Bauen, Kaufen und alles andere
scores-won = { $name } gewann mit { counted-cu }.
scores-won-goods = { $name } gewann: Gleichstand mit { counted-cu }, aber wertvollere Güter in den Minen.
scores-shared = { LIST($names) } teilten sich den Sieg mit je { counted-cu }.

## Companies

seats-names =
    .blue = Blau
    .green = Grün
    .red = Rot
    .lilac = Lila
    .yellow = Gelb
    .black = Schwarz

## Names of things

named-goods =
    .diamond = Diamanten
    .ruby = Rubine
    .emerald = Smaragde
    .gold = Gold
    .silver = Silber
named-mines =
    .diamond = Diamantmine
    .ruby = Rubinmine
    .emerald = Smaragdmine
    .gold = Goldmine
    .silver = Silbermine
named-people =
    .surveyor = Elf, Vermesser +{ $rating }
    .agent = Zwerg, Agent +{ $rating }
named-pawn =
    .surveyor =
        { $rating ->
            [0] Vermesser
           *[other] +{ $rating }-Vermesser
        }
    .agent =
        { $rating ->
            [0] Agent
           *[other] +{ $rating }-Agent
        }
named-a-pawn =
    .surveyor =
        { $rating ->
            [0] einen Vermesser
           *[other] einen +{ $rating }-Vermesser
        }
    .agent =
        { $rating ->
            [0] einen Agenten
           *[other] einen +{ $rating }-Agenten
        }
named-twin =
    { $red ->
        [true] { $segment } (rot)
       *[false] { $segment } (schwarz)
    }
named-ticket = die Fahrkarte nach { $place }
named-storm = einen Schneesturm
named-steps =
    .place = Setzen
    .roll = Würfeln
    .work = Arbeiten
    .ship = Liefern
    .trade = Handeln
    .over = Vorbei
    .set-up = Aufbau

## Numbers of things

counted-cu =
    { $cu ->
        [0] kein Cu
       *[other] { $cu } Cu
    }
counted-goods =
    .diamond =
        { $count ->
            [0] keine Diamanten
            [one] { $count } Diamant
           *[other] { $count } Diamanten
        }
    .ruby =
        { $count ->
            [0] keine Rubine
            [one] { $count } Rubin
           *[other] { $count } Rubine
        }
    .emerald =
        { $count ->
            [0] keine Smaragde
            [one] { $count } Smaragd
           *[other] { $count } Smaragde
        }
    .gold =
        { $count ->
            [0] kein Gold
           *[other] { $count } Gold
        }
    .silver =
        { $count ->
            [0] kein Silber
           *[other] { $count } Silber
        }
counted-any-goods =
    { $count ->
        [0] keine Güter
       *[other] { $count } Stück
    }
counted-segments =
    { $count ->
        [0] keinen Abschnitt
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
counted-haulers =
    { $count ->
        [0] keine Träger
       *[other] { $count } Träger
    }
counted-mines =
    { $count ->
        [0] keine Minen
        [one] { $count } Mine
       *[other] { $count } Minen
    }
counted-tickets =
    { $count ->
        [0] keine Fahrkarten
        [one] { $count } Fahrkarte
       *[other] { $count } Fahrkarten
    }
counted-cubes =
    { $count ->
        [0] keine Klötzchen
       *[other] { $count } Klötzchen
    }
counted-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
counted-pawns =
    { $count ->
        [0] keine Figuren
        [one] { $count } Figur
       *[other] { $count } Figuren
    }

## What cards do

cards-rise =
    { $rungs ->
        [one] { LIST($goods) } { $rungs } Sprosse höher
       *[other] { LIST($goods) } { $rungs } Sprossen höher
    }
cards-fall =
    { $rungs ->
        [one] { LIST($goods) } { $rungs } Sprosse tiefer
       *[other] { LIST($goods) } { $rungs } Sprossen tiefer
    }
cards-trap = der Agent ist gefangen und setzt eine Runde aus, wenn er nicht dein einziger ist
cards-pay = zahle { counted-cu }
cards-again = ziehe noch eine Karte für denselben Agenten, eine Mine kostet nichts
cards-goods = in eine deiner Minen kommen { counted-any-goods }
cards-gain = du bekommst { counted-cu }
cards-toll = zahle 1 Cu für je { $cubes } deiner Klötzchen auf Gleisen, aufgerundet

## Parts of a deal

deals-money = { counted-cu }
deals-some = Kupfer
deals-mine = { $mine } samt Gütern
deals-segment = das Gleis { $segment }
deals-goods = { $goods } von { $from } nach { $to }
deals-leave = die Nutzung von { LIST($segments) }
deals-docks = das Laden in { LIST($mines) }
deals-carry = die Lieferung aus { $mine } ({ $goods })
deals-carry-for = die Lieferung aus { $mine } ({ $goods } für { counted-cu } und { $cut } Cu pro Stück)
deals-nothing = nichts

## The form of an offer

offer-name = Angebot machen…
offer-title = Ein Geschäft anbieten
offer-note = Gilt, sobald ihr beide zustimmt. Nichts für spätere Runden, keine Leute, keine Träger.
offer-partner = Mit
offer-gives = Du gibst
offer-theirs = { $name } gibt
offer-groups =
    .mines = Minen
    .goods = Güter
    .carriage = Lieferung
    .track = Gleise
offer-copper = Kupfer (Cu)
offer-own = Du hast { $cu } Cu.
offer-purse = Niemand sieht, wie viel die anderen haben.
offer-mine = { $mine }, darauf { $goods }
offer-mine-hint = Leihen heißt: In dieser Runde darf dort geladen und entladen werden.
offer-segment-hint = Ein Gleis zu leihen heißt: In dieser Runde darf es benutzt und geräumt werden.
offer-ways =
    .none = nein
    .give = geben
    .lend = leihen
offer-goods = { $goods } von { $from } nach { $to }
offer-goods-hint = Höchstens { $most }. Sie bleiben gleiche Güter, auf der anderen Mine.
offer-carry = Lieferung aus { $mine }: { $goods }
offer-carry-hint = Höchstens { $most } in dieser Runde. Die Börse zahlt an den Eigentümer.
offer-fee = Lohn des Lieferanten (Cu)
offer-fee-hint = Der Eigentümer legt ihn beiseite und bekommt ihn zurück, wenn nichts geliefert wird.
offer-cut = Anteil an jedem Stück (Cu)
offer-cut-hint = So viel vom Preis behält der Lieferant.

## Titles of sections of the rules book that refusals name

sections-end = Das Ende
sections-turn = Eine Runde
sections-placing = Vermesser und Agenten einsetzen
sections-disputes = Wenn zwei dasselbe wollen
sections-tickets = Fahrkarten
sections-paying = Zahlen und bauen
sections-mines = Minen betreiben
sections-deals = Geschäfte machen
sections-snow = Schnee
sections-shipping = Güter liefern

## The table in words

table-turn =
    { $turn ->
        [0] Vor der ersten Runde
       *[other] Runde { $turn }: { $step }
    }
table-snow = Schnee sperrt in dieser Runde die roten Gleise.
table-clear = In dieser Runde liegt kein Schnee.
table-storm = Ein Sturm wurde gezogen: In der nächsten Runde liegt Schnee.
table-start = { $name } hat den Startspielerstein.
table-last = Das ist die letzte Runde.
table-market = Die Börse
table-market-of = Die Börse für { LIST($bases) }
table-price = { $goods }: { $price } Cu, Sprosse { $rung } von { $rungs }.
table-sold = { $goods }: { $price } Cu, Sprosse { $rung } von { $rungs }, in dieser Runde verkauft: { $count }.
table-seat = { $name }: { counted-cu }
table-seat-closed = { $name }: Geldbeutel verdeckt
table-home = Basis: { LIST($bases) }.
table-people = Figuren: { LIST($pawns) }.
table-pawn =
    .home = { $pawn } zu Hause
    .trapped = { $pawn }, gefangen
    .away = { $pawn }, setzt aus
    .segment = { $pawn } auf { $segment }
    .deck = { $pawn } auf dem Stapel
    .card = { $pawn } bei: { $card }
table-haulers = Träger: { LIST($haulers) }.
table-hauler = { $name } ({ $number })
table-hauler-busy = { $name } ({ $number }, fertig)
table-mine = { $mine }: { $goods }.
table-mine-out = { $mine }: { $goods }, erschöpft.
table-tickets = Fahrkarten: { LIST($places) }.
table-rides = Klötzchen auf Fahrkarten: { LIST($places) }.
table-cubes = noch { counted-cubes }.
table-clip = Hat noch eine Büroklammer.
table-track = Gleise: { LIST($segments) }.
table-row = Die Auslage: { counted-cards }
table-card = { $card }: { $kind }, { counted-cu }.
table-deck = Der Stapel: { counted-cards }
table-under = { counted-cards } offen darunter.
table-far = Runde { $turn }
table-far-seat = { $name } { $money } Cu
table-far-closed = { $name } unter { $limit } Cu
table-bidding = Versteigert wird { $card }: { $name } bietet { $bid } Cu.
table-bidding-open = Versteigert wird { $card }: noch kein Gebot.

## Statistics

tallies-mines = Minen
tallies-events = Ereignisse
tallies-haulers = Angeheuerte Träger
tallies-people = Angeheuerte Leute
tallies-tickets = Genutzte Fahrkarten
tallies-shipped = Gelieferte Güter
tallies-dice = Würfe für Minen

## The title

title-language = de
title-ambience = Wassertropfen, ferne Spitzhacken und eine Schmiede
title-built-in = Ausgabe „Five treasures“: die gedruckten Regeln, dazu Karte, Karten und Preise von uns.
title-loaded = Ausgabe „{ $name }“, aus einer Datei geladen.
title-that-card = diese Karte
title-refused = Das geht jetzt nicht.

## Panels about things on the table

about-mine =
    .in-row = In der Auslage
    .costs = { counted-cu }.
    .owned = Gehört { $name }
    .elsewhere = Zurzeit nicht im Spiel
    .output = Der Würfel
    .face = { $face } → { $count }
    .face-x = { $face } → ✕
    .on-it = In der Mine
    .out = Erschöpft: Sie kann nicht mehr betrieben werden und verschwindet, sobald sie leer ist.
    .fresh = In dieser Runde neu: Der Würfel kann eins tiefer oder höher gelesen werden.
about-site =
    .mine = Mine
    .city = Stadt
    .base = Basis
    .base-of = Basis von { $name }
    .reached = Im Netz von
    .no-one = Noch niemand.
    .names = { LIST($names) }.
    .ticket = Fahrkarte
    .waits = Noch hat sie niemand. Sie kostet { counted-cu }.
    .held = { $name } hat die Karte.
    .shared = Klötzchen darauf: { LIST($names) }.
about-segment =
    .black = Schwarzer Abschnitt
    .red = Roter Abschnitt
    .clip = Büroklammer, rot
    .free = Frei: { counted-cu } zum Bauen.
    .laid = Gebaut von { $name }.
    .surveyed = Vermessen von
    .twin = Zweiter Abschnitt
    .twin-text = Zwischen diesen Orten liegt noch einer. Beide darf niemand bauen.
    .snow = Schnee
    .closed = In dieser Runde gesperrt, wenn ihn kein Träger räumt.
    .cleared = In dieser Runde geräumt.
    .open = Auf schwarzen Gleisen liegt nie Schnee.
    .red-text = Bei Schnee gesperrt, und beschwerlicher zu befahren.
about-transport =
    .troll = Troll
    .giant = Riese
    .dragon = Drache
    .number = Trägt
    .loads = { $number }: bis zu { $black } Stück über schwarze Gleise, { $red }, wenn ein rotes dabei ist.
    .clears = Schnee
    .clearing = Räumt { counted-segments } pro Runde.
    .busy = Hat in dieser Runde schon gearbeitet.
about-person =
    .surveyor = Baut Gleise
    .surveyor-text = Bringt eine Figur mit, die im Streit { $rating } zu ihren Würfeln zählt.
    .agent = Sichert Karten
    .agent-text = Bringt eine Figur mit, die im Streit { $rating } zu ihren Würfeln zählt.
about-card =
    .price = Preis
    .costs = { counted-cu } oder das höchste Gebot.
    .held = Bei { $name }
    .in-row = In der Auslage
    .elsewhere = Zurzeit nicht im Spiel
    .prospected = Begehrt von
    .event = Ereignis
    .storm = Schnee für die ganze nächste Runde
    .storm-title = Schneesturm
    .storm-text = Schnee sperrt in der ganzen nächsten Runde alle roten Gleise. Der erste Sturm einer Runde weht auch die Auslage weg.
    .drawn = Es gilt nur, wenn ein Agent es zieht.
about-ticket =
    .kind = Personenverkehr
    .pays = Bringt
    .paying = Eine Fahrkarte bringt { $first } Cu pro Runde, mehrere je { $each } Cu.
    .needs = Braucht
    .needing = Eigene Gleise von dort bis zur Basis, frei von Schnee.
about-deck =
    .title = Der Stapel
    .under = Darunter
    .agent = Ein Agent hier
    .draws = Zieht eine Karte. Minen, Träger und Leute kann man kaufen, Ereignisse gelten sofort.
about-price =
    .kind = { counted-cu } pro Stück
    .ladder = Die Leiter
    .rungs = { LIST($prices) } Cu. Jetzt steht er auf Sprosse { $rung }.
    .moves = Am Ende einer Runde
    .moving = Er fällt um 1 Sprosse für je { $fall } verkaufte oder einen Teil davon. Wird nichts verkauft, steigt er um 1.
    .sold = In dieser Runde verkauft
about-snow =
    .snowy = In dieser Runde liegt Schnee
    .clear = Kein Schnee
    .red = Rote Gleise
    .closed = Gesperrt für Güter und Fahrgäste, wenn kein Träger den Weg räumt.
    .open = In dieser Runde frei.
    .next = Nächste Runde
    .coming = Schnee: Ein Sturm wurde gezogen.
    .unknown = Bisher kein Sturm.
about-seat =
    .hidden = Geldbeutel verdeckt
    .closed = Geldbeutel verdeckt, unter { $limit } Cu
    .only-you = { counted-cu }, was nur du siehst
    .people = Vermesser und Agenten
    .haulers = Träger
    .mines = Minen
    .tickets = Fahrkarten
    .cubes = Klötzchen übrig
    .bases = Zu Hause in
    .clip = Büroklammer
    .clip-left = Noch nicht verbraucht.
    .guild = Die Gilde spielt hier
    .none = Keine.
about-pawn =
    .of = { WHOSE($name) } { $pawn }
    .place = Ort

## The text printed on the table

captions-turn = Runde { $turn }
captions-clear = Kein Schnee
captions-snow = Schnee
captions-storm = Bald Schnee
captions-exchange = Börse
captions-each = Cu je Stück
captions-deck = Stapel
captions-in-deck = im Stapel
captions-hauls = trägt
captions-kinds =
    .troll = Troll
    .giant = Riese
    .dragon = Drache
    .surveyor = Vermesser
    .agent = Agent
    .ticket = Fahrkarte
captions-tabs =
    .mines = Minen
    .people = Leute
    .row = Auslage
    .exchange = Börse
captions-cut-off = kein Weg
captions-joined = verbunden
captions-to-lay = noch { $segments }
captions-haulers = Träger
captions-tickets = Fahrkarten
captions-cubes = Klötzchen
captions-clip = Büroklammer
captions-you = du
captions-only-you = siehst nur du
captions-under = unter { $money } Cu
captions-declared = liegt offen
captions-a-turn = +{ $money } Cu pro Runde
captions-to-goal = noch { $money } Cu
captions-pawn =
    .out = unterwegs
    .home = zu Hause
    .on-deck = am Stapel
    .missing = setzt aus
captions-money = { $money } Cu
captions-papers =
    .taking = Nehmen und zahlen
    .operating = Minen betreiben
    .clearing = Träger in den Schnee schicken
    .shipping = Güter liefern
    .reading = Würfel lesen
    .dealing = Geschäfte
    .lifting = Klötzchen wegnehmen
    .releasing = Träger gehen lassen
    .racing = Wettlauf verlangen
    .drawing = Vom Stapel
    .bids = Gebote
captions-left = { $money } Cu übrig
captions-seal = Festlegen
captions-ship = Liefern
captions-ready = Keine Geschäfte mehr
captions-accept = Annehmen
captions-refuse = Verwerfen
captions-withdraw = Zurückziehen
captions-dropped = ausgestiegen
captions-still-in = noch dabei
captions-takes-lead = { $name } geht in Führung
captions-last-turn = Letzte Runde
captions-leads = führt
captions-at-most = bis { $money }
captions-gives = gibt
captions-nothing = nichts
captions-segment = Gleis
captions-against = gegen
captions-done = Weiter
captions-close = Schließen

## Captions of sounds

sounds-staff = Ein Stab schlägt auf Stein
sounds-pick = Eine Spitzhacke fährt ins Gestein
sounds-bowl = Würfel klappern in einer Steinschale
sounds-coin = Münze klirrt auf Münze
sounds-hammer = Ein Hammer fällt
sounds-chalk = Kreide kratzt über Fels
sounds-purse = Münzen rutschen im Beutel
sounds-lamps = Lampen ploppen an
sounds-rails = Schienen klingen
sounds-growl = Ein Troll brummt
sounds-stamp = Ein Riese stampft
sounds-wing = Ein Drachenflügel schlägt
sounds-knock = Ein Zwerg klopft
sounds-hinge = Eine Falltür quietscht
sounds-chink = Spitzhacken klingen
sounds-creak = Balken knarren und stürzen
sounds-shake = Zwei Schläge besiegeln ein Geschäft
sounds-shovel = Eine Schaufel kratzt im Schnee
sounds-breath = Ein Drache speit Feuer
sounds-bells = Glöckchen klingeln
sounds-wheels = Räder rollen durch einen Stollen
sounds-bridge = Eine Gerüstbrücke rumpelt
sounds-gate = Ein Tor schwingt auf
sounds-brass = Eine kurze Fanfare
sounds-chain-up = Ein Förderkorb wird hochgezogen
sounds-chain-down = Ein Förderkorb rasselt hinab
sounds-wind = Wind heult über den Berg
sounds-thaw = Schnee tropft weg
sounds-gust = Eine Bö verweht Karten
sounds-engine = Eine kleine Pfeife ertönt
sounds-shift = Die Schichtglocke einer Mine
sounds-drips = Wassertropfen mit langem Hall
sounds-picks = Spitzhacken in der Ferne
sounds-hum = Der Berg summt
sounds-forge = Eine Schmiede bei der Arbeit

## Choices before a match

options-paper-clip =
    .label = Büroklammern
    .hint = Einmal pro Partie darf jeder zwischen zwei Orten eine eigene Linie bauen.
options-open-money =
    .label = Offene Geldbeutel
    .hint = Alle sehen von Anfang an, wie viel Kupfer jeder hat.
options-deals =
    .label = Geschäfte
    .hint = Handelt miteinander um Kupfer, Minen, Güter, Gleise und Gefälligkeiten.
    .usual = Ab drei Menschen
    .on = An
    .off = Aus
options-advanced =
    .label = Szenario für Fortgeschrittene
    .hint = Nur zu zweit: jeder mit zwei Basen, zweierlei Preise und zwölf Runden.

## The rules book

book-title = So spielt man Dwarven Rails
book-lead = Unter dem Eis des Nordens liegen fünf Schätze. Jeder von euch führt eine Zwergenbahn: Sichert euch Minen, baut Gleise dorthin und bringt die Güter nach Hause, wenn der Preis stimmt. Wer das meiste Kupfer (Cu) hat, gewinnt.
book-table =
    .title = Auf dem Tisch
    .map = Der Berg ist voller Orte, die durch Linien verbunden sind. Runde Orte sind Minen, eckige sind Städte und eure Basen. Eine Linie zwischen zwei Orten ist ein Abschnitt. Schwarze Abschnitte verlaufen im Fels. Rote queren eine Kluft unter freiem Himmel, wo Schnee liegen kann.
    .row = Daneben liegen der Stapel und die Auslage mit { $upcards } Karten: Minen, Träger und Leute. Die Leute sind Elfen, die Gleise vermessen, und Zwerge, die für dich als Agenten auftreten. Träger bringen Güter nach Hause, je höher ihre Zahl, desto mehr:
    .tickets = Jede Stadt und jede Basis hat eine Fahrkarte, die du kaufen kannst, sobald dein Gleis dorthin führt.
    .start = Am Anfang hat jeder { $money } Cu, { $cubes } Klötzchen, einen Vermesser, einen Agenten, einen kleinen Troll und eine ausgeloste Basis.
    .purse = Dein Kupfer geht niemanden etwas an, bis du { $declare } Cu hast. Dann bleibt dein Geldbeutel für immer offen.
book-haulers =
    .troll = Trolle: { $least } bis { $most }
    .giant = Riesen: { $least } bis { $most }
    .dragon = Drachen: { $least } bis { $most }
book-goods = Die fünf Güter, mit ihren Preisen von der untersten Sprosse bis zur obersten:
book-price = { LIST($prices) } Cu
book-turn =
    .place = Einsetzen: Einer nach dem anderen, ab dem Startspielerstein im Uhrzeigersinn, schickt ihr Vermesser und Agenten aus.
    .roll = Würfeln: Wollen mehrere dasselbe, entscheiden Würfel oder Gebote.
    .work = Arbeiten: Alle bauen, zahlen, ziehen Karten, betreiben Minen, machen Geschäfte, räumen Schnee und kassieren für Fahrkarten.
    .ship = Liefern: Einer nach dem anderen, diesmal andersherum und rechts vom Startspielerstein beginnend, bringt ihr Güter nach Hause.
    .trade = Handeln: Die Preise ändern sich, die Auslage wird aufgefüllt, alle kommen nach Hause, und der Startspielerstein geht im Uhrzeigersinn weiter.
book-placing =
    .all = Setze alle Figuren ein, die du einsetzen willst, dann kommt der Nächste. Das Kupfer brauchst du noch nicht, und du musst auch nicht alles nehmen, was du gewinnst.
    .network = Dein Netz besteht aus deiner Basis und allen Orten, die durch deine eigenen Gleise mit ihr verbunden sind.
    .survey = Setze einen Vermesser auf einen Abschnitt, der niemandem gehört und dein Netz berührt.
    .chain = Ein zweiter Vermesser kann einen Abschnitt weiter, wenn der Abschnitt des ersten dorthin führt. So ein Anschlussbau gelingt ab einer gewürfelten { $from }, und an ihn schließt kein weiterer an.
    .twin = Manchmal verbinden zwei Abschnitte dieselben Orte. Du darfst nur einen davon bauen.
    .block = Zwischen zwei Orten deines eigenen Netzes darfst du nicht bauen, nur um andere zu behindern. Es muss dir einen durchgehend schwarzen Weg bringen.
    .agent = Setze einen Agenten auf eine Karte der Auslage, auf eine Fahrkarte oder auf den Stapel. Um dir eine Mine zu sichern, brauchst du kein Gleis.
    .several = Du darfst mehrere Figuren auf dasselbe setzen. Wollen andere es auch, würfelt jede für sich.
    .limits = Du darfst zusammen höchstens { $people } Vermesser und Agenten haben, und { $pawns } Figuren jeder Stufe: 0, +1 und +2.
    .race = Vermisst ihr zu zweit verschiedene Abschnitte zum selben Ort, von dem kein anderer freier Abschnitt weiterführt, kann jeder von euch einen Wettlauf verlangen. Beide würfeln, und nur wer gewinnt, darf bauen. Bei Gleichstand darf es keiner.
book-clips =
    .what = Spielt ihr mit Büroklammern, hat jeder eine für die ganze Partie. Sie verbindet zwei Orte auf einem Kartenteil, oder auf Teilen mit einer gemeinsamen Seite, zwischen denen noch kein Abschnitt liegt. Sie darf weder einen Abschnitt noch eine andere Klammer kreuzen.
    .cost = Schicke einen Vermesser dorthin wie auf jeden Abschnitt. Er gilt als rot, kostet { $red } Cu und gehört dem, der ihn baut. Baut ihn niemand, bekommst du die Klammer zurück.
book-disputes =
    .dice = Um Gleise, Minen und Fahrkarten, die noch niemand hat, würfelt jeder für jede seiner Figuren dort mit zwei Würfeln und zählt ihre Stufe dazu. Agenten bekommen { $bonus } mehr, wenn das eigene Gleis die Mine erreicht.
    .best = Die höchste einzelne Summe gewinnt. Bei Gleichstand an der Spitze geht es in dieser Runde an niemanden.
    .next = Verzichtet, wer gewonnen hat, darf der Nächstbeste, und so weiter.
    .bids = Um Leute und Träger wird geboten. Wer in der Reihenfolge zuerst kommt, beginnt mit mindestens dem Preis auf der Karte. Jedes Gebot muss höher sein als das vorige, sonst steigt man aus. Wer übrig bleibt, zahlt und nimmt die Karte. Bietet niemand, bleibt sie liegen.
    .order = Würfel kommen vor Geboten, und der Streit des Startspielers kommt zuerst.
book-tickets =
    .buy = Setze einen Agenten auf eine Fahrkarte, wenn dein Gleis den Ort schon mit deiner Basis verbindet. Sie kostet { $cost } Cu. Für deine eigene Basis gibt es keine.
    .share = Hat schon jemand die Karte, kannst du dich trotzdem beteiligen: Lege ein Klötzchen darauf. Das dürfen beliebig viele.
    .dispute = Wollen mehrere eine Fahrkarte, die noch niemand hat, beteiligen sich alle, die zahlen. Die Würfel entscheiden nur, wer die Karte nimmt.
    .pays = In jeder Runde bringt eine Fahrkarte { $first } Cu. Zwei oder mehr bringen je { $each } Cu. Eine Fahrkarte zählt nur, solange ein Weg über eigene Gleise zu deiner Basis frei von Schnee ist.
book-paying =
    .sealed = Alle sagen gleichzeitig, was sie von dem nehmen, was sie gewonnen haben:
    .black = ein schwarzer Abschnitt: { $black } Cu
    .red = ein roter Abschnitt: { $red } Cu
    .mine = eine Mine: { $mine } Cu
    .ticket = eine Fahrkarte: { $ticket } Cu
    .others = Leute und Träger, die sonst niemand wollte: der Preis auf der Karte.
    .chain = Für einen Anschlussbau würfelst du, bevor du zahlst. Er entfällt, wenn der erste Abschnitt nicht gebaut wird. Ein misslungener Wurf kostet nichts.
    .cubes = Dein Klötzchen kennzeichnet jeden Abschnitt, den du baust. Hast du keines mehr, nimm eines von anderswo weg: Dieses Gleis gibst du auf.
    .haulers = Du darfst { $haulers } Träger behalten. Hast du mehr, lass einen gehen.
    .deck = Dann zieht jeder Agent auf dem Stapel eine Karte. Minen, Leute und Träger kannst du zum Preis kaufen. Willst du sie nicht, kommt die Karte in die Auslage. Ein Ereignis gilt sofort, für den Agenten, der es gezogen hat. Ein Sturm liegt bis zum Ende der Runde bereit.
book-mines =
    .pay = Sagt gleichzeitig, welche eurer Minen ihr betreibt. Jede kostet { $operate } Cu. Dafür braucht eine Mine kein Gleis.
    .die = Jeder wirft einen Würfel für alle seine Minen. Auf der Karte steht, was die Augenzahl bringt.
    .x = Bei ✕ ist die Mine erschöpft. Ihre Güter behält sie, aber betrieben wird sie nicht mehr. Ist sie leer, kommt ihre Karte unter den Stapel.
    .fresh = Für eine Mine, die du in dieser Runde bekommen hast, liest du den Würfel, wie er ist, eins tiefer oder eins höher. 6 und 1 sind Nachbarn.
book-deals =
    .what = Handeln könnt ihr mit Kupfer, Minen samt Gütern, Gütern, Gleisen, der Erlaubnis, Gleise oder Minen in dieser Runde zu nutzen, und mit Lieferungen füreinander. Nicht mit Leuten oder Trägern.
    .binding = Ein Geschäft gilt, sobald beide einverstanden sind. Für eine spätere Runde kann es nichts versprechen.
    .goods = Güter können nur in eine Mine derselben Art, und sie muss der Seite gehören, die sie bekommt.
    .carry = Wer für dich liefert, bringt deine Güter beim eigenen Liefern mit eigenen Trägern über eigene Gleise in die eigene Basis. Dafür gibt es den vereinbarten Anteil an jedem Preis, und ein Fuhrgeld, wenn ihr eines vereinbart habt. Wird nichts geliefert, bekommst du das Fuhrgeld zurück.
    .off = Ab drei Menschen gibt es Geschäfte. Spielen weniger mit, gibt es keine, wenn ihr nichts anderes wählt: Die Gilde zählt dabei nicht.
book-snow =
    .when = Ein Sturm bringt Schnee für die ganze nächste Runde.
    .red = Bei Schnee fährt nichts über rote Gleise. Fahrkarten hinter roten Gleisen bringen nichts.
    .clear = Träger können rote Abschnitte deines Netzes für diese Runde räumen, mit Erlaubnis auch fremde, die es berührt: Trolle { $troll }, Riesen { $giant }, Drachen { $dragon }. Ein Träger räumt oder liefert, nie beides in einer Runde.
    .shared = Ein geräumter Abschnitt ist frei für alle, die ihn nutzen dürfen.
book-shipping =
    .order = Jeder Träger liefert einmal pro Runde, von einer Minenkarte zu einem Ort. Mehrere können gemeinsam tragen.
    .sum = Zähle ihre Zahlen zusammen und teile durch die Schwierigkeit: { $black } auf einem durchgehend schwarzen Weg, { $red }, wenn ein rotes Gleis dabei ist. Runde ab. So viele Güter kannst du liefern.
    .earn = Güter, die nach Hause kommen, bringen den jetzigen Preis. Die Preise ändern sich erst, wenn alle geliefert haben.
    .tranship = Du kannst Güter auch in eine andere Mine derselben Art umladen. Liegen beide am selben Ort, ist die Schwierigkeit { $same }. Für eine fremde Mine brauchst du eine Erlaubnis.
book-market =
    .title = Das Ende einer Runde
    .fall = Gelieferte Güter fallen um eine Sprosse für je { $fall } verkaufte oder einen Teil davon, alle zusammengezählt.
    .rise = Güter, die niemand geliefert hat, steigen um eine Sprosse.
    .die = Ein Würfel hebt noch einen Preis: Diamanten bei 1, Rubine bei 2, Smaragde bei 3, Gold bei 4 und Silber bei 5. Eine 6 hebt nichts.
    .row = Die Auslage wird auf { $upcards } Karten aufgefüllt. Ereignisse bleiben dabei ohne Wirkung. Beim ersten Sturm einer Runde weht es alle Karten weg, die vorher dalagen.
    .home = Alle Figuren kommen nach Hause. Gefangene Agenten setzen eine Runde aus.
    .deck = Ist der Stapel aufgebraucht, werden die Karten darunter zu einem neuen gemischt.
book-end =
    .goal = Die Partie endet mit der Runde, in der jemand { $goal } Cu erreicht, auch wenn davon wieder etwas ausgegeben wird. Wer das meiste Kupfer hat, gewinnt.
    .tie = Bei Gleichstand zählen die Güter in euren Minen zu den Preisen am Ende. Ist auch das gleich, teilt ihr euch den Sieg.
    .declare = Erreichst du { $declare } Cu, erfahren es alle, und dein Geldbeutel bleibt offen.
    .latest = Eine Partie, die niemand gewinnen kann, endet nach { $turns } Runden.
book-options =
    .title = Andere Spielweisen
    .before = Das wählt ihr vor der Partie:
    .advanced = Im Szenario für Fortgeschrittene hat jeder von zwei Spielern zwei Basen, mit eigenen Preisen an der ersten und an der zweiten. Güter bringen den Preis der Basis, in die sie kommen. Geldbeutel und Figuren hast du nur einmal. Sind deine beiden Netze verbunden, gilt eine deiner Basen als Ort für eine Fahrkarte. Niemand legt etwas offen, und nach { $turns } Runden gewinnt das meiste Kupfer.
book-guild =
    .title = Die Gilde
    .what = Die Gilde spielt jeden Platz, den ihr ihr gebt, nach Regeln, die dem Spiel beiliegen. Sie weiß nichts, was ihr nicht auch wissen könntet.
    .manner = Meist geht sie zuerst auf Minen in der Nähe ihrer Gleise, dann auf Fahrkarten, verkauft zu Höchstpreisen und bietet bis zu zwei Würfel über dem Preis auf der Karte. Ist sie arm und ohne Fahrkarte, oder hat jemand sein Kupfer offengelegt, will sie zuerst Fahrkarten, spart für die Gleise zu ihrer besten Mine und bietet höchstens einen Würfel mehr.
    .deals = Geschäfte macht sie nur mit Lieferungen, zum halben Preis für jeden, und nie zu zweit. Spielen weniger als drei Menschen mit, müsst ihr Geschäfte erst einschalten.
book-events =
    .title = Ereignisse
    .lead = Ein Ereignis trifft nur den Agenten, der es vom Stapel zieht.
    .row = { $event }: { $text }

## The lesson, stop by stop

lesson-mountain =
    .name = Berg
    .title = Der Berg
    .task = Das große Tor ist deine Basis. Runde Orte sind Minen, Giebel sind Städte. Schicke deinen Vermesser auf den hellen Abschnitt neben deiner Basis.
    .done = Schwarze Gleise verlaufen im Fels. Rote queren eine Kluft unter freiem Himmel.
lesson-surveyor =
    .name = Elf
    .title = Ein Elf vermisst
    .task = Dein Elf steht, wo du bauen willst, und sonst will es niemand. Wähle das Gleis und zahle 2 Cu.
    .done = Der Stollen leuchtet. Dein Netz ist um einen Ort gewachsen.
lesson-agent =
    .name = Zwerg
    .title = Ein Zwerg greift zu
    .task-1 = Agenten sichern Karten. Schicke deinen nach Farrow Delf, zur Goldmine, auf die dein Elf zubaut.
    .task-2 = Sonst will sie niemand: Nimm Mine und Gleis für je 2 Cu.
    .done = Die Mine gehört dir. Dein Gleis muss eine Mine noch nicht erreicht haben.
lesson-die =
    .name = Würfel
    .title = Den Würfel biegen
    .task-1 = Zahle 1 Cu und betreibe deine Mine. Dann sagt ein Würfel, was sie bringt.
    .task-2 = Eine 2. Deine Mine ist in dieser Runde neu, also darfst du sie auch als 1 oder 3 lesen. Was ist am besten?
    .slip = Das geht, aber eine 1 bringt in Farrow Delf 4 Gold, mehr als jede andere Zahl.
    .done = 4 Gold. Ein Würfel zählt für alle deine Minen, und nur neue dürfen ihn biegen.
lesson-home =
    .name = Heimweg
    .title = Bringe es nach Hause
    .task = Dein Gleis verbindet die Mine mit deiner Basis. Dein Troll trägt über schwarze Gleise 4 ÷ 2 = 2: Liefere sie.
    .done = 10 Cu. Für die 2 verkauften fiel Gold eine Sprosse, und alles andere stieg.
lesson-quarrel =
    .name = Streit
    .title = Zwei Zwerge, eine Mine
    .task = Ihr wollt beide Scarlet Stair, die Rubinmine. Dein Gleis reicht bis dorthin, das zählt 3 zu deinen Würfeln. Schicke deinen Agenten.
    .done = 7 + 3 schlägt 8. Die höchste Summe gewinnt, bei Gleichstand geht die Mine an niemanden.
lesson-ticket =
    .name = Fahrkarte
    .title = Eine Fahrkarte in die Stadt
    .task-1 = Eine Fahrkarte nach Rimegate hast du, und jetzt erreicht deine Strecke auch Wyrmrest. Schicke deinen Agenten dorthin.
    .task-2 = Nimm die Fahrkarte für 5 Cu, dazu für 2 das Gleis, das dein Elf vermessen hat.
    .done = Eine Fahrkarte bringt in jeder Runde 5 Cu, zwei bringen 20.
lesson-snow =
    .name = Schnee
    .title = Wenn es schneit
    .task-1 = Schnee sperrt das rote Gleis nach Rimegate. Dein Troll kann es räumen oder später 2 Gold für 10 Cu liefern. Was ist besser?
    .task-2 = Räume den Abschnitt neben deiner Basis.
    .slip = Ohne Rimegate brachten die Fahrkarten 5 Cu statt 20. Das Gold brächte nur 10, also räume den Schnee.
    .done = Träger räumen oder liefern, nie beides. Beide Fahrkarten haben gezahlt: 20 Cu.
lesson-match =
    .name = Erste Partie
    .title = Deine erste Partie
    .task = Du hast 540 Cu, der Laufbursche hat 570. Die Partie endet mit der Runde, in der einer von euch 700 erreicht.

## The coach: a sentence each, the first time something happens

coach-goal = Jemand hat das Ziel erreicht: Die Partie endet mit dieser Runde, und das meiste Kupfer gewinnt.
coach-declared = Ein Geldbeutel mit 400 Cu ist für immer offen. Jetzt siehst du, wie nah das Ende ist.
coach-snow = Schnee sperrt in dieser Runde die roten Gleise: Güter und Fahrkarten brauchen einen anderen Weg oder einen Träger mit Schaufel.
coach-storm = Ein Sturm liegt bereit. In der nächsten Runde schneit es, also liefere über rote Gleise, solange es geht.
coach-tie = Bei Gleichstand an der Spitze geht es in dieser Runde an niemanden.
coach-auction = Leute und Träger gehen an das höchste Gebot. Biete nur, was du wirklich zahlen willst.
coach-depleted = Ein ✕ beendet die Arbeit einer Mine. Liefere, was noch darin liegt, dann kommt ihre Karte unter den Stapel.
coach-shipped = Je 2 verkaufte Stück senken diesen Preis um eine Sprosse. Was niemand verkauft, steigt.
coach-tickets = Zwei Fahrkarten bringen in jeder Runde je 10 Cu. Eine allein bringt 5.
coach-chained = Ein zweiter Abschnitt hintereinander gelingt ab einer 4, und misslingt er, kostet er nichts.
coach-mined = Ein Würfel zählt für alle deine Minen, also sind Minen mit dem ✕ auf verschiedenen Zahlen eine Versicherung.
coach-took = Für eine Mine, die du in dieser Runde bekommen hast, darfst du den Würfel eins tiefer oder höher lesen.
coach-laid = Dein Netz beginnt an deiner Basis. Nur was mit ihr verbunden ist, zählt.

## Flaws of an edition, options or a made-up position, after where they are

flaws-whole = das Ganze
flaws-impossible = das ist nicht möglich
flaws-bad-value = erwartet: { $expected }, gefunden: { $received }
flaws-card-twice = Karte { $card } ist doppelt da oder hat keine Nummer
flaws-no-such-site = für { $seats } Spieler gibt es keinen Ort namens { $site }
flaws-order = diese Zahlen müssen aufsteigen, jede einmal
flaws-seats = diese Partie hat { $need } Plätze
flaws-size = hier müssen es { $need } sein, es sind aber { $have }
flaws-cards = die { $need } Karten dieser Partie müssen je an einer Stelle sein, aber { $have } sind aufgeführt, oder eine ist doppelt da
flaws-kinds = eine Karte ist, wo ihre Art nicht sein kann, oder nicht in der Schachtel
flaws-cubes = { $have } Klötzchen sind im Spiel, aber jeder hat { $need }
flaws-passengers = eine Fahrkarte hat höchstens ein Mitspieler, alle anderen haben ein Klötzchen darauf, und sie muss im Spiel sein
flaws-pawns = für alle Angeheuerten gibt es eine Figur, dazu die zwei vom Anfang, und Vermesser sind auf Abschnitten, die es gibt
flaws-sites = eine Basis muss an einem Ort mit einer Basis sein
