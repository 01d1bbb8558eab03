import type { Clock } from '../../kit/clock.ts'
import { type MessageRate, makeRateLimit } from '../../kit/rateLimit.ts'
import type { Link, LinkEvent } from '../../link/link.ts'
import { forkOf } from '../../match/merge.ts'
import { foldTable } from '../../rules/applyEntry.ts'
import type { Entry } from '../../rules/body.ts'
import { makePulse, type PresenceReport, type Pulse } from '../protocol/liveness.ts'
import { protocol } from '../protocol/protocol.ts'
import { branchAfter } from '../role/succession.ts'
import { type CrowdState, type LookMessage, type RelayMessage, readViewerMessage, writeGallery } from './messages.ts'

/** A match as it is shown to viewers. */
export interface BroadcastMatch {
  readonly match: string
  /** Its component values, unless they are built in. */
  readonly edition?: unknown
  /** The entries that may be seen by now; the setup at least. */
  readonly entries: readonly Entry<unknown>[]
}

interface ViewerRelayPorts {
  readonly clock: Clock
  /** Number of links it may have at this moment. */
  readonly room: () => number
  /** The key that hosts, for those who are sent on before there is a match to see. */
  readonly host: () => string | undefined
  /** Presence of the players and delay of the viewers; the crowd is counted here. */
  readonly state: () => PresenceReport & { readonly behind: number; readonly viewers?: number }
  readonly changed?: () => void
}

/** Where viewers watch a match: at its host, or at another viewer who passes it on. */
export interface ViewerRelay {
  /** Takes a viewer's link. */
  accept(link: Link): void
  /** Shows this much of a match, or none; viewers are sent what is new to them. */
  show(showing: BroadcastMatch | undefined): void
  /** Sends everyone a sign of life. */
  beat(beat: number): void
  /** Number of viewers here and further down. */
  crowd(): number
  /** Sends everyone away, because watching is no longer allowed, or to look for the match elsewhere. */
  empty(why: 'doors' | 'moved'): void
  /** The same for good. */
  close(why: 'doors' | 'moved'): void
}

/** A viewer, or a link that hasn't said what it is. */
interface Viewer {
  readonly link: Link
  readonly pulse: Pulse
  readonly allow: (cost?: number) => boolean
  readonly allowJournal: () => boolean
  /** Shown in. */
  isIn: boolean
  /** Number of viewers by way of it, and where others can join it. */
  below: number
  at: string | undefined
  /** Messages that came too fast. */
  excess: number
}

/** The state of a relay. */
interface Relaying extends ViewerRelayPorts {
  readonly viewers: Set<Viewer>
  showing: BroadcastMatch | undefined
  closed: boolean
}

/** Links that may be open without having been shown in. */
const mostStrangers = 16
/** Silence after which a viewer's link is closed, ms. */
const silenceTimeout = 10_000
/** Free places left when viewers are asked to pass the match on. */
const spareRoom = 3
/** The most addresses someone is sent on to. */
const mostPlaces = 4
/** The longest message read from a viewer, in characters. */
const longest = 1024
/** Messages beyond the rate after which a link is closed. */
const mostExcess = 300
const messageRate: MessageRate = { burst: 30, perSecond: 5 }
const journalRate: MessageRate = { burst: 4, perSecond: 0.2 }

/** Makes a relay that shows nothing yet. */
export function makeViewerRelay(ports: ViewerRelayPorts): ViewerRelay {
  const relay: Relaying = { ...ports, viewers: new Set(), showing: undefined, closed: false }
  return {
    accept: (link) => accept(relay, link),
    show: (showing) => show(relay, showing),
    beat: (beat) => sendBeat(relay, beat),
    crowd: () => crowdOf(relay),
    empty: (why) => empty(relay, why),
    close(why) {
      relay.closed = true
      empty(relay, why)
    },
  }
}

function empty({ viewers }: Pick<Relaying, 'viewers'>, why: 'doors' | 'moved'): void {
  const all = [...viewers]
  viewers.clear()
  for (const { link } of all) {
    if (why === 'doors') link.send(writeGallery({ type: 'closed', why }))
    link.close(why)
  }
}

const inside = ({ viewers }: Pick<Relaying, 'viewers'>) => [...viewers].filter(({ isIn }) => isIn)

const crowdOf = (relay: Pick<Relaying, 'viewers'>) => inside(relay).reduce((sum, { below }) => sum + 1 + below, 0)

function accept(relay: Relaying, link: Link): void {
  const strangers = relay.viewers.size - inside(relay).length
  if (relay.closed || strangers >= mostStrangers) {
    link.close('busy')
    return
  }
  const { clock, viewers } = relay
  const viewer: Viewer = {
    link,
    pulse: makePulse(clock),
    isIn: false,
    below: 0,
    at: undefined,
    excess: 0,
    allow: makeRateLimit(clock, messageRate),
    allowJournal: makeRateLimit(clock, journalRate),
  }
  viewers.add(viewer)
  link.on((event) => hear(relay, viewer, event))
}

