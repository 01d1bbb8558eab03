import { need } from '../kit/assert.ts'
import { digest64 } from '../kit/hash.ts'
import { type Draw, fastDraw } from '../rules/chance.ts'
import type { GameTypes, Seat, Typed } from '../rules/game.ts'
import { lineOf, positionOf, tableOf } from '../rules/journal.ts'
import { wellAlone } from '../rules/mind.ts'
import { setupOf } from '../rules/replay.ts'
import { advise, type YieldingWork } from './advise.ts'
import { choicesMade, type MadeChoice, type Studied } from './choicesMade.ts'
import { type Luck, luckIn } from './luck.ts'
import { winOf } from './reward.ts'
import { shareOf, sharesOf } from './shares.ts'
import type { EvaluatedMove, Question } from './thinker.ts'
import { facesKnown, type ThinkRequest } from './thinkRequest.ts'

/*
 * The analysis of a match: from every choice that was made, the master plays on so many times. That gives
 * the chances before the choice, and what the move made was worth beside the best one. A coarse look at all
 * choices comes first, and every look begins with choices from all over the match, so that there soon is a
 * curve from its beginning to its end, which then gets finer. The choices that mattered most are looked at
 * last and for longer, each of the two moves by itself.
 */

/** Each seat's chance to win after an entry. */
export interface ChancesAfter {
  readonly seq: number
  /** By seat, adding up to 1; of a match played alone, the chance to win. */
  readonly chances: readonly number[]
}

/** A move, looked at by itself. */
export interface Judged<M extends Typed = Typed> {
  readonly move: M
  /** Its seat's chance to win with it, from 0 to 1. */
  readonly chance: number
  /** The move, and how its seat would have gone on. */
  readonly plan: readonly M[]
}

/** A choice that decided much. */
export interface TurningPoint<M extends Typed = Typed> {
  /** The entry of the move that was made. */
  readonly seq: number
  readonly seat: Seat
  /** The faces of closed cards that the seat knew. */
  readonly faces: ThinkRequest['faces']
  readonly played: Judged<M>
  /** The best of all other moves: better than the one made, unless that was the best. */
  readonly other: Judged<M>
}

/** The computer's analysis of a match. */
export interface Analysis<M extends Typed = Typed> {
  readonly moments: readonly ChancesAfter[]
  /** At most three, in the order of the match. */
  readonly turningPoints: readonly TurningPoint<M>[]
  /** By seat; empty for a match without draws. */
  readonly luck: readonly Luck[]
}

/** The share of an analysis that is done, from 0 to 1, and the moments judged so far, in the order of the match. */
export interface Judging {
  readonly done: number
  readonly moments: readonly ChancesAfter[]
}

/** Number of futures an analysis plays out. */
export interface AnalysisDepth {
  /** From every choice, for a first look. */
  readonly coarse: number
  /** From every choice. */
  readonly futures: number
  /** From each of the two moves of a possible turning point; twice as many to find the better one. */
  readonly closely: number
}

export const usualDepth: AnalysisDepth = { coarse: 8, futures: 400, closely: 1000 }

/** Turning points shown, and the candidates they are chosen from. */
const shown = 3
const candidates = 8
/** A smaller swing of the chances decides nothing. */
const least = 0.02

/** Analyses a match. Equal journals and depths give equal analyses. */
export function* analyse<G extends GameTypes>(
  studied: Studied<G>,
  { coarse, futures, closely }: AnalysisDepth = usualDepth,
): YieldingWork<Analysis<G['move']>, Judging> {
  const { match, seats } = setupOf(studied.journal)
  const choices = choicesMade(studied)
  const all = choices.length * (coarse + futures) + candidates * 4 * closely
  const end = lastMoment(studied)
  const scans = new Map<MadeChoice<G>, Scan<G>>()
  let moments = end
  let played = 0
  for (const count of [coarse, futures])
    for (const made of spread(choices)) {
      scans.set(made, scanned(made, count, drawFor(match, made.seq)))
      moments = [...momentsOf(choices, scans), ...end]
      played += count
      yield { done: played / all, moments }
    }
  const closer: CloseLook<G>[] = []
  for (const { made } of largest([...scans.values()], candidates, seats)) {
    closer.push(lookCloser(made, closely, drawFor(match, made.seq, 'closer')))
    yield { done: 1 - ((candidates - closer.length) * 4 * closely) / all, moments }
  }
  const points = largest(closer, shown, seats).filter(({ swing }) => swing >= least)
  const turningPoints = points.map(({ point }) => point).sort((a, b) => a.seq - b.seq)
  const luck = luckIn(studied, (seq) => drawFor(match, seq, 'luck'))
  return { moments, turningPoints, luck }
}

/** The same things in an order in which the first few are always spread over all of them, with both ends early. */
export function spread<T>(things: readonly T[]): readonly T[] {
  const found = new Set(things.slice(-1))
  for (let step = things.length; step >= 0.5; step /= 2)
    for (let at = 0; at < things.length; at += step) {
      const thing = things[Math.floor(at)]
      if (thing !== undefined) found.add(thing)
    }
  return [...found]
}

