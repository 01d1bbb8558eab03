import { need } from '../../kit/assert.ts'
import { readAtOnce } from '../../kit/slices.ts'
import type { LinkEvent } from '../../link/link.ts'
import { makeSigner, peopleOf, signaturesProblem } from '../../match/signing.ts'
import { noCounts } from '../../match/table.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Game } from '../../rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { openingJournal, setupOf } from '../../rules/replay.ts'
import { sitDown } from '../guest/guestTable.ts'
import type { HostConnection } from '../guest/hostConnection.ts'
import { absentAfter, everyPing, makePulse } from '../protocol/liveness.ts'
import type { HostMessage } from '../protocol/protocol.ts'
import { isAmong } from '../role/succession.ts'
import { type RelayMessage, type RelayPing, readStandMessage, type StandWelcome, writeGallery } from './messages.ts'
import type { FoundHost } from './seek.ts'
import type { Follower, SpectatorSide } from './spectatorSide.ts'

/** Silence of the link after which it counts as dead, ms. */
const linkPatience = 6000
/** Time the host's signs of life may fail to get through, ms, before another way is looked for. */
const beatPatience = 20_000
/** The same before the match is shown as interrupted. */
const quietPatience = 6000

/** Follows what comes over a new link, from its first message on. */
export function hear(side: SpectatorSide, { link, first, by }: FoundHost): () => void {
  const { clock, send } = side
  const pulse = makePulse(clock)
  side.link = link
  side.by = by
  side.beatAt = clock.now()
  const take = (message: RelayMessage) =>
    void side.inOrder(async () => {
      if (side.link === link) await onMessage(side, message)
    })
  take(first)
  const off = link.on((event: LinkEvent) => {
    pulse.heard()
    if (event.type === 'closed') send({ type: event.reason === 'doors' ? 'shut' : 'lost' })
    const message = event.type === 'message' ? readStandMessage(event.text) : undefined
    if (message) take(message)
  })
  const stopTicks = everyPing(clock, () => {
    pulse.tick()
    const stalled = clock.now() - side.beatAt
    if (pulse.silence() >= linkPatience || stalled >= beatPatience) send({ type: 'absent' })
    else send({ type: stalled >= quietPatience ? 'quiet' : 'here' })
    const at = side.listening?.state.type === 'open' ? { at: side.own } : {}
    link.send(writeGallery({ type: 'ping', below: side.relay.crowd(), ...at }))
  })
  return () => {
    off()
    stopTicks()
  }
}

async function onMessage(side: SpectatorSide, message: RelayMessage): Promise<void> {
  switch (message.type) {
    case 'welcome':
      await onWelcome(side, message)
      break
    case 'idle':
      // The last match stays on the screen until the next one begins.
      if (!side.match) side.show({ type: 'idle' })
      break
    case 'entry':
    case 'journal':
      pass(side, message)
      break
    case 'ping':
      onPing(side, message)
      break
    case 'closed':
      side.send({ type: message.why === 'doors' ? 'shut' : 'lost' })
      break
    case 'elsewhere':
      side.send({ type: 'lost' })
  }
}

/** Hands a message on to the match, as if it came from the host. */
function pass(side: SpectatorSide, message: HostMessage): void {
  side.match?.user.on({ type: 'message', message })
}

function onPing(side: SpectatorSide, ping: RelayPing): void {
  const { quiet, absent, viewers, behind, beat, seq } = ping
  side.state = { quiet, absent, viewers, behind }
  if (ping.relay && !side.listening) beRelay(side)
  if (isStale(side.beat, beat)) return
  side.beat = beat
  side.beatAt = side.clock.now()
  pass(side, { type: 'ping', seq, quiet, absent, ...(viewers > 0 ? { viewers } : {}) })
  side.relay.beat(beat)
}

/** Whether a sign of life has come round in a circle of viewers; another host begins at another number. */
const isStale = (last: number, beat: number) => beat <= last && last - beat < beatPatience / 1000

/** Starts to pass the match on to others. */
function beRelay(side: SpectatorSide): void {
  side.listening = side.network.listen(side.own, (link) => side.relay.accept(link))
}

