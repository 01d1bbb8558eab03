import { type ReadonlySignal, signal } from '@preact/signals'
import type { Network } from '../link/link.ts'
import type { Picture } from '../overlay/screen.ts'
import type { Invite } from '../overlay/screens/inviting.ts'
import { accessibilityOf } from '../overlay/settings/accessibility.ts'
import { hashNow, renameHash } from '../overlay/settings/addressBar.ts'
import { linkTo, makePlace, type PagePlace } from './address.ts'
import type { Debugging } from './debugSwitch.ts'
import { brokerHosts, openNetwork, sharedBase } from './network.ts'
import { once } from './once.ts'
import type { Scope } from './scope.ts'
import { withText } from './speech.ts'
import type { Editions } from './storage/editions.ts'
import { keepMatch } from './storage/openedMatch.ts'
import { openSpeakers, watchTouch } from './table/speakers.ts'
import type { TableStageOptions, Watched } from './table/tableStage.ts'
import { pageTicks, tickingClock } from './ticks/clock.ts'
import { holdRoom, playSeat, tabMemory, whenFree } from './windows.ts'
import type { World } from './world.ts'

/** The page before any visit. */
interface Outside extends Pick<World, 'titles' | 'store' | 'query' | 'settings'> {
  readonly editions: Editions
  readonly stageParent: HTMLElement
  readonly debug: Debugging
  /** The way tables are drawn on a page that isn’t played on. */
  readonly drawing?: Pick<TableStageOptions, 'seeThrough' | 'sparing'>
}

/** The world of a page in a browser. */
export function worldOf({ editions, stageParent, drawing, ...rest }: Outside): World {
  const { settings, query, debug } = rest
  const inspect = debug.peek?.machines.inspect
  const stageOptions = { parent: stageParent, settings, test: query.test, inspect, ...drawing }
  const wasTouched = watchTouch()
  const clock = tickingClock(pageTicks)
  const accessibility = accessibilityOf(settings)
  const changed = (one: Network) => debug.peek?.network(one) ?? one
  const network = once(() => openNetwork(clock, settings.value.relayOnly, changed))
  return {
    ...rest,
    clock,
    reading: async (work, lines) => (await import('./files/reading.ts')).readHere(clock)(work, lines),
    playOn: async (less, gone) => (await import('../overlay/check/playOn.tsx')).mayPlayOn(less, gone),
    picture: (watched, scope) => pictureOf({ ...stageOptions, accessibility }, watched, scope),
    hold: (code, how) => holdRoom(code, clock, how),
    plays: playSeat,
    whenFree: (name, then) => whenFree(name, clock, then),
    tab: tabMemory,
    isSeen: watchSight(),
    whenBack,
    whenLeft,
    edition: editions.data,
    async openText(text) {
      const opening = await withText(import('./files/openText.ts')).catch(() => undefined)
      if (opening) return opening.openText({ ...rest, editions, clock, go: goTo, mayAdd }, text)
      // A visit tries again once it can load.
      await keepMatch(rest.store, text)
      goTo({ type: 'match' })
      return undefined
    },
    network,
    signatures: once(async () => (await import('../match/ed25519.ts')).openSignatures(crypto.subtle)),
    sound: once(() => openSpeakers(clock, settings, wasTouched)),
    invite: async (code) => ({
      ...(await invite(code)),
      byHand: async () => (await import('./byHand.ts')).inviteByHand(network(), code),
    }),
    reply: async (offer) => (await import('./byHand.ts')).replyByHand(network(), offer),
    link: (place) => linkTo(new URL(location.href), place),
    go: goTo,
    rename: (place) => renameHash(makePlace(place)),
  }
}

const mayAdd = async (count: number) => (await import('../overlay/device/mayAdd.tsx')).mayAdd(count)

/** The picture of a table, by code that loads when the first table is shown. */
function pictureOf(stageOptions: TableStageOptions, watched: Watched, scope: Scope): ReadonlySignal<Picture> {
  const picture = signal<Picture>({ type: 'loading' })
  import('./table/tableStage.ts').then(
    ({ showStage }) => !scope.ended && showStage(stageOptions, watched, picture, scope),
    (error: unknown) => {
      console.warn('Couldn’t load the table’s graphics.', error)
      picture.value = { type: 'none' }
    },
  )
  return picture
}

function watchSight(): ReadonlySignal<boolean> {
  const isSeen = signal(!document.hidden)
  document.addEventListener('visibilitychange', () => {
    isSeen.value = !document.hidden
  })
  return isSeen
}

function whenBack(then: () => void): () => void {
  const onVisible = () => {
    if (!document.hidden) then()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', then)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('online', then)
  }
}

function whenLeft(then: () => void): () => void {
  // A page restored from the back/forward cache has lost its links, so it starts afresh.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
  window.addEventListener('pagehide', then)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', then)
    window.removeEventListener('pageshow', onShow)
  }
}

async function invite(code: string): Promise<Invite> {
  const [base, brokers] = await Promise.all([sharedBase(), brokerHosts()])
  const link = linkTo(base ?? new URL(location.href), { type: 'room', code })
  return { code, link, localOnly: base === undefined, brokers }
}

/** Going to the same address does nothing by itself, though another match may be there now. */
function goTo(place: PagePlace): void {
  const hash = makePlace(place)
  if (hashNow() === hash) location.reload()
  else location.assign(hash)
}
