import { same } from '../kit/json.ts'
import type { Body, Entry } from './body.ts'
import { type Binding, type ChainId, type ChainLink, chainLength, hashOf, isLater, seedOf } from './chains.ts'
import { agreedWish } from './consent.ts'
import type { Seat } from './game.ts'
import { chosenDraws, type Journal, positionOf, tableOf } from './journal.ts'
import type { EntryProblem, ProblemReason } from './problem.ts'
import { type Draws, isDrawnTogether, isFair, type Roster, signingKeyOf, type TableState } from './tableState.ts'

/*
 * Fair chance: a draw follows from one link of every device that plays. Each has fixed its links before, so
 * that it can't choose any, and nobody knows all of them before the position that asks is stored everywhere.
 */

type Line = Pick<Entry<unknown>, 'by' | 'body'>

const sitting = new Set<Body<unknown>['type']>(['setup', 'seat', 'host', 'resign'])
const drawing = new Set<Body<unknown>['type']>(['chance', 'shuffle', 'undo', 'out', 'deal', 'chain'])
const turns = ({ body }: Line) => drawing.has(body.type) || (body.type === 'mark' && body.position !== undefined)

/** The draws after another entry. `after`: the table after it, as far as it is about who sits there. */
export function drawsAfter(before: TableState, after: Pick<TableState, 'roster' | 'resigned'>, entry: Line): Draws {
  const { body, by } = entry
  const draws = turns(entry) ? { ...before.draws, round: before.draws.round + 1 } : before.draws
  if (sitting.has(body.type)) return withHolders(draws, holdersOf(after.roster, after.resigned))
  switch (body.type) {
    case 'chain':
      return withChain(draws, signingKeyOf(after.roster, by), body.chain)
    case 'deal':
      return { ...draws, shufflers: agreedKeys(before) }
    case 'chance':
      return withLinks(draws, draws.holders, body.links)
    case 'shuffle':
      return withLinks(draws, shufflersOf(draws), body.links)
    default:
      return draws
  }
}

const withHolders = (draws: Draws, holders: readonly string[]): Draws =>
  same(holders, draws.holders) ? draws : { ...draws, holders, round: draws.round + 1 }

function holdersOf(roster: Roster, gone: readonly Seat[]): readonly string[] {
  const playing = roster.seats.flatMap((seated, seat) =>
    seated && !gone.includes(seat) ? (signingKeyOf(roster, seat) ?? []) : [],
  )
  return [...new Set(playing)]
}

function withChain(draws: Draws, key = '', link: string): Draws {
  const generation = (draws.chains.get(key)?.generation ?? -1) + 1
  const chain = { generation, since: draws.round, number: 0, link }
  return { ...draws, chains: new Map([...draws.chains, [key, chain]]) }
}

/** The draws after one, whose round has been counted already. */
function withLinks(draws: Draws, holders: readonly string[], links: readonly string[] = []): Draws {
  const chains = new Map(draws.chains)
  for (const [at, link] of links.entries()) {
    const key = holders[at] ?? ''
    const chain = chains.get(key)
    if (chain) chains.set(key, { ...chain, number: draws.round - chain.since, link })
  }
  return { ...draws, chains }
}

/**
 * Those who take part in the order of the cards just dealt: everyone; of cards dealt again because someone is gone,
 * those who agreed to that.
 */
const shufflersOf = ({ holders, shufflers }: Draws): readonly string[] =>
  shufflers ? holders.filter((key) => shufflers.includes(key)) : holders

/** The devices that agreed to deal again, if that was asked for. */
function agreedKeys(table: TableState): readonly string[] | undefined {
  const wish = agreedWish(table)
  if (wish?.asks.wish !== 'deal') return undefined
  return wish.agreed.flatMap((seat) => signingKeyOf(table.roster, seat) ?? [])
}

/**
 * The seats whose devices deal the cards together that are dealt next, in order: one of each device, rather a person's
 * than a bot's, since the host's bots may pass to another host. Nobody deals alone by asking for it: of two people, a
 * bot has to stand in for one first.
 */
