import type { Clock } from '../kit/clock.ts'
import { parseJson } from '../kit/json.ts'
import type { AtRoom, IceServer, LinkConfig, Signalling } from './config.ts'
import type { Network } from './link.ts'

/** The stops on the way from this page to another player's, in order. */
export const stops = ['signalling', 'stun', 'turn', 'peer'] as const
export type ProbeName = (typeof stops)[number]

/**
 * The result at a stop.
 * - `none`: there is no such server, or nobody to call
 * - `fine`: it answered in `ms`; `ports`: whether the router shows every partner the same port; `host`: which
 *   signalling server it was
 * - `failed`: `silent` for no answer in time, `denied` for wrong credentials, `refused` for a page that hung up or a
 *   server that is full, or `unsupported` for a browser without WebRTC
 */
export type ProbeResult =
  | { readonly state: 'waiting' | 'checking' | 'none' }
  | { readonly state: 'fine'; readonly ms: number; readonly ports?: 'same' | 'different'; readonly host?: string }
  | { readonly state: 'failed'; readonly why: 'silent' | 'denied' | 'refused' | 'unsupported' }

export type ProbeResults = Readonly<Record<ProbeName, ProbeResult>>

/** Dependencies of an examination. */
export interface ExaminationPorts {
  readonly config: LinkConfig
  readonly clock: Clock
  /** Where another player's page listens; nobody is called without. */
  readonly call?: { readonly network: Network; readonly address: string } | undefined
  readonly found: (stop: ProbeName, finding: ProbeResult) => void
}

/** Time a stop has to answer, ms. */
const patience = 10_000

/** Tries every stop, one after another; the returned function gives up. */
export function examine({ config, clock, call, found }: ExaminationPorts): () => void {
  let isOver = false
  const ends: (() => void)[] = []
  const now = () => clock.now()
  const at = async (stop: ProbeName, look: () => Promise<ProbeResult>) => {
    if (isOver) return
    found(stop, { state: 'checking' })
    const finding = await look()
    if (!isOver) found(stop, finding)
  }
  const limited = (look: (done: (finding: ProbeResult) => void) => () => void) =>
    new Promise<ProbeResult>((resolve) => {
      const stops: (() => void)[] = []
      const end = (finding: ProbeResult) => {
        for (const stop of stops) stop()
        resolve(finding)
      }
      stops.push(clock.after(patience, () => end({ state: 'failed', why: 'silent' })))
      const stop = look(end)
      stops.push(stop)
      ends.push(stop)
    })
  const { brokers, iceServers, relays } = config
  const all = async () => {
    let given: readonly IceServer[] | undefined = []
    const isIn = async (who: AtRoom, where: Signalling) => {
      if (where === relays?.at) given = await relays.ask(who)
    }
    // Where relays come from is asked first: they go to those who are at its signalling.
    const doors = new Set([...brokers.filter((one) => one === relays?.at), ...brokers])
    await at('signalling', () => firstFine(doors, (one) => limited(knock(one, now, isIn))))
    const stun = iceServers.flatMap(onlyStun)
    await at('stun', () => limited(gather(stun, 'all', now)))
    const turn = [...iceServers, ...(given ?? [])].flatMap(onlyTurn)
    await at('turn', async () => (given ? limited(gather(turn, 'relay', now)) : failed('denied')))
    // Without WebRTC nobody can be called, which matters even if nobody is.
    const others = canCall() ? none : failed('unsupported')
    await at('peer', async () => (call && canCall() ? limited(dial(call, now)) : others))
  }
  void all()
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}

const none: ProbeResult = { state: 'none' }
const failed = (why: Extract<ProbeResult, { state: 'failed' }>['why']): ProbeResult => ({ state: 'failed', why })

type Look = (done: (finding: ProbeResult) => void) => () => void

/** The first server that answers, or what was wrong with the last. */
async function firstFine<T>(all: Iterable<T>, look: (one: T) => Promise<ProbeResult>): Promise<ProbeResult> {
  let last: ProbeResult = none
  for (const one of all) {
    last = await look(one)
    if (last.state === 'fine') return last
  }
  return last
}

