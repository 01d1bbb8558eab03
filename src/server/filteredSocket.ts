import { EventEmitter } from 'node:events'
import * as v from 'valibot'
import { parseJson } from '../kit/json.ts'

/*
 * PeerServer believes what a socket says: a LEAVE without an addressee makes it forget an id whose socket
 * lives on, and messages to nobody are kept for as long as it likes. This filter lets through what browsers
 * have to say to each other, and nothing else.
 */

/** The longest message to the signalling server, in bytes: a session description needs a few kB. */
export const longestMessage = 32 * 1024
/** The most messages a socket may send in a while: a host answers many guests at once. */
const mostMessages = 300
/** The most of them that may be offers: each may wait in vain for its addressee. */
const mostOffers = 60
/** Length of that while, ms. */
const span = 10_000

const schema = v.variant('type', [
  v.object({ type: v.literal('HEARTBEAT') }),
  v.object({
    type: v.picklist(['OFFER', 'ANSWER', 'CANDIDATE']),
    dst: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    payload: v.unknown(),
  }),
])

/** The part of a WebSocket that the door needs. */
interface Socket {
  on(event: 'error' | 'close' | 'message', listener: (what: unknown) => void): unknown
  send(text: string): void
  close(): void
  terminate(): void
}

/** A socket as PeerServer sees it. Sockets that say too much are closed. */
export class FilteredSocket extends EventEmitter {
  readonly #socket: Socket
  #since = 0
  #messages = 0
  #offers = 0

  constructor(socket: Socket, now: () => number = Date.now) {
    super()
    this.#socket = socket
    socket.on('error', (error) => this.emit('error', error))
    socket.on('close', () => this.emit('close'))
    socket.on('message', (data) => this.#hear(data, now()))
  }

  send(text: string): void {
    this.#socket.send(text)
  }

  close(): void {
    this.#socket.close()
  }

  #hear(data: unknown, now: number): void {
    const read = v.safeParse(schema, parseJson(String(data)))
    const isOffer = read.success && read.output.type === 'OFFER'
    if (this.#isTooMuch(isOffer, now)) this.#socket.terminate()
    else if (read.success) this.emit('message', JSON.stringify(read.output))
  }

  #isTooMuch(isOffer: boolean, now: number): boolean {
    if (now - this.#since >= span) {
      this.#since = now
      this.#messages = 0
      this.#offers = 0
    }
    this.#messages++
    if (isOffer) this.#offers++
    return this.#messages > mostMessages || this.#offers > mostOffers
  }
}
