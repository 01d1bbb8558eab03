import { createHmac, randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Limiter } from './limits.ts'
import type { Here } from './signalling.ts'

/** The STUN and TURN servers that pages get from this server. */
export interface RelayServers {
  readonly stun: readonly string[]
  readonly turn: readonly string[]
  /** The secret that this server and the TURN servers share: coturn’s `static-auth-secret`. */
  readonly secret: string
}

/**
 * Lifetime of a credential, s. Relays that coturn has opened stay open: it looks at the time once, and pages get
 * another credential for later ones.
 */
const lifetime = 60 * 60

/**
 * Answers everyone with STUN servers and whether there are relays, and who is at a live room with a credential of its
 * own for these: `id` and `token` are those of a socket that is open at signalling, and so is the `room`’s, which may
 * be the same.
 */
export const serveRelays =
  (
    { stun, turn, secret }: RelayServers = { stun: [], turn: [], secret: '' },
    here: Here,
    admits: Limiter['credentials'],
    now: () => number = Date.now,
  ): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store')
    const { searchParams: said } = new URL(request.url, 'http://localhost')
    const [id = '', token = '', room = ''] = ['id', 'token', 'room'].map((name) => said.get(name) ?? '')
    if (id === '') {
      const iceServers = stun.length > 0 ? [{ urls: stun }] : []
      return void response.json({ iceServers, relays: turn.length > 0 })
    }
    if (!here.proves({ id, token }) || !here.has(room))
      return void response.status(403).type('text').send('Relays are for pages at a room.\n')
    if (!(await admits(request))) return void response.status(429).type('text').send('Too many requests.\n')
    response.json({ iceServers: turn.length > 0 ? [credentialFor(turn, secret, now())] : [] })
  }

/** TURN servers as `RTCPeerConnection` takes them, with a credential. `now`: ms since 1970. */
export function credentialFor(urls: RelayServers['turn'], secret: string, now: number) {
  const username = `${Math.floor(now / 1000) + lifetime}:${randomBytes(6).toString('hex')}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return { urls, username, credential }
}
