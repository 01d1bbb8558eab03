import { expect, test } from 'vitest'
import { addressOf } from '../../src/server/limits.ts'
import { makeVisitors } from '../../src/server/visitors.ts'

/** A request as far as its headers and its sender matter. */
const request = (headers: Record<string, string>, remoteAddress = '10.0.0.7') => ({
  headers,
  socket: { remoteAddress },
})

const mayTalk = (headers: Record<string, string>) =>
  makeVisitors(['play.example.org'], ['https://static.example']).mayTalk(request(headers))

test.each([
  { host: 'localhost:8080', origin: 'http://localhost:8080' },
  { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:8080' },
  { host: '[fe80::1]:8080', origin: 'http://[fe80::1]:8080' },
  { host: 'laptop.local:8080', origin: 'http://laptop.local:8080' },
  { host: 'play.example.org', origin: 'https://play.example.org' },
  { host: 'play.example.org', origin: 'https://static.example' },
  { host: '127.0.0.1:8080' },
  { host: 'localhost:8080', origin: 'http://localhost:8081' },
])('lets a page at $host from $origin open a socket', (headers) => {
  expect(mayTalk(headers)).toBe(true)
})

test.each([
  { host: '192.168.1.5:8080', origin: 'https://evil.example' },
  { host: '192.168.1.5:8080', origin: 'null' },
  { host: 'evil.example', origin: 'http://evil.example' },
  { host: 'evil.example:8080' },
  { host: 'localhost:8080', origin: 'http://localhost.evil.example' },
  { host: '', origin: 'http://localhost' },
])('lets no page from $origin talk to $host', (headers) => {
  expect(mayTalk(headers)).toBe(false)
})

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (remote, who) => {
  expect(addressOf(request({}, remote), false)).toBe(who)
})

test('believes a forwarded address only behind a proxy, and only the proxy’s own word', () => {
  const forwarded = request({ 'x-forwarded-for': '1.2.3.4, 5.6.7.8' })
  expect(addressOf(forwarded, false)).toBe('10.0.0.7')
  expect(addressOf(forwarded, true)).toBe('5.6.7.8')
})
