import { deflateRawSync } from 'node:zlib'
import { need } from '../../src/kit/assert.ts'
import { makeTurn, type TurnMachine } from '../../src/match/turn.ts'
import { imagine } from '../../src/rules/cards.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import { filmOf } from '../../src/rules/film.ts'
import type { Game, GameTypes, Known, MatchOptions, PhaseInput } from '../../src/rules/game.ts'
import { asked, choicesOf, none, settle } from '../../src/rules/play.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { playAndRelease } from '../drivers.ts'
import { anyMove, randomJournal } from '../journals.ts'
import { playOn } from '../playing.ts'

/** Rounds to time; the median counts. */
export const rounds = 9
export const matchesARound = 1500
const machineMatches = 15
const lateMatches = 100
/** Work too quick to time is done this often for a fair reading. */
const often = 50
const journals = 60

/** A title's matches: its rules, seats and options. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: MatchOptions
  /** Matches in a round: fewer where each is long. */
  readonly matches?: number
}

/** Measurements of a title's rules. */
export interface Measured {
  readonly movesPerSecond: number
  /** Processor time of a move, µs. */
  readonly moveMicros: number
  readonly matchesPerSecond: number
  /** Time for a move near the end of a match, beside one near its beginning. */
  readonly lateRatio: number
  /** Time the turn machine takes beside the plain loop. */
  readonly machineRatio: number
  /** Time for a whole replay beside a seek to an entry, in the longest of some matches. */
  readonly seekRatio: number
  /** The longest position as JSON. */
  readonly positionBytes: number
  /** Nine match files in ten are no larger. */
  readonly journalBytes: number
  readonly journalCompressedBytes: number
}

/** Measures a title's rules by random playouts with every choice's legal moves listed. */
export function measureRules<G extends GameTypes>(trial: Trial<G>): Measured {
  const { game, seats, options } = trial
  const files = Array.from({ length: journals }, (_, seed) =>
    Buffer.from(writeRecord(randomJournal(game, seats, options, seed))),
  )
  return {
    ...measureSpeed(trial),
    lateRatio: hundredths(measureLate(trial)),
    machineRatio: hundredths(measureMachine(trial)),
    seekRatio: hundredths(measureSeek(trial)),
    positionBytes: measurePositions(trial),
    journalBytes: nth(files.map(sizeOf), 0.9),
    journalCompressedBytes: nth(
      files.map((file) => sizeOf(deflateRawSync(file, { level: 9 }))),
      0.9,
    ),
  }
}

/** A replay of the longest of some matches, checked as when it opens, beside a seek anywhere in its film. */
function measureSeek<G extends GameTypes>({ game, seats, options }: Trial<G>): number {
  const made = Array.from({ length: journals }, (_, seed) => randomJournal(game, seats, options, seed))
  const { entries } = need(made.toSorted((a, b) => a.entries.length - b.entries.length).at(-1), 'a match')
  const film = filmOf(game, entries)
  film.at(film.last)
  const draw = fastDraw(3)
  return medianOf(() => {
    const whole = seconds(() => openJournal(game, entries))
    const sought = seconds(() => {
      for (let n = 0; n < often; n++) film.at(draw(entries.length))
    })
    return whole / (sought / often)
  })
}

const sizeOf = (bytes: Uint8Array) => bytes.byteLength
export const hundredths = (value: number) => Math.round(value * 100) / 100
const median = (numbers: readonly number[]) => nth(numbers, 0.5)

function nth(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return need(sorted[Math.floor((sorted.length - 1) * share)], 'a number')
}

/** Processor time some work takes, in seconds: what else runs on the machine doesn’t count. */
export function seconds(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1e6
}

/** The median of what each round gives. The first round warms up. */
export function medianOf(measure: () => number): number {
  return median(Array.from({ length: rounds + 1 }, measure).slice(1))
}

/** The hidden cards of a match, if the game has any, dealt at random. */
const dealt = <G extends GameTypes>(game: Game<G>, p: G['position'], draw: Draw) =>
  game.hidden && imagine(game, p, () => undefined, draw)

