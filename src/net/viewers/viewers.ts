import type { Clock } from '../../kit/clock.ts'
import type { Network } from '../../link/link.ts'
import { forkOf } from '../../match/merge.ts'
import type { Table } from '../../match/table.ts'
import type { Entry } from '../../rules/body.ts'
import { type Listener, makeListener } from '../host/listener.ts'
import { everyPing, hearingOf, type PresenceReport } from '../protocol/liveness.ts'
import type { GalleryRules } from '../protocol/protocol.ts'
import { type Gallery, galleryCode } from './gallery.ts'
import { type BroadcastMatch, makeViewerRelay, type ViewerRelay } from './relay.ts'

/** Links that a host may have in all, those of its players included. */
const mostLinks = 15
/** Links to viewers that it always has room for: they pass the match on to the others. */
const fewestViewers = 2

/** Dependencies of an audience by watch link, as long as this browser hosts the room. */
export interface ViewersPorts {
  readonly network: Network
  readonly clock: Clock
  readonly gallery: Gallery
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** The secret by which the signalling server knows this browser again. */
  readonly secret: string
}

/** A match that this browser hosts. */
export interface Hosted {
  readonly table: Pick<Table, 'now' | 'on' | 'journal'>
  readonly edition: unknown
}

/** A table whose people gather for a match, at the browser that holds this key. */
export interface GatheringTable {
  readonly host: string
}

/** A host's viewers. */
export interface Viewers {
  /** Shows them a match, or that one is being prepared; the last one is shown to its end before that. */
  show(hosted: Hosted | GatheringTable): void
  /** This browser has stopped hosting, or leaves: viewers look for the next host. */
  close(): void
}

/** Entries that viewers see only after a while. */
interface HeldBack {
  /** Notes the journal as it is now: what is new in it waits from now on. */
  see(entries: readonly Entry<unknown>[]): void
  /** Entries that viewers may see by now, from the first on. Those they have seen stay, whatever the delay. */
  shown(): readonly Entry<unknown>[]
}

/** A match on its way to the viewers. */
interface Reel {
  readonly match: string
  readonly edition: unknown
  readonly held: HeldBack
  /** Where it is played, unless it has been left. */
  hosted: Hosted | undefined
  seen: readonly Entry<unknown>[]
}

/** Viewers as their host keeps them. */
interface Side extends ViewersPorts {
  /** The match that is shown, and those that come after it. */
  reels: readonly Reel[]
  relay: ViewerRelay | undefined
  listener: Listener | undefined
  /** Closes the relay, and forgets the rules it was opened with. */
  closeRelay: (why: 'doors' | 'moved') => void
  code: string | undefined
  /** The key of the host with whom people gather. */
  host: string | undefined
  /** Watching was allowed before this page was loaded. */
  readonly returning: boolean
  beats: number
  stopListening: () => void
}

/** Lets others watch what this browser hosts, whenever the players allow it. */
export function openViewers(ports: ViewersPorts): Viewers {
  const side: Side = {
    ...ports,
    reels: [],
    relay: undefined,
    listener: undefined,
    code: undefined,
    // Another host's signs of life begin at another number.
    beats: Number.parseInt(ports.entropy().slice(0, 6), 16),
    host: undefined,
    returning: ports.gallery.now()?.open === true,
    closeRelay() {},
    stopListening() {},
  }
  const unsubscribe = ports.gallery.on(() => settle(side))
  const stopBeats = everyPing(ports.clock, () => beat(side))
  settle(side)
  return {
    show(hosted) {
      side.stopListening()
      side.stopListening = () => {}
      if ('host' in hosted) gather(side, hosted)
      else follow(side, hosted)
      project(side)
    },
    close() {
      unsubscribe()
      stopBeats()
      side.stopListening()
      side.closeRelay('moved')
    },
  }
}

/** Opens or closes the relay, as the players want it. */
function settle(side: Side): void {
  const rules = side.gallery.now()
  const isOpen = side.relay !== undefined
  if (isOpen && (!rules?.open || rules.code !== side.code)) side.closeRelay('doors')
  if (rules?.open && !side.relay) openRelay(side, rules)
  project(side)
}

