import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFolder } from '../../src/server/compress.ts'
import { type Served, startServer } from '../../src/server/serve.ts'
import { temporaryFolder } from './folder.ts'

const script = `console.log(${JSON.stringify('x'.repeat(5000))})`
const files = {
  'dist/index.html': '<!doctype html><title>Narrow Gauge</title>',
  'dist/table.json': '{}',
  'dist/.hidden': 'secret',
  'dist/assets/index-Ab_d1234.js': script,
  'dist/assets/map.svg': '<svg/>',
  'dist/assets/steam.ogg': 'OggS',
  'dist/assets/font.woff2': 'wOF2',
  'dist/assets/unknown.qqq': '?',
  'dist/sub/index.html': 'sub',
  'outside.txt': 'secret',
}

let place: Awaited<ReturnType<typeof temporaryFolder>>
let server: Served

beforeAll(async () => {
  place = await temporaryFolder(files)
  await compressFolder(join(place.folder, 'dist/assets'))
  server = await startServer({ port: 0, dist: join(place.folder, 'dist'), signalling: false })
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

interface Got {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Requests exactly this path: `fetch` would normalise it first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server.port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('serves the page at the root, whatever the query', async () => {
  for (const path of ['/', '/index.html', '/?signal=ws://x/y', '/#/r/CODE']) {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(String(body)).toContain('Narrow Gauge')
  }
})

test('serves the index of a folder', async () => {
  expect(String((await get('/sub/')).body)).toBe('sub')
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/table.json', 'application/json; charset=utf-8'],
  ['/assets/index-Ab_d1234.js', 'text/javascript; charset=utf-8'],
  ['/assets/map.svg', 'image/svg+xml'],
  ['/assets/steam.ogg', 'audio/ogg'],
  ['/assets/font.woff2', 'font/woff2'],
  ['/assets/unknown.qqq', 'application/octet-stream'],
])('%s has the type %s', async (path, type) => {
  expect((await get(path)).headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
})

test('lets browsers keep files with a hash in their name, and revalidate all others', async () => {
  const cached = async (path: string) => (await get(path)).headers['cache-control']
  expect(await cached('/assets/index-Ab_d1234.js')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/table.json', '/assets/map.svg']) expect(await cached(path)).toBe('no-cache')
})

test('does not send an unchanged file twice', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('sends a file again when it has changed', async () => {
  await place.write('dist/changing.txt', 'before')
  const before = await get('/changing.txt')
  await place.write('dist/changing.txt', 'afterwards')
  const after = await get('/changing.txt', { 'if-none-match': String(before.headers.etag) })
  expect(String(after.body)).toBe('afterwards')
})

test('sends the compressed copy of a script to browsers that accept it', async () => {
  const path = '/assets/index-Ab_d1234.js'
  const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(br.body.length).toBeLessThan(script.length / 10)
  expect(String(brotliDecompressSync(br.body))).toBe(script)
  const zipped = await get(path, { 'accept-encoding': 'gzip' })
  expect(String(gunzipSync(zipped.body))).toBe(script)
  const plain = await get(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(String(plain.body)).toBe(script)
})

test('sends a script without a compressed copy as it is', async () => {
  await place.write('dist/assets/late-Ab_d1234.js', 'late')
  const { headers, body } = await get('/assets/late-Ab_d1234.js', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(String(body)).toBe('late')
})

test('answers HEAD with the headers alone', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toHaveLength(0)
})

test('allows reading only', async () => {
  const { status, headers } = await get('/', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each([
  '/nothing.html',
  '/assets',
  '/assets/',
  '/index.html/',
  '/../outside.txt',
  '/assets/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/..%5coutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/.hidden',
  '/%2ehidden',
  '//etc/passwd',
  '/%00',
  '/%',
  '/index.html%00.js',
  'outside.txt',
])('finds nothing at “%s”, and tells nothing of this machine', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(String(body)).not.toMatch(/secret|root:|node_modules| at /)
  expect(String(body)).not.toContain(place.folder)
})

test('says so in words when there is nothing at an address', async () => {
  const { status, body } = await get('/nothing.html')
  expect(status).toBe(404)
  expect(String(body)).toBe('Nothing here.\n')
})

test.each(['bytes=9-1', 'bytes=-0', 'bytes=99999-', 'bytes=x', 'parsecs=1-2'])(
  'survives the range “%s”',
  async (range) => {
    await get('/assets/index-Ab_d1234.js', { range })
    expect((await get('/')).status).toBe(200)
  },
)

test('says which port to try when one is in use', async () => {
  const again = startServer({ port: server.port, dist: place.folder, signalling: false })
  await expect(again).rejects.toThrow(
    `Port ${server.port} is already in use. Try another: npm start -- --port ${server.port + 1}`,
  )
})

test('takes the next free port if it may', async () => {
  const next = await startServer({ port: server.port, dist: place.folder, signalling: false, spare: 20 })
  expect(next.port).toBeGreaterThan(server.port)
  await next.close()
})

test('sends a policy that admits no third party, and lets no page frame this one', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('sends the policy that a built page carries, which knows its inline scripts', async () => {
  const html = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'" />'
  const built = await temporaryFolder({ 'index.html': html })
  const other = await startServer({ port: 0, dist: built.folder, signalling: false })
  const { headers } = await fetch(`http://localhost:${other.port}/`)
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'")
  await other.close()
  await built.remove()
})

test('answers by no name but its own', async () => {
  const { status, body } = await get('/', { host: 'evil.example' })
  expect(status).toBe(421)
  expect(String(body)).toContain('--name')
})

test('turns away an address that asks for too much', async () => {
  const limits = { requests: 3, sockets: 1, open: 1, credentials: 1 }
  const strict = await startServer({ port: 0, dist: place.folder, signalling: false, limits })
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await fetch(`http://localhost:${strict.port}/outside.txt`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  await strict.close()
})
