import type { Body } from '../rules/body.ts'
import { knownBy } from '../rules/cards.ts'
import { readBody } from '../rules/entry.ts'
import type { Ask, Game, GameTypes, Known, Outcome, Seat, Typed } from '../rules/game.ts'
import { isTest, lineOf, opensIn } from '../rules/journal.ts'
import { choiceOf, choicesOf, none, settle } from '../rules/play.ts'
import type { MatchRecord, ReadRecord } from '../rules/record.ts'
import { inputOf } from '../rules/replay.ts'
import { minutesFor } from './minutes.ts'
import { type Offered, offersFor } from './offers.ts'
import { endOf, type Result } from './result.ts'
import { leaderOf, type Tension, tensionOf } from './tension.ts'
import { CommandError, type LabTitle, type Open } from './title.ts'
import { type MatchFault, wrongOf } from './verify.ts'

/** Statistics of one match. Plain JSON. */
export interface MatchFacts extends Result {
  readonly title: string
  readonly edition: { readonly name: string; readonly hash: string }
  /** The match's id. */
  readonly match: string
  /** The names of the seats in the title's words (“Blue”). */
  readonly seats: readonly string[]
  /** The first seat that had to move; missing if none had. */
  readonly first?: Seat
  /** Number of moves in each choice, in order. */
  readonly choices: readonly number[]
  /** By seat: points by the text of the score's line. */
  readonly points: readonly Readonly<Record<string, number>>[]
  readonly counted: readonly Counted[]
  readonly offered: readonly Offered[]
  /** Estimated time people would take. */
  readonly minutes: number
  /** Missing for a match without an end, or of one seat. */
  readonly tension?: Tension
  /** Its first draw: matches of two runs with the same one share all their luck. Missing if it has none. */
  readonly draws?: string
}

/** Number of times a thing was counted for a seat, or for the match as a whole. */
export interface Counted {
  readonly heading: string
  readonly name: string
  readonly seat?: Seat
  readonly times: number
  /** Points it has earned altogether, if it earns any. */
  readonly points?: number
}

/** A match that statistics leave out. */
export interface Unread {
  /** The reason, for machines and for people. */
  readonly unread: MatchFault
}

/** Replays a match for statistics. Checks neither hashes nor whether moves are legal. */
export async function survey(open: Open, read: ReadRecord): Promise<MatchFacts | Unread> {
  if (!('record' in read)) return { unread: await wrongOf(read.problem) }
  const { setup, lines, edition } = read.record
  if (lines.some(({ body }) => isTest(body))) return { unread: unreadFor('a test match', 'It’s a test match.') }
  try {
    return factsOf(await open(setup.game, edition, setup.edition.hash), read.record)
  } catch (error) {
    if (error instanceof CommandError) return { unread: unreadFor(error.message, error.message) }
    return { unread: unreadFor('it doesn’t replay', 'It doesn’t replay: see “verify”.') }
  }
}

const unreadFor = (key: string, sentence: string): MatchFault => ({ key, sentence })

function factsOf<G extends GameTypes>(title: LabTitle<G>, record: MatchRecord): MatchFacts {
  const { game, words } = title
  const { setup, lines } = record
  const { seats, match, edition } = setup
  const read = game.readOptions(setup.options)
  if ('flaw' in read) throw new Error('impossible options')
  const p = game.setup(seats, read.options)
  const counting = countFor(title, p)
  const known = knownBy(lines.flatMap(({ body }) => opensIn(body)))
  const offers = offersFor(title, p)
  const { leaders, ...walked } = walk(game, p, known, inputsOf(game, record), { ...counting, ...offers })
  const outcome = game.outcome(p)
  const draws = firstDraw(record)
  return {
    title: game.id,
    edition,
    match,
    ...walked,
    players: playersIn(record),
    seats: Array.from({ length: seats }, (_, seat) => words.seat(p, seat)),
    points: pointsOf(title, outcome),
    counted: counting.counted(),
    offered: offers.offered(),
    minutes: minutesFor(walked.choices),
    ...(outcome && seats > 1 ? { tension: tensionOf(leaders, outcome.winners) } : {}),
    ...(draws === undefined ? {} : { draws }),
    ...endOf(outcome),
  }
}

