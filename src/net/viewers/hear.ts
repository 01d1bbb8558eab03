import type { Clock } from '../../kit/clock.ts'
import type { Serial } from '../../kit/serial.ts'
import type { LinkEvent } from '../../link/link.ts'
import { everyPing, makePulse, type Presence } from '../protocol/liveness.ts'
import { type CrowdState, type RelayMessage, type RelayPing, readStandMessage, writeGallery } from './messages.ts'
import type { FoundHost } from './seek.ts'
import type { ShownMatch, SpectatorView } from './shownMatch.ts'
import type { SpectatorDispatch } from './spectatorChart.ts'

/** Silence of the link after which it counts as dead, ms. */
const linkPatience = 6000
/** Time the host's signs of life may fail to get through, ms, before another way is looked for. */
const beatPatience = 20_000
/** The same before the match is shown as interrupted. */
const quietPatience = 6000

/** A viewer's knowledge of the host, by the links it has followed. */
export interface HeardHost {
  /** The link that it follows now. */
  link: FoundHost['link'] | undefined
  /** The viewer at its other end, or at that of the last link; undefined for the host itself. */
  by: FoundHost['by']
  /** Presence of the host; absent without a link. */
  presence: Presence
  /** The last sign of life of the host, and when it came, ms. */
  beat: number
  beatAt: number
  state: CrowdState
}

/** Before any link. */
export const nothingHeard = (clock: Clock): HeardHost => ({
  link: undefined,
  by: undefined,
  presence: 'absent',
  beat: 0,
  beatAt: clock.now(),
  state: { quiet: [], absent: [], viewers: 0, behind: 0 },
})

interface HearPorts {
  readonly heard: HeardHost
  readonly clock: Clock
  /** Messages over a link are read in order, since verifying takes time. */
  readonly inOrder: Serial
  readonly tell: SpectatorDispatch
  readonly match: Pick<ShownMatch, 'journal' | 'pass' | 'welcome'>
  readonly show: (view: SpectatorView) => void
  /** This viewer as others reach it, once it has been asked to pass the match on. */
  readonly below: {
    crowd(): number
    /** Where they reach it, while they can. */
    at(): string | undefined
    open(): void
    beat(beat: number): void
  }
}

/** Follows what comes over a new link, from its first message on. */
export function hear(ports: HearPorts, { link, first, by }: FoundHost): () => void {
  const { clock, tell, heard, below } = ports
  const pulse = makePulse(clock)
  heard.link = link
  heard.by = by
  heard.presence = 'here'
  heard.beatAt = clock.now()
  const take = (message: RelayMessage) =>
    void ports.inOrder(async () => {
      if (heard.link === link) await onMessage(ports, message)
    })
  take(first)
  const off = link.on((event: LinkEvent) => {
    pulse.heard()
    if (event.type === 'closed') tell({ type: event.reason === 'doors' ? 'shut' : 'lost' })
    const message = event.type === 'message' ? readStandMessage(event.text) : undefined
    if (message) take(message)
  })
  const stopTicks = everyPing(clock, () => {
    pulse.tick()
    const stalled = clock.now() - heard.beatAt
    const isDead = pulse.silence() >= linkPatience || stalled >= beatPatience
    heard.presence = isDead ? 'absent' : stalled >= quietPatience ? 'quiet' : 'here'
    tell({ type: heard.presence })
    const at = below.at()
    link.send(writeGallery({ type: 'ping', below: below.crowd(), ...(at === undefined ? {} : { at }) }))
  })
  return () => {
    heard.presence = 'absent'
    off()
    stopTicks()
  }
}

async function onMessage(ports: HearPorts, message: RelayMessage): Promise<void> {
  const { heard, match, show, tell } = ports
  switch (message.type) {
    case 'welcome':
      heard.state = stateIn(message)
      await match.welcome(message, heard.by)
      break
    case 'idle':
      // The last match stays on the screen until the next one begins.
      if (!match.journal()) show({ type: 'idle' })
      break
    case 'entry':
    case 'journal':
      match.pass(message)
      break
    case 'ping':
      onPing(ports, message)
      break
    case 'closed':
      tell({ type: message.why === 'doors' ? 'shut' : 'lost' })
      break
    case 'elsewhere':
      tell({ type: 'lost' })
  }
}

const stateIn = ({ quiet, absent, viewers, behind }: CrowdState): CrowdState => ({ quiet, absent, viewers, behind })

function onPing({ heard, clock, match, below }: HearPorts, ping: RelayPing): void {
  const { quiet, absent, viewers, beat, seq } = ping
  heard.state = stateIn(ping)
  if (ping.relay) below.open()
  if (isStale(heard.beat, beat)) return
  heard.beat = beat
  heard.beatAt = clock.now()
  match.pass({ type: 'ping', seq, quiet, absent, ...(viewers > 0 ? { viewers } : {}) })
  below.beat(beat)
}

/** Whether a sign of life has come round in a circle of viewers; another host begins at another number. */
const isStale = (last: number, beat: number) => beat <= last && last - beat < beatPatience / 1000
