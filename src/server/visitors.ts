import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { RequestHandler } from 'express'

/** Decides by its headers whether a request was meant for this server. */
export interface Visitors {
  /** Turns away requests for other names: a page elsewhere may have its name point here. */
  readonly requests: RequestHandler
  /** Whether a socket was opened by a page of this server, or of one that is allowed. */
  mayTalk(request: Pick<IncomingMessage, 'headers'>): boolean
}

/**
 * `names`: what the server is called besides its addresses and its own name. `origins`: pages elsewhere that
 * use its signalling, such as `https://play.example.org`.
 */
export function makeVisitors(names: readonly string[], origins: readonly string[]): Visitors {
  const own = new Set(['localhost', hostname().toLowerCase(), ...names.map(lower)])
  const isOwn = (host: string | undefined) => {
    const name = nameIn(host)
    return name !== undefined && (isIP(name) > 0 || own.has(name) || isLocal(name))
  }
  return {
    requests({ headers: { host } }, response, next) {
      if (isOwn(host)) return next()
      const name = nameIn(host) ?? 'that name'
      response.status(421).type('text').send(`This server doesn’t answer to ${name}. Start it with --name to add it.\n`)
    },
    mayTalk({ headers: { host, origin } }) {
      // Only browsers say where a page is from, and only they can be lured into talking.
      if (origin === undefined) return isOwn(host)
      return isOwn(host) && (origins.includes(origin) || nameOf(origin) === nameIn(host))
    },
  }
}

const lower = (text: string) => text.toLowerCase()

/** Names that only a local network gives. */
const isLocal = (name: string) => /^[^.]+(\.(local|lan|home|internal|home\.arpa))?$/.test(name)

/** The name in a `Host` header, without port and brackets. */
const nameIn = (host: string | undefined): string | undefined =>
  /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i
    .exec(host ?? '')
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase()

/** The name in an `Origin` header; another port of the same machine is as good as this one. */
function nameOf(origin: string): string | undefined {
  try {
    return nameIn(new URL(origin).host)
  } catch {
    return undefined
  }
}
