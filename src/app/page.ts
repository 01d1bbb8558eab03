import { batch, effect, type ReadonlySignal, signal } from '@preact/signals'
import { createActor } from 'xstate'
import type { Title } from '../games/title.ts'
import type { Clock } from '../kit/clock.ts'
import { systemClock } from '../link/clock.ts'
import { drawFacesWith } from '../overlay/people/faceImage.ts'
import type { Page, Screen } from '../overlay/screen.ts'
import { hashNow } from '../overlay/settings/addressBar.ts'
import type { Settings } from '../overlay/settings/settings.ts'
import { cardOf } from '../overlay/titleCard.ts'
import { makeActions } from './actions.ts'
import { makePlace, type PagePlace, parsePlace } from './address.ts'
import { makeApp, screenOf } from './app.ts'
import { worldOf } from './browserWorld.ts'
import { watchDebugSwitch } from './debugSwitch.ts'
import { once } from './once.ts'
import { readQuery } from './query.ts'
import { followLanguage } from './speech.ts'
import { lastPlayed } from './startNotes.ts'
import { loadEditions } from './storage/editions.ts'
import { isReadable } from './storage/format.ts'
import {
  openRecentMatches,
  type RecentMatches,
  rememberLetters,
  rememberRoom,
  rememberTable,
} from './storage/recentMatches.ts'
import { loadSettings } from './storage/settings.ts'
import { browserDisk, makeStore } from './storage/store.ts'
import { titleCard } from './titleCards.ts'
import { drapeOver } from './visit/drapeOver.ts'
import { loadAhead, makeVisit } from './visit/visit.ts'
import { build } from './world.ts'

/** Puts the page together for these titles and starts it. From here on the address bar leads. */
export async function openPage(stageParent: HTMLElement, titles: readonly Title[]): Promise<Page> {
  loadAhead(parsePlace(hashNow()))
  drawFacesWith(async (name, isClose) => (await import('../stage/kit/people/image.ts')).faceImage(name, isClose))
  const store = makeStore(browserDisk, systemClock)
  const query = readQuery(location.search)
  const [chosen, editions, debug, isOurs] = await Promise.all([
    loadSettings(store, query),
    loadEditions(store, titles),
    watchDebugSwitch(),
    isReadable(store),
  ])
  const { settings } = chosen
  await followLanguage(settings)
  const world = worldOf({ titles, store, query, settings, editions, stageParent, debug })
  const inspect = debug.peek?.machines.inspect
  const actor = createActor(makeApp(makeVisit(world)), inspect ? { inspect } : {})
  const screen = signal(screenOf(actor.getSnapshot()))
  const loaded = signal(actor.getSnapshot().context.loaded)
  const curtain = drapeOver({ screen, loaded, clock: world.clock, motion: () => motionOf(settings.value) })
  const recent = openRecentMatches(store, Date.now, badge)
  const remember = rememberTables(recent)
  // Started before it is watched: until the address has been read, nothing is loaded for the home screen.
  actor.start()
  actor.subscribe((snapshot) => {
    batch(() => {
      loaded.value = snapshot.context.loaded
      screen.value = screenOf(snapshot)
    })
    if (snapshot.matches('home')) void recent.read()
    remember(snapshot.context.place, screen.value)
  })
  const here = (): PagePlace => (isOurs ? parsePlace(hashNow()) : { type: 'newer', hash: hashNow() })
  const arrive = () => actor.send({ type: 'go', place: here() })
  window.addEventListener('hashchange', arrive)
  arrive()
  keepPageLater(screen, world.clock)
  const go = (place: PagePlace) => {
    const hash = makePlace(place)
    if (hashNow() === hash) arrive()
    else location.hash = hash
  }
  const place = () => actor.getSnapshot().context.place
  const retry = () => actor.send({ type: 'retry' })
  const askIn = (seat: number) => actor.send({ type: 'askIn', seat })
  const actions = makeActions({ world, chosen, editions, recent, go, place, retry, askIn })
  watchDrops(async () => (await import('../overlay/widgets/dropNotice.ts')).takeDrops(actions.openFile))
  const cards = titles.map((title) => titleCard(title, { store, editions, go }))
  const wanted = signal(cardOf({ titles: cards }, lastPlayed()).info.id)
  fetchLater(screen, world.clock, { titles: cards, chosen: wanted })
  return {
    screen,
    curtain,
    settings,
    actions,
    titles: cards,
    chosen: wanted,
    lasting: store.lasting,
    recent: recent.list,
    damaged: recent.damaged,
    build,
  }
}

