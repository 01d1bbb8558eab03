import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFolder } from './folder.ts'
import { isSignalling, mountSignalling, signallingPath } from './signalling.ts'

/** What to serve, and where. */
export interface ServeOptions {
  /** 0 for any free one. */
  readonly port: number
  /** The folder of the built page. */
  readonly dist: string
  /** The address to listen at; all of the machine's when missing. */
  readonly host?: string
  /** False serves the page alone. */
  readonly signalling?: boolean
  /** How many ports above `port` to try while they are in use; 0 when missing. */
  readonly spare?: number
}

/** A server that runs. */
export interface Served {
  readonly port: number
  /** Stops listening and ends all connections. A PeerServer's timers go on until the process ends. */
  close(): Promise<void>
}

/** Serves the page and signalling on one port. Rejects with a sentence when the port cannot be had. */
export async function startServer(options: ServeOptions): Promise<Served> {
  const server = options.signalling === false ? makeServer(options.dist) : withSignalling(options)
  const port = await listen(server, options)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close }
}

function makeServer(dist: string): Server {
  const files = serveFolder(dist)
  return createServer((request, response) => void files(request, response))
}

function withSignalling({ dist }: ServeOptions): Server {
  const files = serveFolder(dist)
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${signallingPath}/`)) signalling(request, response)
    else void files(request, response)
  })
  const signalling = mountSignalling(server)
  server.on('upgrade', (request, socket) => {
    if (!isSignalling(request)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  })
  return server
}

async function listen(server: Server, { port, host, spare = 0 }: ServeOptions): Promise<number> {
  for (let next = port; ; next++) {
    const problem = await tryPort(server, next, host)
    if (!problem) return portOf(server)
    if (problem.code !== 'EADDRINUSE' || next >= port + spare) throw sentenceFor(problem, next)
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

function sentenceFor(problem: NodeJS.ErrnoException, port: number): Error {
  if (problem.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`)
  if (problem.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user. Choose one above 1023.`)
  return new Error(`Cannot listen on port ${port}: ${problem.message}`)
}

function portOf(server: Server): number {
  const isInfo = (address: unknown): address is AddressInfo =>
    typeof address === 'object' && address !== null && 'port' in address
  const address = server.address()
  if (!isInfo(address)) throw new Error('Bug: a listening server without a port')
  return address.port
}