export function dealersAfter(table: TableState): readonly Seat[] {
  const { roster, draws } = table
  const agreed = shufflersOf({ ...draws, shufflers: agreedKeys(table) })
  const seats = (agreed.length > 1 ? agreed : draws.holders).map((key) => {
    const own = roster.seats.flatMap((_, at) => (signingKeyOf(roster, at) === key ? [at] : []))
    return own.find((at) => roster.seats[at]?.kind === 'person') ?? own[0] ?? 0
  })
  return seats.sort((a, b) => a - b)
}

/** The purpose of a draw: the game, or the order of the cards just dealt. */
export type DrawType = 'chance' | 'shuffle'

/** A device's part in the next draw. */
export interface DrawShare {
  /** The device whose share it is, and which of its chains it comes from. */
  readonly chain: ChainId
  /** The number of the link that is due. */
  readonly number: number
  /** The last link that was shown. */
  readonly shown: ChainLink
}

/** Requirements of the next draw. */
export interface Due extends Pick<Binding, 'match' | 'round'> {
  /** By device, in the order of its first seats; undefined for one that has yet to start a chain. */
  readonly shares: readonly (DrawShare | undefined)[]
  readonly holders: readonly string[]
}

/** Requirements of the draw that comes next after these entries. */
export function dueAfter({ draws, setup }: TableState, type: DrawType = 'chance'): Due {
  const { round, chains } = draws
  const holders = type === 'shuffle' ? shufflersOf(draws) : draws.holders
  const match = setup?.match ?? ''
  const shares = holders.map((key): DrawShare | undefined => {
    const chain = chains.get(key)
    if (!chain || round + 1 - chain.since > chainLength) return undefined
    const { generation, number, link } = chain
    const id = { match, key, generation }
    return { chain: id, number: round + 1 - chain.since, shown: { number, link } }
  })
  return { match, round: round + 1, shares, holders }
}

/** The only purpose links are shown for: this draw, in this position. */
export const bind = ({ match, round }: Due, position: unknown): Binding => ({
  match,
  round,
  position: hashOf(position),
})

/** Number of chains the holder of a key has started in this match. */
export const chainsBy = ({ draws }: TableState, key: string): number => (draws.chains.get(key)?.generation ?? -1) + 1

/** Whether this is the link that is due. */
export const isDue = (share: DrawShare | undefined, link: string): boolean =>
  share !== undefined && isLater(share.chain, { number: share.number, link }, share.shown)

const wrong = (reason: ProblemReason, field: string): EntryProblem => ({ reason, field })

/** The problem with a draw in the last position: its links, or a seed that doesn't follow from them. */
export function drawProblem(
  journal: Journal,
  { type, seed, links }: Extract<Body<unknown>, { readonly type: DrawType }>,
): EntryProblem | undefined {
  const table = tableOf(journal)
  const isTogether = isDrawnTogether(table)
  const mayDoWithout = !isTogether || chosenDraws(journal.entries) !== undefined
  if (!links) return mayDoWithout ? undefined : wrong('badLink', 'body.links')
  if (!isTogether) return wrong('badLink', 'body.links')
  const due = dueAfter(table, type)
  const { shares } = due
  const isWhole = links.length === shares.length && links.length > 0
  if (!isWhole || !links.every((link, at) => isDue(shares[at], link))) return wrong('badLink', 'body.links')
  return seed === seedOf(bind(due, positionOf(journal)), links) ? undefined : wrong('badSeed', 'body.seed')
}

/** The problem with a chain that a seat starts: its device has one with links left, or needs none. */
export function chainProblem(table: TableState, by: Seat | 'host'): EntryProblem | undefined {
  const { shares, holders } = dueAfter(table)
  const at = holders.indexOf(signingKeyOf(table.roster, by) ?? '')
  const isWanted = isFair(table) && by !== 'host' && at >= 0 && !shares[at]
  return isWanted ? undefined : wrong('badChain', 'body.type')
}
