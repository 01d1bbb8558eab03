import { createActor } from 'xstate'
import { chartClock } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { makeSerial } from '../../kit/serial.ts'
import { address } from '../../link/address.ts'
import type { Link, LinkEvent, Listening, Network } from '../../link/link.ts'
import { rosterOf } from '../../match/roster.ts'
import { makeSigner, peopleOf, type Signatures, signaturesProblem } from '../../match/signing.ts'
import { noCounts } from '../../match/table.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Game } from '../../rules/game.ts'
import type { Setup } from '../../rules/journal.ts'
import { type Journal, lastOf, openJournal, setupOf } from '../../rules/replay.ts'
import { type GuestSide, type GuestTable, guestTable, leave, makeGuestSide } from '../guestTable.ts'
import type { HostConnection } from '../hostConnection.ts'
import { everyPing, makePulse } from '../liveness.ts'
import { endOf, type HostMessage } from '../protocol.ts'
import { isAmong } from '../succession.ts'
import { onNews, onTick } from '../sync.ts'
import { galleryPlace } from './gallery.ts'
import {
  readStandMessage,
  type StandMessage,
  type StandPing,
  type StandWelcome,
  writeGallery,
} from './messages.ts'
import { type Found, type SeekProblem, seek } from './seek.ts'
import { type SpectatorEvent, spectatorChart } from './spectatorChart.ts'
import { makeStand, type Stand } from './stand.ts'

/** What watching takes. Nothing in it leads to a seat, or to the room's own code. */
export interface SpectatorTools {
  readonly network: Network
  readonly clock: Clock
  readonly signatures: Signatures
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** The code of the watch link. */
  readonly code: string
  /** Loads the rules of a match; `undefined` if this page does not have the game. */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game | undefined>
}

/** What someone sees who watches. */
export type View =
  | { readonly type: 'seeking' }
  /** The doors are open, but there is no match yet. */
  | { readonly type: 'idle' }
  | { readonly type: 'match'; readonly table: GuestTable; readonly edition: unknown }
  /** There is no way to the match just now; looked for again. */
  | { readonly type: 'apart'; readonly problem: SeekProblem | 'lost' | 'unknownGame' }

/** Someone who watches a room's matches, one after another, and passes them on to others. */
export interface Spectator {
  view(): View
  /** How far what is seen is behind, s. */
  behind(): number
  on(listener: (view: View) => void): () => void
  /** Looks for the match now instead of at the next try. */
  redial(): void
  /** How many watch by way of this viewer. */
  below(): number
  close(): void
}

/** Links of a viewer who passes the match on, besides the one it comes by. */
const mostBelow = 7
/** Silence of the link after which it counts as dead, ms. */
const linkPatience = 6000
/** How long the host's signs of life may fail to get through, ms, before another way is looked for. */
const beatPatience = 20_000
/** The same before the match is shown as interrupted. */
const quietPatience = 6000

/** A spectator from the inside. */
interface Side extends SpectatorTools {
  readonly send: (event: SpectatorEvent) => void
  readonly show: (view: View) => void
  readonly view: () => View
  readonly stand: Stand
  /** What came over a link is read in order, since verifying takes time. */
  readonly inOrder: ReturnType<typeof makeSerial>
  /** Where this viewer passes the match on, once it has been asked to. */
  readonly own: string
  listening: Listening | undefined
  /** Viewers that have passed on something invalid. */
  readonly avoid: Set<string>
  link: Link | undefined
  by: Found['by']
  match: { readonly side: GuestSide; readonly table: GuestTable } | undefined
  presence: 'here' | 'quiet' | 'absent'
  beat: number
  beatAt: number
  state: Pick<StandPing, 'quiet' | 'absent' | 'viewers' | 'behind'>
}

