import type { Clock } from '../../kit/clock.ts'
import type { Match } from '../../match/match.ts'
import type { Seat } from '../../rules/game.ts'
import { everyPing, makePulse, type Presence, type Pulse } from '../protocol/liveness.ts'

/** Measures how long each person has been silent at this host, over whichever links. */
interface Silences {
  /** The silence of a seat's person, ms: none for one at this device. */
  of(seat: Seat): number
  stop(): void
}

interface Parts {
  readonly match: Pick<Match, 'table'>
  readonly guests: { presence(key: string): Presence }
  readonly clock: Clock
  /** The host's own key. */
  readonly own: string
}

/** Silences that begin with this host, and don't count the time its browser stood still. */
export function makeSilences({ match, guests, clock, own }: Parts): Silences {
  const pulses = new Map<string, Pulse>()
  const keyOf = (seat: Seat) => {
    const key = match.table().roster.seats[seat]?.key
    return key === own ? undefined : key
  }
  const listen = (key: string) => {
    const pulse = pulses.get(key) ?? makePulse(clock)
    pulses.set(key, pulse)
    if (guests.presence(key) === 'here') pulse.heard()
    pulse.tick()
  }
  const stop = everyPing(clock, () => {
    for (const seat of match.table().roster.seats.keys()) {
      const key = keyOf(seat)
      if (key !== undefined) listen(key)
    }
  })
  return { of: (seat) => pulses.get(keyOf(seat) ?? '')?.silence() ?? 0, stop }
}
