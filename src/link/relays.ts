import type { Clock } from '../kit/clock.ts'
import type { AtRoom, LinkConfig } from './config.ts'

/** Age up to which a credential serves connections that are made now, ms: it lasts for twice as long. */
const fresh = 30 * 60_000
/** Interval at which a host checks that its credential is still fresh, ms. */
const lookEvery = 10 * 60_000
/** Time to wait for a credential, ms: most connections do without a relay. */
const patience = 3000

/** The ICE servers of this page’s connections, those that only last for a while included. */
export interface Relays {
  /** For connections that are made from now on: it changes with each new credential. */
  readonly rtc: RTCConfiguration
  /** Resolves once a guest’s connection can be made: with a fresh credential, if it gets one in time. */
  renew(who: AtRoom): Promise<void>
  /** Keeps a credential fresh for a host, until the function returned is called. */
  keep(who: AtRoom): () => void
}

/** The relays of a configuration. */
export function openRelays({ iceServers, relayOnly, relays }: Omit<LinkConfig, 'brokers'>, clock: Clock): Relays {
  const lasting = iceServers.map((server) => ({ ...server }))
  const rtc: RTCConfiguration = { iceServers: lasting, ...(relayOnly ? { iceTransportPolicy: 'relay' } : {}) }
  let since = Number.NEGATIVE_INFINITY
  const renew = (who: AtRoom) =>
    new Promise<void>((resolve) => {
      if (!relays || clock.now() - since < fresh) return resolve()
      const cancel = clock.after(patience, resolve)
      void relays.ask(who).then((given) => {
        cancel()
        if (given) {
          since = clock.now()
          rtc.iceServers = [...lasting, ...given.map((server) => ({ ...server }))]
        }
        resolve()
      })
    })
  const keep = (who: AtRoom) => {
    let cancel = () => {}
    const look = () => {
      void renew(who)
      cancel = clock.after(lookEvery, look)
    }
    if (relays) look()
    return () => cancel()
  }
  return { rtc, renew, keep }
}
