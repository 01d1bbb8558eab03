import { expect, test } from 'vitest'
import { networkAddresses } from '../../src/server/addresses.ts'
import { announcement, urlsAt } from '../../src/server/announce.ts'

const at = (address: string, internal = false) => [{ address, family: 'IPv4', internal }]

test('lists real private networks before virtual and odd ones', () => {
  const interfaces = {
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    odd: at('169.254.3.4'),
    public: at('203.0.113.9'),
    office: at('10.1.2.3'),
    wlan0: [{ address: 'fe80::1', family: 'IPv6', internal: false }, ...at('192.168.1.20')],
    none: undefined,
  }
  expect(networkAddresses(interfaces)).toEqual(['192.168.1.20', '10.1.2.3', '203.0.113.9', '169.254.3.4', '172.17.0.1'])
})

test('names only the host of a server that listens on one', () => {
  expect(urlsAt(80, '127.0.0.1')).toEqual({ local: 'http://127.0.0.1:80/', network: [] })
  expect(urlsAt(80, '192.168.1.2').network).toEqual(['http://192.168.1.2:80/'])
  expect(urlsAt(80, '::1')).toEqual({ local: 'http://[::1]:80/', network: [] })
})

test('announces every address, with a QR code', () => {
  const network = ['http://192.168.1.20:8080/', 'http://10.1.2.3:8080/']
  const text = announcement({ local: 'http://localhost:8080/', network })
  for (const url of ['http://localhost:8080/', ...network]) expect(text).toContain(url)
  expect(text).toMatch(/[█▀▄]{8}/)
})

test('says so if there is no network', () => {
  const text = announcement({ local: 'http://localhost:8080/', network: [] })
  expect(text).toContain('Other devices can’t reach this server.')
})
