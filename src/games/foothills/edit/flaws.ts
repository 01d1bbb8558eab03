import type { Flaw, FlawAmounts } from '../../../rules/flaw.ts'
import type { Board, Position } from '../position.ts'

/** Everything that can be wrong with options, an edition or a made-up position. */
export type FlawReason =
  // Any data.
  | 'badValue'
  // Options.
  | 'sixLines'
  // Editions.
  | ('idTwice' | 'lineOrder' | 'oneStart' | 'columnGap' | 'shortLine')
  | ('startNotBare' | 'startNoTicket' | 'noTrackSpace' | 'noStationSpace' | 'actionAndEffect')
  | ('cardColours' | 'cardPairs' | 'fewResources' | 'noStops')
  // Positions: what setup chose, and the form.
  | ('setupReadings' | 'setupSecond' | 'setupColours' | 'notSixLines' | 'wrongLength')
  // Station cards.
  | ('notInPlay' | 'muchRubble' | 'rubbleAndTiles' | 'navvyAndMore' | 'navvyOnStart')
  | ('trackGap' | 'stationGap')
  // Cubes.
  | ('heapTooLarge' | 'cubesDiffer' | 'cubesDifferSet')
  // Tiles, stops, tickets, surveyors.
  | ('trackCount' | 'stationCount' | 'manyTiles' | 'manyNavvies')
  | ('stopOpen' | 'stopTwice' | 'manyStops' | 'stopMissing' | 'endMissing')
  | ('ticketNotInPlay' | 'surveyorNoSpace' | 'surveyorNotOpen' | 'surveyorsMeet')
  // Action cards.
  | ('noSuchCard' | 'wrongSlot' | 'cardTwice' | 'cardTwiceSet' | 'fewCards' | 'manyCards')
  | ('pileTooLong' | 'greyNoCard')
  // The turn.
  | ('dealOnce' | 'workPending' | 'turnTooEarly' | 'takesFirst' | 'takesEarly' | 'hasTaken')
  | ('yardRunsOut' | 'firstTurn' | 'otherTurn' | 'overNotEnding' | 'lastTurn')
  | ('flipsTooEarly' | 'cardTooEarly' | 'selectedEmpty')
  // Pending work.
  | ('workUnknown' | 'workNotInPlay' | 'workTooOften' | 'dugTooMuch' | 'dugNotHeld')
  | ('lineNotInPlay' | 'hopNotNext' | 'hopNoSpace' | 'hopOccupied' | 'hopNotOpen')

/** A flaw of Foothills' data. */
export const flaw = (reason: FlawReason, at: string, amounts: FlawAmounts = {}): Flaw => ({ reason, at, amounts })

/** The flaws among the answers of some checks, in order. */
export const found = (flaws: readonly (Flaw | undefined)[]): readonly Flaw[] => flaws.filter((one) => one !== undefined)

/** The key of a board's colour. */
export const colourOf = ({ colour }: Board): string => (colour === 0 ? 'blue' : 'green')

/** The path of something on a board. */
export const pathOf = (p: Position, board: Board, what: string): string => `boards.${p.boards.indexOf(board)}.${what}`

/** Paths of the numbers other than 0 in a part of a list that begins at `first`. */
export const pathsIn = (list: string, first: number, numbers: readonly number[]) =>
  numbers.flatMap((one, at) => (one > 0 ? [`${list}.${first + at}`] : []))

/** The sum of some numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
