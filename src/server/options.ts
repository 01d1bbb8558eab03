import { parseArgs } from 'node:util'

/** The server's command-line options. */
export interface Options {
  readonly port: number | undefined
  readonly host: string | undefined
  /** A folder to serve as it is. Default: the project's own page, built when needed. */
  readonly dist: string | undefined
  readonly build: boolean
  readonly signalling: boolean
  /** Print one line of JSON instead of words. */
  readonly json: boolean
}

/** How to use the command. */
const usage = `Usage: npm start -- [--port 8080] [--host 0.0.0.0] [--dist folder] [--no-build] [--no-signalling] [--json]
  --port           port to listen on, or set PORT (default: 8080 or the next free one)
  --host           address to listen on (default: all)
  --dist           folder to serve instead of the built page
  --no-build       serve the last build as it is
  --no-signalling  serve the page only, to use with another signalling server
  --json           print the addresses as one line of JSON`

/** Reads the command line. Returns an error message if it is invalid. */
export function readOptions(
  args: readonly string[],
  environment: { readonly PORT?: string | undefined },
): Options | string {
  const read = parse(args)
  if (typeof read === 'string') return read
  const port = read.port ?? environment.PORT
  if (port !== undefined && !isPort(port))
    return `“${port}” isn’t a valid port. Use a number up to 65535.`
  return {
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
    const flag = { type: 'boolean' } as const
    const options = {
      port: text,
      host: text,
      dist: text,
      'no-build': flag,
      'no-signalling': flag,
      json: flag,
    }
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n${usage}`
  }
}
