import { networkInterfaces } from 'node:os'

/** One of the machine's addresses, as Node's `os.networkInterfaces()` lists them. */
interface Interface {
  readonly address: string
  readonly family: string
  readonly internal: boolean
}

/** Interface names of containers, virtual machines and tunnels. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|tailscale|zt|wg)/i

/**
 * This machine's IPv4 addresses as seen from the network, likeliest first: real networks before virtual ones, private
 * ranges before others.
 */
export function networkAddresses(
  interfaces: Readonly<Record<string, readonly Interface[] | undefined>> = networkInterfaces(),
): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rank(name, address) })),
  )
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address)
}

function rank(name: string, address: string): number {
  const ranges = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^(?!169\.254\.)/]
  const range = ranges.findIndex((pattern) => pattern.test(address))
  return (virtual.test(name) ? 10 : 0) + (range < 0 ? ranges.length : range)
}
