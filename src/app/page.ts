import { type ReadonlySignal, signal } from '@preact/signals'
import { createActor } from 'xstate'
import { systemClock } from '../link/clock.ts'
import type { Doors, Page } from '../overlay/screen.ts'
import { makePlace, type Place, parsePlace, typedPlace } from './address.ts'
import { makeApp, screenOf } from './app.ts'
import { worldOf } from './browserWorld.ts'
import { type ChosenEdition, type ChosenSettings, loadEdition, loadSettings } from './chosen.ts'
import { randomRoomCode } from './entropy.ts'
import { keepMatch } from './openedMatch.ts'
import { readQuery } from './query.ts'
import { hostedRoom, localRoom, type Room, saveRoom } from './rooms.ts'
import { browserDisk, makeStore, type Store } from './store.ts'
import { makeVisit } from './visit.ts'

/** Puts the page together and starts it: from here on the address bar leads. */
export async function openPage(stageParent: HTMLElement): Promise<Page> {
  const store = makeStore(browserDisk, systemClock)
  const query = readQuery(location.search)
  const [chosen, edition] = await Promise.all([loadSettings(store, query), loadEdition(store)])
  const world = worldOf({ store, query, settings: chosen.settings, edition, stageParent })
  const actor = createActor(makeApp(makeVisit(world)))
  const screen = signal(screenOf(actor.getSnapshot()))
  const last = await rememberTables(store)
  actor.subscribe((snapshot) => {
    screen.value = screenOf(snapshot)
    const { place } = snapshot.context
    if (snapshot.matches('home')) void edition.tell()
    if (screen.value.type === 'table') last.visit(place, snapshot.matches({ visiting: 'over' }))
  })
  actor.start()
  const arrive = () => actor.send({ type: 'go', place: parsePlace(location.hash) })
  const retry = () => actor.send({ type: 'retry' })
  window.addEventListener('hashchange', arrive)
  arrive()
  const go = (place: Place) => {
    const hash = makePlace(place)
    if (location.hash === hash) arrive()
    else location.hash = hash
  }
  const doors = doorsOf({ store, chosen, edition, go, retry, back: () => go(last.place()) })
  const { settings } = chosen
  const { choice } = edition
  return { screen, settings, edition: choice, lasting: store.lasting, canGoBack: last.can, doors }
}

/** The table that was visited last, to go back to from home. */
interface LastTable {
  readonly can: ReadonlySignal<boolean>
  place(): Place
  visit(place: Place, over: boolean): void
}

async function rememberTables(store: Store): Promise<LastTable> {
  const kept = await store.get('last')
  let last = typeof kept === 'string' ? kept : ''
  const can = signal(last !== '')
  return {
    can,
    place: () => parsePlace(last),
    visit(place, over) {
      const next = over || place.type === 'match' ? '' : makePlace(place)
      if (next === last) return
      last = next
      can.value = next !== ''
      void store.set('last', next)
    },
  }
}

interface Ways {
  readonly store: Store
  readonly chosen: ChosenSettings
  readonly edition: ChosenEdition
  readonly go: (place: Place) => void
  readonly retry: () => void
  readonly back: () => void
}

function doorsOf({ store, chosen, edition, go, retry, back }: Ways): Doors {
  const open = async (type: 'room' | 'here', room: Room) => {
    const code = randomRoomCode()
    await saveRoom(store, code, room)
    go({ type, code })
  }
  return {
    ...{ back, retry },
    home: () => go({ type: 'home' }),
    newTable: () => void open('room', hostedRoom()),
    playHere: () => void open('here', localRoom(['person', 'person'])),
    playBot: () => void open('here', localRoom(['person', 'bot'])),
    join: (text) => go(typedPlace(text)),
    async openMatch(file) {
      await keepMatch(store, await file.text())
      go({ type: 'match' })
    },
    loadEdition: async (file) => edition.take(await file.text()),
    dropEdition: () => void edition.drop(),
    async set(change) {
      await chosen.set(change)
      // A canvas that was made one way cannot go on another way.
      if (change.renderer !== undefined) reloadWithout('renderer')
    },
  }
}

/** Loads the page anew, with the choice of this device instead of the address's. */
function reloadWithout(parameter: string): void {
  const url = new URL(location.href)
  url.searchParams.delete(parameter)
  history.replaceState(undefined, '', url)
  location.reload()
}
