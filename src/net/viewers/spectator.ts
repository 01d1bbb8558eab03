import { createActor } from 'xstate'
import { chartClock } from '../../kit/chart.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { makeSerial } from '../../kit/serial.ts'
import { address } from '../../link/address.ts'
import { lastOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { everyPing } from '../protocol/liveness.ts'
import { endOf } from '../protocol/protocol.ts'
import { galleryPlace } from './gallery.ts'
import { endMatch, hear } from './hear.ts'
import { makeViewerRelay } from './relay.ts'
import { seek } from './seek.ts'
import { spectatorChart } from './spectatorChart.ts'
import type { SpectatorSide, SpectatorTools, SpectatorView } from './spectatorSide.ts'

export type { SpectatorTools, SpectatorView } from './spectatorSide.ts'

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
  const side: SpectatorSide = {
    ...tools,
    inOrder: makeSerial(),
    own: address(entropy(), 1),
    avoid: new Set<string>(),
    past: new Set<string>(),
    listening: undefined,
    link: undefined,
    by: undefined,
    match: undefined,
    beat: 0,
    beatAt: clock.now(),
    state: { quiet: [], absent: [], viewers: 0, behind: 0 },
    send(event) {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    },
    view: () => view,
    presence() {
      const now = actor.getSnapshot()
      if (!now.matches('following')) return 'absent'
      return now.matches({ following: 'quiet' }) ? 'quiet' : 'here'
    },
    show(next) {
      view = next
      emitter.emit(next)
    },
    relay: makeViewerRelay({ clock, room: () => mostBelow, state: () => side.state, host: () => side.by?.host }),
  }
  const chart = spectatorChart({
    seek(report) {
      const { avoid, own } = side
      const searching = seek({
        network,
        clock,
        places: placesOf(side),
        have: haveOf(side),
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
    below: side.relay.crowd,
    close() {
      stopTicks()
      side.send({ type: 'close' })
      endMatch(side)
      side.relay.close('moved')
      side.listening?.close()
    },
  }
}

/** Ends watching for everyone here and below. */
function shut(side: SpectatorSide): void {
  endMatch(side)
  side.relay.show(undefined)
  side.relay.empty('doors')
  side.listening?.close()
  side.listening = undefined
}

/** Where the host may be: of the epoch that is known here, of the next ones, or the first. */
function placesOf({ code, match }: SpectatorSide): readonly string[] {
  const epoch = match ? lastOf(match.table.whole()).epoch : 1
  return [...new Set([epoch, epoch + 1, epoch + 2, 1])].map((one) => galleryPlace(code, one))
}

function haveOf({ match }: SpectatorSide) {
  const journal = match?.table.whole()
  return journal && { match: setupOf(journal).match, ...endOf(journal.entries) }
}

function tick(side: SpectatorSide): void {
  side.match?.user.tick()
}
