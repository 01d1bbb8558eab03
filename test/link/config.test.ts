import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { brokersElsewhere, readAgreedConfig, readConfig as readFrom, readRelays } from '../../src/link/config.ts'

const readConfig = (file: string | undefined, at: string) => readFrom({ file, page: at })

const page = 'http://192.168.1.20:8080/'
const standard = {
  brokers: [{ host: '192.168.1.20', port: 8080, path: '/peerjs', secure: false, key: 'peerjs' }],
  iceServers: [],
}
const signallingOf = (text: string | undefined, at: string) => readConfig(text, at).config.brokers[0]
const query = (parameters: Record<string, string>, at = page) => `${at}?${new URLSearchParams(parameters)}#/r/CODE`

test('signalling is on the page’s own origin without a file', () => {
  expect(readConfig(undefined, page)).toEqual({ config: standard, problems: [] })
})

test('the file in the repository means the same as none', () => {
  const text = '{ "signalling": { "path": "peerjs" }, "iceServers": [] }'
  expect(readConfig(text, page)).toEqual({ config: standard, problems: [] })
})

test.each([
  ['https://example.org/games/narrow/', '/games/narrow/peerjs', 443, true],
  ['https://example.org/games/narrow/index.html', '/games/narrow/peerjs', 443, true],
  ['http://example.org/', '/peerjs', 80, false],
])('under %s the path is relative to the page', (at, path, port, secure) => {
  expect(signallingOf(undefined, at)).toMatchObject({ host: 'example.org', path, port, secure })
})

test('a file names another server', () => {
  const text = JSON.stringify({ signalling: { host: 'broker.example', path: '/rail/', secure: true, key: 'k1' } })
  const expected = { host: 'broker.example', port: 443, path: '/rail', secure: true, key: 'k1' }
  expect(signallingOf(text, page)).toEqual(expected)
})

test('a server named without a path is used at its root', () => {
  const text = '{ "signalling": { "host": "broker.example", "port": 9000 } }'
  expect(signallingOf(text, page)).toMatchObject({ path: '/', port: 9000, secure: false })
})

test.each([
  ['wss://b.example:9443/x', { host: 'b.example', port: 9443, path: '/x', secure: true }],
  ['ws://b.example', { host: 'b.example', port: 80, path: '/', secure: false }],
  ['wss://b.example/x/?key=abc', { host: 'b.example', port: 443, path: '/x', key: 'abc' }],
  ['ws://[::1]:90/p', { host: '[::1]', port: 90, path: '/p' }],
])('?signal=%s wins over the file', (signal, expected) => {
  const text = '{ "signalling": { "host": "other.example" } }'
  expect(readConfig(text, query({ signal }))).toMatchObject({ config: { brokers: [expected] }, problems: [] })
})

test('a file names several servers, in the order they are tried', () => {
  const text = '{ "signalling": [{ "path": "peerjs" }, { "host": "spare.example", "secure": true }] }'
  const { config, problems } = readConfig(text, page)
  expect(problems).toEqual([])
  expect(config.brokers).toEqual([
    ...standard.brokers,
    { host: 'spare.example', port: 443, path: '/', secure: true, key: 'peerjs' },
  ])
})

const publicServer = { host: '0.peerjs.com', port: 443, path: '/', secure: true, key: 'peerjs' }

test.each([
  ['alone', '"peerjs-cloud"', [publicServer]],
  ['after the page’s own', '[{ "path": "peerjs" }, "peerjs-cloud"]', [...standard.brokers, publicServer]],
])('a file names PeerJS’ public server %s, which comes with public STUN', (_, signalling, brokers) => {
  const { config, problems } = readConfig(`{ "signalling": ${signalling} }`, page)
  expect({ brokers: config.brokers, problems }).toEqual({ brokers, problems: [] })
  expect(config.iceServers).toEqual([{ urls: [expect.stringMatching(/^stun:/), expect.stringMatching(/^stun:/)] }])
})

