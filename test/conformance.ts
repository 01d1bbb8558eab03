import { describe, expect, it } from 'vitest'
import { digest64 } from '../src/kit/hash.ts'
import { canonical, same } from '../src/kit/json.ts'
import type { Ask, Choice, Game, GameTypes, Known, MatchOptions } from '../src/rules/game.ts'
import { asked, choiceOf, choicesOf, legal, play } from '../src/rules/play.ts'
import { openRecord, readRecord, writeRecord } from '../src/rules/record.ts'
import { openJournal } from '../src/rules/replay.ts'
import { byLoop, byMachine } from './drivers.ts'
import { randomJournal, sound } from './journals.ts'

/** The way a game is tested. */
export interface Trial<G extends GameTypes = GameTypes> {
  readonly seats: readonly number[]
  /** Random matches for each number of seats. */
  readonly matches: number
  readonly options: MatchOptions
  /** The things on the table: a position without its phase, pending work and other bookkeeping. */
  readonly table: (p: G['position']) => unknown
  /** The intention a legal move fits; without it `why` is not tested. */
  readonly intention?: (move: G['move'], p: G['position']) => G['intention']
  /** True if a move is one way to do what is intended; equality if intentions are moves. */
  readonly fits?: (move: G['move'], intention: G['intention']) => boolean
  /** Edges of the chart, as `phase.tag`, too rare for so few matches. */
  readonly rare?: readonly string[]
  /** Phases that nobody may set a match back to. */
  readonly fixed?: readonly string[]
}

