import type { Clock } from '../../kit/clock.ts'
import { addressesOfOthers } from '../../link/address.ts'
import { dialAny } from '../../link/dialAny.ts'
import type { Dialled, Link, Network } from '../../link/link.ts'
import type { Signatures, Signer } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import { type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import type { SessionHost } from '../host/sessionHost.ts'
import { isGenuineChallenge, signHello } from '../protocol/handshake.ts'
import { type MeetingPlace, placeOf } from '../protocol/place.ts'
import {
  type Challenge,
  endOf,
  type ForeignChallenge,
  type HostMessage,
  protocol,
  readHostMessage,
  writeMessage,
} from '../protocol/protocol.ts'
import { type Branch, branchAfter, isAmong, isNextOf, isWithinReach } from './succession.ts'

/** Time a host has to identify itself, ms. */
const patience = 10_000
/** Takeovers since the last known epoch that are allowed for. */
const laterEpochs = 2

type Dialler = Pick<RivalPorts, 'network' | 'clock'>

/** A host has said something; `hangUp` ends the call. */
type Heard = (message: HostMessage | ForeignChallenge, link: Link, hangUp: () => void) => void

/**
 * Calls the hosts at several addresses. `ended`: every call is over, because nobody answered or the link has closed.
 * Returns a function that hangs up all of them.
 */
function callAll(dialler: Dialler, addresses: Iterable<string>, heard: () => Heard, ended: () => void): () => void {
  const open = new Set(addresses)
  const over = (at: string) => {
    if (open.delete(at) && open.size === 0) ended()
  }
  const calls = [...open].map((at) => call(dialler, at, heard(), () => over(at)))
  return () => {
    for (const hangUp of calls) hangUp()
  }
}

function call({ network, clock }: Dialler, at: string, heard: Heard, ended: () => void): () => void {
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
      if (message) heard(message, link, hangUp)
      else if (event.type === 'closed') ended()
    })
  })
  return () => hangUp()
}

/** Dependencies of a host that compares itself with another host of its match. */
export interface RivalPorts {
  readonly network: Network
  readonly clock: Clock
  /** The room's code. */
  readonly code: string
  readonly signer: Signer
  readonly journal: () => Journal
  /** Judges a rival's entries, and makes way for it or opens a later epoch. */
  readonly judge: SessionHost['judge']
  /** Whether others are here to go on with this match. */
  readonly inPlay: () => boolean
  /** The people of the match go on with another, so this browser should become a guest. */
  readonly superseded: (by: { readonly epoch: number }) => void
}

/**
 * Meets rival hosts at these addresses, if there are any; whichever of two is less far along learns of the other.
 * `ended`: every meeting is over. The function returned ends them.
 */
export const meetRivals = (ports: RivalPorts, addresses: Iterable<string>, ended: () => void): (() => void) =>
  callAll(ports, addresses, () => meeting(ports), ended)

/** Compares this host with a rival: each shows the other its entries, if it is further along. */
function meeting({ code, signer, journal, judge, inPlay, superseded }: RivalPorts): Heard {
  const { verify } = signer
  let met: Challenge | undefined
  const onChallenge = async (rival: Challenge, link: Link, hangUp: () => void) => {
    const here = { code, link }
    if (!(await isGenuineChallenge(rival, here, verify))) return hangUp()
    const { entries } = journal()
    const have = endOf(entries)
    if (isSameMatch(entries, rival)) {
      met = rival
      return link.send(writeMessage(signHello(signer, { have, hosting: true }, rival, here)))
    }
    const isLater = rival.epoch > have.epoch && isWithinReach(rival, have)
    // Nobody calls away from others a host whose match they are playing.
    if (isLater && !inPlay() && isNextOf(journal(), rival)) superseded(rival)
    hangUp()
  }
  const onBranch = async (rival: Challenge, branch: Branch, link: Link, hangUp: () => void) => {
    const before = endOf(journal().entries)
    await judge(branch, true)
    const have = endOf(journal().entries)
    // A rival of no earlier epoch hears of the one that this host has opened.
    if (have.epoch === before.epoch) return hangUp()
    link.send(writeMessage(signHello(signer, { have, hosting: true }, rival, { code, link })))
  }
  return (message, link, hangUp) => {
    if (message.type === 'challenge') void onChallenge(message, link, hangUp)
    if (!met || !isAmong(tableOf(journal()), met.key)) return
    if (message.type === 'prove') link.send(writeMessage({ type: 'branch', ...branchAfter(journal().entries, met) }))
    else if (message.type === 'branch') void onBranch(met, message, link, hangUp)
  }
}

const isSameMatch = ([first]: readonly Entry<unknown>[], { match }: Challenge) =>
  first?.body.type === 'setup' && first.body.match === match

/**
 * Whether a match is being hosted in a room right now, by one of the people in its journal. Its host is told nothing.
 */
export function isHosted(
  room: MeetingPlace,
  clock: Clock,
  journal: Journal,
  verify: Signatures['verify'],
): Promise<boolean> {
  const { network, code } = room
  const { epoch } = lastOf(journal)
  const later = Array.from({ length: laterEpochs + 1 }, (_, more) => epoch + more)
  const addresses = [1, ...later].map((one) => placeOf(room, one))
  const isGenuine = async (challenge: Challenge, link: Link) =>
    isSameMatch(journal.entries, challenge) &&
    isAmong(tableOf(journal), challenge.key) &&
    isGenuineChallenge(challenge, { code, link }, verify)
  return new Promise((resolve) => {
    const checks: Promise<void>[] = []
    const stops: (() => void)[] = []
    const end = (isThere: boolean) => {
      for (const stop of stops) stop()
      resolve(isThere)
    }
    const giveUp = () => void Promise.all(checks).then(() => end(false))
    const check = async (challenge: Challenge, link: Link, skip: () => void) => {
      if (await isGenuine(challenge, link)) end(true)
      else skip()
    }
    const hangUp = callAll(
      { network, clock },
      addresses,
      () => (message, link, skip) => {
        if (message.type === 'challenge') checks.push(check(message, link, skip))
      },
      giveUp,
    )
    stops.push(clock.after(patience, giveUp), hangUp)
  })
}

/** A search for a page of another version. */
export interface VersionSearch {
  /** Whether one hosts the room; false when cancelled. */
  readonly result: Promise<boolean>
  cancel(): void
}

/**
 * Finds out whether a room is hosted by a page of another version, and lets that page know: every version reads the
 * others' first message.
 */
export function findOtherVersion({ network, code }: MeetingPlace, clock: Clock): VersionSearch {
  const { result, cancel } = dialAny(network, clock, addressesOfOthers(code))
  const greet = (dialled: Dialled) => {
    if ('problem' in dialled) return false
    dialled.link.send(JSON.stringify({ type: 'hello', protocol }))
    dialled.link.close('version')
    return true
  }
  return { result: result.then(greet), cancel }
}
