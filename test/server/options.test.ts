import { expect, test } from 'vitest'
import { readOptions } from '../../src/server/options.ts'

const standard = {
  port: undefined,
  host: undefined,
  dist: undefined,
  build: true,
  signalling: true,
  json: false,
}

test('nothing said means build when needed, signalling and any port', () => {
  expect(readOptions([], {})).toEqual(standard)
})

test('everything can be said', () => {
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

test('the environment’s PORT counts unless --port is given', () => {
  expect(readOptions([], { PORT: '81' })).toMatchObject({ port: 81 })
  expect(readOptions(['--port', '82'], { PORT: '81' })).toMatchObject({ port: 82 })
})

test('a folder that is named is never built into', () => {
  expect(readOptions(['--dist', '/somewhere'], {})).toMatchObject({ build: false })
})

test.each([
  [['--port', 'http'], '«http» is not a port'],
  [['--port', '65536'], '«65536» is not a port'],
  [['--port=-1'], '«-1» is not a port'],
  [['--colour'], 'Usage:'],
  [['page'], 'Usage:'],
])('%j is answered in words', (args, words) => {
  expect(readOptions(args, {})).toContain(words)
})