/** The tests that every game must pass. Call it at the top of a test file. */
export function conformance<G extends GameTypes>(
  name: string,
  game: Game<G>,
  { seats, matches, options, table, intention, fits = same, rare = [], fixed = [] }: Trial<G>,
): void {
  const seeds = seats.flatMap((n) => Array.from({ length: matches }, (_, at) => [n, at] as const))
  const runs = seeds.map(([n, seed]) => byLoop(game, n, options, seed))
  const places = runs.flatMap(({ positions, asks, known }, run) =>
    positions.flatMap((p, at) => {
      const n = seeds[run]?.[0] ?? 0
      return asks[at] ? [{ p, ask: asks[at], n, known }] : []
    }),
  )
  const choices = places.flatMap((one) => choicesOf(one.ask).map((choice) => ({ ...one, choice })))
  const allMoves = [...new Map(movesOf(choices).map((move) => [canonical(move), move])).values()]

  describe(`${name} as a game`, () => {
    it('reads the options of these tests', () => {
      expect(game.readOptions(options)).toEqual({ options })
    })

    it('ends every random match, with an outcome only then', () => {
      for (const { positions, asks } of runs) {
        expect(asks.at(-1)?.type).toBe('over')
        expect(positions.slice(0, -1).every((p) => game.outcome(p) === undefined)).toBe(true)
        expect(positions.slice(-1).every((p) => game.outcome(p) !== undefined)).toBe(true)
      }
    })

    it('lists each seat once in the outcome, adds up its lines, and lets the most points win', () => {
      for (const [at, { positions }] of runs.entries()) {
        const [end] = positions.slice(-1).map((p) => game.outcome(p))
        const totals = end?.seats.map(({ total }) => total) ?? []
        expect(totals).toHaveLength(seeds[at]?.[0] ?? 0)
        for (const { total, lines } of end?.seats ?? [])
          expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
        const best = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []))
        expect(best).toEqual(expect.arrayContaining([...(end?.winners ?? [])]))
        // A match of one can be lost.
        if (totals.length > 1) expect(end?.winners.length).toBeGreaterThan(0)
      }
    })

    it('offers a seat at the table at least one legal move, none twice', () => {
      for (const { choice, n } of choices) {
        const { seat, moves } = choice
        expect(moves.length).toBeGreaterThan(0)
        expect(new Set(moves.map(canonical)).size).toBe(moves.length)
        expect(Number.isInteger(seat) && seat >= 0 && seat < n).toBe(true)
      }
    })

    it('asks each seat once at a time', () => {
      for (const { ask } of places) {
        const seats = choicesOf(ask).map(({ seat }) => seat)
        expect(new Set(seats).size).toBe(seats.length)
      }
    })

    it('has positions, moves and effects that survive JSON', () => {
      const effects = runs.flatMap((run) => run.effects.flat())
      for (const thing of [...places.map(({ p }) => p), ...allMoves, ...effects])
        expect(JSON.parse(JSON.stringify(thing))).toEqual(thing)
    })

    it('reads back every position that a match can be set to', () => {
      const settable = places.filter(({ p, ask }) => ask.type === 'choose' && !fixed.includes(p.phase))
      const read = settable.map(({ p }) => game.readPosition(JSON.parse(JSON.stringify(p)), p))
      expect(settable.length).toBeGreaterThan(0)
      expect(read).toEqual(settable.map(({ p }) => ({ position: p })))
    })

    it('reads every move it lists, and no rubbish', () => {
      for (const move of allMoves) expect(game.readMove(JSON.parse(JSON.stringify(move)))).toEqual(move)
      for (const rubbish of [undefined, 5, 'stop', [], {}, { type: 'no such move' }])
        expect(game.readMove(rubbish)).toBeUndefined()
    })

    it('never changes a position it was given', () => {
      for (const { p } of places) {
        const before = JSON.stringify(p)
        expect(game.ask(p)).toEqual(game.ask(p))
        game.outcome(p)
        expect(JSON.stringify(p)).toBe(before)
      }
      for (const place of choices) {
        const before = JSON.stringify(place.p)
        playAll(game, place)
        expect(JSON.stringify(place.p)).toBe(before)
      }
    })

    it('asks the same after a round trip through JSON', () => {
      for (const { p, ask, known } of places) expect(game.ask(JSON.parse(JSON.stringify(p)), known)).toEqual(ask)
    })

    it('accepts the listed moves from the seat asked, and none from another', () => {
      for (const { p, ask, choice, n } of choices) {
        const { seat, moves } = choice
        const others = Array.from({ length: n + 1 }, (_, one) => one).filter(
          (one) => !choicesOf(ask).some((asked) => asked.seat === one),
        )
        for (const move of moves) {
          expect(legal(game, p, ask, seat, JSON.parse(JSON.stringify(move)))).toEqual(move)
          for (const other of others) expect(legal(game, p, ask, other, move)).toBeUndefined()
        }
        const foreign = allMoves.find((move) => !moves.some((one) => same(one, move)))
        if (foreign && !choice.form) expect(legal(game, p, ask, seat, foreign)).toBeUndefined()
      }
    })

    it('tells nothing of a sealed answer before the last one, and asks the others the same', () => {
      const plain = (ask: Ask<G['move']>, seats: readonly number[]) =>
        choicesOf(ask).flatMap(({ seat, moves }) => (seats.includes(seat) ? [{ seat, moves }] : []))
      const wrong = choices.filter(({ p, ask, choice: { seat, moves, form } }) => {
        const others = choicesOf(ask).flatMap((one) => (one.seat === seat ? [] : [one.seat]))
        if (ask.type !== 'choose' || !ask.sealed) return false
        if (form || others.length === 0) return form === true
        const after = moves.map((move) => play(game, p, { type: 'move', seat, move }))
        const isSealed = (next: Ask<G['move']>) => next.type === 'choose' && next.sealed === true
        return !after.every(
          ({ effects, ask: next }) =>
            effects.length === 0 && isSealed(next) && same(plain(next, others), plain(ask, others)),
        )
      })
      expect(wrong).toEqual([])
    })

    it('changes the table by the effects it emits, and in no other way', () => {
      for (const { positions, effects } of runs)
        for (const [at, told] of effects.entries()) {
          const [before, after] = [positions[at - 1], positions[at]]
          if (before && after) expect(table(followed(game, before, told))).toEqual(table(after))
        }
    })

    it('takes every edge of its chart and no other', () => {
      const walked = new Set(runs.flatMap((run) => run.steps))
      const drawn = Object.entries(game.chart).flatMap(([phase, tags]) =>
        Object.keys(tags).map((tag) => `${phase}.${tag}`),
      )
      expect([...walked].filter((way) => !drawn.includes(way))).toEqual([])
      expect(drawn.filter((way) => !walked.has(way) && !rare.includes(way))).toEqual([])
    })

    it('has no edge to a missing phase in its chart', () => {
      const targets = Object.values(game.chart).flatMap((tags) => Object.values(tags))
      expect(targets.filter((phase) => !(phase in game.chart))).toEqual([])
    })

    it('plays the same by the loop and by the turn machine', () => {
      for (const [at, [n, seed]] of seeds.entries())
        expect(seen(byMachine(game, n, options, seed))).toEqual(seen(runs[at]))
    })

    it('replays from its journal and from a match file to the same positions', () => {
      for (const [n, seed] of seeds) {
        const live = randomJournal(game, n, options, seed, { undo: 5, aside: 9 })
        const { journal } = sound(openJournal(game, JSON.parse(JSON.stringify(live.entries))))
        expect(journal.positions.map(digest64)).toEqual(live.positions.map(digest64))
        const { record } = sound(readRecord(writeRecord(live)))
        expect(sound(openRecord(game, record)).journal.entries).toEqual(live.entries)
      }
    })

    if (intention) whyConforms(game, choices, allMoves, { intention, fits })
  })
}

