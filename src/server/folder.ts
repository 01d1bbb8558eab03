import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'

/** A file ready to be sent: as it is, and packed where that is worth it. */
interface Ready {
  /** Changes when the file does. */
  readonly tag: string
  readonly type: string
  readonly plain: Buffer
  readonly packed: ReadonlyMap<string, Buffer>
}

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.woff', 'font/woff'],
  ['.mp3', 'audio/mpeg'],
  ['.ogg', 'audio/ogg'],
  ['.wav', 'audio/wav'],
  ['.m4a', 'audio/mp4'],
  ['.wasm', 'application/wasm'],
])

/** Kinds that shrink when packed. */
const packable = /^text\/|json|svg|wasm/
/** Below this size packing costs more than it saves, in bytes. */
const worthPacking = 1400
/** Vite puts a hash of the content into these names, so what they hold never changes. */
const hashed = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Answers requests with the files of a folder, and nothing outside it or beginning with a dot. */
export function serveFolder(folder: string) {
  const root = resolve(folder)
  const cache = new Map<string, Ready>()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'This server only gives files.', { Allow: 'GET, HEAD' })
    const path = readPath(request.url ?? '/')
    const file = path === undefined ? undefined : fileOf(root, path)
    const ready = file === undefined ? undefined : await prepare(file, cache)
    if (path === undefined || !ready) return say(response, 404, 'There is nothing at this address.')
    send(request, response, ready, path)
  }
}

/** A short answer in words. */
function say(response: ServerResponse, status: number, sentence: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
  response.end(`${sentence}\n`)
}

/** The path of a request, decoded; nothing when it cannot be one. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return /[\0\\]|\/\.|^[^/]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

function fileOf(root: string, path: string): string | undefined {
  const file = resolve(join(root, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(root + sep) ? file : undefined
}

/** Reads and packs a file, once for each of its versions. */
async function prepare(file: string, cache: Map<string, Ready>): Promise<Ready | undefined> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
  const known = cache.get(file)
  if (known?.tag === tag) return known
  const ready = await read(file, tag)
  cache.set(file, ready)
  return ready
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify<Buffer, Buffer>(gzip)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Packs a file as it is sent to whoever takes brotli. */
export const pack = (plain: Buffer): Promise<Buffer> => brotli(plain, quality)

async function read(file: string, tag: string): Promise<Ready> {
  const plain = await readFile(file)
  const type = types.get(extname(file).toLowerCase()) ?? 'application/octet-stream'
  const packed = new Map<string, Buffer>()
  if (packable.test(type) && plain.length >= worthPacking) {
    packed.set('br', await pack(plain))
    packed.set('gzip', await zip(plain))
  }
  return { tag, type, plain, packed }
}

function send(request: IncomingMessage, response: ServerResponse, ready: Ready, path: string) {
  const headers = {
    'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: ready.tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  }
  if (request.headers['if-none-match'] === ready.tag) {
    response.writeHead(304, headers).end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/)
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && ready.packed.has(name))
  const body = ready.packed.get(encoding ?? '') ?? ready.plain
  response.writeHead(200, {
    ...headers,
    'Content-Type': ready.type,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
