import { type FlawWords, flawsIn } from '../flaws.ts'
import { listAnd, listOr } from './goods.ts'

/** Flaws of an edition, options or a made-up position, in German. */
export const flaws: FlawWords = {
  listAnd,
  listOr,
  whole: 'das Ganze',
  names: { iron: 'Eisenerz', stone: 'Stein', event: 'weiße Klötzchen', blue: 'Blau', green: 'Grün', todo: 'die Hand' },
  texts: {
    badValue: '{at}: erwartet {expected}, gefunden {received}',

    sixLines: '{at}: Es müssen sechs verschiedene Strecken sein',

    idTwice: '{at}: „{id}“ kommt zweimal vor',
    lineOrder: '{at}: Hier muss Strecke {line} stehen',
    oneStart: 'Strecke {line}: braucht genau einen Startbahnhof',
    columnGap: 'Strecke {line}: Die Spalten müssen 1, 2, 3 … sein, ohne Lücke und ohne Wiederholung',
    shortLine: 'Strecke {line}: braucht mindestens zwei Karten',
    startNotBare: 'Bahnhof {station}: Ein Startbahnhof kann weder Schutt noch Gleise noch Bahnhöfe haben',
    startNoTicket: 'Bahnhof {station}: Ein Startbahnhof muss eine Fahrkarte geben',
    noTrackSpace: 'Bahnhof {station}: braucht ein Gleisfeld',
    noStationSpace: 'Bahnhof {station}: braucht ein Bahnhofsfeld',
    actionAndEffect: 'Bahnhof {station}: kann nicht zugleich eine Vermesseraktion und eine Wirkung haben',
    cardColours: 'Aktionen {letter}: Es müssen 1 blaue, 1 grüne und 3 neutrale Karten sein, aber da sind {colours}',
    cardPairs: 'Aktionen {letter}: Alle grauen Seiten müssen von derselben Art sein',
    fewResources: '{at}: Der Aufbau braucht 6 Rohstoffe, aber es gibt nur {resources}',
    noStops: '{at}: braucht mindestens einen Prellbock',

    setupReadings: 'wie die Regeln gelesen werden, wird beim Aufbau gewählt',
    setupSecond: 'ob es eine Revanche ist, wird beim Aufbau gewählt',
    setupColours: 'die Farben werden beim Aufbau gewählt',
    notSixLines: 'lines {lines} sind nicht sechs der acht Strecken (I zählt 1, II 2, III 4 … VIII 128)',
    wrongLength: '{at} hat {have} Zahlen, aber die Schachtel hat {need}',

    notInPlay: '{station} ist auf keiner Strecke im Spiel, also kann dort nichts sein: Setze {all} auf 0',
    muchRubble:
      '{station} hat {rubble} Schutt, aber auf der Karte sind nur {printed}: Setze {at} höchstens auf {printed}',
    rubbleAndTiles: '{station} hat Plättchen und {rubble} Schutt: Setze entweder {at} oder {tiles} auf 0',
    navvyAndMore: 'bei {station} sind Streckenarbeiter und noch etwas: Setze entweder {at} oder {others} auf 0',
    navvyOnStart: '{station} ist ein Startbahnhof, wo keine Streckenarbeiter bauen: Setze {at} auf 0',
    trackGap: '{station}: Gleise werden von links nach rechts verlegt, aber {at} ist frei (0)',
    stationGap: '{station}: Bahnhöfe werden von links nach rechts gebaut, aber {at} ist frei (0)',

    heapTooLarge: '{at} ist {count}, aber es gibt nur {need} {kind}: Setze es auf weniger',
    cubesDiffer: 'es sind {have} {kind} ({where}), aber im Spiel gibt es {need}',
    cubesDifferSet: 'es sind {have} {kind} ({where}), aber im Spiel gibt es {need}: Setze {at} auf {to}',

    trackCount: '{colour} hat {tracks} Gleise verlegt, aber auf dem Tisch liegen {laid}: Setze {at} auf {laid}',
    stationCount: '{colour} hat {stations} Bahnhöfe gebaut, aber auf dem Tisch stehen {built}: Setze {at} auf {built}',
    manyTiles:
      '{colour} hat {placed} Plättchen verbaut, aber im Spiel gibt es {need}: Setze einige von tracks oder spaces auf 0',
    manyNavvies:
      '{placed} Plättchen der Streckenarbeiter sind verbaut, aber im Spiel gibt es {need}: Setze einige von navvies auf 0',
    stopOpen: 'Strecke {line} hat einen Prellbock, ist aber nicht fertig: Setze stops auf {to}',
    stopTwice: 'eine Strecke hat zwei Prellböcke: Setze stops auf {to}',
    manyStops: '{placed} Prellböcke stehen, aber im Spiel gibt es {need}: Setze stops auf {to}',
    stopMissing: 'Strecke {line} ist fertig, hat aber keinen Prellbock: Setze stops auf {to}',
    endMissing: 'der letzte Prellbock steht und löst das Ende aus: Setze ending auf true',
    ticketNotInPlay: '{colour} hat die Fahrkarte {station}, die nicht im Spiel ist: Setze {at} auf {to}',
    surveyorNoSpace:
      'der Vermesser von {colour} ist bei {station}, wo es kein Feld für ihn gibt: Setze {at} auf -1 (zu Hause) oder -2 (im Pub)',
    surveyorNotOpen:
      'der Vermesser von {colour} ist bei {station}, wo kein Bahnhof steht: Setze {at} auf -1 (zu Hause) oder -2 (im Pub)',
    surveyorsMeet: 'beide Vermesser sind bei {station}: Setze {at} oder boards.0.surveyor auf -1 (zu Hause)',

    noSuchCard: '{at}: In der Schachtel gibt es keine Aktionskarte {card}',
    wrongSlot: '{card} gehört nicht nach {at}, wo Karten der Art {type} ihren Platz haben: {fitting:or}',
    cardTwice: '{card} ist an mehreren Stellen, {places}: Nimm sie von einer davon weg',
    cardTwiceSet: '{card} ist an mehreren Stellen, {places}: Setze an eine davon eine freie Karte, {ways:or}',
    fewCards: 'es sind {have} Karten der Art {type}, aber eine Partie hat {need}: Nimm {ways:or} in {at} auf',
    manyCards: 'es sind {have} Karten der Art {type}, aber eine Partie hat {need}: Nimm {spare:or} heraus',
    pileTooLong:
      '{colour} hat bei {stations} gebauten Bahnhöfen {pile} Karten gewertet: Kürze {at} oder baue mehr Bahnhöfe',
    greyNoCard: 'Platz {slot} von {colour} ist leer, zeigt aber eine graue Seite: Setze {at} auf {to}',

    dealOnce: 'ausgeteilt wird einmal, vor allem anderen: Setze phase auf select',
    workPending:
      'es ist noch etwas zu tun, und das gehört in die Phase perform, nicht {phase}: Setze phase auf perform oder todo auf []',
    turnTooEarly: 'Zug {turn} kann nicht kommen, bevor die ersten Rohstoffe genommen sind: Setze turn auf 0',
    takesFirst: '{colour} nimmt zuerst {need} Rohstoffe, hat aber {have}: siehe {at}',
    takesEarly: '{colour} hat schon vor dem Nehmen {have} Rohstoffe: siehe {at}',
    hasTaken: '{colour} soll {need} Rohstoffe nehmen, hat aber schon {have}: siehe {at}',
    yardRunsOut:
      'es sind noch {left} Rohstoffe zu nehmen, aber von {there} auf dem Lagerplatz ({at}) bliebe keiner übrig',
    firstTurn: 'der erste Zug ist Zug 1: Setze turn auf 1',
    otherTurn: 'in Zug {turn} ist {owner} dran, aber seat sagt {acting}: Setze seat auf {due} oder turn auf {next}',
    overNotEnding: 'die Partie ist vorbei, aber ihr Ende wurde nicht ausgelöst: Setze ending auf true',
    lastTurn: 'der Startspieler hat nie den letzten Zug: Setze turn auf {next} und seat auf {seat}',
    flipsTooEarly:
      '{flips} Karten dürfen umgedreht werden, was nur in einem Zug geschieht, nicht in {phase}: Setze flips auf 0',
    cardTooEarly: 'in der Phase {phase} ist keine Karte gewählt oder neu: Setze selected auf -1 und fresh auf 0',
    selectedEmpty: 'Platz {selected} ist gewählt, hat aber keine Karte: Setze selected auf -1',

    workUnknown: '{at} ({do}): Das sagt keine Karte',
    workNotInPlay: '{at} ({do}): Karte {station} ist nicht im Spiel',
    workTooOften: '{at} ({do}): {count} von {times} Malen',
    dugTooMuch: '{at} ({do}): {left} von {cubes} Schutt ist übrig',
    dugNotHeld: '{at} ({do}): {colour} hat {dug} Schutt geräumt, besitzt aber {have} ({path})',
    lineNotInPlay: '{at} ({do}): Strecke {line} ist nicht im Spiel',
    hopNotNext: '{at} ({do}): Der Vermesser tritt sofort hinüber oder gar nicht',
    hopNoSpace: '{at} ({do}): Karte {station} hat kein Feld für den Vermesser',
    hopOccupied: '{at} ({do}): Bei {station} ist schon ein Vermesser',
    hopNotOpen: '{at} ({do}): Bei {station} steht kein Bahnhof',
  },
}

/** Tells a flaw. */
export const flawText = flawsIn(flaws)
