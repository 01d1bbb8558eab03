import type { Seat } from '../../../rules/game.ts'
import type { Box, Station } from '../box.ts'
import { letters } from '../content/edition.ts'
import { bits } from '../layout.ts'
import { type Board, boardOf, inHand, type Position } from '../position.ts'
import { counted, many } from '../text/en/goods.ts'
import { spaceName } from '../text/en/moves.ts'
import { seatName } from '../text/en/seats.ts'
import { isGrey } from '../turn.ts'
import { cardName, linesOf, placeName } from './meanings.ts'

type Value = number | string

/** One thing of a position of which effects tell every change. */
export interface Account {
  readonly read: (p: Position) => Value
  /** Its value as a clause with names and amounts. */
  readonly say: (value: Value) => string
  /** It is a number of things, so that there is more and less of it. */
  readonly counts?: true
}

const goods = ['iron', 'stone', 'rubble', 'passengers'] as const
const cubes = ['iron', 'stone', 'event'] as const
const kinds = ['iron', 'stone'] as const

/** Points by where they came from. */
const sources = {
  cleared: 'for clearing cards',
  track: 'for tracks',
  bonus: 'as bonuses of stations',
  exchange: 'by exchange',
} as const satisfies Record<keyof Board['earned'], string>
const earnings = ['cleared', 'track', 'bonus', 'exchange'] as const

/** Everything effects tell of, in the order in which it is asked for; names are those of `p`. */
export const accountsOf = (box: Box, p: Position): readonly Account[] => [
  ...p.boards.flatMap((_, seat) => [...holdings(p, seat), ...cards(box, p, seat)]),
  ...piles(),
  ...box.stations.flatMap((station) => onStation(p, station)),
  ...display(box, p),
  ...course(p),
]

const number = (read: (p: Position) => number, say: (n: number) => string): Account => ({
  read,
  say: (value) => say(Number(value)),
  counts: true,
})
/** A number that stands for something else. */
const sign = (read: (p: Position) => number, say: (n: number) => string): Account => ({
  read,
  say: (value) => say(Number(value)),
})
const list = (
  read: (p: Position) => readonly (string | undefined)[],
  say: (names: string) => string,
): Account => ({
  read: (p) => read(p).join(', '),
  say: (names) => say(names === '' ? 'nothing' : String(names)),
})

function holdings(named: Position, seat: Seat): readonly Account[] {
  const who = seatName(named, seat)
  const own = (read: (board: Board) => number) => (p: Position) => read(boardOf(p, seat))
  return [
    ...goods.map((kind) =>
      number(
        own(({ supply }) => supply[kind]),
        (n) => `${who} has ${counted[kind](n)}`,
      ),
    ),
    ...earnings.map((source) =>
      number(
        own(({ earned }) => earned[source]),
        (n) => `${who} has ${n} VP ${sources[source]}`,
      ),
    ),
    number(
      own(({ tracks }) => tracks),
      (n) => `${who} has laid ${many(n, 'track', 'tracks')}`,
    ),
    number(
      own(({ stations }) => stations),
      (n) => `${who} has built ${many(n, 'station', 'stations')}`,
    ),
  ]
}

function cards(box: Box, named: Position, seat: Seat): readonly Account[] {
  const who = `${seatName(named, seat)}’s`
  return [
    ...letters.map((letter, slot) =>
      sign(
        (p) => lyingIn(boardOf(p, seat), slot),
        (value) => `${who} slot ${letter} holds ${lyingText(box, value)}`,
      ),
    ),
    list(
      (p) => boardOf(p, seat).pile.map((card) => cardName(box, card)),
      (names) => `${who} scoring pile holds ${names}`,
    ),
    list(
      (p) => bits(boardOf(p, seat).tickets).map((ticket) => linesOf(box, ticket)),
      (lines) => `${who} tickets are for ${lines}`,
    ),
    sign(
      (p) => boardOf(p, seat).surveyor,
      (place) => `${who} surveyor is at ${placeName(box, place)}`,
    ),
  ]
}

/** Card and side as one number. */
const lyingIn = (board: Board, slot: number) =>
  2 * (board.cards[slot] ?? -1) + (isGrey(board, slot) ? 1 : 0)

function lyingText(box: Box, value: number): string {
  const name = cardName(box, value >> 1)
  const side = value & 1 ? 'grey' : 'golden'
  return `${name ?? 'no card'}, ${side} side up`
}

const cubeText = { ...counted, event: (n: number) => many(n, 'white cube', 'white cubes') }

const piles = (): readonly Account[] => [
  ...cubes.flatMap((cube) => [
    number(
      (p) => p.yard[cube],
      (n) => `the stockyard holds ${cubeText[cube](n)}`,
    ),
    number(
      (p) => p.bag[cube],
      (n) => `the bag holds ${cubeText[cube](n)}`,
    ),
  ]),
  ...kinds.map((kind) =>
    number(
      (p) => inHand(p, kind),
      (n) => `the hand holds ${counted[kind](n)}`,
    ),
  ),
]

function onStation(named: Position, station: Station): readonly Account[] {
  const { index, name, firstTrack, firstSpace } = station
  const owner = (value: number) => (value === 0 ? 'free' : `${seatName(named, value - 1)}’s`)
  return [
    number(
      (p) => p.rubble[index] ?? 0,
      (n) => `${name} has ${counted.rubble(n)}`,
    ),
    sign(
      (p) => p.navvies[index] ?? 0,
      (tile) => `${name} is ${tile === 1 ? 'covered' : 'not covered'} by navvies`,
    ),
    ...Array.from({ length: station.tracks }, (_, i) =>
      sign(
        (p) => p.tracks[firstTrack + i] ?? 0,
        (value) => `track space ${i + 1} of ${name} is ${owner(value)}`,
      ),
    ),
    ...station.spaces.map((_, i) =>
      sign(
        (p) => p.spaces[firstSpace + i] ?? 0,
        (value) => `the station space ${spaceName(station, i)} is ${owner(value)}`,
      ),
    ),
  ]
}

const display = (box: Box, named: Position): readonly Account[] => [
  list(
    (p) => bits(p.lines).map((line) => box.lines[line]?.numeral),
    (lines) => `the lines in play are ${lines}`,
  ),
  list(
    (p) => p.stops.map((line) => box.lines[line]?.numeral),
    (lines) => `the lines with buffer stops are ${lines}`,
  ),
  list(
    (p) => p.spare.map((card) => cardName(box, card)),
    (names) => `the spare cards are ${names}`,
  ),
  sign(
    (p) => p.summit,
    (seat) => `${someone(named, seat)} has the summit chit`,
  ),
]

const someone = (p: Position, seat: Seat) => (seat < 0 ? 'nobody' : seatName(p, seat))

/** Whose choice it is before the first turn is not told. */
const course = (named: Position): readonly Account[] => [
  sign(
    (p) => p.start,
    (seat) => `${someone(named, seat)} is the starting player`,
  ),
  number(
    (p) => p.turn,
    (n) => `it is turn ${n}`,
  ),
  sign(
    (p) => (p.turn === 0 ? -1 : p.seat),
    (seat) => `the turn is ${someone(named, seat)}’s`,
  ),
  sign(
    (p) => p.selected,
    (slot) => `the slot selected is ${letters[slot] ?? 'none'}`,
  ),
  sign(
    (p) => (p.ending ? 1 : 0),
    (yes) => `the end is ${yes ? 'triggered' : 'not triggered'}`,
  ),
  sign(
    (p) => (p.phase === 'over' ? 1 : 0),
    (yes) => `the match ${yes ? 'is over' : 'goes on'}`,
  ),
]
