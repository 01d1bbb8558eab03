import * as v from 'valibot'

/** Where the signalling server is. */
export interface Signalling {
  readonly host: string
  readonly port: number
  /** Absolute, without a trailing slash unless it is just `/`. */
  readonly path: string
  readonly secure: boolean
  /** The key PeerServer was started with; `peerjs` by default. */
  readonly key: string
}

/** A STUN or TURN server, as `RTCPeerConnection` takes it. */
export interface IceServer {
  readonly urls: string | string[]
  readonly username?: string
  readonly credential?: string
}

/** The configuration of a network over PeerJS. */
export interface LinkConfig {
  /** At least one, in the order in which to try them. */
  readonly brokers: readonly Signalling[]
  readonly iceServers: readonly IceServer[]
  /** Connects through a relay alone, which hides this device’s address from the others. */
  readonly relayOnly?: boolean
  /** Relays that only last for a while. */
  readonly relays?: RelayDesk
}

/** Someone with a socket at a signalling server, and the room that they are at there: as its host, under its id. */
export interface AtRoom {
  readonly id: string
  readonly token: string
  readonly room: string
}

/** Where credentials for relays come from: a server that gives them to those at a room of its signalling. */
interface RelayDesk {
  /** One of the brokers. */
  readonly at: Signalling
  /** TURN servers with a credential for an hour; undefined if it is refused. Never rejects. */
  ask(who: AtRoom): Promise<readonly IceServer[] | undefined>
}

/** The configuration, and a message for each setting that couldn't be read. */
interface ReadConfig {
  readonly config: LinkConfig
  readonly problems: readonly string[]
  /** The page’s server has relays for those at its signalling, which this is. */
  readonly desk?: Signalling
}

const hostName = String.raw`(?:[\w.-]+|\[[\da-f:.]+\])`
const stunUrl = new RegExp(`^stuns?:${hostName}(?::\\d{1,5})?$`, 'i')
const turnUrl = new RegExp(`^turns?:${hostName}(?::\\d{1,5})?(?:\\?transport=(?:udp|tcp))?$`, 'i')

const signallingSchema = v.strictObject({
  host: v.optional(v.pipe(v.string(), v.regex(new RegExp(`^${hostName}$`, 'i'), 'not a host name'))),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535))),
  path: v.optional(v.pipe(v.string(), v.regex(/^(?!\/\/)[\w./~-]+$/, 'not a path'))),
  secure: v.optional(v.boolean()),
  key: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, 'not letters and digits'))),
})
/** PeerJS’ public server, as `table.json` names it. It introduces anyone’s pages, and has no relay. */
const cloud = { host: '0.peerjs.com', secure: true }
const cloudSchema = v.pipe(
  v.literal('peerjs-cloud', 'must be a server or "peerjs-cloud"'),
  v.transform((): SignallingFields => cloud),
)
/** Two for everyone who meets through the public server, which comes with none: two show a router’s ports. */
const publicStun: readonly IceServer[] = [{ urls: ['stun:stun.l.google.com:19302', 'stun:stun.cloudflare.com:3478'] }]
const brokerSchema = v.lazy((data) => (typeof data === 'string' ? cloudSchema : signallingSchema))
/** More than a few would only slow a host down. */
const brokersSchema = v.pipe(v.array(brokerSchema), v.minLength(1), v.maxLength(4))
const iceUrl = v.pipe(
  v.string(),
  v.check((url) => stunUrl.test(url) || turnUrl.test(url), 'must be a stun: or turn: address'),
)
// A browser throws on a TURN server without both.
const hasCredentials = (server: IceServer) =>
  [server.urls].flat().every((url) => stunUrl.test(url)) ||
  (server.username !== undefined && server.credential !== undefined)
const iceServersSchema = v.array(
  v.pipe(
    v.strictObject({
      urls: v.union([iceUrl, v.pipe(v.array(iceUrl), v.nonEmpty())], 'must be stun: or turn: addresses'),
      username: v.exactOptional(v.string()),
      credential: v.exactOptional(v.string()),
    }),
    v.check(hasCredentials, 'a turn: address needs a username and a credential'),
  ),
)
const fileSchema = v.strictObject({
  signalling: v.optional(
    v.lazy((data) => (Array.isArray(data) ? brokersSchema : brokerSchema)),
    {},
  ),
  iceServers: v.exactOptional(iceServersSchema),
  relayOnly: v.exactOptional(v.boolean()),
})
const relaysSchema = v.object({ iceServers: iceServersSchema, relays: v.optional(v.boolean(), false) })

type SignallingFields = v.InferOutput<typeof signallingSchema>
type Read<T> = { readonly value: T } | { readonly problem: string }

/** The sources of the configuration. */
interface ConfigSources {
  /** The contents of `table.json` beside the page, if there is one. */
  readonly file?: string | undefined
  /** The reply of the page's server at `ice`, if there is one: used where nothing else names ICE servers. */
  readonly relays?: string | undefined
  /**
   * The page's address: `signal=wss://host:port/path` (once or more), `ice=` (addresses or JSON) and `relay=only` in
   * its query override the file.
   */
  readonly page: string
}

