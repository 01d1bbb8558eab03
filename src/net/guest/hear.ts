import type { Emitter } from '../../kit/emitter.ts'
import { same } from '../../kit/json.ts'
import { makeSerial } from '../../kit/serial.ts'
import type { Ack } from '../../match/evidence.ts'
import type { Match } from '../../match/match.ts'
import type { Now, TrafficCounts } from '../../match/table.ts'
import type { TableTalk } from '../../match/talk.ts'
import { setupOf } from '../../rules/replay.ts'
import type { PresenceReport } from '../protocol/liveness.ts'
import type { HostMessage, Welcome } from '../protocol/protocol.ts'
import type { Gallery } from '../viewers/gallery.ts'
import type { EntryAudit } from './audit.ts'
import type { Ending, GuestCompany } from './company.ts'
import type { AutoSubmit, Contribution } from './contribution.ts'
import type { ConnectionUser, HostConnection } from './hostConnection.ts'
import type { PendingRequests } from './pendingRequests.ts'
import type { Sync } from './sync.ts'

/** One page's time at a table, for as long as the page lives. */
export interface PageVisit {
  /** 32 random hexadecimal digits that tell it from the same person's other pages. */
  readonly page: string
  /** The last entry when it came; `undefined` until the first welcome. */
  since: number | undefined
}

/** Ports for things only the seated are told. */
export interface SeatedPorts {
  readonly visit?: PageVisit | undefined
  /** The host has told the room's key. */
  readonly learn?: ((roomKey: string) => void) | undefined
  /** Rules that the room's players have agreed on for those who watch. */
  readonly gallery?: Gallery | undefined
}

/** Notes what only the seated are told, and when this page came: at the first welcome, even if the host changes later. */
export function noteVisit({ visit, learn, gallery }: SeatedPorts, welcome: Welcome): void {
  const { from, entries, roomKey } = welcome
  if (roomKey !== undefined) learn?.(roomKey)
  if (welcome.gallery) gallery?.learn(welcome.gallery)
  if (visit) visit.since ??= from + entries.length - 1
}

interface Parts {
  readonly told: SeatedPorts
  readonly match: Pick<Match, 'journal' | 'notify'>
  readonly counts: TrafficCounts
  readonly connection: Pick<HostConnection, 'presence'>
  readonly requests: PendingRequests
  readonly company: GuestCompany
  readonly ending: Ending
  readonly audit: Pick<EntryAudit, 'check' | 'acknowledge' | 'repeat'>
  readonly auto: AutoSubmit
  readonly contribution: Pick<Contribution, 'isAwaited'>
  readonly sync: Sync
  readonly said: Pick<Emitter<TableTalk>, 'emit'>
  readonly now: () => Now
  /** The host asks this browser to take over. */
  readonly handedOver: () => void
}

/** Hears what the connection reports, in order, since some of it takes time to verify. */
export function makeHearing(parts: Parts): Pick<ConnectionUser, 'on' | 'tick'> {
  const { match, ending } = parts
  const serial = makeSerial()
  const inOrder = (task: () => Promise<void>) =>
    void serial(async () => {
      if (!ending.why()) await task()
    })
  return {
    on(news) {
      if (news.type === 'message') inOrder(() => handle(parts, news.message))
      else if (news.type === 'lost') match.notify()
      else if (news.type === 'ended') ending.leave(news.why)
      else if (news.type === 'welcome') {
        const isNewPage = parts.told.visit?.since === undefined
        noteVisit(parts.told, news)
        if (news.match !== setupOf(match.journal()).match) ending.leave('next')
        else inOrder(() => onWelcome(parts, news, isNewPage))
      }
    },
    tick: () => onTick(parts),
  }
}

/** A new link: takes over what was missed and resends what went unanswered. */
async function onWelcome(parts: Parts, welcome: Welcome, isNewPage: boolean): Promise<void> {
  const { match, company, sync, ending, auto, audit, requests } = parts
  company.learn(hearingIn(welcome))
  company.welcomed()
  const { length } = match.journal().entries
  await sync.adopt(welcome.from, welcome.entries, true)
  if (ending.why()) return
  auto.returnToSeats(isNewPage ? 0 : length)
  requests.resend(true)
  audit.repeat()
  void audit.acknowledge()
  onAcks(parts, welcome.acks)
  auto.contribute()
  match.notify()
}

async function handle(parts: Parts, message: HostMessage): Promise<void> {
  const { match, company, requests, sync, counts } = parts
  if (answers.has(message.type)) company.answered()
  switch (message.type) {
    case 'entry':
      await sync.entry(message.entry)
      break
    case 'journal':
      await sync.adopt(message.from, message.entries, false)
      break
    case 'accepted':
    case 'refused':
      requests.answered(message.id, message)
      break
    case 'again':
      requests.again(message.id, message.seq)
      break
    case 'handOver':
      parts.handedOver()
      break
    case 'reacted':
    case 'nudged':
      parts.said.emit(message)
      break
    case 'gallery':
      parts.told.gallery?.learn(message.gallery)
      match.notify()
      break
    case 'acks':
      onAcks(parts, message.acks)
      break
    case 'ping':
      onPing(parts, message)
      break
    default:
      counts.dropped++
  }
}

const answers: ReadonlySet<HostMessage['type']> = new Set(['journal', 'accepted', 'refused', 'again'])

/** Goes on with whatever the others’ acknowledgements allow. */
function onAcks({ audit, auto }: Pick<Parts, 'audit' | 'auto'>, acks: readonly Ack[] = []): void {
  if (acks.length > 0) void audit.check(acks).then(auto.contribute)
}

/** Notices a missed entry, and whom the host hears now. */
function onPing(parts: Parts, ping: Extract<HostMessage, { type: 'ping' }>): void {
  const { match, company, sync } = parts
  const { length } = match.journal().entries
  if (ping.seq >= length) sync.resync(length)
  sync.ends(ping.seq)
  onAcks(parts, ping.acks)
  if (company.learn(hearingIn(ping))) match.notify()
}

/** Every ping: resends what has timed out, and shows whether the host has gone quiet. */
function onTick(parts: Parts): void {
  const { match, connection, requests, company, auto, contribution, audit, sync, now } = parts
  requests.resend(false)
  auto.openHands()
  company.tick()
  // The first may have been lost on the way.
  if (contribution.isAwaited()) audit.repeat()
  void audit.acknowledge()
  auto.contribute()
  if (requests.overdue()) sync.resync(match.journal().entries.length)
  const shown = now()
  const isForked = auto.isApart() || shown.unkept > 0
  const isNews = company.isWithheld() !== (shown.withheld ?? false)
  const isHeardElse = connection.presence() !== company.presence() || !same(company.sitters(), shown.sitters)
  if (isForked || isNews || isHeardElse) match.notify()
}

/** Everyone's presence, as a message says. */
const hearingIn = ({ quiet, absent, watching, viewers }: PresenceReport): PresenceReport => ({
  quiet,
  absent,
  ...(watching ? { watching } : {}),
  ...(viewers ? { viewers } : {}),
})
