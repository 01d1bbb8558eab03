import type { Clock } from '../../kit/clock.ts'
import { dialAny } from '../../link/dialAny.ts'
import type { Dialled, DialProblem, Link, Network } from '../../link/link.ts'
import { findOtherVersion } from '../role/discovery.ts'
import { type LookMessage, lookFor, type RelayMessage, readStandMessage, writeGallery } from './messages.ts'

/**
 * Why there is nothing to watch.
 * - `doors`: the players don’t allow watching; `version`: the pages speak different versions
 * - `full`: nobody had room, or none of those who pass the match on could be reached
 */
export type SeekProblem = DialProblem | 'doors' | 'version' | 'full'

/** A viewer who passes a match on, and the key of its host as the host itself has told it. */
interface Relayed {
  readonly at: string
  readonly host: string | undefined
}

/** A way to the match. */
export interface FoundHost {
  readonly link: Link
  readonly first: Extract<RelayMessage, { type: 'welcome' | 'idle' }>
  /** Leads to another viewer at this address, who passes on the match that this key hosts. */
  readonly by: Relayed | undefined
}

interface SeekPorts {
  readonly network: Network
  readonly clock: Clock
  /** The code under which pages of every version look for the host’s first address. */
  readonly code: string
  /** Where the host may be, the likeliest first. */
  readonly places: readonly string[]
  readonly have: LookMessage['have']
  /** Where this viewer passes the match on itself, and others that it won't go to. */
  readonly avoid: ReadonlySet<string>
}

/** Time someone has to answer, ms. */
const patience = 10_000
/** Time for which the host's first address is dialled alone, ms. */
const headStart = 2000
/** Number of times a viewer is sent on before it gives up. */
const mostHops = 8

/** Looks for a match: at its host or, if that has no room, where it sends this viewer. */
export function seek(ports: SeekPorts) {
  const search: Search = { ports, over: false, stop() {} }
  const found = atHost(search).then((one) => {
    if (!search.over) return one
    if ('link' in one) one.link.close('late')
    return { problem: 'cancelled' } as const
  })
  return {
    result: found,
    cancel() {
      search.over = true
      search.stop()
    },
  }
}

/** A search from the inside. */
interface Search {
  readonly ports: SeekPorts
  over: boolean
  /** Ends what is being waited for. */
  stop: () => void
}

type Outcome = FoundHost | { readonly problem: SeekProblem }

/** Waits for something until the search is over. */
async function waitFor<T>(search: Search, task: { readonly result: Promise<T>; cancel(): void }): Promise<T> {
  search.stop = task.cancel
  return task.result
}

async function atHost(search: Search): Promise<Outcome> {
  const { network, clock, code, places } = search.ports
  const dialled = await waitFor(search, dialAny(network, clock, places, { headStart }))
  if ('problem' in dialled) {
    const isOther =
      dialled.problem === 'noSuchRoom' && (await waitFor(search, findOtherVersion({ network, code }, clock)))
    return isOther ? { problem: 'version' } : dialled
  }
  const answer = await waitFor(search, ask(search.ports, dialled))
  if (!answer) {
    dialled.link.close('bye')
    return { problem: 'timeout' }
  }
  // Only the host says who hosts, not those it sends others to.
  if (answer.type === 'elsewhere') return atRelays(search, answer.at, answer.host, mostHops)
  return outcomeOf(dialled.link, answer, undefined)
}

/** Tries other viewers one after another, and those to which they send this one. */
async function atRelays(
  search: Search,
  places: readonly string[],
  host: string | undefined,
  hops: number,
): Promise<Outcome> {
  const { network, avoid } = search.ports
  for (const at of places.filter((place) => !avoid.has(place))) {
    if (search.over) break
    const dialled = await waitFor(search, network.dial(at))
    if ('problem' in dialled) continue
    const answer = await waitFor(search, ask(search.ports, dialled))
    if (answer?.type === 'elsewhere' && hops > 0) return atRelays(search, answer.at, host, hops - 1)
    if (answer && answer.type !== 'elsewhere') return outcomeOf(dialled.link, answer, { at, host })
    dialled.link.close('bye')
  }
  return { problem: 'full' }
}

const outcomeOf = (link: Link, answer: Exclude<Answer, { type: 'elsewhere' }>, by: FoundHost['by']): Outcome =>
  answer.type === 'closed' ? { problem: answer.why } : { link, first: answer, by }

type Answer = Extract<RelayMessage, { type: 'welcome' | 'idle' | 'elsewhere' | 'closed' }>

/** Says what this viewer has, and waits for the first answer; `undefined` if none comes. */
function ask(
  { clock, have }: SeekPorts,
  { link }: Extract<Dialled, { link: Link }>,
): { result: Promise<Answer | undefined>; cancel(): void } {
  let end = (_: Answer | undefined) => {}
  const result = new Promise<Answer | undefined>((resolve) => {
    end = resolve
  })
  const cancelTimeout = clock.after(patience, () => end(undefined))
  const off = link.on((event) => {
    if (event.type === 'closed') end(undefined)
    const message = event.type === 'message' ? readStandMessage(event.text) : undefined
    if (message && isAnswer(message)) end(message)
  })
  link.send(writeGallery(lookFor(have)))
  return {
    result: result.finally(() => {
      cancelTimeout()
      off()
    }),
    cancel: () => end(undefined),
  }
}

const isAnswer = (message: RelayMessage): message is Answer =>
  ['welcome', 'idle', 'elsewhere', 'closed'].includes(message.type)
