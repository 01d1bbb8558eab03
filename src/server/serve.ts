import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import express, { type RequestHandler, type Router } from 'express'
import { encodings, isCompressible } from './compress.ts'
import { plainErrors } from './errors.ts'
import { type Limits, makeLimiter } from './limits.ts'
import { safeHeaders } from './policy.ts'
import { type RelayServers, serveRelays } from './relays.ts'
import { isSignalling, mountSignalling, nobodyHere } from './signalling.ts'
import { makeVisitors } from './visitors.ts'

/** The things to serve, and where. */
export interface ServeOptions {
  /** 0 for any free one. */
  readonly port: number
  /** The folder of the built page. */
  readonly dist: string
  /** The address to listen on. Default: all of the machine's. */
  readonly host?: string
  /** False serves the page alone. */
  readonly signalling?: boolean
  /** Number of higher ports to try while `port` is in use. Default: 0. */
  readonly spare?: number
  /** The server's names, besides its addresses. */
  readonly names?: readonly string[]
  /** Pages elsewhere that use its signalling. */
  readonly origins?: readonly string[]
  /** True if all requests come through a proxy that says from whom. */
  readonly behindProxy?: boolean
  /** The relays that pages are told of. */
  readonly relays?: RelayServers | undefined
  readonly limits?: Limits
}

/** A running server. */
export interface Served {
  readonly port: number
  /** Stops listening and ends all connections. A PeerServer's timers run until the process ends. */
  close(): Promise<void>
}

/** Serves the page and signalling on one port. Rejects with a readable error if it cannot listen. */
export async function startServer(options: ServeOptions): Promise<Served> {
  const server = makeServer(options)
  const port = await listen(server, options)
  // For example too many open files when a connection is accepted.
  server.on('error', ({ message }) => console.error(message))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close }
}

function makeServer(options: ServeOptions): Server {
  const { dist, signalling = true, relays } = options
  const limiter = makeLimiter(options.behindProxy ?? false, options.limits)
  const visitors = makeVisitors(options.names ?? [], options.origins ?? [])
  const app = express().disable('x-powered-by')
  const server = createServer(app)
  server.on('upgrade', (request, socket: Duplex) => {
    // Node listens to the errors of other connections, but leaves an upgraded one to us.
    socket.on('error', () => socket.destroy())
    if (!signalling || !isSignalling(request)) refuse(socket)
  })
  app.use(safeHeaders(pageIn(dist)), limiter.requests, visitors.requests)
  const mounted = signalling
    ? mountSignalling(
        server,
        async (request, socket) => visitors.mayTalk(request) && (await limiter.admits(request, socket)),
      )
    : undefined
  app.get('/ice', serveRelays(relays, mounted?.here ?? nobodyHere, limiter.credentials))
  if (mounted) app.use(mounted.handler)
  app.use(serveFiles(dist))
  app.use((_, response) => void response.status(404).type('text').send('Nothing here.\n'))
  app.use(plainErrors)
  return server
}

/** The text of the page in a folder; empty if there is none. */
function pageIn(dist: string): string {
  const file = join(dist, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const refuse = (socket: Duplex) =>
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n', () => socket.destroy())

/** Vite puts a hash of the content into these names, so the files behind them never change. */
const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/

/** Serves the files of a folder, but no dotfiles. Requests for anything else go to the next handler. */
function serveFiles(folder: string): Router {
  const files = express.static(folder, { cacheControl: false, redirect: false })
  return express.Router().use(onlyReading, cacheHeaders, compressed(folder), files)
}

const onlyReading: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') next()
  else response.status(405).set('Allow', 'GET, HEAD').type('text').send('This server only serves files.\n')
}

const cacheHeaders: RequestHandler = ({ path }, response, next) => {
  const forEver = hashed.test(path)
  response.set('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  next()
}

/** Switches to the compressed copy that the build has made of a file, if the browser accepts it. */
function compressed(folder: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request
    if (!hashed.test(path) || !isCompressible(path)) return next()
    response.vary('Accept-Encoding')
    const encoding = encodings.find(
      ({ name, extension }) => request.acceptsEncodings(name) && existsSync(join(folder, path + extension)),
    )
    if (encoding) {
      request.url = path + encoding.extension
      response.set('Content-Encoding', encoding.name).type(extname(path))
    }
    next()
  }
}

async function listen(server: Server, { port, host, spare = 0 }: ServeOptions): Promise<number> {
  for (let next = port; ; next++) {
    const problem = await tryPort(server, next, host)
    if (!problem) return portOf(server)
    if (problem.code !== 'EADDRINUSE' || next >= port + spare) throw readable(problem, next)
  }
}

function tryPort(server: Server, port: number, host: string | undefined) {
  return new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

function readable({ code, message }: NodeJS.ErrnoException, port: number): Error {
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use. Try another: npm start -- --port ${port + 1}`)
  if (code === 'EACCES') return new Error(`You don’t have permission to use port ${port}. Choose one above 1023.`)
  return new Error(`Can’t listen on port ${port}: ${message}`)
}

function portOf(server: Server): number {
  const isInfo = (address: unknown): address is AddressInfo =>
    typeof address === 'object' && address !== null && 'port' in address
  const address = server.address()
  if (!isInfo(address)) throw new Error('Bug: a listening server without a port')
  return address.port
}
