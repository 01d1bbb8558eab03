import { same } from '../../kit/json.ts'
import type { Hearing } from '../../match/roster.ts'
import { setupOf } from '../../rules/replay.ts'
import type { HostMessage, Welcome } from '../protocol/protocol.ts'
import { adopt, onEntry, resync } from './applyEntries.ts'
import { acknowledge, checkAcks, keepWatch } from './audit.ts'
import { contribute, openHands, resumePledge, returnToSeats } from './autoSubmit.ts'
import type { ConnectionNews } from './connectionChart.ts'
import { type GuestSide, type GuestTools, isWithheld, leave, sitters, tell } from './guestSide.ts'

/** Handles what the connection reports: keeps the guest's journal equal to the host's. */
export function onNews(side: GuestSide, news: ConnectionNews): void {
  switch (news.type) {
    case 'welcome':
      onWelcome(side, news)
      break
    case 'message':
      inOrder(side, () => handle(side, news.message))
      break
    case 'lost':
      tell(side, { type: 'changed' })
      break
    case 'ended':
      leave(side, news.why)
  }
}

function inOrder(side: GuestSide, task: () => Promise<void>): void {
  void side.inOrder(async () => {
    if (!side.ended) await task()
  })
}

/** Notes what only the seated are told, and when this page came: at the first welcome, even if the host changes later. */
export function noteVisit({ visit, learn, gallery }: GuestTools, welcome: Welcome): void {
  const { from, entries, roomKey } = welcome
  if (roomKey !== undefined) learn?.(roomKey)
  if (welcome.gallery) gallery?.learn(welcome.gallery)
  if (visit) visit.since ??= from + entries.length - 1
}

/** A new link: takes over what was missed and resends what went unanswered. */
function onWelcome(side: GuestSide, welcome: Welcome): void {
  const { match, from, entries } = welcome
  const isNewPage = side.visit?.since === undefined
  noteVisit(side, welcome)
  if (match !== setupOf(side.match.journal()).match) {
    leave(side, 'next')
    return
  }
  inOrder(side, async () => {
    side.hearing = hearingIn(welcome)
    const { length } = side.match.journal().entries
    await adopt(side, from, entries, true)
    if (side.ended) return
    returnToSeats(side, isNewPage ? 0 : length)
    resumePledge(side)
    side.requests.resend(true)
    contribute(side)
    tell(side, { type: 'changed' })
  })
}

const answers: ReadonlySet<HostMessage['type']> = new Set([
  'journal',
  'accepted',
  'refused',
  'again',
])

async function handle(side: GuestSide, message: HostMessage): Promise<void> {
  if (answers.has(message.type)) side.answeredAt = side.clock.now()
  switch (message.type) {
    case 'entry':
      await onEntry(side, message.entry)
      break
    case 'journal':
      await adopt(side, message.from, message.entries, false)
      break
    case 'accepted':
    case 'refused':
      side.requests.answered(message.id, message)
      break
    case 'again':
      side.requests.again(message.id, message.seq)
      break
    case 'handOver':
      side.handedOver?.()
      break
    case 'reacted':
    case 'nudged':
      side.said.emit(message)
      break
    case 'gallery':
      side.gallery?.learn(message.gallery)
      tell(side, { type: 'changed' })
      break
    case 'ping':
      onPing(side, message)
      break
    default:
      side.counts.dropped++
  }
}

/** Notices a missed entry, and whom the host hears now. */
function onPing(side: GuestSide, ping: Extract<HostMessage, { type: 'ping' }>): void {
  const { length } = side.match.journal().entries
  if (ping.seq >= length) resync(side, length)
  void checkAcks(side, ping.acks ?? [])
  const hearing = hearingIn(ping)
  if (same(side.hearing, hearing)) return
  side.hearing = hearing
  tell(side, { type: 'changed' })
}

/** Every ping: resends what has timed out, and shows whether the host has gone quiet. */
export function onTick(side: GuestSide): void {
  side.requests.resend(false)
  openHands(side)
  keepWatch(side)
  acknowledge(side)
  contribute(side)
  if (side.requests.overdue()) resync(side, side.match.journal().entries.length)
  const isForked = side.fork.apart.length > 0 || side.store.now().unkept > 0
  const shown = side.store.now()
  const isNews = isWithheld(side) !== (shown.withheld ?? false)
  const isHeardElse =
    side.connection.presence() !== side.presence || !same(sitters(side), shown.sitters)
  if (isForked || isNews || isHeardElse) tell(side, { type: 'changed' })
}

/** What a message says of how well everyone is heard. */
const hearingIn = ({ quiet, absent, watching, viewers }: Hearing): Hearing => ({
  ...{ quiet, absent },
  ...(watching ? { watching } : {}),
  ...(viewers ? { viewers } : {}),
})