/** A trace without its cards, which the seed deals alike. */
const seen = <T extends object>(trace?: T) => ({ ...trace, known: undefined })

/** A copy of a position with some effects applied. */
function followed<G extends GameTypes>(
  game: Game<G>,
  before: G['position'],
  told: readonly G['effect'][],
): G['position'] {
  const p = game.clone(before)
  for (const effect of told) game.apply(p, effect)
  return p
}

interface Place<G extends GameTypes = GameTypes> {
  readonly p: G['position']
  /** Seats at the table. */
  readonly n: number
  readonly ask: Ask<G['move']>
  readonly choice: Choice<G['move']>
  readonly known: Known | undefined
}

const movesOf = <G extends GameTypes>(choices: readonly Place<G>[]) => choices.flatMap(({ choice }) => choice.moves)

function playAll<G extends GameTypes>(game: Game<G>, { p, choice, known }: Place<G>): void {
  const shown = known ? { known } : {}
  for (const move of choice.moves) {
    const { position, ask } = play(game, p, { type: 'move', seat: choice.seat, move, ...shown })
    expect(asked(game, position)).toEqual(ask)
  }
}

function whyConforms<G extends GameTypes>(
  game: Game<G>,
  choices: readonly Place<G>[],
  allMoves: readonly G['move'][],
  { intention, fits }: Required<Pick<Trial<G>, 'intention' | 'fits'>>,
): void {
  it('finds no rule against a listed move, and one against every other', () => {
    for (const [at, { p, choice, known }] of choices.entries()) {
      // Where moves are filled in, others than those listed are possible, too.
      for (const move of [...choice.moves, ...(choice.form ? [] : some(allMoves, at * sample))]) {
        const intended = intention(move, p)
        const refused = game.why(p, choice.seat, intended, known) !== undefined
        const possible = choice.moves.some((one) => fits(one, intended))
        expect({ move, refused }).toEqual({ move, refused: !possible })
      }
    }
  })

  it('refuses every move of a seat that is not asked', () => {
    for (const { p, ask, choice, n } of choices.filter((one) => one.n > 1)) {
      const other = (choice.seat + 1) % n
      if (choiceOf(ask, other)) continue
      for (const move of choice.moves) expect(game.why(p, other, intention(move, p))).toBeDefined()
    }
  })
}

/** Number of moves from other choices tried at each choice. */
const sample = 20

const some = <T>(all: readonly T[], from: number): readonly T[] =>
  all.length <= sample
    ? all
    : Array.from({ length: sample }, (_, at) => all[(from + at) % all.length]).flatMap((one) =>
        one === undefined ? [] : [one],
      )