async function onWelcome(side: SpectatorSide, welcome: StandWelcome): Promise<void> {
  const { quiet, absent, viewers, behind, match, from, entries } = welcome
  side.state = { quiet, absent, viewers, behind }
  const own = side.match?.table.whole()
  if (side.match && own && setupOf(own).match === match) {
    if (!isBehind(own, welcome)) side.match.user.on({ type: 'welcome', match, from, entries, quiet, absent })
    return
  }
  const opened = await openWelcomed(side, welcome)
  if (typeof opened === 'string') return side.show({ type: 'apart', problem: opened })
  if (!opened || !isToBeTrusted(side, own, opened.journal)) return distrust(side)
  if (own) side.past.add(setupOf(own).match)
  endMatch(side)
  begin(side, welcome, opened)
}

/** Whether someone has seen less of the match than this viewer: after a reload, the host delays it again. */
function isBehind({ entries: own }: Journal, { from, entries }: StandWelcome): boolean {
  const read = entries.length > 0 ? readEntry(entries.at(-1), from + entries.length - 1, () => undefined) : undefined
  const epoch = read && 'entry' in read ? read.entry.epoch : 0
  return from + entries.length <= own.length && epoch <= (own.at(-1)?.epoch ?? 1)
}

/** Reads a match that is new here; `undefined` if it is invalid, or not signed by its people. */
async function openWelcomed(side: SpectatorSide, { entries, edition }: StandWelcome) {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first || first.entry.body.type !== 'setup') return undefined
  const game = await side.load(first.entry.body, edition)
  if (!game) return 'unknownGame'
  const opened = await (side.reading ?? readAtOnce)(openingJournal(game, entries), entries.length)
  if (!opened) return 'leftUnread'
  if ('problem' in opened) return undefined
  const { journal } = opened
  return (await signaturesProblem(journal.entries, side.signatures.verify)) ? undefined : { game, journal }
}

/**
 * Whether a match may be shown: the next one of people who have been watched already or, if another viewer passes it
 * on, the one that the host has named. None that another has followed already.
 */
function isToBeTrusted({ by, past }: SpectatorSide, own: Journal | undefined, journal: Journal): boolean {
  const { host } = tableOf(journal).roster
  if (past.has(setupOf(journal).match)) return false
  if (own) return isNext(own, journal, host)
  return by === undefined || (host !== undefined && by.host === host)
}

const isNext = (own: Journal, journal: Journal, host: string | undefined): boolean =>
  host !== undefined &&
  peopleOf(own) === peopleOf(journal) &&
  isAmong(tableOf(own), host) &&
  // A rematch that its host starts at once stays in the same epoch.
  lastOf(journal).epoch >= lastOf(own).epoch

/** Leaves a link that has brought something invalid, and doesn't return to it if it was another viewer's. */
function distrust(side: SpectatorSide): void {
  if (side.by) side.avoid.add(side.by.at)
  side.send({ type: 'lost' })
}

function begin(
  side: SpectatorSide,
  { edition, quiet, absent }: StandWelcome,
  { game, journal }: { readonly game: Game; readonly journal: Journal },
): void {
  const { clock, signatures, entropy } = side
  const signer = makeSigner(signatures, entropy(), peopleOf(journal))
  let user: Follower | undefined
  const connection = {
    ...connectionOf(side),
    serve(next: Follower) {
      user = next
    },
  }
  const parts = { clock, signer, game, counts: noCounts(), connection }
  const table = sitDown(parts, journal, { quiet, absent })
  side.match = { user: need(user, 'a guest'), table }
  const showing = () => ({ match: setupOf(table.whole()).match, edition, entries: table.journal() })
  table.on(() => side.match?.table === table && side.relay.show(showing()))
  side.relay.show(showing())
  side.show({ type: 'match', table, edition })
}

/** The viewer's link as a guest's table uses it: it asks for what is missing, and says nothing else. */
const connectionOf = (side: SpectatorSide): Omit<HostConnection, 'serve'> => ({
  send(message) {
    if (message.type === 'resync') side.link?.send(writeGallery(message))
  },
  presence: side.presence,
  // The chart has waited already before it calls the host absent.
  silence: () => (side.presence() === 'absent' ? absentAfter : 0),
  redial: () => side.send({ type: 'redial' }),
  distrust: () => distrust(side),
  close() {},
})

/** Leaves the match that is shown. */
export function endMatch(side: SpectatorSide): void {
  const { match } = side
  side.match = undefined
  match?.table.close()
}
