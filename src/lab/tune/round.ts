import { canonical } from '../../kit/json.ts'
import { fastDraw } from '../../rules/chance.ts'
import type { Interval } from '../balance/estimate.ts'
import { seedOf } from '../plan.ts'
import type { Aim } from './aims.ts'
import { type ChangeGroup, drawChange, withChanges } from './changes.ts'
import type { Field, MatchRange } from './field.ts'
import { aimedFigures, readFigures, scoreChange, scoreOf, worstOf } from './score.ts'
import type { Round, Tried, ValueChange } from './trail.ts'

/** A tournament. */
export interface Tournament {
  readonly seed: string
  readonly aims: readonly Aim[]
  readonly groups: readonly ChangeGroup[]
  /** Number of matches that decide; they have no part in choosing which edition comes so far. */
  readonly matches: number
  readonly field: Field
  /** Whether a title opens with an edition’s data. */
  opens(edition: unknown): Promise<boolean>
}

/** Editions that a round tries. */
const width = 16
/** One in this many comes to the second heat. */
const second = 4
/** The most changes drawn for each edition of a round: after them, those that are left have been tried. */
const patience = 20

/** The number of a round, the edition that is best before it, and those tried against that one in earlier rounds. */
export interface RoundStart {
  readonly number: number
  readonly best: unknown
  readonly tried: readonly Tried[]
}

/** Plays a round: all in a short heat, the best of them in a longer one, and the best of these for the decision. */
export async function playRound(tournament: Tournament, before: RoundStart): Promise<Round | undefined> {
  const { matches } = tournament
  const [short, long] = [Math.ceil(matches / 4), Math.ceil(matches / 2)]
  const candidates = await drawn(tournament, before)
  const first = await heat(tournament, before, candidates, { from: 0, to: short }, 'first')
  const fittest = first && bestOf(first, Math.ceil(candidates.length / second))
  const next = fittest && (await heat(tournament, before, changesOf(fittest), { from: 0, to: long }, 'second'))
  const finalist = next && bestOf(next, 1)
  const range = { from: long, to: long + matches }
  const last = finalist && (await heat(tournament, before, changesOf(finalist), range, 'noise'))
  if (!last) return undefined
  const decided = last.map((one) => ({ ...one, fate: fateOf(one.difference) }))
  return { tried: [...decided, ...without(next, decided), ...without(first, next)] }
}

const changesOf = (tried: readonly Tried[]) => tried.map(({ changes }) => changes)
const without = (all: readonly Tried[], some: readonly Tried[]) =>
  all.filter((one) => !some.some(({ changes }) => changes === one.changes))

/** The best of some editions that seem to be better than the best so far. */
const bestOf = (all: readonly Tried[], count: number) =>
  all
    .filter(({ difference }) => difference.value < 0)
    .toSorted((a, b) => a.difference.value - b.difference.value)
    .slice(0, count)

const fateOf = ({ value, high }: Interval): Tried['fate'] => (high < 0 ? 'kept' : value < 0 ? 'noise' : 'worse')

/** Draws editions with one change or two from the best so far, none of which was tried before. */
async function drawn({ seed, groups, opens }: Tournament, { number, best, tried }: RoundStart) {
  const draw = fastDraw(seedOf(`${seed} round ${number}`))
  const seen = new Set([best, ...tried.map(({ changes }) => withChanges(best, changes))].map(canonical))
  const found: ValueChange[][] = []
  for (let left = patience * width; left > 0 && found.length < width; left--) {
    const changes: ValueChange[] = []
    for (let more = 1 + draw(2); more > 0; more--) {
      const group = groups[draw(groups.length)]
      if (group) changes.push(...drawChange(group, withChanges(best, changes), draw))
    }
    const edition = withChanges(best, changes)
    const key = canonical(edition)
    if (seen.has(key)) continue
    seen.add(key)
    if (await opens(edition)) found.push(changes)
  }
  return found
}

/** Plays some editions beside the best so far; undefined if someone wants to stop. */
async function heat(
  { seed, aims, field }: Tournament,
  { best }: RoundStart,
  all: readonly ValueChange[][],
  range: MatchRange,
  fate: Tried['fate'],
): Promise<readonly Tried[] | undefined> {
  const tried: Tried[] = []
  const matches = range.to - range.from
  for (const changes of all) {
    const one = await field.play(best, range)
    const other = await field.play(withChanges(best, changes), range)
    if (!one || !other) return undefined
    const aimed = aimedFigures(aims, one, other)
    const [before, figures] = [readFigures(aimed, 'before'), readFigures(aimed, 'after')]
    const difference = scoreChange(aimed, matches, fastDraw(seedOf(`${seed} resampling`)))
    const told = fate === 'noise' ? { figures, before } : { figures: worstOf(figures), before: worstOf(before) }
    tried.push({ changes, fate, matches, score: scoreOf(figures), difference, ...told })
  }
  return tried
}
