import { renderUnicodeCompact } from 'uqr'
import { networkAddresses } from './addresses.ts'
import { serverText } from './text.ts'

/** Where a running server can be reached. */
export interface ServerUrls {
  readonly local: string
  /** From other devices on the network, likeliest first. */
  readonly network: readonly string[]
}

/** The addresses of a server that listens on a port, on one host or on all networks. */
export function urlsAt(port: number, host?: string): ServerUrls {
  const url = (name: string) => `http://${name}:${port}/`
  if (host === undefined || /^(0\.0\.0\.0|::)$/.test(host))
    return { local: url('localhost'), network: networkAddresses().map(url) }
  const own = url(host.includes(':') ? `[${host}]` : host)
  return { local: own, network: /^(localhost|127\.|::1)/.test(host) ? [] : [own] }
}

/** A server's printout once it runs: its addresses, and a QR code of the first network one. */
export function announcement({ local, network }: ServerUrls, lang = ''): string {
  const text = serverText(lang)
  const label = (words: string) => words.padStart(text.network.length).padEnd(18)
  const [first, ...others] = network
  const lines = ['', `  ${text.open}`, '', `  ${text.here.padEnd(18)}${local}`]
  if (!first) return [...lines, `  ${text.unreachable}`, ''].join('\n')
  lines.push(`  ${text.network.padEnd(18)}${first}`, ...others.map((url) => `  ${label(text.or)}${url}`), '')
  return [...lines, indent(renderUnicodeCompact(first, { border: 2 })), ''].join('\n')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