/** Opens a socket at a signalling server, as the host of a room of its own. `isIn` is called while it is open. */
const knock =
  (where: Signalling, now: () => number, isIn: (who: AtRoom, where: Signalling) => Promise<void>): Look =>
  (done) => {
    const { host, port, path, secure, key } = where
    const begun = now()
    const name = `check-${Math.floor(begun).toString(36)}${crypto.getRandomValues(new Uint32Array(1))}`
    const at = `${secure ? 'wss' : 'ws'}://${host}:${port}${path.replace(/\/$/, '')}/peerjs`
    try {
      const socket = new WebSocket(`${at}?key=${key}&id=${name}&token=${name}`)
      socket.onmessage = async ({ data }) => {
        if (!isWelcome(data)) return done(failed('refused'))
        const ms = now() - begun
        await isIn({ id: name, token: name, room: name }, where)
        done({ state: 'fine', ms, host })
      }
      socket.onerror = () => done(failed('silent'))
      socket.onclose = () => done(failed('refused'))
      return () => {
        socket.onerror = null
        socket.onclose = null
        socket.close()
      }
    } catch {
      done(failed('silent'))
      return () => {}
    }
  }

/** Anything else is a refusal: a server that is full, or doesn’t know the key. */
function isWelcome(data: unknown): boolean {
  const said = parseJson(String(data))
  return typeof said === 'object' && said !== null && 'type' in said && said.type === 'OPEN'
}

const urlsOf = ({ urls }: IceServer) => [urls].flat()
const isStun = (url: string) => /^stuns?:/i.test(url)

const onlyStun = (server: IceServer): IceServer[] => {
  const urls = urlsOf(server).filter(isStun)
  return urls.length > 0 ? [{ urls }] : []
}
const onlyTurn = (server: IceServer): IceServer[] => {
  const urls = urlsOf(server).filter((url) => !isStun(url))
  return urls.length > 0 ? [{ ...server, urls }] : []
}

/** Asks servers for candidates, as a connection to another player would. */
const gather =
  (servers: readonly IceServer[], policy: RTCIceTransportPolicy, now: () => number): Look =>
  (done) => {
    if (servers.length === 0) {
      done(none)
      return () => {}
    }
    const begun = now()
    const connection = openConnection(servers, policy)
    if (!connection) {
      done(failed('unsupported'))
      return () => {}
    }
    const wanted = policy === 'relay' ? 'relay' : 'srflx'
    const seen: RTCIceCandidate[] = []
    let first: number | undefined
    let denied = false
    let errors = 0
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.type === wanted) {
        seen.push(candidate)
        first ??= now() - begun
      }
      if (candidate) return
      // A server that sees this device's own address adds no candidate, but no error either.
      if (first !== undefined || (errors === 0 && policy === 'all'))
        done({ state: 'fine', ms: first ?? now() - begun, ...portsIn(seen) })
      else done(failed(denied ? 'denied' : 'silent'))
    }
    connection.onicecandidateerror = ({ errorCode }) => {
      errors++
      denied ||= errorCode === 401 || errorCode === 403
    }
    connection.createDataChannel('check')
    void connection.setLocalDescription().catch(() => done(failed('unsupported')))
    return () => connection.close()
  }

function openConnection(servers: readonly IceServer[], policy: RTCIceTransportPolicy) {
  try {
    const iceServers = servers.map((server) => ({ ...server }))
    return new RTCPeerConnection({ iceServers, iceTransportPolicy: policy })
  } catch {
    return undefined
  }
}

/** Whether two servers saw the same port of this device; nothing, unless two of them told. */
function portsIn(seen: readonly RTCIceCandidate[]): { readonly ports?: 'same' | 'different' } {
  const byOwn = new Map<number, Set<number>>()
  let twice = false
  for (const { port, relatedPort } of seen) {
    if (port === null || relatedPort === null) continue
    const ports = byOwn.get(relatedPort) ?? new Set()
    twice ||= ports.size > 0
    byOwn.set(relatedPort, ports.add(port))
  }
  if (!twice) return {}
  return { ports: [...byOwn.values()].some(({ size }) => size > 1) ? 'different' : 'same' }
}

const canCall = () => 'RTCPeerConnection' in globalThis

/** Calls another player's page and hangs up. */
const dial =
  ({ network, address }: NonNullable<ExaminationPorts['call']>, now: () => number): Look =>
  (done) => {
    const begun = now()
    const dialling = network.dial(address)
    void dialling.result.then((dialled) => {
      if ('problem' in dialled) return done(failed(dialled.problem === 'refused' ? 'refused' : 'silent'))
      dialled.link.close('looked')
      done({ state: 'fine', ms: now() - begun })
    })
    return () => dialling.cancel()
  }
