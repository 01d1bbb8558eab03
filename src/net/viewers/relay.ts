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

/** Dependencies of a stand. */
export interface ViewerRelayPorts {
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
interface Side extends ViewerRelayPorts {
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
  const side: Side = { ...ports, viewers: new Set(), showing: undefined, closed: false }
  return {
    accept: (link) => accept(side, link),
    show: (showing) => show(side, showing),
    beat: (beat) => sendBeat(side, beat),
    crowd: () => crowdOf(side),
    empty: (why) => empty(side, why),
    close(why) {
      side.closed = true
      empty(side, why)
    },
  }
}

function empty({ viewers }: Side, why: 'doors' | 'moved'): void {
  const all = [...viewers]
  viewers.clear()
  for (const { link } of all) {
    if (why === 'doors') link.send(writeGallery({ type: 'closed', why }))
    link.close(why)
  }
}

const inside = ({ viewers }: Side) => [...viewers].filter(({ isIn }) => isIn)

const crowdOf = (side: Side) => inside(side).reduce((sum, { below }) => sum + 1 + below, 0)

function accept(side: Side, link: Link): void {
  const strangers = side.viewers.size - inside(side).length
  if (side.closed || strangers >= mostStrangers) {
    link.close('busy')
    return
  }
  const { clock, viewers } = side
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
  link.on((event) => hear(side, viewer, event))
}

function hear(side: Side, viewer: Viewer, event: LinkEvent): void {
  if (event.type === 'closed') {
    if (side.viewers.delete(viewer) && viewer.isIn) side.changed?.()
    return
  }
  if (event.type === 'dropped') return
  if (!viewer.allow()) limit(viewer)
  else if (event.text.length <= longest) read(side, viewer, event.text)
}

function read(side: Side, viewer: Viewer, text: string): void {
  const message = readViewerMessage(text)
  // A viewer who hasn't asked for anything has only so long to do it.
  if (viewer.isIn) viewer.pulse.heard()
  if (message?.type === 'ping' && viewer.isIn) note(viewer, message)
  if (message?.type !== 'look' && message?.type !== 'resync') return
  if (!viewer.allowJournal()) limit(viewer)
  else if (message.type === 'look') look(side, viewer, message)
  else if (viewer.isIn) send(viewer, journalFrom(side, message.from))
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
function look(side: Side, viewer: Viewer, { protocol: theirs, have }: LookMessage): void {
  if (theirs !== protocol) {
    send(viewer, { type: 'closed', why: 'version' })
    viewer.link.close('version')
  } else if (!viewer.isIn && inside(side).length >= side.room()) sendOn(side, viewer)
  else {
    viewer.isIn = true
    send(viewer, welcome(side, have))
    side.changed?.()
  }
}

/** The addresses with the fewest behind them come first. */
function sendOn(side: Side, viewer: Viewer): void {
  const relays = inside(side).filter(({ at }) => at !== undefined)
  const best = relays.sort((a, b) => a.below - b.below).slice(0, mostPlaces)
  // The next one is sent elsewhere, even before this one is counted.
  if (best[0]) best[0].below++
  const entries = side.showing?.entries
  const host = entries ? foldTable(entries).roster.host : side.host()
  const at = best.flatMap((one) => one.at ?? [])
  send(viewer, { type: 'elsewhere', at, ...(host === undefined ? {} : { host }) })
  viewer.link.close('full')
}

const stateOf = (side: Side): CrowdState => {
  const { quiet, absent, behind, viewers = crowdOf(side) } = side.state()
  return { quiet, absent, behind, viewers: Math.min(viewers, 9999) }
}

function welcome(side: Side, have: LookMessage['have']): RelayMessage {
  const { showing } = side
  if (!showing) return { type: 'idle' }
  const { match, edition, entries } = showing
  const values = edition === undefined ? {} : { edition }
  const known = have?.match === match ? have : undefined
  return { type: 'welcome', match, ...values, ...branchAfter(entries, known), ...stateOf(side) }
}

function journalFrom({ showing }: Side, from: number): RelayMessage | undefined {
  return showing && { type: 'journal', from, entries: showing.entries.slice(from) }
}

function show(side: Side, next: BroadcastMatch | undefined): void {
  const before = side.showing
  side.showing = next
  if (before?.match !== next?.match) {
    const message = welcome(side, undefined)
    for (const viewer of inside(side)) send(viewer, message)
  } else if (before && next) tellNews(side, before.entries, next.entries)
}

/** Sends what has been added to the journal, or what has changed in it. */
function tellNews(side: Side, before: readonly Entry<unknown>[], now: readonly Entry<unknown>[]): void {
  const fork = forkOf(before, now)
  const news: readonly (RelayMessage | undefined)[] =
    fork === before.length ? now.slice(fork).map((entry) => ({ type: 'entry', entry })) : [journalFrom(side, fork)]
  for (const viewer of inside(side)) for (const message of news) send(viewer, message)
}

function sendBeat(side: Side, beat: number): void {
  for (const viewer of side.viewers) {
    viewer.pulse.tick()
    if (viewer.pulse.silence() >= silenceTimeout) viewer.link.close('silent')
  }
  const all = inside(side)
  const isCrowded = all.length + spareRoom >= side.room()
  const seq = (side.showing?.entries.length ?? 1) - 1
  const ping: RelayMessage = { type: 'ping', beat, seq, ...stateOf(side), ...(isCrowded ? { relay: true } : {}) }
  for (const viewer of all) send(viewer, ping)
  side.changed?.()
}
