import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RequestHandler } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** The most one address may ask of the server. A household, a club or a school may share one. */
export interface Limits {
  /** Requests for files, a minute. */
  readonly requests: number
  /** Sockets opened to signalling, a minute: every attempt to dial a host is one. */
  readonly sockets: number
  /** Sockets open at a time. */
  readonly open: number
  /** Credentials for relays, an hour: a page takes two, and one more when it reloads. */
  readonly credentials: number
}

const usual: Limits = { requests: 3000, sockets: 600, open: 200, credentials: 600 }

/** Counts what each address asks for. */
export interface Limiter {
  /** Turns away requests that are too many, with status 429. */
  readonly requests: RequestHandler
  /** Whether an address may open another socket; it is counted until that closes. */
  admits(request: IncomingMessage, socket: Duplex): Promise<boolean>
  /** Whether an address may have another credential for relays. */
  credentials(request: IncomingMessage): Promise<boolean>
}

/** `behindProxy`: the address is the last one that the proxy forwarded. */
export function makeLimiter(behindProxy: boolean, limits: Limits = usual): Limiter {
  const requests = new RateLimiterMemory({ points: limits.requests, duration: 60 })
  const sockets = new RateLimiterMemory({ points: limits.sockets, duration: 60 })
  const credentials = new RateLimiterMemory({ points: limits.credentials, duration: 60 * 60 })
  const open = new Map<string, number>()
  const count = (who: string, more: number) => {
    const now = (open.get(who) ?? 0) + more
    if (now > 0) open.set(who, now)
    else open.delete(who)
  }
  return {
    async requests(request, response, next) {
      if (await has(requests, addressOf(request, behindProxy))) return next()
      response.status(429).set('Retry-After', '60').type('text').send('Too many requests.\n')
    },
    async admits(request, socket) {
      const who = addressOf(request, behindProxy)
      if ((open.get(who) ?? 0) >= limits.open) return false
      count(who, 1)
      socket.once('close', () => count(who, -1))
      return has(sockets, who)
    },
    credentials: (request) => has(credentials, addressOf(request, behindProxy)),
  }
}

/** Takes one point, if there is one left. */
const has = (limiter: RateLimiterMemory, who: string): Promise<boolean> =>
  limiter.consume(who).then(
    () => true,
    () => false,
  )

/** From where a request came. */
interface Sent extends Pick<IncomingMessage, 'headers'> {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The requester: an IPv4 address, or the network of an IPv6 one, in which a household picks its own. */
export function addressOf(request: Sent, behindProxy: boolean): string {
  const forwarded = behindProxy ? request.headers['x-forwarded-for'] : undefined
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim()
  const address = last || (request.socket.remoteAddress ?? '')
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return four ?? networkOf(address)
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [before = '', after = ''] = address.split('::')
  const left = before.split(':').filter(Boolean)
  const right = after.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
