import { same } from '../kit/json.ts'
import type { Body } from './body.ts'
import {
  type Binding,
  type ChainId,
  chainLength,
  hashOf,
  isLater,
  type Link,
  seedOf,
} from './chains.ts'
import { agreedWish } from './consent.ts'
import type { Seat } from './game.ts'
import { chosenDraws, type Entry, isFair, setupIn } from './journal.ts'
import { resignedSeats } from './people.ts'
import type { ProblemReason, Wrong } from './problem.ts'
import { after, emptyRoster, type Roster, signingKeyOf } from './roster.ts'

/*
 * Fair chance: a draw follows from one link of every device that plays. Each has fixed its links before, so
 * that it can't choose any, and nobody knows all of them before the position that asks is stored everywhere.
 */

type Entries = readonly Entry<unknown>[]

/** A device's chain, and how much of it was shown. */
interface Chain extends Link {
  readonly generation: number
  /** The round after which its links count: link 1 is for the next one. */
  readonly since: number
}

/** The draws of a match so far. */
interface Draws {
  /**
   * The number of the next draw. It rises with all that changes what the draw would bring, so that a link which
   * was shown for one position never serves another: draws, undos, edits, other chains and other devices.
   */
  readonly round: number
  /** The keys of the devices that play, in the order of their first seats. Bots play on the host's. */
  readonly holders: readonly string[]
  /** By key. */
  readonly chains: ReadonlyMap<string, Chain>
}

const sitting = new Set<Body<unknown>['type']>(['setup', 'seat', 'host', 'resign'])
const drawing = new Set<Body<unknown>['type']>([
  'chance',
  'shuffle',
  'undo',
  'out',
  'deal',
  'chain',
])
const turns = ({ body }: Entry<unknown>) =>
  drawing.has(body.type) || (body.type === 'mark' && body.position !== undefined)

/** Worked out before: several ask after each entry. */
const known = new WeakMap<Entries, Draws>()

/** The draws of a match so far. */
function drawsOf(entries: Entries): Draws {
  const draws = known.get(entries) ?? foldedDraws(entries)
  known.set(entries, draws)
  return draws
}

function foldedDraws(entries: Entries): Draws {
  let roster: Roster = emptyRoster
  let draws: Draws = { round: 0, holders: [], chains: new Map() }
  for (const [at, entry] of entries.entries()) {
    const { body, by } = entry
    if (turns(entry)) draws = { ...draws, round: draws.round + 1 }
    if (sitting.has(body.type)) {
      roster = after(roster, entry)
      const holders = holdersOf(roster, resignedSeats(entries.slice(0, at + 1)))
      if (!same(holders, draws.holders)) draws = { ...draws, holders, round: draws.round + 1 }
    }
    if (body.type === 'chain') draws = withChain(draws, signingKeyOf(roster, by), body.chain)
    if (body.type === 'chance') draws = withLinks(draws, draws.holders, body.links)
    if (body.type === 'shuffle')
      draws = withLinks(draws, shufflers(entries.slice(0, at), draws.holders), body.links)
  }
  return draws
}

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
 * Who takes part in the order of the cards just dealt: everyone; of cards dealt again because someone is gone, those
 * who agreed to that.
 */
const shufflers = (entries: Entries, all: readonly string[]) =>
  agreedAmong(
    entries.slice(
      0,
      entries.findLastIndex(({ body }) => body.type === 'deal'),
    ),
    all,
  )

/** Of these devices, those who agreed to deal again, if that was asked for. */
function agreedAmong(entries: Entries, all: readonly string[]): readonly string[] {
  const wish = agreedWish(entries)
  if (wish?.asks.wish !== 'deal') return all
  const roster = entries.reduce(after, emptyRoster)
  const agreed = wish.agreed.map((seat) => signingKeyOf(roster, seat))
  return all.filter((key) => agreed.includes(key))
}

/**
 * The seats whose devices deal the cards together that are dealt next, in order: one of each device, rather a
 * person's than a bot's, since the host's bots may pass to another host. Nobody deals alone by asking for it: of two
 * people, a bot has to stand in for one first.
 */
