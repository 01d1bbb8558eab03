import { signal } from '@preact/signals'
import { createActor } from 'xstate'
import { systemClock } from '../link/clock.ts'
import type { Page, PageActions, Screen } from '../overlay/screen.ts'
import type { DrawnBook } from '../rules/book.ts'
import { makePlace, type Place, parsePlace, typedPlace } from './address.ts'
import { makeApp, screenOf } from './app.ts'
import { worldOf } from './browserWorld.ts'
import { watchDebugWish } from './debugSwitch.ts'
import { drawScene } from './drawScene.ts'
import { randomRoomCode } from './entropy.ts'
import { watchDrops } from './files/drops.ts'
import { readQuery } from './query.ts'
import { keepMatch } from './storage/openedMatch.ts'
import { type Mine, openMine } from './storage/recentMatches.ts'
import { hostedRoom, localRoom, type Room, saveRoom } from './storage/rooms.ts'
import {
  type ChosenEdition,
  type ChosenSettings,
  loadEdition,
  loadSettings,
} from './storage/settings.ts'
import { browserDisk, makeStore, type Store } from './storage/store.ts'
import { loadFoothills } from './titles.ts'
import { makeVisit } from './visit/visit.ts'
import { watchMine } from './watchMine.ts'

/** Puts the page together and starts it: from here on the address bar leads. */
export async function openPage(stageParent: HTMLElement): Promise<Page> {
  const store = makeStore(browserDisk, systemClock)
  const query = readQuery(location.search)
  const [chosen, edition, debug] = await Promise.all([
    loadSettings(store, query),
    loadEdition(store),
    watchDebugWish(),
  ])
  const world = worldOf({ store, query, settings: chosen.settings, edition, stageParent, debug })
  const inspect = debug.peek?.machines.inspect
  const actor = createActor(makeApp(makeVisit(world)), inspect ? { inspect } : {})
  const screen = signal(screenOf(actor.getSnapshot()))
  const mine = openMine(store, Date.now)
  const remember = rememberTables(mine)
  actor.subscribe((snapshot) => {
    screen.value = screenOf(snapshot)
    const { place } = snapshot.context
    if (snapshot.matches('home')) void Promise.all([edition.tell(), mine.read()])
    remember(place, screen.value)
  })
  actor.start()
  const arrive = () => actor.send({ type: 'go', place: parsePlace(location.hash) })
  const retry = () => actor.send({ type: 'retry' })
  window.addEventListener('hashchange', arrive)
  watchDrops(async () => (await import('./files/takeDrops.ts')).takeDrops(world))
  arrive()
  const go = (place: Place) => {
    const hash = makePlace(place)
    if (location.hash === hash) arrive()
    else location.hash = hash
  }
  const askIn = (seat: number) => {
    const { place } = actor.getSnapshot().context
    if (place.type === 'room') actor.send({ type: 'go', place: { ...place, ask: seat } })
  }
  const actions = actionsOf({ store, chosen, edition, mine, go, retry, askIn })
  const { lasting } = store
  const { list, damaged } = mine
  const { settings } = chosen
  return { screen, settings, edition: edition.choice, lasting, recent: list, damaged, actions }
}

/** Remembers each table that comes on the screen, as long as it is there. */
function rememberTables(mine: Mine): (place: Place, screen: Screen) => void {
  let shown: Screen | undefined
  let stop = () => {}
  return (place, screen) => {
    if (screen === shown) return
    stop()
    shown = screen
    stop = screen.type === 'table' ? watchMine(mine, place, screen) : () => {}
  }
}

interface Ways {
  readonly store: Store
  readonly chosen: ChosenSettings
  readonly edition: ChosenEdition
  readonly mine: Mine
  readonly go: (place: Place) => void
  readonly retry: () => void
  readonly askIn: (seat: number) => void
}

function actionsOf({ store, chosen, edition, mine, go, retry, askIn }: Ways): PageActions {
  const open = async (type: 'room' | 'here', room: Room) => {
    const code = randomRoomCode()
    await saveRoom(store, code, room)
    go({ type, code })
  }
  return {
    retry,
    askIn,
    home: () => go({ type: 'home' }),
    newTable: () => void open('room', hostedRoom()),
    playHere: () => void open('here', localRoom(['person', 'person'])),
    playBot: () => void open('here', localRoom(['person', 'bot'])),
    join: (text) => go(typedPlace(text)),
    async openMatch(file) {
      await keepMatch(store, await file.text())
      go({ type: 'match' })
    },
    async resume({ id, code, role, outcome }) {
      if (outcome === undefined) return go({ type: role === 'local' ? 'here' : 'room', code })
      await keepMatch(store, (await mine.text(id)) ?? '')
      go({ type: 'match' })
    },
    async lookThrough(code) {
      const { keptMatch } = await import('./keptMatch.ts')
      await keepMatch(store, (await keptMatch(store, code)) ?? '')
      go({ type: 'match' })
    },
    forget: ({ id }) => void mine.forget(id),
    forgetDamaged: () => void mine.forgetDamaged(),
    loadEdition: async (file) => edition.take(await file.text()),
    dropEdition: () => void edition.drop(),
    rules: () => go({ type: 'rules' }),
    book: () => bookOf(edition.values()),
    scene: drawScene,
    async set(change) {
      await chosen.set(change)
      // A canvas that was made one way cannot go on another way.
      if (change.renderer !== undefined) reloadWithout('renderer')
    },
  }
}

/** The rules with the cards of an edition; with the built-in ones where that cannot be read. */
async function bookOf(edition: unknown): Promise<DrawnBook> {
  const title = await loadFoothills(edition)
  if (!('problem' in title)) return title.book()
  if (edition === undefined) throw new Error(title.problem)
  return bookOf(undefined)
}

/** Loads the page anew, with the choice of this device instead of the address's. */
function reloadWithout(parameter: string): void {
  const url = new URL(location.href)
  url.searchParams.delete(parameter)
  history.replaceState(undefined, '', url)
  location.reload()
}