/** The first seed that the host drew. */
function firstDraw({ lines }: MatchRecord): string | undefined {
  for (const { body } of lines) if (body.type === 'chance' || body.type === 'shuffle') return body.seed
  return undefined
}

/** The names of those who sat in the seats at the end. */
function playersIn({ setup, lines }: MatchRecord): readonly string[] {
  const names = Array.from({ length: setup.seats }, () => 'nobody')
  for (const { body } of lines)
    if (body.type === 'seat') names[body.seat] = body.kind === 'bot' ? (body.name ?? 'bot') : 'person'
  return names
}

/** An entry with its author, where its line names one. */
type Played<M> = { readonly by: Seat | 'host' | undefined; readonly body: Body<M> }

/** All inputs played, without those undone. */
function inputsOf<G extends GameTypes>(game: Game<G>, { lines }: MatchRecord): readonly Played<G['move']>[] {
  const numbered = lines.map(({ by, body }, at) => ({ seq: at + 1, by, body }))
  return lineOf(numbered).map(({ by, body }) => {
    const read = readBody(body, game.readMove)
    if (!read) throw new Error('an unreadable move')
    return { by, body: read }
  })
}

/** Those who are told what happens in a match. */
interface Notes<G extends GameTypes> {
  readonly tell: (effect: G['effect']) => void
  readonly note: (seat: Seat, moves: readonly G['move'][], chosen: G['move']) => void
}

/** The moves of a match, and who led after each. */
interface Walked extends Pick<MatchFacts, 'moves' | 'choices' | 'first'> {
  readonly leaders: readonly (Seat | undefined)[]
}

/** Plays the entries of a match in place, and notes what was chosen from. */
function walk<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  known: Known,
  played: readonly Played<G['move']>[],
  { tell, note }: Notes<G>,
): Walked {
  const choices: number[] = []
  const leaders: (Seat | undefined)[] = []
  let first: Seat | undefined
  let ask = settle(game, p, none, tell, known)
  for (const { by, body } of played) {
    const seat = by === undefined || by === 'host' ? firstAsked(ask) : by
    if (body.type === 'move') {
      first ??= seat
      const moves = choiceOf(ask, seat)?.moves ?? []
      choices.push(moves.length)
      note(seat, moves, body.move)
    }
    const input = inputOf(body.type === 'move' ? seat : 'host', body)
    if (input) ask = settle(game, p, input, tell, known)
    if (body.type === 'move') leaders.push(leaderIn(game, p))
  }
  return { moves: choices.length, choices, leaders, ...(first === undefined ? {} : { first }) }
}

/** The seat alone in the lead if the match stopped now. */
const leaderIn = <G extends GameTypes>(game: Game<G>, p: G['position']): Seat | undefined =>
  leaderOf((game.outcome(p, true)?.seats ?? []).map(({ total }) => total))

const firstAsked = (ask: Ask<unknown>): Seat => choicesOf(ask)[0]?.seat ?? 0

/** Counts what the title's words count. */
function countFor<G extends GameTypes>({ words }: LabTitle<G>, p: G['position']) {
  const all = new Map<string, { times: number; points?: number } & Omit<Counted, 'times' | 'points'>>()
  const tell = (effect: G['effect']) => {
    const tally = words.tally?.(p, effect)
    if (!tally) return
    const { heading, name, points } = tally
    const seat = seatOf(effect)
    const key = `${seat ?? ''}\n${heading}\n${name}`
    const one = all.get(key) ?? { heading, name, ...(seat === undefined ? {} : { seat }), times: 0 }
    one.times += 1
    if (points !== undefined) one.points = (one.points ?? 0) + points
    all.set(key, one)
  }
  return { tell, counted: (): readonly Counted[] => [...all.values()] }
}

/** The seat that an effect is about, if any. */
const seatOf = (effect: Typed): Seat | undefined =>
  'seat' in effect && typeof effect.seat === 'number' ? effect.seat : undefined

function pointsOf<G extends GameTypes>({ words }: LabTitle<G>, outcome: Outcome | undefined): MatchFacts['points'] {
  return (outcome?.seats ?? []).map(({ lines }) => {
    const points: Record<string, number> = {}
    for (const line of lines) {
      const name = words.score(line)
      points[name] = (points[name] ?? 0) + line.points
    }
    return points
  })
}