/** Looks for the match of a watch link, and follows whatever is shown there. */
export function openSpectator(tools: SpectatorTools): Spectator {
  const { clock, network, entropy } = tools
  const emitter = makeEmitter<View>()
  let view: View = { type: 'seeking' }
  const side: Side = {
    ...{ ...tools, avoid: new Set<string>(), inOrder: makeSerial(), own: address(entropy(), 1) },
    ...{ listening: undefined, link: undefined, by: undefined, match: undefined },
    ...{ presence: 'absent', beat: 0, beatAt: clock.now() },
    state: { quiet: [], absent: [], viewers: 0, behind: 0 },
    send(event) {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    },
    view: () => view,
    show(next) {
      view = next
      emitter.emit(next)
    },
    stand: makeStand({
      ...{ clock, room: () => mostBelow, state: () => side.state },
      host: () => side.by?.host,
    }),
  }
  const chart = spectatorChart({
    seek(report) {
      const { avoid, own } = side
      const searching = seek({
        ...{ network, clock, places: placesOf(side), have: haveOf(side) },
        avoid: new Set([...avoid, own]),
      })
      void searching.result.then((found) =>
        report('link' in found ? { type: 'found', found } : { ...found, type: 'notFound' }),
      )
      return searching.cancel
    },
    hear: (found) => hear(side, found),
  })
  const actor = createActor(chart, { clock: chartClock(clock) })
  actor.on('apart', ({ problem }) => {
    side.link = undefined
    side.presence = 'absent'
    if (problem === 'doors') shut(side)
    if (!side.match) side.show({ type: 'apart', problem })
  })
  actor.start()
  const stopTicks = everyPing(clock, () => tick(side))
  return {
    view: side.view,
    behind: () => side.state.behind,
    on: emitter.on,
    redial: () => side.send({ type: 'redial' }),
    below: side.stand.crowd,
    close() {
      stopTicks()
      side.send({ type: 'close' })
      endMatch(side)
      side.stand.close('moved')
      side.listening?.close()
    },
  }
}

/** The doors are closed to everyone who watches, those below included. */
function shut(side: Side): void {
  endMatch(side)
  side.stand.show(undefined)
  side.stand.empty('doors')
  side.listening?.close()
  side.listening = undefined
}

/** Where the host may be: of the epoch that is known here, of the next ones, or the first. */
function placesOf({ code, match }: Side): readonly string[] {
  const epoch = match ? lastOf(match.table.whole()).epoch : 1
  return [...new Set([epoch, epoch + 1, epoch + 2, 1])].map((one) => galleryPlace(code, one))
}

function haveOf({ match }: Side) {
  const journal = match?.table.whole()
  return journal && { match: setupOf(journal).match, ...endOf(journal.entries) }
}

/** Follows what comes over a new link, from its first message on. */
function hear(side: Side, { link, first, by }: Found): () => void {
  const { clock, send } = side
  const pulse = makePulse(clock)
  side.link = link
  side.by = by
  side.beatAt = clock.now()
  side.presence = 'here'
  const take = (message: StandMessage) =>
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
    side.presence = stalled >= quietPatience ? 'quiet' : 'here'
    const at = side.listening?.state.type === 'open' ? { at: side.own } : {}
    link.send(writeGallery({ type: 'ping', below: side.stand.crowd(), ...at }))
  })
  return () => {
    off()
    stopTicks()
  }
}

