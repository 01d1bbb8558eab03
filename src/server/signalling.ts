import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import express from 'express'
import { ExpressPeerServer } from 'peer'
import { type WebSocket, WebSocketServer } from 'ws'
import { urlsAt } from './announce.ts'

/** Where signalling is mounted on the page's own server; `table.json` beside the page says the same. */
export const signallingPath = '/peerjs'

/** The longest message to the signalling server, in bytes: a session description needs a few kB. */
const longestMessage = 64 * 1024
/** How often sockets are asked whether they are still there, ms. */
const pingEvery = 10_000

const settings = {
  path: '/',
  // Sockets are pinged below, which a sleeping tab answers too; PeerServer's own heartbeat, which
  // such a tab sends late, must not cut it off.
  alive_timeout: 15 * 60_000,
  // How long a dial to nobody waits for somebody to come: a host in the middle of a reload.
  expire_timeout: 2000,
  cleanup_out_msgs: 500,
}

/** Handles a request under `signallingPath`. */
export type SignallingHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Lets a PeerServer answer on an HTTP server. It takes the upgrades of its own path and leaves all
 * others alone; requests are for the caller to pass on. It cannot be stopped while the process lives.
 */
export function mountSignalling(server: Server): SignallingHandler {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isSignalling(request)) return
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request))
  })
  dropDeadSockets(sockets)
  const peers = ExpressPeerServer(server, { ...settings, createWebSocketServer: () => sockets })
  confirmReturns(peers)
  // A broken message is the sender's problem alone.
  peers.on('error', () => {})
  return express()
    .get(`${signallingPath}/where`, (_, response) => void response.json(whereIs(server)))
    .use(signallingPath, peers)
}

/**
 * Where other devices reach this server: a page opened as «localhost» asks, since a link with that
 * name would lead its guests to themselves.
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

/** Ends sockets that do not answer a ping until the next one, so that their ids become free. */
function dropDeadSockets(sockets: WebSocketServer): void {
  const alive = new WeakSet<WebSocket>()
  sockets.on('connection', (socket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
  })
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, pingEvery)
  timer.unref()
}

/** PeerServer takes a host with a known id and token back without a word; this says `OPEN` for it. */
function confirmReturns(peers: ReturnType<typeof ExpressPeerServer>): void {
  const known = new WeakSet<object>()
  peers.on('connection', (client) => {
    if (known.has(client)) client.send({ type: 'OPEN' })
    known.add(client)
  })
}