test('a file’s own STUN replaces the public server’s', () => {
  const text = '{ "signalling": "peerjs-cloud", "iceServers": [{ "urls": "stun:own.example" }] }'
  expect(readConfig(text, page).config.iceServers).toEqual([{ urls: 'stun:own.example' }])
})

test('no other server is known by a name alone', () => {
  const { config, problems } = readConfig('{ "signalling": "peerjs" }', page)
  expect(config).toEqual(standard)
  expect(problems).toEqual([expect.stringContaining('"peerjs-cloud"')])
})

test('servers elsewhere are told from the one that the page comes from', () => {
  const text = '{ "signalling": [{ "path": "peerjs" }, "peerjs-cloud", { "host": "own.example" }] }'
  expect(brokersElsewhere(readConfig(text, page).config, page)).toEqual(['0.peerjs.com', 'own.example'])
  expect(brokersElsewhere(readConfig(undefined, page).config, page)).toEqual([])
})

test('the address names several servers, and a damaged one is left out', () => {
  const asked = ['wss://a.example/x', 'nowhere', 'wss://b.example/x'].map((one) => `signal=${one}`)
  const { config, problems } = readConfig(undefined, `${page}?${asked.join('&')}`)
  expect(config.brokers.map(({ host }) => host)).toEqual(['a.example', 'b.example'])
  expect(problems).toEqual([expect.stringContaining('“nowhere”')])
})

test.each([
  ['stun:a.example:3478,stuns:b.example', [{ urls: 'stun:a.example:3478' }, { urls: 'stuns:b.example' }]],
  ['{"urls":"stun:a.example"}', [{ urls: 'stun:a.example' }]],
  [
    '[{"urls":["turn:a.example:3478?transport=tcp"],"username":"u","credential":"p"}]',
    [{ urls: ['turn:a.example:3478?transport=tcp'], username: 'u', credential: 'p' }],
  ],
])('?ice=%s is read', (ice, expected) => {
  const text = '{ "iceServers": [{ "urls": "stun:file.example" }] }'
  expect(readConfig(text, query({ ice }))).toMatchObject({ config: { iceServers: expected }, problems: [] })
})

test.each([
  ['{ "signalling": ', /^table\.json isn’t valid JSON/],
  ['7', /^table\.json isn’t valid:/],
  ['{ "signaling": {} }', /signaling/],
  ['{ "signalling": { "port": 0 } }', /signalling\.port/],
  ['{ "signalling": { "host": "a b" } }', /signalling\.host: not a host name/],
  ['{ "signalling": { "path": "//x" } }', /signalling\.path: not a path/],
  ['{ "signalling": [{}, { "port": 0 }] }', /signalling\.1\.port/],
  ['{ "signalling": [] }', /signalling/],
  ['{ "iceServers": [{ "urls": "http://x" }] }', /iceServers\.0\.urls/],
  ['{ "iceServers": [{ "urls": "turn:x" }] }', /a turn: address needs a username and a credential/],
])('the damaged file %s is reported, and the default used', (text, problem) => {
  const read = readConfig(text, page)
  expect(read.problems).toEqual([expect.stringMatching(problem)])
  expect(read.config).toEqual(standard)
})

test.each([
  [{ signal: 'broker.example' }, /signalling address “broker\.example”/],
  [{ signal: 'ftp://broker.example' }, /signalling address/],
  [{ signal: 'wss://broker.example/a%20b' }, /“signal”.*not a path/],
  [{ ice: 'http://x' }, /“ice”/],
  [{ ice: 'stun:a:b:c' }, /“ice”/],
  [{ ice: '[{' }, /“ice” isn’t valid JSON/],
  [{ ice: '[{"urls":[]}]' }, /“ice”/],
])('the damaged parameter %o is reported, and the default used', (parameters, problem) => {
  const read = readConfig(undefined, query(parameters))
  expect(read.problems).toEqual([expect.stringMatching(problem)])
  expect(read.config).toEqual(standard)
})

