import { EventEmitter, on, setMaxListeners } from 'node:events'

// MSW makes one event target listen for every socket ever opened; set before it is made.
setMaxListeners(200)
const { ws } = await import('msw')
const { setupServer } = await import('msw/node')

/** The broker's treatment of newcomers. */
export type BrokerMood =
  | 'up'
  /** Closes every socket at once. */
  | 'down'
  /** Accepts everyone silently, as PeerServer does with an id and token it knows. */
  | 'silent'
  /** Says that every id is taken. */
  | 'taken'
  /** Answers with an error, as a full server does. */
  | 'error'

interface Client {
  readonly id: string
  readonly port: string
  /** Its key among the clients of all brokers. */
  readonly at: string
  send(message: object): void
  close(): void
}

const placeOf = (port: string, id: string) => `${port} ${id}`

/** Signalling servers at any port, controlled by the test, behind the page's WebSocket. */
export function mswBroker() {
  const link = ws.link(/\/peerjs\/peerjs/)
  const clients = new Map<string, Client>()
  const doings = new EventEmitter()
  let mood: BrokerMood = 'up'
  /** Moods of brokers at a port of their own. */
  const moods = new Map<string, BrokerMood>()

  const wait = async (doing: 'arrival' | 'departure', beginning: string): Promise<void> => {
    for await (const [id] of on(doings, doing)) if (String(id).startsWith(beginning)) return
  }
  const greet = (client: Client, mood: BrokerMood) => {
    if (mood === 'up') client.send({ type: 'OPEN' })
    if (mood === 'taken') client.send({ type: 'ID-TAKEN', payload: { msg: 'ID is taken' } })
    if (mood === 'error') client.send({ type: 'ERROR', payload: { msg: 'full' } })
    if (mood === 'up' || mood === 'silent') clients.set(client.at, client)
  }
  /** Passes a message on to its recipient, or reports that there is none. */
  const relay = (from: Client, text: string) => {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null || !('dst' in message)) return
    const to = String(message.dst)
    const other = clients.get(placeOf(from.port, to))
    if (other) other.send({ ...message, src: from.id })
    else from.send({ type: 'EXPIRE', src: to, dst: from.id })
  }
  const handler = link.addEventListener('connection', ({ client: socket }) => {
    const id = socket.url.searchParams.get('id') ?? ''
    const { port } = socket.url
    const client: Client = {
      id,
      port,
      at: placeOf(port, id),
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    }
    const here = moods.get(port) ?? mood
    socket.addEventListener('message', ({ data }) => relay(client, String(data)))
    if (here === 'down') socket.close(1011)
    else greet(client, here)
    socket.addEventListener('close', () => doings.emit('departure', id))
    doings.emit('arrival', id)
  })
  const server = setupServer(handler)
  return {
    start: () => server.listen({ onUnhandledRequest: 'bypass' }),
    stop: () => server.close(),
    /** Changes the mood of all brokers, or of the one at this port alone. */
    be(next: BrokerMood, port?: number) {
      if (port === undefined) {
        mood = next
        moods.clear()
      } else moods.set(`${port}`, next)
    },
    /** Waits for the next arrival of an id with this beginning, until it is dealt with. */
    arrival: (beginning: string) => wait('arrival', beginning),
    /** Waits for the next departure of an id with this beginning. */
    departure: (beginning: string) => wait('departure', beginning),
    /** Sends everyone a message: as the server, or as a guest that ignores the rules. */
    say(message: object) {
      for (const client of clients.values()) client.send(message)
    },
    /** Whether an id is connected. */
    has: (id: string) => [...clients.values()].some((client) => client.id === id),
    /** Closes every socket. */
    drop() {
      for (const client of clients.values()) client.close()
      clients.clear()
    },
  }
}
