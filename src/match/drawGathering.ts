import type { Body } from '../rules/body.ts'
import { chainLength, makeChain, seedOf } from '../rules/chains.ts'
import { bind, chainsBy, type DrawType, dueAfter, isDue } from '../rules/draws.ts'
import type { Seat } from '../rules/game.ts'
import { type Journal, positionOf, tableOf } from '../rules/journal.ts'
import { setupOf } from '../rules/replay.ts'
import { isDrawnTogether, needsChain, signingKeyOf } from '../rules/tableState.ts'
import type { Signer } from './signing.ts'

/** A device's link for one draw. */
export interface Reveal {
  /** The number of the draw in the match, and the hash of the position that asks for it. */
  readonly round: number
  readonly position: string
  /** 32 hexadecimal digits. */
  readonly link: string
}

type Holder = Pick<Signer, 'key' | 'derive'>

/** Chains made before, by the secret they follow from, which takes a few ms. */
const made = new WeakMap<Uint8Array, readonly string[]>()

function chainOf({ key, derive }: Holder, journal: Journal, generation: number): readonly string[] {
  const { match } = setupOf(journal)
  const secret = derive(`chance ${match} ${generation}`)
  const links = made.get(secret) ?? makeChain({ match, key, generation }, secret)
  made.set(secret, links)
  return links
}

/** This device's link for the draw that comes next; undefined if it has no part in it, or no chain yet. */
export function ownReveal(journal: Journal, signer: Holder, type: DrawType = 'chance'): Reveal | undefined {
  if (!isDrawnTogether(tableOf(journal))) return undefined
  const due = dueAfter(tableOf(journal), type)
  const { holders, shares } = due
  const share = shares[holders.indexOf(signer.key)]
  if (!share || share.number > chainLength) return undefined
  const link = chainOf(signer, journal, share.chain.generation)[share.number]
  const { round, position } = bind(due, positionOf(journal))
  return link === undefined ? undefined : { round, position, link }
}

/** The chain that this device has to start before the next draw, by its first seat. */
export function chainDue(
  journal: Journal,
  signer: Holder,
): { readonly by: Seat; readonly body: Extract<Body<never>, { type: 'chain' }> } | undefined {
  const table = tableOf(journal)
  const { roster } = table
  const isOver = journal.ask.type === 'over'
  if (isOver || roster.seats.includes(undefined) || !needsChain(table, signer.key)) return undefined
  const by = roster.seats.findIndex((_, seat) => signingKeyOf(roster, seat) === signer.key)
  const [chain] = chainOf(signer, journal, chainsBy(table, signer.key))
  return by < 0 || chain === undefined ? undefined : { by, body: { type: 'chain', chain } }
}

/** The links of all devices for the next draw, gathered by the host. */
export interface DrawGathering {
  /** Takes what the holder of a key shows, for this draw or the next one. */
  add(key: string, reveal: Reveal): void
  /** The seed of this journal's draw, with its links; undefined while any is missing. */
  drawn(journal: Journal, type?: DrawType): { readonly seed: string; readonly links: readonly string[] } | undefined
}

/** Nothing gathered yet. Anything lost with the page is shown again by the guests. */
export function makeGathering(signer: Holder): DrawGathering {
  const shown = new Map<string, Reveal>()
  return {
    add: (key, reveal) => void shown.set(key, reveal),
    drawn(journal, type = 'chance') {
      const due = dueAfter(tableOf(journal), type)
      const { holders, shares } = due
      const binding = bind(due, positionOf(journal))
      const isFor = ({ round, position }: Reveal) => round === binding.round && position === binding.position
      const links = holders.flatMap((key, at) => {
        const reveal = key === signer.key ? ownReveal(journal, signer, type) : shown.get(key)
        return reveal && isFor(reveal) && isDue(shares[at], reveal.link) ? [reveal.link] : []
      })
      const isWhole = links.length === holders.length && links.length > 0
      return isWhole ? { seed: seedOf(binding, links), links } : undefined
    },
  }
}
