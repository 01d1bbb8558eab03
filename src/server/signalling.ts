import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import express, { type Express } from 'express'
import { ExpressPeerServer, type IClient } from 'peer'
import { type WebSocket, WebSocketServer } from 'ws'
import { urlsAt } from './announce.ts'
import { plainErrors } from './errors.ts'
import { FilteredSocket, longestMessage } from './filteredSocket.ts'

/** Where signalling is mounted on the page's own server. Pages look here unless `table.json` says otherwise. */
const signallingPath = '/peerjs'

/** Time between pings of a socket, ms. */
const pingEvery = 10_000

const settings = {
  path: '/',
  // We ping sockets ourselves, which even a sleeping tab answers. PeerServer's own heartbeat must not cut such a tab
  // off for sending it late.
  alive_timeout: 15 * 60_000,
  // Time for which an offer waits for its receiver, which may be a host in the middle of a reload.
  expire_timeout: 2000,
  cleanup_out_msgs: 500,
}

/** Whether a socket may be opened; an address asks for too many, or another page is behind it. */
export type Admits = (request: IncomingMessage, socket: Duplex) => Promise<boolean>

/** The sockets open at signalling. */
export interface Here {
  /** Whether someone has this id: a room’s, if it is its host. */
  has(id: string): boolean
  /** Whether a request comes from the holder of an id, who alone knows its token. */
  proves(claim: { readonly id: string; readonly token: string }): boolean
}

/** Signalling where there is none. */
export const nobodyHere: Here = { has: () => false, proves: () => false }

/**
 * Runs a PeerServer on an HTTP server. It takes the upgrades of its own path and ignores all others. Requests must be
 * passed to the handler returned. It cannot be stopped while the process lives.
 */
export function mountSignalling(
  server: Server,
  admits: Admits = async () => true,
): { readonly handler: Express; readonly here: Here } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })
  const alive = dropDeadSockets(sockets)
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isSignalling(request)) return
    socket.on('error', () => socket.destroy())
    if (!(await admits(request, socket))) return turnAway(socket)
    sockets.handleUpgrade(request, socket, head, (ws) => {
      alive(ws)
      sockets.emit('connection', new FilteredSocket(ws), request)
    })
  })
  const peers = ExpressPeerServer(server, { ...settings, createWebSocketServer: () => sockets })
  const here = watchClients(peers)
  // A damaged message or a broken socket concerns its sender alone.
  peers.on('error', () => {})
  const handler = express()
    .disable('x-powered-by')
    .get(`${signallingPath}/where`, (_, response) => void response.json(whereIs(server)))
    .use(signallingPath, peers, plainErrors)
  return { handler, here }
}

/**
 * Where other devices reach this server. A page opened on “localhost” asks, since an invite link with that name would
 * lead guests to their own machine.
 */
function whereIs(server: Server): { readonly network: readonly string[] } {
  const at = server.address()
  if (typeof at !== 'object' || at === null) return { network: [] }
  return { network: urlsAt(at.port, at.address).network }
}

/** True for an upgrade to PeerServer's socket. */
export function isSignalling({ url = '' }: IncomingMessage): boolean {
  return url.split('?')[0] === `${signallingPath}/peerjs`
}

const turnAway = (socket: Duplex) =>
  socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n', () => socket.destroy())

/**
 * Ends sockets that don't answer one ping before the next, which frees their ids. The function returned takes in a new
 * one.
 */
function dropDeadSockets(sockets: WebSocketServer): (socket: WebSocket) => void {
  const alive = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, pingEvery)
  timer.unref()
  return (socket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
  }
}

/**
 * Keeps track of who is connected. PeerServer doesn't answer a returning client, one with a known id and token; this
 * sends `OPEN` for it.
 */
function watchClients(peers: ReturnType<typeof ExpressPeerServer>): Here {
  const clients = new Map<string, IClient>()
  peers.on('connection', (client) => {
    const id = client.getId()
    if (clients.get(id) === client) client.send({ type: 'OPEN' })
    clients.set(id, client)
  })
  peers.on('disconnect', (client) => {
    if (clients.get(client.getId()) === client) clients.delete(client.getId())
  })
  return { has: (id) => clients.has(id), proves: ({ id, token }) => clients.get(id)?.getToken() === token }
}