/** The draws that belong to an entry of a match. */
const drawFor = (...of: readonly (string | number)[]): Draw => fastDraw(Number.parseInt(digest64(of).slice(0, 8), 16))

/** The result of some work, done in one go. */
export function finish<T>(work: YieldingWork<T, unknown>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** A choice, and how much it seems to have decided. */
interface Look<G extends GameTypes> {
  readonly made: MadeChoice<G>
  readonly swing: number
}

interface CloseLook<G extends GameTypes> extends Look<G> {
  readonly point: TurningPoint<G['move']>
}

/** The weight of a choice. Finding the best move counts for half of what it gained. */
const swingOf = (played: number, other: number): number => (played < other ? other - played : (played - other) / 2)

/** A first look, with everyone's chances if the best move is made, and with the one that was made. */
interface Scan<G extends GameTypes> extends Look<G> {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** Looks at all moves; at one that was hardly tried by itself. */
function scanned<G extends GameTypes>(made: MadeChoice<G>, futures: number, draw: Draw): Scan<G> {
  const { played, question } = made
  const { options } = finish(advise(question, futures, draw))
  const chancesOf = (move: G['move']): readonly number[] => {
    const option = options.find((one) => one.move === move)
    if (option && option.visits >= futures / 8) return sharesOf(option)
    return sharesOf(alone(question, move, futures / 4, draw).option)
  }
  const [after, other] = [chancesOf(played), chancesOf(otherMove(made, options))]
  const swing = swingOf(after[question.seat] ?? 0, other[question.seat] ?? 0)
  return { made, swing, before: options[0] ? sharesOf(options[0]) : after, after }
}

/** The moments before the choices looked at. */
const momentsOf = <G extends GameTypes>(
  choices: readonly MadeChoice<G>[],
  scans: ReadonlyMap<MadeChoice<G>, Scan<G>>,
): readonly ChancesAfter[] => {
  const looks = choices.map((made) => scans.get(made))
  return looks.flatMap((scan, at) => (scan ? [momentBetween(looks[at - 1], scan)] : []))
}

/**
 * The chances before a choice. Each seat thinks a little too well of its own prospects, so what the last one expected
 * of its move counts as much as what this one expects.
 */
function momentBetween<G extends GameTypes>(last: Scan<G> | undefined, next: Scan<G>): ChancesAfter {
  const { before, made } = next
  const chances = before.map((chance, seat) => (chance + (last?.after[seat] ?? chance)) / 2)
  return { seq: made.seq - 1, chances }
}

/** A closer look: the two moves are each tried by themselves, equally often. */
function lookCloser<G extends GameTypes>(made: MadeChoice<G>, futures: number, draw: Draw): CloseLook<G> {
  const { seq, question } = made
  const { options } = finish(advise(question, 2 * futures, draw))
  const judged = (move: G['move']): Judged<G['move']> => {
    const { option, plan } = alone(question, move, futures, draw)
    return { move, plan, chance: shareOf(option, question.seat) }
  }
  const [played, other] = [judged(made.played), judged(otherMove(made, options))]
  const swing = swingOf(played.chance, other.chance)
  const { game, position, known, seat } = question
  const faces = facesKnown(game, position, known)
  return { made, swing, point: { seq, seat, faces, played, other } }
}

/** A move judged while no other is looked at. */
function alone<G extends GameTypes>(question: Question<G>, move: G['move'], futures: number, draw: Draw) {
  const only = { ...question, choice: { ...question.choice, moves: [move] } }
  const { options, plan } = finish(advise(only, Math.max(1, futures), draw))
  return { option: need(options[0], 'the move'), plan }
}

/** The best move besides the one that was made. */
const otherMove = <G extends GameTypes>(
  { played, question }: MadeChoice<G>,
  options: readonly EvaluatedMove<G['move']>[],
): G['move'] => {
  const best = options.find(({ move }) => move !== played)?.move
  return (
    best ??
    need(
      question.choice.moves.find((move) => move !== played),
      'another move',
    )
  )
}

/** The looks with the largest swings, at most one for each round of the table. */
function largest<L extends Look<GameTypes>>(looks: readonly L[], count: number, seats: number): L[] {
  const taken: L[] = []
  for (const look of looks.toSorted((a, b) => b.swing - a.swing)) {
    const isNear = taken.some(({ made }) => Math.abs(made.turn - look.made.turn) <= seats)
    if (taken.length < count && !isNear) taken.push(look)
  }
  return taken
}

/** The end: who won. Nothing for a match that was resigned. */
function lastMoment<G extends GameTypes>({ game, journal }: Studied<G>): readonly ChancesAfter[] {
  const { winners, seats } = game.outcome(positionOf(journal), tableOf(journal).isStopped) ?? {}
  if (!winners || !seats) return []
  const chances = seats.map(({ total }, seat) => (seats.length === 1 ? wellAlone(total) : winOf(winners, seat)))
  const { seq } = need(lineOf(journal.entries).at(-1), 'an entry')
  return [{ seq, chances }]
}
