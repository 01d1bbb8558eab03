import { parseArgs } from 'node:util'
import type { RelayServers } from './relays.ts'

/** The server's command-line options. */
export interface ServerOptions {
  readonly port: number | undefined
  readonly host: string | undefined
  /** A folder to serve as it is. Default: the project's own page, built when needed. */
  readonly dist: string | undefined
  readonly build: boolean
  readonly signalling: boolean
  /** The server's names, besides its addresses. */
  readonly names: readonly string[]
  /** Pages elsewhere that may use its signalling. */
  readonly origins: readonly string[]
  readonly behindProxy: boolean
  /** The relays that pages are told of; undefined if there are none. */
  readonly relays: RelayServers | undefined
  /** Print one line of JSON instead of words. */
  readonly json: boolean
}

/** The command's usage, as `--help` prints it. */
export const usage = `Usage: npm start -- [--port 8080] [--host 0.0.0.0] [--dist folder] [--no-build] [--no-signalling]
                 [--name play.example.org] [--origin https://…] [--proxy] [--stun stun:…] [--turn turn:…] [--json]
  --port           port to listen on, or set PORT (default: 8080 or the next free one)
  --host           address to listen on (default: all)
  --dist           folder to serve instead of the built page
  --no-build       serve the last build as it is
  --no-signalling  serve the page only, to use with another signalling server
  --name           a name of this server, if people don’t open it by address (may be repeated)
  --origin         a page elsewhere that may use this server’s signalling (may be repeated)
  --proxy          all requests come through a reverse proxy that sets X-Forwarded-For
  --stun, --turn   relays for people behind strict networks (may be repeated); TURN_SECRET in the
                   environment is the secret shared with the TURN servers
  --json           print the addresses as one line of JSON
  --help           print this`

/** Reads the command line. Returns an error message if it is invalid. */
export function readOptions(
  args: readonly string[],
  environment: { readonly PORT?: string | undefined; readonly TURN_SECRET?: string | undefined },
): ServerOptions | string {
  const read = parse(args)
  if (typeof read === 'string') return read
  const port = read.port ?? environment.PORT
  if (port !== undefined && !isPort(port)) return `“${port}” isn’t a valid port. Use a number up to 65535.`
  const { stun = [], turn = [], name: names = [], origin: origins = [] } = read
  const secret = environment.TURN_SECRET ?? ''
  if (turn.length > 0 && secret === '')
    return 'Relays need TURN_SECRET in the environment: the secret shared with the TURN servers.'
  if (turn.length > 0 && read['no-signalling'])
    return 'Relays need signalling here: they are given to pages that are at a room of this server.'
  const hasRelays = stun.length + turn.length > 0
  return {
    names,
    origins,
    behindProxy: read.proxy ?? false,
    relays: hasRelays ? { stun, turn, secret } : undefined,
    port: port === undefined ? undefined : Number(port),
    host: read.host,
    dist: read.dist,
    build: !read['no-build'] && read.dist === undefined,
    signalling: !read['no-signalling'],
    json: read.json ?? false,
  }
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const texts = { type: 'string', multiple: true } as const
    const flag = { type: 'boolean' } as const
    const options = {
      port: text,
      host: text,
      dist: text,
      'no-build': flag,
      'no-signalling': flag,
      json: flag,
      name: texts,
      origin: texts,
      stun: texts,
      turn: texts,
      proxy: flag,
    }
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n${usage}`
  }
}
