import * as v from 'valibot'
import { type Analysis, type Judged, type TurningPoint, usualDepth } from '../../bots/analyse.ts'
import { askedBefore, type Studied } from '../../bots/choicesMade.ts'
import type { Question } from '../../bots/thinker.ts'
import { digest64 } from '../../kit/hash.ts'
import { same } from '../../kit/json.ts'
import type { Entry } from '../../rules/body.ts'
import { seatSchema, seqSchema } from '../../rules/fields.ts'
import type { Game, GameTypes, Typed } from '../../rules/game.ts'
import { lineOf, setupIn } from '../../rules/journal.ts'
import { choiceOf, settle } from '../../rules/play.ts'
import { openJournal, setupOf } from '../../rules/replay.ts'
import type { Store } from './store.ts'

/*
 * The analyses made on this device, so that a match is thought about only once. They are read as warily as
 * anything from a disk: one that doesn't fit its match is as good as none.
 */

const key = 'analyses'
/** Analyses kept; the oldest go first. */
const most = 20

const number = v.pipe(v.number(), v.finite())
const chancesSchema = v.array(number)
const judgedSchema = v.object({ move: v.unknown(), chance: number, plan: v.array(v.unknown()) })
const gainSchema = v.object({ more: number, spread: number })
const analysisSchema = v.object({
  moments: v.array(v.object({ seq: seqSchema, chances: chancesSchema })),
  turningPoints: v.array(
    v.object({
      seq: seqSchema,
      seat: seatSchema,
      played: judgedSchema,
      other: judgedSchema,
      faces: v.array(v.tuple([v.number(), v.string()])),
    }),
  ),
  luck: v.array(v.object({ chance: gainSchema, brought: v.record(v.string(), gainSchema) })),
})
const keptSchema = v.array(v.object({ match: v.string(), analysis: v.unknown() }))
type Stored = v.InferOutput<typeof analysisSchema>

/** A match that is over, and its rules. */
interface Over {
  readonly game: Game
  readonly entries: readonly Entry<Typed>[]
}

/** Keeps the analysis of a match. */
export async function keepAnalysis(store: Store, over: Over, analysis: Analysis): Promise<void> {
  const match = markOf(over)
  const others = (await readAll(store)).filter((one) => one.match !== match)
  await store.set(key, [{ match, analysis }, ...others].slice(0, most))
}

/** The analysis kept of a match; undefined if there is none that fits it. */
export async function keptAnalysis(store: Store, over: Over): Promise<Analysis | undefined> {
  const match = markOf(over)
  const data = (await readAll(store)).find((one) => one.match === match)?.analysis
  const read = v.safeParse(analysisSchema, data)
  return read.success ? fitting(over, read.output) : undefined
}

async function readAll(store: Store): Promise<v.InferOutput<typeof keptSchema>> {
  const read = v.safeParse(keptSchema, await store.get(key))
  return read.success ? read.output : []
}

/** Tells matches apart by all that an analysis depends on. */
const markOf = ({ game, entries }: Over): string =>
  digest64([setupIn(entries), game.ruleset, usualDepth, lineOf(entries).map(({ seq, by, body }) => [seq, by, body])])

/** An analysis with its moves read; undefined if it can't be one of this match. */
function fitting({ game, entries }: Over, { turningPoints, moments, luck }: Stored): Analysis | undefined {
  const opened = openJournal(game, entries)
  if (!('journal' in opened)) return undefined
  const { journal } = opened
  const { seats } = setupOf(journal)
  const points = turningPoints.flatMap((point) => pointOf({ game, journal }, point) ?? [])
  const isWhole =
    points.length === turningPoints.length &&
    moments.every(({ chances }) => chances.length === seats) &&
    (luck.length === 0 || luck.length === seats)
  return isWhole ? { moments, turningPoints: points, luck } : undefined
}

function pointOf(
  { game, journal }: Pick<Studied, 'game' | 'journal'>,
  { seq, seat, faces, ...point }: Stored['turningPoints'][number],
): TurningPoint | undefined {
  const { by, body } = lineOf(journal.entries).find((one) => one.seq === seq) ?? {}
  const question = by === seat ? askedBefore({ game, journal }, seq, seat) : undefined
  const played = question && judgedOf(game, question, point.played)
  const other = question && judgedOf(game, question, point.other)
  const isIt = body?.type === 'move' && same(body.move, played?.move)
  return isIt && played && other ? { seq, seat, faces, played, other } : undefined
}

function judgedOf(
  game: Game,
  question: Asked,
  { move, chance, plan }: Stored['turningPoints'][number]['played'],
): Judged | undefined {
  const moves = possible(game, question, plan)
  const [first] = moves ?? []
  return moves && first && same(first, move) ? { move: first, chance, plan: moves } : undefined
}

type Asked = Pick<Question, 'position' | 'seat' | 'choice' | 'known'>

/** Moves as the rules list them; undefined if the seat couldn't make them one after the other. */
function possible<G extends GameTypes>(
  game: Game<G>,
  { position, seat, choice, known }: Pick<Question<G>, keyof Asked>,
  plan: readonly unknown[],
): readonly Typed[] | undefined {
  const p = game.clone(position)
  const moves: Typed[] = []
  let listed = choice.moves
  for (const wanted of plan) {
    const move = listed.find((one) => same(one, wanted))
    if (move === undefined) return undefined
    moves.push(move)
    const ask = settle(game, p, { type: 'move', seat, move, known }, () => {}, known)
    listed = choiceOf(ask, seat)?.moves ?? []
  }
  return moves
}
