import { parseArgs } from 'node:util'

/** What the command line of the server said. */
export interface Options {
  /** Nothing when nobody asked for one. */
  readonly port: number | undefined
  readonly host: string | undefined
  /** A folder to serve as it is; the project's own page, built when needed, when missing. */
  readonly dist: string | undefined
  readonly build: boolean
  readonly signalling: boolean
  /** Print one line of JSON instead of words. */
  readonly json: boolean
}

/** How to use the command. */
export const usage = `Usage: npm start -- [--port 8080] [--host 0.0.0.0] [--dist folder] [--no-build] [--no-signalling] [--json]
  --port           the port; also from the environment variable PORT; otherwise 8080 or the next free one
  --host           listen at one address of this machine only
  --dist           serve this folder as it is
  --no-build       serve the page as it was built last
  --no-signalling  serve the page alone, for use with another signalling server
  --json           print the addresses as one line of JSON`

/** Reads the command line; a text says what is wrong with it. */
export function readOptions(
  args: readonly string[],
  environment: { readonly PORT?: string | undefined },
): Options | string {
  const read = parse(args)
  if (typeof read === 'string') return read
  const port = read.port ?? environment.PORT
  if (port !== undefined && !isPort(port)) return `«${port}» is not a port: a number up to 65535.`
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