function hear(relay: Relaying, viewer: Viewer, event: LinkEvent): void {
  if (event.type === 'closed') {
    if (relay.viewers.delete(viewer) && viewer.isIn) relay.changed?.()
    return
  }
  if (event.type === 'dropped') return
  if (!viewer.allow()) limit(viewer)
  else if (event.text.length <= longest) read(relay, viewer, event.text)
}

function read(relay: Relaying, viewer: Viewer, text: string): void {
  const message = readViewerMessage(text)
  // A viewer who hasn't asked for anything has only so long to do it.
  if (viewer.isIn) viewer.pulse.heard()
  if (message?.type === 'ping' && viewer.isIn) note(viewer, message)
  if (message?.type !== 'look' && message?.type !== 'resync') return
  if (!viewer.allowJournal()) limit(viewer)
  else if (message.type === 'look') look(relay, viewer, message)
  else if (viewer.isIn) send(viewer, journalFrom(relay, message.from))
}

/** Drops a message that came too fast; a link on which that never stops is closed. */
function limit(viewer: Viewer): void {
  if (++viewer.excess > mostExcess) viewer.link.close('too much')
}

const send = ({ link }: Viewer, message: RelayMessage | undefined) => message && link.send(writeGallery(message))

function note(viewer: Viewer, { below, at }: { below: number; at?: string }): void {
  viewer.below = below
  viewer.at = at
}

/** Shows a viewer in, or sends it on to one that passes the match on. */
function look(relay: Relaying, viewer: Viewer, { protocol: theirs, have }: LookMessage): void {
  if (theirs !== protocol) {
    send(viewer, { type: 'closed', why: 'version' })
    viewer.link.close('version')
  } else if (!viewer.isIn && inside(relay).length >= relay.room()) sendOn(relay, viewer)
  else {
    viewer.isIn = true
    send(viewer, welcome(relay, have))
    relay.changed?.()
  }
}

/** The addresses with the fewest behind them come first. */
function sendOn(relay: Pick<Relaying, 'viewers' | 'showing' | 'host'>, viewer: Viewer): void {
  const relays = inside(relay).filter(({ at }) => at !== undefined)
  const best = relays.sort((a, b) => a.below - b.below).slice(0, mostPlaces)
  // The next one is sent elsewhere, even before this one is counted.
  if (best[0]) best[0].below++
  const entries = relay.showing?.entries
  const host = entries ? foldTable(entries).roster.host : relay.host()
  const at = best.flatMap((one) => one.at ?? [])
  send(viewer, { type: 'elsewhere', at, ...(host === undefined ? {} : { host }) })
  viewer.link.close('full')
}

const stateOf = (relay: Pick<Relaying, 'viewers' | 'state'>): CrowdState => {
  const { quiet, absent, behind, viewers = crowdOf(relay) } = relay.state()
  return { quiet, absent, behind, viewers: Math.min(viewers, 9999) }
}

function welcome(relay: Pick<Relaying, 'viewers' | 'showing' | 'state'>, have: LookMessage['have']): RelayMessage {
  const { showing } = relay
  if (!showing) return { type: 'idle' }
  const { match, edition, entries } = showing
  const values = edition === undefined ? {} : { edition }
  const known = have?.match === match ? have : undefined
  return { type: 'welcome', match, ...values, ...branchAfter(entries, known), ...stateOf(relay) }
}

function journalFrom({ showing }: Pick<Relaying, 'showing'>, from: number): RelayMessage | undefined {
  return showing && { type: 'journal', from, entries: showing.entries.slice(from) }
}

function show(relay: Pick<Relaying, 'viewers' | 'showing' | 'state'>, next: BroadcastMatch | undefined): void {
  const before = relay.showing
  relay.showing = next
  if (before?.match !== next?.match) {
    const message = welcome(relay, undefined)
    for (const viewer of inside(relay)) send(viewer, message)
  } else if (before && next) tellNews(relay, before.entries, next.entries)
}

/** Sends what has been added to the journal, or what has changed in it. */
function tellNews(
  relay: Pick<Relaying, 'viewers' | 'showing'>,
  before: readonly Entry<unknown>[],
  now: readonly Entry<unknown>[],
): void {
  const fork = forkOf(before, now)
  const news: readonly (RelayMessage | undefined)[] =
    fork === before.length ? now.slice(fork).map((entry) => ({ type: 'entry', entry })) : [journalFrom(relay, fork)]
  for (const viewer of inside(relay)) for (const message of news) send(viewer, message)
}

function sendBeat(relay: Relaying, beat: number): void {
  for (const viewer of relay.viewers) {
    viewer.pulse.tick()
    if (viewer.pulse.silence() >= silenceTimeout) viewer.link.close('silent')
  }
  const all = inside(relay)
  const isCrowded = all.length + spareRoom >= relay.room()
  const seq = (relay.showing?.entries.length ?? 1) - 1
  const ping: RelayMessage = { type: 'ping', beat, seq, ...stateOf(relay), ...(isCrowded ? { relay: true } : {}) }
  for (const viewer of all) send(viewer, ping)
  relay.changed?.()
}
