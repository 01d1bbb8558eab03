import { createHmac, randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'

/** The STUN and TURN servers that pages get from this server. */
export interface Relays {
  readonly stun: readonly string[]
  readonly turn: readonly string[]
  /** What this server and the TURN servers share: coturn’s `static-auth-secret`. */
  readonly secret: string
}

/** How long a credential lasts, s: as long as a page may stay at its table. */
const lifetime = 24 * 60 * 60

/** Answers with ICE servers, if there are any; each page gets credentials of its own, which expire. */
export const serveRelays =
  (relays: Relays | undefined, now: () => number = Date.now): RequestHandler =>
  (_, response) => {
    const servers = relays ? iceServers(relays, now()) : []
    response.set('Cache-Control', 'no-store').json({ iceServers: servers })
  }

/** ICE servers as `RTCPeerConnection` takes them. `now`: ms since 1970. */
export function iceServers({ stun, turn, secret }: Relays, now: number) {
  const username = `${Math.floor(now / 1000) + lifetime}:${randomBytes(6).toString('hex')}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return [
    ...(stun.length > 0 ? [{ urls: [...stun] }] : []),
    ...(turn.length > 0 ? [{ urls: [...turn], username, credential }] : []),
  ]
}
