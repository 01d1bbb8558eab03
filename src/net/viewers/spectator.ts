import { createActor } from 'xstate'
import { chartClock } from '../../kit/chart.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { makeSerial } from '../../kit/serial.ts'
import { address } from '../../link/address.ts'
import type { Listening, Network } from '../../link/link.ts'
import { type Journal, lastOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { HostConnection } from '../guest/hostConnection.ts'
import { absentAfter, everyPing } from '../protocol/liveness.ts'
import { endOf } from '../protocol/protocol.ts'
import { galleryCode, galleryPlace } from './gallery.ts'
import { type HeardHost, hear, nothingHeard } from './hear.ts'
import { writeGallery } from './messages.ts'
import { makeViewerRelay, type ViewerRelay } from './relay.ts'
import { seek } from './seek.ts'
import { type MatchTools, makeShownMatch, type SpectatorView } from './shownMatch.ts'
import { type SpectatorDispatch, spectatorChart } from './spectatorChart.ts'

export type { SpectatorView } from './shownMatch.ts'

/** Dependencies of watching. Nothing in them leads to a seat, or to the room's own code. */
interface SpectatorTools extends MatchTools {
  readonly network: Network
  /** The code of the watch link. */
  readonly code: string
}

/** Someone who watches a room's matches, one after another, and passes them on to others. */
export interface Spectator {
  view(): SpectatorView
  /** Delay of what is seen, s. */
  behind(): number
  on(listener: (view: SpectatorView) => void): () => void
  /** Looks for the match now instead of at the next try. */
  redial(): void
  /** Number of viewers by way of this one. */
  below(): number
  close(): void
}

/** Links of a viewer who passes the match on, besides the one it comes by. */
const mostBelow = 7

/** Looks for the match of a watch link, and follows whatever is shown there. */
export function openSpectator(tools: SpectatorTools): Spectator {
  const { clock, network, entropy } = tools
  const emitter = makeEmitter<SpectatorView>()
  let view: SpectatorView = { type: 'seeking' }
  const show = (next: SpectatorView) => {
    view = next
    emitter.emit(next)
  }
  const own = address(entropy(), 1)
  /** Viewers that have passed on something invalid, and this one. */
  const avoid = new Set([own])
  const heard = nothingHeard(clock)
  const relay = makeViewerRelay({ clock, room: () => mostBelow, state: () => heard.state, host: () => heard.by?.host })
  const below = makeBelow(network, own, relay)
  // Nothing is said before the chart has started.
  let tell: SpectatorDispatch = () => {}
  const match = makeShownMatch({
    ...tools,
    show,
    relay,
    connection: connectionOf(heard, () => tell({ type: 'redial' })),
    distrust() {
      if (heard.by) avoid.add(heard.by.at)
      tell({ type: 'lost' })
    },
  })
  const inOrder = makeSerial()
  const chart = spectatorChart({
    seek: (report) => seekHost(tools, match.journal(), avoid, report),
    hear: (found, report) => hear({ heard, clock, inOrder, tell: report, match, show, below }, found),
  })
  const actor = createActor(chart, { clock: chartClock(clock) })
  actor.on('apart', ({ problem }) => {
    heard.link = undefined
    if (problem === 'doors') {
      match.end()
      below.shut()
    }
    if (!match.journal()) show({ type: 'apart', problem })
  })
  actor.start()
  tell = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  const stopTicks = everyPing(clock, match.tick)
  return {
    view: () => view,
    behind: () => heard.state.behind,
    on: emitter.on,
    redial: () => tell({ type: 'redial' }),
    below: relay.crowd,
    close() {
      stopTicks()
      tell({ type: 'close' })
      match.end()
      below.close()
    },
  }
}

/** Passes the match on to others, once the host has asked for that. */
function makeBelow(network: Network, own: string, relay: ViewerRelay) {
  let listening: Listening | undefined
  return {
    crowd: relay.crowd,
    beat: relay.beat,
    at: () => (listening?.state.type === 'open' ? own : undefined),
    open() {
      listening ??= network.listen(own, relay.accept)
    },
    /** Ends watching for everyone there. */
    shut() {
      relay.show(undefined)
      relay.empty('doors')
      listening?.close()
      listening = undefined
    },
    close() {
      relay.close('moved')
      listening?.close()
    },
  }
}

/** Looks for the host where it may be: at the epoch that is known here, at the next ones, or at the first. */
function seekHost(
  { network, clock, code }: SpectatorTools,
  journal: Journal | undefined,
  avoid: ReadonlySet<string>,
  tell: SpectatorDispatch,
): () => void {
  const epoch = journal ? lastOf(journal).epoch : 1
  const places = [...new Set([epoch, epoch + 1, epoch + 2, 1])].map((one) => galleryPlace(code, one))
  const have = journal && { match: setupOf(journal).match, ...endOf(journal.entries) }
  const searching = seek({ network, clock, code: galleryCode(code), places, have, avoid })
  void searching.result.then((found) =>
    tell('link' in found ? { type: 'found', found } : { ...found, type: 'notFound' }),
  )
  return searching.cancel
}

/** The viewer's link as a guest's table uses it: it asks for what is missing, and says nothing else. */
const connectionOf = (heard: HeardHost, redial: () => void): Omit<HostConnection, 'serve' | 'distrust'> => ({
  send(message) {
    if (message.type === 'resync') heard.link?.send(writeGallery(message))
  },
  presence: () => heard.presence,
  // The chart has waited already before it calls the host absent.
  silence: () => (heard.presence === 'absent' ? absentAfter : 0),
  isCutOff: () => false,
  redial,
  close() {},
})
