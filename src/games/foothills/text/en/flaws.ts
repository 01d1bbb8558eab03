import { type FlawWords, flawsIn } from '../flaws.ts'
import { listAnd, listOr } from './goods.ts'

/** Flaws of an edition, options or a made-up position, in English. */
export const flaws: FlawWords = {
  listAnd,
  listOr,
  whole: 'the whole',
  names: { iron: 'iron ore', stone: 'stone', event: 'white cubes', blue: 'Blue', green: 'Green', todo: 'the hand' },
  texts: {
    badValue: '{at}: expected {expected}, found {received}',

    sixLines: '{at}: must be six different lines',

    idTwice: '{at}: “{id}” appears twice',
    lineOrder: '{at}: expected line {line} here',
    oneStart: 'line {line}: needs exactly one starting station',
    columnGap: 'line {line}: its columns must be 1, 2, 3… with none missing or repeated',
    shortLine: 'line {line}: needs at least two cards',
    startNotBare: 'station {station}: a starting station can’t have rubble, track or stations',
    startNoTicket: 'station {station}: a starting station must give a ticket',
    noTrackSpace: 'station {station}: needs a track space',
    noStationSpace: 'station {station}: needs a station space',
    actionAndEffect: 'station {station}: can’t have both a surveyor action and an effect',
    cardColours: 'actions {letter}: needs 1 blue, 1 green and 3 neutral cards, but has {colours}',
    cardPairs: 'actions {letter}: all grey sides must be of the same type',
    fewResources: '{at}: setup needs 6 resources, but there are only {resources}',
    noStops: '{at}: needs at least one buffer stop',

    setupReadings: 'the readings of the rulebook are chosen at setup',
    setupSecond: 'whether this is a rematch is chosen at setup',
    setupColours: 'the colours are chosen at setup',
    notSixLines: 'lines {lines} isn’t six of the eight lines (I counts 1, II 2, III 4 … VIII 128)',
    wrongLength: '{at} has {have} numbers, but the box has {need}',

    notInPlay: '{station} is in no line in play, so nothing can be on it: set {all} to 0',
    muchRubble: '{station} has {rubble} rubble, but only {printed} on its card: set {at} to {printed} or less',
    rubbleAndTiles: '{station} has tiles and {rubble} rubble: set {at} to 0, or {tiles}',
    navvyAndMore: '{station} has a navvy tile and something else: set {at} to 0, or {others}',
    navvyOnStart: '{station} is a starting station, where no navvy tile goes: set {at} to 0',
    trackGap: '{station}: tracks are laid from left to right, but {at} is free (0)',
    stationGap: '{station}: stations are built from left to right, but {at} is free (0)',

    heapTooLarge: '{at} is {count}, but there are only {need} {kind}: set it to less',
    cubesDiffer: 'there are {have} {kind} ({where}), but the game has {need}',
    cubesDifferSet: 'there are {have} {kind} ({where}), but the game has {need}: set {at} to {to}',

    trackCount: '{colour} has laid {tracks} tracks, but {laid} are on the table: set {at} to {laid}',
    stationCount: '{colour} has built {stations} stations, but {built} are on the table: set {at} to {built}',
    manyTiles: '{colour} has placed {placed} tiles, but the game has {need}: set some tracks or spaces to 0',
    manyNavvies: '{placed} navvy tiles are placed, but the game has {need}: set some navvies to 0',
    stopOpen: 'line {line} has a buffer stop but isn’t complete: set stops to {to}',
    stopTwice: 'a line has two buffer stops: set stops to {to}',
    manyStops: '{placed} buffer stops are placed, but the game has {need}: set stops to {to}',
    stopMissing: 'line {line} is complete but has no buffer stop: set stops to {to}',
    endMissing: 'the last buffer stop is placed, which triggers the end: set ending to true',
    ticketNotInPlay: '{colour} has the {station} ticket, which isn’t in play: set {at} to {to}',
    surveyorNoSpace:
      '{colour}’s surveyor is at {station}, which has no space for it: set {at} to -1 (home) or -2 (the pub)',
    surveyorNotOpen:
      '{colour}’s surveyor is at {station}, where no station is built: set {at} to -1 (home) or -2 (the pub)',
    surveyorsMeet: 'both surveyors are at {station}: set {at} or boards.0.surveyor to -1 (home)',

    noSuchCard: '{at}: the box has no action card {card}',
    wrongSlot: '{card} doesn’t belong in {at}, where {type} cards go: {fitting:or}',
    cardTwice: '{card} is in several places, {places}: take one of them out',
    cardTwiceSet: '{card} is in several places, {places}: set one of them to {ways:or}, not in use',
    fewCards: 'there are {have} {type} cards, but a match has {need}: add {ways:or} to {at}',
    manyCards: 'there are {have} {type} cards, but a match has {need}: take out {spare:or}',
    pileTooLong:
      '{colour} has scored {pile} cards with {stations} stations built: shorten {at}, or build more stations',
    greyNoCard: '{colour}’s slot {slot} is empty but shows a grey side: set {at} to {to}',

    dealOnce: 'the deal comes once, before everything else: set phase to select',
    workPending:
      'there is pending work, which belongs to the phase perform, not {phase}: set phase to perform, or todo to []',
    turnTooEarly: 'turn {turn} can’t come before the first resources are taken: set turn to 0',
    takesFirst: '{colour} takes {need} resources first, but has {have}: see {at}',
    takesEarly: '{colour} has {have} resources before taking any: see {at}',
    hasTaken: '{colour} is to take {need} resources but already has {have}: see {at}',
    yardRunsOut: '{left} resources are still to be taken, but of {there} in the stockyard ({at}) none would be left',
    firstTurn: 'the first turn is turn 1: set turn to 1',
    otherTurn: 'turn {turn} is {owner}’s, but seat says {acting}: set seat to {due}, or turn to {next}',
    overNotEnding: 'the match is over, but its end wasn’t triggered: set ending to true',
    lastTurn: 'the starting player never has the last turn: set turn to {next} and seat to {seat}',
    flipsTooEarly: '{flips} cards may be flipped, which only happens in a turn, not in {phase}: set flips to 0',
    cardTooEarly: 'in the phase {phase} no card is selected or fresh: set selected to -1 and fresh to 0',
    selectedEmpty: 'slot {selected} is selected but has no card: set selected to -1',

    workUnknown: '{at} ({do}): no card says that',
    workNotInPlay: '{at} ({do}): card {station} isn’t in play',
    workTooOften: '{at} ({do}): {count} of {times} times',
    dugTooMuch: '{at} ({do}): {left} of {cubes} rubble is left',
    dugNotHeld: '{at} ({do}): {colour} has removed {dug} rubble but has {have} ({path})',
    lineNotInPlay: '{at} ({do}): line {line} isn’t in play',
    hopNotNext: '{at} ({do}): the surveyor steps right away or not at all',
    hopNoSpace: '{at} ({do}): card {station} has no space for the surveyor',
    hopOccupied: '{at} ({do}): a surveyor is at {station}',
    hopNotOpen: '{at} ({do}): no station is built at {station}',
  },
}

/** Tells a flaw. */
export const flawText = flawsIn(flaws)
