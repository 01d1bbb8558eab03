import * as v from 'valibot'
import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { parseJson } from '../../kit/json.ts'
import { address } from '../../link/address.ts'
import type { Link, Network } from '../../link/link.ts'
import { type Letter, letterText, readLetter } from '../../match/letters/letter.ts'
import type { LetterTable } from '../../match/letters/letterTable.ts'
import type { Seat } from '../../rules/game.ts'
import type { Scope } from '../scope.ts'
import { keepCalling } from './callChart.ts'

/** A letter, or that one that ends there has been opened; with the seat of its sender. */
export const messageSchema = v.variant('type', [
  v.object({ type: v.literal('letter'), seat: v.number(), text: v.string() }),
  v.object({ type: v.literal('opened'), seat: v.number(), end: v.string() }),
])

/** Everything it takes to go on live. */
export interface LiveParts {
  readonly network: Pick<Network, 'listen' | 'dial'>
  readonly clock: Clock
  /** The match's id. */
  readonly match: string
  readonly table: Pick<LetterTable, 'letter' | 'open' | 'sent' | 'state' | 'on'>
  /** The seat of this device, and those of the others. */
  readonly own: Seat
  readonly others: readonly Seat[]
}

/** The others who have the same match open. */
export interface LivePeople {
  seats(): readonly Seat[]
  /** Calls whenever someone comes or goes; returns how to stop that. */
  on(listener: () => void): () => void
}

/** One who has the match open: their seat, once they have said it, and the letter they got last. */
interface Peer {
  seat?: Seat
  got?: string
}

interface Live extends LiveParts {
  readonly peers: Map<Link, Peer>
  /** The end of the match as each of the others is known to have it. */
  readonly held: Map<Seat, string>
  readonly changed: () => void
}

const addressOf = ({ match }: LiveParts, seat: Seat) => address(`post-${match}-${seat}`, 1)

/** Names the end of the match that a letter leads to. */
const endOf = ({ from, lines, parts }: Letter) => `${from + lines.length}/${parts.length}`

/**
 * Sends letters directly to those who have the same match open: of each two devices, the later seat calls the earlier
 * one. They are the letters that would go by chat, and are opened in the same way.
 */
export function goLive(parts: LiveParts, scope: Scope): LivePeople {
  const { network, clock, table, own, others } = parts
  const changed = makeEmitter<undefined>()
  const live: Live = { ...parts, peers: new Map(), held: new Map(), changed: () => changed.emit(undefined) }
  const listening = network.listen(addressOf(parts, own), (link) => meet(live, link))
  scope.onEnd(listening.close)
  scope.onEnd(table.on(() => postAll(live)))
  scope.onEnd(() => {
    for (const link of live.peers.keys()) link.close('gone')
  })
  for (const seat of others.filter((other) => other < own)) {
    const dial = () => network.dial(addressOf(parts, seat))
    scope.onEnd(keepCalling({ clock, dial, linked: (link) => meet(live, link) }))
  }
  return {
    seats: () => others.filter((seat) => [...live.peers.values()].some((peer) => peer.seat === seat)),
    on: changed.on,
  }
}

function meet(live: Live, link: Link): void {
  live.peers.set(link, {})
  link.on((event) => {
    if (event.type === 'message') void hear(live, link, event.text)
    if (event.type === 'closed' && live.peers.delete(link)) live.changed()
  })
  postAll(live)
}

/** Sends the current letter to everyone who hasn’t got it. */
function postAll({ peers, table, own }: Live): void {
  if (peers.size === 0) return
  const text = letterText(table.letter())
  for (const [link, peer] of peers) {
    if (peer.got === text) continue
    peer.got = text
    link.send(JSON.stringify({ type: 'letter', seat: own, text }))
  }
}

async function hear(live: Live, link: Link, said: string): Promise<void> {
  const { peers, others, table, own } = live
  const read = v.safeParse(messageSchema, parseJson(said))
  const peer = peers.get(link)
  if (!peer || !read.success || !others.includes(read.output.seat)) return
  const { seat } = read.output
  const isNew = peer.seat !== seat
  peer.seat = seat
  if (isNew) live.changed()
  if (read.output.type === 'opened') return hold(live, seat, read.output.end)
  const letter = readLetter(read.output.text)
  const result = letter && (await table.open(letter))
  if (!letter || result === 'forged') return link.close('forged')
  const isHad = result === 'news' || result === 'known'
  if (isHad) link.send(JSON.stringify({ type: 'opened', seat: own, end: endOf(letter) }))
}

/** Someone has opened a letter; once everyone has the last one, there is nothing to be sent by chat. */
function hold({ held, others, table }: Live, seat: Seat, end: string): void {
  held.set(seat, end)
  const now = endOf(table.letter())
  const isEverywhere = others.every((other) => held.get(other) === now)
  if (isEverywhere && table.state() === 'ready') void table.sent()
}