/** Shows on the installed page how many letters wait to be written, where the browser can. */
const badge = (count: number) => void (navigator.setAppBadge?.(count) ?? Promise.resolve()).catch(() => {})

/** The motion allowed on this page. */
function motionOf({ tempo }: Settings): 'full' | 'reduced' | 'none' {
  if (tempo === 'instant') return 'none'
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full'
}

/** Keeps the recent matches up to date with the table or the waiting room on the screen. */
function rememberTables(recent: RecentMatches): (place: PagePlace, screen: Screen) => void {
  let shown: Screen | undefined
  let stop = () => {}
  return (place, screen) => {
    if (screen === shown) return
    stop()
    shown = screen
    stop = rememberScreen(recent, place, screen)
  }
}

function rememberScreen(recent: RecentMatches, place: PagePlace, screen: Screen): () => void {
  if (screen.type === 'table') return rememberTable(recent, place, screen)
  if (screen.type === 'letter') return rememberLetters(recent, screen)
  return screen.type === 'waiting' ? rememberRoom(recent, place, screen) : () => {}
}

/** Time a screen has been up before the page is kept, ms: nothing else should wait for that. */
const calm = 3000

/** Whether a screen shows what the person came for. */
function isUp(screen: Screen): boolean {
  if (screen.type === 'table') return screen.picture.value.type !== 'loading'
  return screen.type !== 'opening' && screen.type !== 'connecting'
}

/** Time the home screen has been up before a table is fetched, ms: its posters come first. */
const lull = 1000

/** Fetches, while people read the home screen, a table of the title they have chosen there. */
function fetchLater(screen: ReadonlySignal<Screen>, clock: Clock, page: Pick<Page, 'titles' | 'chosen'>): void {
  let cancel = () => {}
  effect(() => {
    cancel()
    const card = cardOf(page, page.chosen.value)
    if (screen.value.type === 'home') cancel = clock.after(lull, card.fetchAhead)
  })
}

/** Keeps the page on this device, with code that loads once there is something to see. */
function keepPageLater(screen: ReadonlySignal<Screen>, clock: Clock): void {
  // Files of the dev server change; plain-http pages at network addresses can’t be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let cancel = () => {}
  let stop = () => {}
  const keep = async () => {
    stop()
    try {
      const { keepPage } = await import('./offline/updates.ts')
      await keepPage(screen)
    } catch (error) {
      console.warn('Couldn’t keep the page for use without a network.', error)
    }
  }
  stop = effect(() => {
    cancel()
    if (isUp(screen.value)) cancel = clock.after(calm, keep)
  })
}

/** Handlers for a file that is dropped, or held over the page. */
interface Drops {
  over(is: boolean): void
  take(file: File): void
}

/** Opens files dropped anywhere on the page. The code for it loads with the first of them. */
function watchDrops(load: () => Promise<Drops>): void {
  const drops = once(load)
  const then = (act: (drops: Drops) => void) =>
    void drops()
      .then(act)
      .catch(() => {})
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file) then(({ take }) => take(file))
    // `dragleave` also fires between elements of the page.
    const isOver = event.type === 'dragover' || (event.type !== 'drop' && event.relatedTarget)
    then(({ over }) => over(Boolean(isOver)))
  }
  for (const type of ['dragover', 'dragleave', 'drop'] as const) window.addEventListener(type, onDrag)
}