export function dealersAfter(entries: Entries): readonly Seat[] {
  const roster = entries.reduce(after, emptyRoster)
  const all = drawsOf(entries).holders
  const agreed = agreedAmong(entries, all)
  const seats = (agreed.length > 1 ? agreed : all).map((key) => {
    const own = roster.seats.flatMap((_, at) => (signingKeyOf(roster, at) === key ? [at] : []))
    return own.find((at) => roster.seats[at]?.kind === 'person') ?? own[0] ?? 0
  })
  return seats.sort((a, b) => a - b)
}

/** What a draw is for: the game, or the order of the cards just dealt. */
export type DrawType = 'chance' | 'shuffle'

/** Whether draws are made together at this point: not while a match is only copied, before anyone sits down. */
export const isDrawnTogether = (entries: Entries): boolean =>
  isFair(entries) && entries.some(({ body }) => body.type === 'seat')

/** A device's part in the next draw. */
export interface Share {
  /** Whose share it is, and which of that device's chains it comes from. */
  readonly chain: ChainId
  /** The number of the link that is due. */
  readonly number: number
  /** The last link that was shown. */
  readonly shown: Link
}

/** What the next draw needs. */
export interface Due extends Pick<Binding, 'match' | 'round'> {
  /** By device, in the order of its first seats; undefined for one that has yet to start a chain. */
  readonly shares: readonly (Share | undefined)[]
  readonly holders: readonly string[]
}

/** What the draw needs that comes next after these entries. */
export function dueAfter(entries: Entries, type: DrawType = 'chance'): Due {
  const { round, holders: all, chains } = drawsOf(entries)
  const holders = type === 'shuffle' ? shufflers(entries, all) : all
  const match = setupIn(entries)?.match ?? ''
  const shares = holders.map((key): Share | undefined => {
    const chain = chains.get(key)
    if (!chain || round + 1 - chain.since > chainLength) return undefined
    const { generation, number, link } = chain
    const id = { match, key, generation }
    return { chain: id, number: round + 1 - chain.since, shown: { number, link } }
  })
  return { match, round: round + 1, shares, holders }
}

/** What links are shown for, and no other: this draw, in this position. */
export const bind = ({ match, round }: Due, position: unknown): Binding => ({
  ...{ match, round, position: hashOf(position) },
})

/** How many chains the holder of a key has started in this match. */
export const chainsBy = (entries: Entries, key: string): number => {
  const chain = drawsOf(entries).chains.get(key)
  return chain ? chain.generation + 1 : 0
}

/** Whether this is the link that is due. */
export const isDue = (share: Share | undefined, link: string): boolean =>
  share !== undefined && isLater(share.chain, { number: share.number, link }, share.shown)

const wrong = (reason: ProblemReason, field: string): Wrong => ({ reason, field })

/** What is wrong with a draw in a position: its links, or a seed that doesn't follow from them. */
export function drawProblem(
  entries: Entries,
  position: unknown,
  { type, seed, links }: Extract<Body<unknown>, { readonly type: DrawType }>,
): Wrong | undefined {
  const mayDoWithout = !isDrawnTogether(entries) || chosenDraws(entries) !== undefined
  if (!links) return mayDoWithout ? undefined : wrong('badLink', 'body.links')
  if (!isDrawnTogether(entries)) return wrong('badLink', 'body.links')
  const due = dueAfter(entries, type)
  const { shares } = due
  const isWhole = links.length === shares.length && links.length > 0
  if (!isWhole || !links.every((link, at) => isDue(shares[at], link)))
    return wrong('badLink', 'body.links')
  return seed === seedOf(bind(due, position), links) ? undefined : wrong('badSeed', 'body.seed')
}

/** What is wrong with a chain that a seat starts: its device has one with links left, or needs none. */
export function chainProblem(entries: Entries, by: Seat | 'host'): Wrong | undefined {
  const { shares, holders } = dueAfter(entries)
  const key = signingKeyOf(entries.reduce(after, emptyRoster), by) ?? ''
  const at = holders.indexOf(key)
  const isWanted = isFair(entries) && by !== 'host' && at >= 0 && !shares[at]
  return isWanted ? undefined : wrong('badChain', 'body.type')
}
