import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }))
const users = files.filter(({ text }) => /from 'peerjs'|import\('peerjs'\)/.test(text))
const count = (pattern: RegExp) => users.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)

test('only one file knows PeerJS', () => {
  expect(users.map(({ name }) => name)).toEqual([join('link', 'peer.ts')])
})

test('only one place dials, over a reliable channel', () => {
  expect(count(/\.connect\(/g)).toBe(1)
  expect(count(/\.connect\(\w+, \{ reliable: true, serialization: 'raw' \}\)/g)).toBe(1)
})

test('no peer is ever destroyed, since its links would end with it', () => {
  expect(count(/\.destroy\(/g)).toBe(0)
})