/** Plays a random match by the plain loop, in place; returns the number of moves. */
export function byLoop<G extends GameTypes>(
  { game, seats, options }: Trial<G>,
  seed: number,
  look?: (p: G['position'], move: G['move'], known: Known | undefined) => void,
): number {
  const draw = fastDraw(seed)
  const p = game.setup(seats, options)
  const known = dealt(game, p, draw)
  let count = 0
  const choose = (moves: readonly G['move'][]) => {
    count += 1
    const move = need(moves[draw(moves.length)], 'a legal move')
    look?.(p, move, known)
    return move
  }
  playOn(game, p, draw, choose, silent, known)
  return count
}

const silent = () => {}

/** Plays the same match by the turn machine. */
function byMachine<G extends GameTypes>(
  { game, seats, options }: Trial<G>,
  start: (p: G['position']) => TurnMachine<G>,
  seed: number,
): void {
  const draw = fastDraw(seed)
  const p = game.setup(seats, options)
  const known = dealt(game, p, draw)
  const turn = start(p)
  let { position } = need(playAndRelease(turn, none), 'a start')
  for (;;) {
    const ask = asked(game, position, known)
    if (ask.type === 'over') break
    const input: PhaseInput<G['move']> =
      ask.type === 'choose'
        ? { type: 'move', ...anyMove(ask, draw), ...(known ? { known } : {}) }
        : { type: 'chance', draw }
    position = need(playAndRelease(turn, input), 'an applied input').position
  }
  turn.stop()
}

function measureSpeed<G extends GameTypes>(trial: Trial<G>) {
  const { matches = matchesARound } = trial
  let moves = 0
  const matchesPerSecond = medianOf(() => {
    const time = seconds(() => {
      moves = playRound(trial)
    })
    return matches / time
  })
  const movesPerSecond = (matchesPerSecond * moves) / matches
  return {
    movesPerSecond: Math.round(movesPerSecond),
    moveMicros: hundredths(1e6 / movesPerSecond),
    matchesPerSecond: Math.round(matchesPerSecond),
  }
}

/** Plays a round of random matches; returns the number of moves. */
export function playRound<G extends GameTypes>(trial: Trial<G>): number {
  let moves = 0
  for (let seed = 0; seed < (trial.matches ?? matchesARound); seed++) moves += byLoop(trial, seed)
  return moves
}

/** Makes what plays one move of a match once. */
type Replay = () => () => void

/** Every move of a match, in order. */
function replaysOf<G extends GameTypes>(trial: Trial<G>, seed: number): readonly Replay[] {
  const { game } = trial
  const replays: Replay[] = []
  byLoop(trial, seed, (p, move, known) => {
    const before = game.clone(p)
    const [choice] = choicesOf(asked(game, p, known))
    const { seat } = need(choice, 'a choice')
    const input: PhaseInput<G['move']> = { type: 'move', seat, move, ...(known ? { known } : {}) }
    replays.push(() => {
      const copy = game.clone(before)
      return () => settle(game, copy, input, silent, known)
    })
  })
  return replays
}

/** Compares moves of the second tenth of each match with those of the last but one. */
function measureLate<G extends GameTypes>(trial: Trial<G>): number {
  const matches = Array.from({ length: lateMatches }, (_, seed) => replaysOf(trial, seed))
  const tenthOf = (from: number) =>
    matches.flatMap((moves) => moves.slice(moves.length * from, moves.length * (from + 0.1)))
  const [early, late] = [tenthOf(0.1), tenthOf(0.8)]
  return medianOf(() => timeOf(late) / timeOf(early))
}

/** Time a move takes, each of them being played often. */
function timeOf(replays: readonly Replay[]): number {
  const plays = Array.from({ length: often }, () => replays.map((make) => make())).flat()
  const time = seconds(() => {
    for (const play of plays) play()
  })
  return time / plays.length
}

function measureMachine<G extends GameTypes>(trial: Trial<G>): number {
  const machine = makeTurn(trial.game)
  const seeds = Array.from({ length: machineMatches }, (_, seed) => seed)
  return medianOf(() => {
    const slow = seconds(() => {
      for (const seed of seeds) byMachine(trial, machine.start, seed)
    })
    const quick = seconds(() => {
      for (let i = 0; i < often; i++) for (const seed of seeds) byLoop(trial, seed)
    })
    return (slow * often) / quick
  })
}

function measurePositions<G extends GameTypes>(trial: Trial<G>): number {
  let longest = 0
  for (let seed = 0; seed < 200; seed++)
    byLoop(trial, seed, (p) => {
      longest = Math.max(longest, Buffer.byteLength(JSON.stringify(p)))
    })
  return longest
}