/** Reads the configuration. Invalid settings are skipped and reported in `problems`. */
export function readConfig({ file: text, relays, page }: ConfigSources): ReadConfig {
  const here = new URL(page)
  const file = text === undefined ? undefined : readJson('table.json', text, fileSchema)
  const signals = here.searchParams.getAll('signal').map(readSignal)
  const ice = here.searchParams.getAll('ice').slice(0, 1).map(readIce)
  const served = relays === undefined ? undefined : readJson('ice', relays, relaysSchema)
  const kept = file && 'value' in file ? file.value : undefined
  const offered = served && 'value' in served ? served.value : undefined
  const isRelayOnly = kept?.relayOnly || here.searchParams.get('relay') === 'only'
  const named = signals.flatMap(valueIn)
  const asked = named.length > 0 ? named : [kept?.signalling ?? {}].flat()
  const brokers = asked.map((fields) => completed(fields, here))
  const own = completed({}, here)
  const others = ice.flatMap(valueIn)[0] ?? kept?.iceServers
  const desk =
    others === undefined && offered?.relays
      ? brokers.find(({ host, port }) => host === own.host && port === own.port)
      : undefined
  const stun = brokers.some(({ host }) => host === cloud.host) ? publicStun : []
  const iceServers = others ?? [...(offered?.iceServers ?? []), ...stun]
  return {
    config: { brokers, iceServers, ...(isRelayOnly ? { relayOnly: true } : {}) },
    ...(desk ? { desk } : {}),
    problems: [file, served, ...signals, ...ice].flatMap((read) => (read && 'problem' in read ? [read.problem] : [])),
  }
}

/** Servers as the page’s own says them in answer to a request for relays; undefined if it refuses. */
export function readRelays(text: string | undefined): readonly IceServer[] | undefined {
  const read = text === undefined ? undefined : readJson('ice', text, relaysSchema)
  return read && 'value' in read ? read.value.iceServers : undefined
}

/** The hosts of all servers in a configuration, each once. */
function hostsIn({ brokers, iceServers }: LinkConfig): readonly string[] {
  const urls = iceServers.flatMap((server) => server.urls)
  const relays = urls.map((url) => /^\w+:(\[[^\]]+\]|[^:?]+)/.exec(url)?.[1] ?? url)
  return [...new Set([...brokers.map(({ host }) => host), ...relays])]
}

/** The hosts of the signalling servers that don’t also serve the page at this address, each once. */
export function brokersElsewhere({ brokers }: LinkConfig, page: string): readonly string[] {
  const { hostname } = new URL(page)
  return [...new Set(brokers.map(({ host }) => host))].filter((host) => host !== hostname)
}

/** Names for the device that the page is on. */
export const isOwnName = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/**
 * The same, but servers that only the page's address names are used if `agrees` to their hosts: anyone can put them
 * into a link.
 */
export function readAgreedConfig(sources: ConfigSources, agrees: (hosts: readonly string[]) => boolean): ReadConfig {
  const plain = new URL(sources.page)
  for (const name of ['signal', 'ice']) plain.searchParams.delete(name)
  const own = readConfig({ ...sources, page: plain.href })
  const asked = readConfig(sources)
  const known = hostsIn(own.config)
  const strange = hostsIn(asked.config).filter((host) => !known.includes(host) && !isOwnName(host))
  return strange.length === 0 || agrees(strange) ? asked : own
}

const valueIn = <T>(read: Read<T>): T[] => ('value' in read ? [read.value] : [])

/** Fills in defaults: the page's own origin, and paths relative to the page. */
function completed(asked: SignallingFields, here: URL): Signalling {
  const secure = asked.secure ?? here.protocol === 'https:'
  const own = asked.host === undefined
  const base = own ? here : `http://${asked.host}/`
  const path = new URL(asked.path ?? (own ? 'peerjs' : '/'), base).pathname
  return {
    host: asked.host ?? here.hostname,
    port: asked.port ?? ((own && Number(here.port)) || (secure ? 443 : 80)),
    path: path.replace(/\/+$/, '') || '/',
    secure,
    key: asked.key ?? 'peerjs',
  }
}

const protocols = new Map([
  ['ws:', false],
  ['http:', false],
  ['wss:', true],
  ['https:', true],
])

/** An address such as `wss://host:port/path?key=k`. */
function readSignal(text: string): Read<SignallingFields> {
  const url = readUrl(text)
  const secure = protocols.get(url?.protocol ?? '')
  if (!url || secure === undefined)
    return { problem: `The signalling address “${text}” should look like wss://host:port/path.` }
  const key = url.searchParams.get('key')
  const fields = { host: url.hostname, path: url.pathname, secure, ...(key ? { key } : {}) }
  const port = url.port ? { port: Number(url.port) } : {}
  return check('parameter “signal”', { ...fields, ...port }, signallingSchema)
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** JSON of one server or a list, or addresses separated by commas. */
function readIce(text: string): Read<IceServer[]> {
  if (/^\s*\[/.test(text)) return readJson('parameter “ice”', text, iceServersSchema)
  if (/^\s*\{/.test(text)) return readJson('parameter “ice”', `[${text}]`, iceServersSchema)
  const urls = text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
  const servers = urls.map((url) => ({ urls: url }))
  return check('parameter “ice”', servers, iceServersSchema)
}

function readJson<T>(what: string, text: string, schema: v.GenericSchema<unknown, T>): Read<T> {
  try {
    return check(what, JSON.parse(text), schema)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { problem: `${what} isn’t valid JSON: ${error.message}` }
  }
}

/** Reports the first problem, with its path. */
function check<T>(what: string, data: unknown, schema: v.GenericSchema<unknown, T>): Read<T> {
  const result = v.safeParse(schema, data)
  if (result.success) return { value: result.output }
  const [issue] = result.issues
  const where = v.getDotPath(issue)
  return { problem: `${what} isn’t valid: ${where ? `${where}: ` : ''}${issue.message}` }
}
