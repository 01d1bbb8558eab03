import { describe, expect, it } from 'vitest'
import { beyond, sides, turnedKind } from '../../../src/games/metro/board.ts'
import { isKind, type TileKind } from '../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../src/games/metro/index.ts'
import type { Move, Types } from '../../../src/games/metro/moves.ts'
import type { Position } from '../../../src/games/metro/position.ts'
import { type Reason, reasons } from '../../../src/games/metro/reasons.ts'
import { need } from '../../../src/kit/assert.ts'
import type { GameTypes } from '../../../src/rules/game.ts'
import { filesOf, replayed } from '../../matches/recorded.ts'
import { noFindings, type Oracle, type Refused, tryRandom, tryRecorded } from '../truth.ts'
import { words } from './said.ts'

/** Something refused, with the tile and the square it names. */
interface Case extends Refused<Types> {
  readonly move: Move
}

const range = (n: number) => Array.from({ length: n }, (_, at) => at)
const cells = range(64)
const cityCells = [27, 28, 35, 36]
const handOf = ({ hands, seat }: Position) => hands[seat] ?? []

/** Whether a square is free, and at the edge or beside a tile. */
const isOpen = ({ board }: Position, cell: number) =>
  board[cell] === '' &&
  !cityCells.includes(cell) &&
  sides.some((side) => {
    const next = beyond(cell, side)
    return next === undefined || (!cityCells.includes(next) && board[next] !== '')
  })

/** Whether a kind on a square leads a train from the edge of the board right back to it. */
const isShort = (kind: TileKind, cell: number) => {
  const isOuter = (side: number) => beyond(cell, sides[side] ?? 0) === undefined
  const turn = { a: 2, b: 1, c: 3, d: 0 } as const
  return [...kind].some((letter, side) => {
    const exit = (side + (turn[letter as keyof typeof turn] ?? 0)) % 4
    return isOuter(side) && isOuter(exit)
  })
}

const turnings = ({ settings }: Position) => (settings.turning ? range(4) : [0])

const kindOf = ({ known }: Case, token: number, turns = 0): TileKind => {
  const kind = known(token) ?? ''
  return turnedKind(need(isKind(kind) ? kind : undefined, 'a kind of tile'), turns)
}

/** Whether a tile that may be laid can be, without a line of one tile. */
const fits = (one: Case) =>
  (one.p.drawn >= 0 ? [one.p.drawn] : handOf(one.p)).some((token) =>
    turnings(one.p).some((turns) =>
      cells.some((cell) => isOpen(one.p, cell) && !isShort(kindOf(one, token, turns), cell)),
    ),
  )

const makesShort = (one: Case) =>
  one.move.type === 'lay' && isShort(kindOf(one, one.move.token, one.move.turns), one.move.cell)
const cellOf = ({ move }: Case) => (move.type === 'lay' ? move.cell : -1)

/** Whether a reason is true, and stands in the way. */
const isSo: { readonly [R in Reason]: (one: Case) => boolean } = {
  over: ({ p }) => p.runs.filter((run) => run === null).length <= 2,
  drawing: ({ ask, p }) => ask.type === 'chance' && p.laid.length === 0,
  notYourTurn: ({ p, seat }) => seat !== p.seat,
  notHeld: ({ p, move }) => move.type === 'lay' && !handOf(p).includes(move.token),
  layDrawn: ({ p, move }) => handOf(p).includes(p.drawn) && !(move.type === 'lay' && move.token === p.drawn),
  noDraw: (one) => one.p.settings.draw === 'strict' && fits(one),
  nothingLeft: ({ p }) => p.pool.length === 0,
  drawnAlready: ({ p }) => p.drawn >= 0,
  canLay: ({ ask }) => ask.type === 'choose' && ask.moves.some(({ type }) => type === 'lay'),
  showToDraw: (one) => !fits(one) && one.p.pool.length > 0,
  showFirst: (one) => makesShort(one) && !fits(one),
  city: (one) => cityCells.includes(cellOf(one)),
  taken: (one) => one.p.laid.some(({ cell }) => cell === cellOf(one)),
  apart: (one) => !isOpen(one.p, cellOf(one)),
  onePoint: (one) => makesShort(one) && fits(one),
  noTurning: ({ p, move }) => !p.settings.turning && move.type === 'lay' && (move.turns ?? 0) > 0,
}

const isReason = (reason: string): reason is Reason => Object.hasOwn(isSo, reason)

const oracle: Oracle<Types> = {
  game: metro,
  words,
  /** Every tile in hand, and one that isn’t, on every square and any way round; to show and to draw. */
  intentions: (p) => [
    { type: 'show' },
    { type: 'draw' },
    { type: 'lay', token: p.pool[0] ?? 59, cell: 0 },
    ...handOf(p).flatMap((token) => [
      ...turnings(p).flatMap((turns) =>
        cells.map((cell): Move => ({ type: 'lay', token, cell, ...(turns > 0 ? { turns } : {}) })),
      ),
      { type: 'lay', token, cell: p.open[0] ?? 0, turns: 1 } as const,
    ]),
  ],
  isTrue: (refused) => {
    const { refusal, intention: move } = refused
    return isReason(refusal.reason) && isSo[refusal.reason]({ ...refused, move })
  },
}

const played = [
  { seats: 6, options: { hand: 1 } },
  // Begins with a tile that fits nowhere.
  { seats: 2, options: { hand: 1 }, seeds: [9] },
  { seats: 3, options: { hand: 2, first: 'random' } },
  { seats: 4, options: { hand: 1, draw: 'free' } },
  { seats: 6, options: { hand: 3, draw: 'free', first: 'random' } },
  { seats: 2, options: { hand: 1, turning: true } },
]

describe('a refusal of Metro', () => {
  const findings = noFindings()

  it.each(played.flatMap(({ seeds = range(4), ...one }) => seeds.map((seed) => ({ ...one, seed }))))(
    'is true, whatever is pointed at in random match $seed of $seats with $options',
    (match) => {
      tryRandom(oracle, findings, match)
      expect([...findings.wrong]).toEqual([])
    },
  )

  it('is true, whatever is pointed at in recorded matches', async () => {
    const files = filesOf('metro')
    expect(files.length).toBeGreaterThan(20)
    // Each third one: everything is tried before each of their 60 tiles.
    const some = files.filter((_, at) => at % 3 === 0)
    for (const file of some) tryRecorded<GameTypes>(oracle, findings, await replayed('metro', file))
    expect([...findings.wrong]).toEqual([])
  })

  it('has been given for every reason by then', () => {
    expect([...findings.seen].sort()).toEqual(Object.keys(reasons).sort())
  })
})
