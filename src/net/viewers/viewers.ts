import type { Clock } from '../../kit/clock.ts'
import type { Network } from '../../link/link.ts'
import { forkOf } from '../../match/merge.ts'
import type { Table } from '../../match/table.ts'
import type { Entry } from '../../rules/body.ts'
import { type Listener, makeListener } from '../host/listener.ts'
import { everyPing, hearingOf, type PresenceReport } from '../protocol/liveness.ts'
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

/** Lets others watch what this browser hosts, whenever the players allow it. */
export function openViewers(ports: ViewersPorts): Viewers {
  const { clock, gallery, entropy } = ports
  // Watching may have been allowed before this page was loaded.
  const returning = gallery.now()?.open === true
  const reels = makeReels(ports)
  let host: string | undefined
  let door: Door | undefined
  let stopFollowing = () => {}
  // Another host's signs of life begin at another number.
  let beats = Number.parseInt(entropy().slice(0, 6), 16)
  const project = () => {
    const showing = reels.showing()
    door?.relay.show(showing)
  }
  const close = (why: 'doors' | 'moved') => {
    const closing = door
    door = undefined
    closing?.close(why)
  }
  const settle = () => {
    const rules = gallery.now()
    if (door && (!rules?.open || rules.code !== door.code)) close('doors')
    if (rules?.open && !door) {
      door = openDoor(ports, rules.code, reels, () => host)
      door.listener.open(reels.epoch(), returning)
    }
    project()
  }
  const stops = [
    gallery.on(settle),
    everyPing(clock, () => {
      project()
      door?.relay.beat(++beats)
    }),
  ]
  settle()
  return {
    show(hosted) {
      stopFollowing()
      stopFollowing = () => {}
      if ('host' in hosted) {
        host = hosted.host
        reels.leave()
      } else
        stopFollowing = reels.follow(hosted, () => {
          door?.listener.open(reels.epoch(), returning)
          project()
        })
      project()
    },
    close() {
      for (const stop of stops) stop()
      stopFollowing()
      close('moved')
    },
  }
}

/** Where viewers come in while watching is allowed. */
interface Door {
  readonly code: string
  readonly relay: Pick<ViewerRelay, 'show' | 'beat'>
  readonly listener: Pick<Listener, 'open'>
  close(why: 'doors' | 'moved'): void
}

function openDoor(
  { network, clock, gallery, secret }: ViewersPorts,
  code: string,
  reels: Pick<Reels, 'players' | 'hearing'>,
  host: () => string | undefined,
): Door {
  const listener = makeListener({ network, code: galleryCode(code) }, secret)
  const relay: ViewerRelay = makeViewerRelay({
    clock,
    room: () => Math.max(fewestViewers, mostLinks - reels.players()),
    host,
    state: () => ({ ...reels.hearing(), behind: gallery.now()?.delay ?? 0 }),
    changed: () => gallery.count(relay.crowd()),
  })
  listener.connect(relay.accept)
  return {
    code,
    relay,
    listener,
    close(why) {
      gallery.count(0)
      relay.close(why)
      listener.close()
    },
  }
}

/** The matches on their way to the viewers: the one that is shown, and those that come after it. */
interface Reels {
  /** Follows a match from now on; `changed`: it has gone on. The function returned stops that. */
  follow(hosted: Hosted, changed: () => void): () => void
  /** No match is played any more; what has been seen of the last one is still shown. */
  leave(): void
  /** The part of a match that viewers may see by now. */
  showing(): BroadcastMatch | undefined
  /** The epoch of the last match as it stands, whatever viewers have seen of it. */
  epoch(): number
  /** Number of links to players, and to those who watch by the room's own code. */
  players(): number
  hearing(): PresenceReport
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

/** No match yet. */
function makeReels({ clock, gallery }: Pick<ViewersPorts, 'clock' | 'gallery'>): Reels {
  let reels: readonly Reel[] = []
  const leave = () => {
    for (const reel of reels) reel.hosted = undefined
  }
  /** The reel of a match that goes on here, perhaps after it was hosted elsewhere for a while. */
  const reelOf = (match: string, hosted: Hosted): Reel => {
    const known = reels.find((one) => one.match === match)
    const held = known?.held ?? makeHeldBack(clock, () => gallery.now()?.delay ?? 0)
    const reel: Reel = known ?? { match, edition: hosted.edition, held, hosted, seen: [] }
    reel.hosted = hosted
    if (!known) reels = [...reels, reel]
    return reel
  }
  const showing = (): BroadcastMatch | undefined => {
    const [reel, next] = reels
    const entries = reel?.held.shown() ?? []
    const isSeen = reel !== undefined && entries.length === reel.seen.length && !reel.hosted
    if (isSeen && next && next.held.shown().length > 0) {
      reels = reels.slice(1)
      return showing()
    }
    return reel && entries.length > 0 ? { match: reel.match, edition: reel.edition, entries } : undefined
  }
  return {
    leave,
    showing,
    follow(hosted, changed) {
      const [setup] = hosted.table.journal()
      if (setup?.body.type !== 'setup') return () => {}
      leave()
      const reel = reelOf(setup.body.match, hosted)
      const see = () => {
        const entries = hosted.table.journal()
        const isNews = entries !== reel.seen && entries.length > 0
        reel.seen = entries
        if (!isNews) return
        reel.held.see(entries)
        changed()
      }
      const stop = hosted.table.on(see)
      see()
      return stop
    },
    epoch: () => reels.at(-1)?.seen.at(-1)?.epoch ?? 1,
    players() {
      const now = reels.at(-1)?.hosted?.table.now()
      const guests = now?.sitters.filter(({ kind, mine }) => kind === 'person' && !mine) ?? []
      return guests.length + (now?.watching?.length ?? 0)
    },
    hearing() {
      const { quiet, absent } = hearingOf(reels[0]?.hosted?.table.now().sitters ?? [])
      return { quiet, absent }
    },
  }
}

/** Entries that viewers see only after a while. */
interface HeldBack {
  /** Notes the journal as it is now: what is new in it waits from now on. */
  see(entries: readonly Entry<unknown>[]): void
  /** Entries that viewers may see by now, from the first on. Those they have seen stay, whatever the delay. */
  shown(): readonly Entry<unknown>[]
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