function openRelay(side: Side, { code }: GalleryRules): void {
  const { network, clock, gallery, secret } = side
  const listener = makeListener({ network, code: galleryCode(code) }, secret)
  const relay = makeViewerRelay({
    clock,
    room: () => Math.max(fewestViewers, mostLinks - playersLinks(side)),
    host: () => side.host,
    state: () => ({ ...hearingAt(side), behind: gallery.now()?.delay ?? 0 }),
    changed: () => gallery.count(relay.crowd()),
  })
  side.relay = relay
  side.listener = listener
  side.code = code
  side.closeRelay = (why) => {
    side.relay = undefined
    side.listener = undefined
    side.closeRelay = () => {}
    gallery.count(0)
    relay.close(why)
    listener.close()
  }
  listener.connect(relay.accept)
  listener.open(epochOf(side), side.returning)
}

const latest = ({ reels }: Side) => reels.at(-1)

/** The epoch of the match as it stands, whatever viewers have seen of it. */
const epochOf = (side: Side): number => latest(side)?.seen.at(-1)?.epoch ?? 1

/** Number of links to players, and to those who watch by the room's own code. */
function playersLinks(side: Side): number {
  const now = latest(side)?.hosted?.table.now()
  const guests = now?.sitters.filter(({ kind, mine }) => kind === 'person' && !mine) ?? []
  return guests.length + (now?.watching?.length ?? 0)
}

function hearingAt(side: Side): PresenceReport {
  const [reel] = side.reels
  const { quiet, absent } = hearingOf(reel?.hosted?.table.now().sitters ?? [])
  return { quiet, absent }
}

/** No match is played any more; what has been seen of the last one is still shown. */
function gather(side: Side, { host }: GatheringTable): void {
  side.host = host
  leaveReels(side)
}

function leaveReels(side: Side): void {
  for (const reel of side.reels) reel.hosted = undefined
}

/** Follows a match from now on. */
function follow(side: Side, hosted: Hosted): void {
  const { clock, gallery } = side
  const [setup] = hosted.table.journal()
  if (setup?.body.type !== 'setup') return
  const { match } = setup.body
  leaveReels(side)
  const known = side.reels.find((one) => one.match === match)
  const held = known?.held ?? makeHeldBack(clock, () => gallery.now()?.delay ?? 0)
  const reel: Reel = known ?? { match, edition: hosted.edition, held, hosted, seen: [] }
  reel.hosted = hosted
  if (!known) side.reels = [...side.reels, reel]
  const see = () => {
    const entries = hosted.table.journal()
    const isNews = entries !== reel.seen && entries.length > 0
    reel.seen = entries
    if (!isNews) return
    held.see(entries)
    side.listener?.open(epochOf(side), side.returning)
    project(side)
  }
  side.stopListening = hosted.table.on(see)
  see()
}

/** Holds entries back for `delay` s, asked again every time. */
function makeHeldBack(clock: Clock, delay: () => number): HeldBack {
  let entries: readonly Entry<unknown>[] = []
  let seenAt: readonly number[] = []
  let shown = 0
  return {
    see(next) {
      const fork = forkOf(entries, next)
      entries = next
      shown = Math.min(shown, fork)
      seenAt = next.map((_, at) => (at < fork ? seenAt[at] : undefined) ?? clock.now())
    },
    shown() {
      const since = clock.now() - delay() * 1000
      const waiting = seenAt.findIndex((at, seq) => seq >= shown && at > since)
      shown = waiting < 0 ? entries.length : waiting
      return entries.slice(0, shown)
    },
  }
}

/** Shows viewers what they may see by now. */
function project(side: Side): void {
  const [reel, next] = side.reels
  const shown = reel?.held.shown() ?? []
  const isSeen = reel !== undefined && shown.length === reel.seen.length && !reel.hosted
  if (isSeen && next && next.held.shown().length > 0) {
    side.reels = side.reels.slice(1)
    project(side)
  } else side.relay?.show(showingOf(reel, shown))
}

const showingOf = (reel: Reel | undefined, entries: readonly Entry<unknown>[]): BroadcastMatch | undefined =>
  reel && entries.length > 0 ? { match: reel.match, edition: reel.edition, entries } : undefined

function beat(side: Side): void {
  project(side)
  side.relay?.beat(++side.beats)
}
