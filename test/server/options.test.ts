import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOptions } from '../../src/server/options.ts'

const standard = {
  port: undefined,
  host: undefined,
  dist: undefined,
  build: true,
  signalling: true,
  json: false,
  names: [],
  origins: [],
  behindProxy: false,
  relays: undefined,
}

test('builds when needed, with signalling, on any port by default', () => {
  expect(readOptions([], {})).toEqual(standard)
})

test('reads every option', () => {
  const args = ['--port=99', '--host', '127.0.0.1', '--no-build', '--no-signalling', '--json']
  expect(readOptions(args, {})).toEqual({
    ...standard,
    port: 99,
    host: '127.0.0.1',
    build: false,
    signalling: false,
    json: true,
  })
})

test('uses PORT from the environment unless --port is given', () => {
  expect(readOptions([], { PORT: '81' })).toMatchObject({ port: 81 })
  expect(readOptions(['--port', '82'], { PORT: '81' })).toMatchObject({ port: 82 })
})

test('never builds into a folder given by --dist', () => {
  expect(readOptions(['--dist', '/somewhere'], {})).toMatchObject({ build: false })
})

test.each([
  [['--port', 'http'], '“http” isn’t a valid port'],
  [['--port', '65536'], '“65536” isn’t a valid port'],
  [['--port=-1'], '“-1” isn’t a valid port'],
  [['--colour'], 'Usage:'],
  [['page'], 'Usage:'],
])('answers %j with a readable error', (args, words) => {
  expect(readOptions(args, {})).toContain(words)
})

test('reads names, origins and relays, each more than once', () => {
  const args = ['--name=a.example', '--name=b.example', '--origin=https://c.example', '--proxy']
  const relays = ['--stun=stun:d:3478', '--turn=turn:d:3478', '--turn=turns:d:443']
  expect(readOptions([...args, ...relays], { TURN_SECRET: 's' })).toEqual({
    ...standard,
    names: ['a.example', 'b.example'],
    origins: ['https://c.example'],
    behindProxy: true,
    relays: { stun: ['stun:d:3478'], turn: ['turn:d:3478', 'turns:d:443'], secret: 's' },
  })
})

test('needs the secret that TURN servers share', () => {
  expect(readOptions(['--turn=turn:d:3478'], {})).toContain('TURN_SECRET')
})

test('has no relays without the signalling that vouches for those who get them', () => {
  const args = ['--turn=turn:d:3478', '--no-signalling']
  expect(readOptions(args, { TURN_SECRET: 's' })).toContain('signalling')
})

test('understands what the compose file and its image ask of it', () => {
  const read = (file: string) => readFileSync(new URL(`../../src/server/deploy/${file}`, import.meta.url), 'utf8')
  const words = (text: string) => [...text.matchAll(/(['"])(.*?)\1/g)].map(([, , word = '']) => word)
  const [, command = ''] = /^ {4}command: (\[.*\])$/m.exec(read('compose.yaml')) ?? []
  const [, entry = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const args = [...words(entry).slice(3), ...words(command.replaceAll(/\$\{NAME:\?\}/g, 'a.example'))]
  expect(readOptions(args, { TURN_SECRET: 's' })).toEqual({
    ...standard,
    build: false,
    port: 8080,
    names: ['a.example'],
    behindProxy: true,
    relays: { stun: ['stun:a.example:3478'], turn: ['turn:a.example:3478'], secret: 's' },
  })
})