test('several damaged settings are reported one by one', () => {
  expect(readConfig('{', query({ signal: 'x', ice: 'x' })).problems).toHaveLength(3)
})

test('no text or query makes the reader throw', () => {
  const texts = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(texts, texts, texts, (text, signal, ice) => {
      const { config } = readConfig(text, query({ signal, ice }))
      expect(config.brokers[0]?.port).toBeGreaterThan(0)
    }),
  )
})

const served = '{ "iceServers": [{ "urls": "stun:served.example" }] }'

test('takes the servers that the page’s own server offers', () => {
  const read = readFrom({ relays: served, page })
  expect(read).toEqual({ config: { ...standard, iceServers: [{ urls: 'stun:served.example' }] }, problems: [] })
})

test('asks for relays where the page’s own server has them and its signalling is used', () => {
  const relays = '{ "iceServers": [], "relays": true }'
  const deskOf = (signalling: object | undefined, at = page) =>
    readFrom({ relays, page: at, file: JSON.stringify({ signalling }) }).desk
  expect(deskOf(undefined)).toEqual(standard.brokers[0])
  expect(deskOf([{ host: 'other.example' }, {}])).toEqual(standard.brokers[0])
  expect(deskOf({ host: 'other.example' })).toBeUndefined()
  expect(deskOf(undefined, `${page}?ice=stun:address.example`)).toBeUndefined()
  expect(readFrom({ relays: served, page }).desk).toBeUndefined()
})

test('reads relays from an answer, and none from a refusal', () => {
  const turn = { urls: 'turn:a', username: 'u', credential: 'c' }
  expect(readRelays(JSON.stringify({ iceServers: [turn] }))).toEqual([turn])
  for (const refusal of [undefined, 'Relays are for pages at a room.', '{"iceServers":[{}]}'])
    expect(readRelays(refusal)).toBeUndefined()
})

test('prefers the file’s and the address’s servers to those offered', () => {
  const file = '{ "iceServers": [{ "urls": "stun:file.example" }] }'
  const urls = (at: string) => readFrom({ file, relays: served, page: at }).config.iceServers
  expect(urls(page)).toEqual([{ urls: 'stun:file.example' }])
  expect(urls(`${page}?ice=stun:address.example`)).toEqual([{ urls: 'stun:address.example' }])
})

test('goes through a relay alone where the file or the address says so', () => {
  const isOnly = (file: string, at: string) => readFrom({ file, page: at }).config.relayOnly
  expect(isOnly('{ "relayOnly": true }', page)).toBe(true)
  expect(isOnly('{}', `${page}?relay=only`)).toBe(true)
  expect(isOnly('{}', page)).toBeUndefined()
})

describe('servers that a link names', () => {
  const page = 'https://play.test/?signal=wss://evil.test/x&ice=stun:ears.test:3478#room'
  const asked: (readonly string[])[] = []
  const read = (at: string, answer: boolean, file?: string) =>
    readAgreedConfig({ page: at, file }, (hosts) => {
      asked.push(hosts)
      return answer
    }).config

  it('are used once someone has agreed to them by name', () => {
    expect(read(page, true).brokers[0]?.host).toBe('evil.test')
    expect(asked.splice(0)).toEqual([['evil.test', 'ears.test']])
  })

  it('give way to the site’s own otherwise', () => {
    expect(read(page, false)).toEqual(readConfig(undefined, 'https://play.test/#room').config)
    asked.splice(0)
  })

  it('need nobody’s word if the site names them too, or they are on this device', () => {
    const file = '{"signalling":{"host":"evil.test"},"iceServers":[{"urls":"stun:ears.test"}]}'
    expect(read(page, false, file).brokers[0]?.path).toBe('/x')
    expect(read('http://localhost:5/?signal=ws://127.0.0.1:9/x', false).brokers[0]?.port).toBe(9)
    expect(read('https://play.test/?room=x', false).brokers[0]?.host).toBe('play.test')
    expect(asked).toEqual([])
  })
})