async function onMessage(side: Side, message: StandMessage): Promise<void> {
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
function pass(side: Side, message: HostMessage): void {
  if (side.match) onNews(side.match.side, { type: 'message', message })
}

function onPing(side: Side, ping: StandPing): void {
  const { quiet, absent, viewers, behind, beat, seq } = ping
  side.state = { quiet, absent, viewers, behind }
  if (ping.relay && !side.listening) beRelay(side)
  if (isStale(side.beat, beat)) return
  side.beat = beat
  side.beatAt = side.clock.now()
  pass(side, { type: 'ping', seq, quiet, absent, ...(viewers > 0 ? { viewers } : {}) })
  side.stand.beat(beat)
}

/** Whether a sign of life has come round in a circle of viewers; another host begins at another number. */
const isStale = (last: number, beat: number) => beat <= last && last - beat < beatPatience / 1000

/** Starts to pass the match on to others. */
function beRelay(side: Side): void {
  side.listening = side.network.listen(side.own, (link) => side.stand.accept(link))
}

async function onWelcome(side: Side, welcome: StandWelcome): Promise<void> {
  const { quiet, absent, viewers, behind, match, from, entries } = welcome
  side.state = { quiet, absent, viewers, behind }
  const own = side.match?.table.whole()
  if (side.match && own && setupOf(own).match === match) {
    if (!isBehind(own, welcome))
      onNews(side.match.side, { type: 'welcome', match, from, entries, quiet, absent })
    return
  }
  const opened = await open(side, welcome)
  if (opened === 'unknownGame') return side.show({ type: 'apart', problem: 'unknownGame' })
  if (!opened || !isToBeTrusted(side, own, opened.journal)) return distrust(side)
  endMatch(side)
  begin(side, welcome, opened)
}

/** Whether someone has seen less of the match than this viewer: after a reload, the host delays it again. */
function isBehind({ entries: own }: Journal, { from, entries }: StandWelcome): boolean {
  const read =
    entries.length > 0
      ? readEntry(entries.at(-1), from + entries.length - 1, () => undefined)
      : undefined
  const epoch = read && 'entry' in read ? read.entry.epoch : 0
  return from + entries.length <= own.length && epoch <= (own.at(-1)?.epoch ?? 1)
}

/** Reads a match that is new here; `undefined` if it is invalid, or not signed by its people. */
async function open(side: Side, { entries, edition }: StandWelcome) {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first || first.entry.body.type !== 'setup') return undefined
  const game = await side.load(first.entry.body, edition)
  if (!game) return 'unknownGame'
  const opened = openJournal(game, entries)
  if ('problem' in opened) return undefined
  const { journal } = opened
  return (await signaturesProblem(journal.entries, side.signatures.verify))
    ? undefined
    : { game, journal }
}

/**
 * Whether a match may be shown: the next one of people who have been watched already or, if another viewer
 * passes it on, the one that the host has named.
 */
function isToBeTrusted({ by }: Side, own: Journal | undefined, journal: Journal): boolean {
  const { host } = rosterOf(journal.entries)
  if (own) return isNext(own, journal, host)
  return by === undefined || (host !== undefined && by.host === host)
}

const isNext = (own: Journal, journal: Journal, host: string | undefined): boolean =>
  host !== undefined &&
  peopleOf(own) === peopleOf(journal) &&
  isAmong(own.entries, host) &&
  lastOf(journal).epoch > lastOf(own).epoch

/** Leaves a link that has brought something invalid, and doesn't return to it if it was another viewer's. */
function distrust(side: Side): void {
  if (side.by) side.avoid.add(side.by.at)
  side.send({ type: 'lost' })
}

function begin(
  side: Side,
  { edition, quiet, absent }: StandWelcome,
  { game, journal }: { readonly game: Game; readonly journal: Journal },
): void {
  const { clock, signatures, entropy } = side
  const signer = makeSigner(signatures, entropy(), peopleOf(journal))
  const parts = { clock, signatures, signer, game, counts: noCounts(), secret: '' }
  const connection = connectionOf(side)
  const guest = makeGuestSide(
    { ...parts, connection, dial: () => ({ result: new Promise(() => {}), cancel() {} }) },
    journal,
    { quiet, absent },
    () => {},
  )
  const table = guestTable(guest)
  side.match = { side: guest, table }
  const showing = () => ({
    ...{ match: setupOf(table.whole()).match, edition, entries: table.journal() },
  })
  table.on(() => side.match?.table === table && side.stand.show(showing()))
  side.stand.show(showing())
  side.show({ type: 'match', table, edition })
}

/** The viewer's link as a guest's table uses it: it asks for what is missing, and says nothing else. */
const connectionOf = (side: Side): HostConnection => ({
  serve() {},
  send(message) {
    if (message.type === 'resync') side.link?.send(writeGallery(message))
  },
  presence: () => side.presence,
  silence: () => 0,
  redial: () => side.send({ type: 'redial' }),
  distrust: () => distrust(side),
  close() {},
})

function endMatch(side: Side): void {
  const { match } = side
  side.match = undefined
  if (match) leave(match.side, 'left')
}

function tick(side: Side): void {
  if (side.match) onTick(side.match.side)
}
