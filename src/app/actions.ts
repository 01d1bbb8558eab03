import { address } from '../link/address.ts'
import type { OnFinding } from '../overlay/check/finding.ts'
import type { PageActions } from '../overlay/screen.ts'
import { type PagePlace, typedPlace } from './address.ts'
import { readNetwork } from './network.ts'
import type { Editions } from './storage/editions.ts'
import { keepMatch } from './storage/openedMatch.ts'
import type { RecentMatches } from './storage/recentMatches.ts'
import type { ChosenSettings } from './storage/settings.ts'
import type { World } from './world.ts'

/** Where a match is played that this browser has a part in. */
const placeOf = { host: 'room', guest: 'room', local: 'here', letters: 'post' } as const

interface Needs {
  readonly world: Pick<World, 'store' | 'titles' | 'clock' | 'network' | 'settings' | 'reply' | 'openText'>
  readonly chosen: ChosenSettings
  readonly editions: Editions
  readonly recent: RecentMatches
  readonly go: (place: PagePlace) => void
  /** Where the page is. */
  readonly place: () => PagePlace
  readonly retry: () => void
  readonly askIn: (seat: number) => void
}

/** Everything a person can ask of the page, whatever the title. */
export function makeActions({ world, chosen, editions, recent, go, place, retry, askIn }: Needs): PageActions {
  const replay = async (text: string | undefined) => {
    await keepMatch(world.store, text ?? '')
    go({ type: 'match' })
  }
  return {
    retry,
    askIn,
    home: () => go({ type: 'home' }),
    check() {
      const at = place()
      go(at.type === 'room' ? { type: 'check', code: at.code } : { type: 'check' })
    },
    reply: world.reply,
    examine: (code, found) => examine(world, code, found),
    join: (text) => go(typedPlace(text)),
    async openFile(file) {
      const news = await world.openText(await file.text())
      await recent.read()
      return news
    },
    async resume({ id, code, role, outcome }) {
      if (outcome !== undefined) return replay(await recent.text(id))
      go({ type: placeOf[role], code })
    },
    goOn: ({ code }) => go({ type: 'here', code }),
    async lookThrough(code) {
      const { keptText } = await import('./files/readMatch.ts')
      await replay(await keptText(world, code))
    },
    forget: ({ id }) => void recent.forget(id),
    forgetDamaged: () => void recent.forgetDamaged(),
    describeEditions: () => void editions.describe(),
    async set(change) {
      await chosen.set(change)
      // A canvas can’t switch its renderer once it exists.
      if (change.renderer !== undefined) reloadWithout('renderer')
    },
    device: async () => (await import('./device/device.ts')).openDevice(world),
  }
}

/** Tries every stop on the way to other players, with code that loads now; the returned function gives up. */
function examine(
  world: Pick<World, 'clock' | 'network' | 'settings'>,
  code: string | undefined,
  found: OnFinding,
): () => void {
  let isOver = false
  let stop = () => {}
  const start = async () => {
    const [config, network, { examine }] = await Promise.all([
      readNetwork(world.settings.value.relayOnly),
      world.network(),
      import('../link/doctor.ts'),
    ])
    if (isOver) return
    const call = code === undefined ? undefined : { network, address: address(code, 1) }
    stop = examine({ config, clock: world.clock, call, found })
  }
  // Code that didn’t load can’t be told from a server that doesn’t answer.
  start().catch(() => !isOver && found('signalling', { state: 'failed', why: 'silent' }))
  return () => {
    isOver = true
    stop()
  }
}

/** Reloads the page with this device’s choice instead of the address’s. */
function reloadWithout(parameter: string): void {
  const url = new URL(location.href)
  url.searchParams.delete(parameter)
  history.replaceState(undefined, '', url)
  location.reload()
}
