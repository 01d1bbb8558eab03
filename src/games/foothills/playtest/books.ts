import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { evolved } from '../evolve.ts'
import type { Position } from '../position.ts'
import { effectText } from '../text/en/effects.ts'
import { type Account, accountsOf } from './accounts.ts'
import { type Claim, claimsOf } from './claims.ts'
import { pairFlaw } from './pairs.ts'

/** Compares what was told between two positions with what became of the first. */
type Books = (before: Position, effects: readonly Effect[], after: Position) => string | undefined

/** An effect, and how things lay before and after it by all that was told until then. */
interface Told {
  readonly effect: Effect
  readonly before: Position
  readonly after: Position
}

/**
 * What an entry told against what it did. From the effects is added up how everything must lie; the
 * answer is the first thing that lies otherwise, or that an effect told wrongly of how things lay.
 * Pending work and what may still be done in a turn are not told, and not looked at.
 */
export function booksOf(box: Box): Books {
  const accounts = new Map<string, readonly Account[]>()
  return (before, effects, after) => {
    // Accounts are named by colours, and those stay as they are.
    const colours = after.boards.map(({ colour }) => colour).join()
    const all = accounts.get(colours) ?? accountsOf(box, after)
    accounts.set(colours, all)
    const told = followed(box, before, effects)
    const must = told.at(-1)?.after ?? before
    const wrong = all.find(({ read }) => read(after) !== read(must))
    if (wrong) return accountFlaw(box, told, wrong, must, after)
    return claimFlaw(box, told) ?? pairFlaw(told)
  }
}

function followed(box: Box, from: Position, effects: readonly Effect[]): readonly Told[] {
  let before = from
  return effects.map((effect) => {
    const after = evolved(box, before, effect)
    const one = { effect, before, after }
    before = after
    return one
  })
}

function accountFlaw(
  box: Box,
  told: readonly Told[],
  account: Account,
  must: Position,
  is: Position,
): string {
  const { read, say } = account
  return `${say(read(is))}; by what was told ${say(read(must))} (${reasons(box, told, account)})`
}

/** What was told of an account: «2, +6 by «…», −2 by «…»». */
function reasons(box: Box, told: readonly Told[], { read, counts }: Account): string {
  const moving = told.filter(({ before, after }) => read(before) !== read(after))
  const [first] = moving
  if (!first) return 'as before'
  const steps = moving.map(({ effect, before, after }) => {
    const by = `by ${quoted(box, before, effect)}`
    return counts ? `${signed(Number(read(after)) - Number(read(before)))} ${by}` : by
  })
  return (counts ? [read(first.before), ...steps] : steps).join(', ')
}

const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`)

/** An effect as the log says it, or by its type where it has no line there. */
const quoted = (box: Box, p: Position, effect: Effect) =>
  `«${effectText(box, p, effect)?.replace(/\.$/, '') ?? effect.type}»`

function claimFlaw(box: Box, told: readonly Told[]): string | undefined {
  for (const { effect, before } of told) {
    const wrong = claimsOf(box, before, effect).find(([, said, was]) => said !== was)
    if (wrong) return `${quoted(box, before, effect)}: ${denied(wrong)}`
  }
  return undefined
}

const denied = ([what, said, was]: Claim) => `${what} was ${was}, by what was told ${said}`
