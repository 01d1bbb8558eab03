import * as v from 'valibot'
import type { Clock } from '../kit/clock.ts'
import { parseJson } from '../kit/json.ts'
import type { ByHand } from '../link/byHand.ts'
import {
  type AtRoom,
  brokersElsewhere,
  isOwnName,
  type LinkConfig,
  readAgreedConfig,
  readRelays,
} from '../link/config.ts'
import type { Network } from '../link/link.ts'
import { fromWindow, toWindow } from '../overlay/sessionStore.ts'
import { startText } from '../overlay/text/text.ts'

/** Fetches a small JSON file next to the page as text; undefined if there is none. */
async function fetchBeside(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(path, document.baseURI), { cache: 'no-store' })
    const isJson = response.headers.get('content-type')?.includes('json')
    return response.ok && isJson ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** Asks whether to use servers that a link names, once for each tab. */
function agrees(hosts: readonly string[]): boolean {
  const key = `narrow-gauge servers ${hosts.join(' ')}`
  const answer = fromWindow(key) ?? (window.confirm(startText().askForServers({ hosts })) ? 'yes' : 'no')
  toWindow(key, answer)
  return answer === 'yes'
}

/** The network’s configuration: from `table.json`, the server, the address and a person’s settings. */
export async function readNetwork(relayOnly: boolean): Promise<LinkConfig> {
  const [file, relays] = await Promise.all([fetchBeside('table.json'), fetchBeside('ice')])
  const sources = { file, relays, page: location.href }
  const { config, problems, desk } = readAgreedConfig(sources, agrees)
  for (const problem of problems) console.warn(problem)
  return {
    ...config,
    ...(relayOnly ? { relayOnly } : {}),
    ...(desk ? { relays: { at: desk, ask: askForRelays } } : {}),
  }
}

/** The hosts of the signalling servers that introduce players, unless the page comes from there too. */
export async function brokerHosts(): Promise<readonly string[]> {
  const { config } = readAgreedConfig({ file: await fetchBeside('table.json'), page: location.href }, agrees)
  return brokersElsewhere(config, location.href)
}

const askForRelays = async ({ id, token, room }: AtRoom) =>
  readRelays(await fetchBeside(`ice?${new URLSearchParams({ id, token, room })}`))

/** The network to other browsers; `changed` may put another in its place. PeerJS only loads now. */
export async function openNetwork(
  clock: Clock,
  relayOnly: boolean,
  changed: (network: Network) => Network,
): Promise<ByHand> {
  const [config, { peerNetwork }, { byHand }, { openRelays }] = await Promise.all([
    readNetwork(relayOnly),
    import('../link/peer.ts'),
    import('../link/byHand.ts'),
    import('../link/relays.ts'),
  ])
  const relays = openRelays(config, clock)
  return byHand(changed(peerNetwork(config, clock, undefined, relays)), relays.rtc, clock)
}

const whereSchema = v.object({ network: v.array(v.pipe(v.string(), v.url())) })

/**
 * The page’s address for other devices: its own, or the one its server reports if it was opened as localhost. Undefined
 * if there is none.
 */
export async function sharedBase(): Promise<URL | undefined> {
  const own = new URL(location.href)
  if (!isOwnName(own.hostname)) return own
  const read = v.safeParse(whereSchema, parseJson((await fetchBeside('peerjs/where')) ?? ''))
  const [first] = read.success ? read.output.network : []
  if (first === undefined) return undefined
  own.host = new URL(first).host
  return own
}
