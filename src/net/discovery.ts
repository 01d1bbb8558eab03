import type { Clock } from '../kit/clock.ts'
import { address, addressesOfOthers } from '../link/address.ts'
import { dialAny } from '../link/dialAny.ts'
import type { Dialled, Link, Network } from '../link/link.ts'
import { helloText, type Signer } from '../match/signing.ts'
import type { Entry } from '../rules/journal.ts'
import { isFurther } from './admission.ts'
import type { Room } from './listener.ts'
import {
  type Challenge,
  endOf,
  type Hello,
  protocol,
  readHostMessage,
  writeMessage,
} from './protocol.ts'

/** How long a host has to identify itself, ms. */
const patience = 10_000
/** Takeovers since the last known epoch that are allowed for. */
const laterEpochs = 2

type Dialler = Pick<RivalPorts, 'network' | 'clock'>

/** A host has said who it is; may come more than once. `hangUp` ends the call. */
type Challenged = (challenge: Challenge, link: Link, hangUp: () => void) => void

/**
 * Calls the hosts at several addresses. `ended`: every call is over, because nobody answered or the
 * link has closed. Returns a function that hangs up all of them.
 */
function callAll(
  dialler: Dialler,
  addresses: Iterable<string>,
  challenged: Challenged,
  ended: () => void,
): () => void {
  const open = new Set(addresses)
  const over = (at: string) => {
    if (open.delete(at) && open.size === 0) ended()
  }
  const calls = [...open].map((at) => call(dialler, at, challenged, () => over(at)))
  return () => {
    for (const hangUp of calls) hangUp()
  }
}

function call(
  { network, clock }: Dialler,
  at: string,
  challenged: Challenged,
  ended: () => void,
): () => void {
  const dialling = network.dial(at)
  let hangUp = () => dialling.cancel()
  void dialling.result.then((dialled) => {
    if ('problem' in dialled) return ended()
    const { link } = dialled
    const cancel = clock.after(patience, () => link.close('looked'))
    hangUp = () => {
      cancel()
      link.close('looked')
    }
    link.on((event) => {
      const message = event.type === 'message' ? readHostMessage(event.text) : undefined
      if (message?.type === 'challenge') challenged(message, link, hangUp)
      else if (event.type === 'closed') ended()
    })
  })
  return () => hangUp()
}

/** What a host needs to compare itself with another host of its match. */
export interface RivalPorts {
  readonly network: Network
  readonly clock: Clock
  readonly signer: Signer
  readonly entries: () => readonly Entry<unknown>[]
  /** The rival is further along, so this browser should become its guest. */
  readonly surpassed: (epoch: number) => void
}

/**
 * Meets rival hosts at these addresses, if there are any; whichever of two is less far along learns of
 * the other. `ended`: every meeting is over. The function returned ends them.
 */
export const meetRivals = (
  ports: RivalPorts,
  addresses: Iterable<string>,
  ended: () => void,
): (() => void) =>
  callAll(
    ports,
    addresses,
    (challenge, link, hangUp) => {
      const hello = helloToRival(ports, challenge)
      if (hello) return link.send(writeMessage(hello))
      hangUp()
      if (isSurpassedBy(ports, challenge)) ports.surpassed(challenge.epoch)
    },
    ended,
  )

/** Whether the rival goes on: with this match, or with a later one in this room. */
function isSurpassedBy({ entries }: RivalPorts, rival: Challenge): boolean {
  const own = endOf(entries())
  return isSameMatch(entries(), rival) ? isFurther(rival, own) : rival.epoch > own.epoch
}

/** The hello that tells a rival it has been surpassed; `undefined` if it has not. */
function helloToRival({ signer, entries }: RivalPorts, rival: Challenge): Hello | undefined {
  const have = endOf(entries())
  if (!isSameMatch(entries(), rival) || !isFurther(have, rival)) return undefined
  const proof = signer.sign(helloText(rival.nonce, signer.key))
  return { type: 'hello', protocol, key: signer.key, proof, have, hosting: true }
}

const isSameMatch = ([first]: readonly Entry<unknown>[], { match }: Challenge) =>
  first?.body.type === 'setup' && first.body.match === match

/** A match that may still be hosted in a room, as a former participant remembers it. */
export interface KnownMatch {
  readonly match: string
  /** The last known epoch. */
  readonly epoch: number
}

/** Whether a match is being hosted in a room right now. Its host is told nothing. */
export function isHosted(
  { network, code }: Room,
  clock: Clock,
  { match, epoch }: KnownMatch,
): Promise<boolean> {
  const later = Array.from({ length: laterEpochs + 1 }, (_, more) => epoch + more)
  const addresses = [1, ...later].map((one) => address(code, one))
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      cancel()
      hangUp()
      resolve(isThere)
    }
    const cancel = clock.after(patience, () => end(false))
    const hangUp = callAll(
      { network, clock },
      addresses,
      (challenge, _, skip) => (challenge.match === match ? end(true) : skip()),
      () => end(false),
    )
  })
}

/** A search for a page of another version. */
export interface VersionSearch {
  /** Whether one hosts the room; false when cancelled. */
  readonly result: Promise<boolean>
  cancel(): void
}

/**
 * Finds out whether a room is hosted by a page of another version, and lets that page know: every
 * version reads the others' first message.
 */
export function findOtherVersion({ network, code }: Room, clock: Clock): VersionSearch {
  const { result, cancel } = dialAny(network, clock, addressesOfOthers(code))
  const greet = (dialled: Dialled) => {
    if ('problem' in dialled) return false
    dialled.link.send(JSON.stringify({ type: 'hello', protocol }))
    dialled.link.close('version')
    return true
  }
  return { result: result.then(greet), cancel }
}
