import type { Signatures } from '../match/signing.ts'
import type { Invite } from '../overlay/screen.ts'
import { accessibilityOf } from '../overlay/settings/accessibility.ts'
import { makePlace, type Place } from './address.ts'
import type { Debugging } from './debugSwitch.ts'
import { openNetwork, sharedBase } from './network.ts'
import { pictureLater } from './pictureLater.ts'
import type { ChosenEdition } from './storage/settings.ts'
import { makeSounding, type Sounding, watchTouch } from './table/speakers.ts'
import { pageTicks, tickingClock } from './ticks/clock.ts'
import { holdRoom, playSeat, tabMemory, whenFree } from './windows.ts'
import type { World } from './world.ts'

/** What was chosen and kept on this device. */
export interface Outside extends Pick<World, 'store' | 'query' | 'settings'> {
  readonly edition: ChosenEdition
  readonly stageParent: HTMLElement
  readonly debug: Debugging
}

/** The world of a page in a browser. */
export function worldOf({ edition, stageParent, ...rest }: Outside): World {
  const { settings, query, debug } = rest
  const inspect = debug.peek?.machines.inspect
  const easel = { parent: stageParent, settings, test: query.test, inspect }
  let network: ReturnType<World['network']> | undefined
  let signatures: Promise<Signatures> | undefined
  let sound: Promise<Sounding> | undefined
  const wasTouched = watchTouch()
  const clock = tickingClock(pageTicks)
  const sight = accessibilityOf(rest.settings)
  return {
    ...rest,
    clock,
    picture: (watched, stay) => pictureLater({ ...easel, sight }, watched, stay),
    hold: (code, how) => holdRoom(code, clock, how),
    plays: playSeat,
    whenFree: (name, then) => whenFree(name, clock, then),
    tab: tabMemory,
    whenBack,
    whenLeft,
    edition: edition.values,
    network() {
      network ??= openNetwork(clock).then((open) => rest.debug.peek?.network(open) ?? open)
      return network
    },
    signatures() {
      signatures ??= import('../match/ed25519.ts').then(({ openSignatures }) =>
        openSignatures(crypto.subtle),
      )
      return signatures
    },
    sound() {
      sound ??= makeSounding(clock, rest.settings, wasTouched)
      return sound
    },
    invite,
    link: (place) => linkTo(new URL(location.href), place),
    go: goTo,
    rename: (place) => history.replaceState(undefined, '', makePlace(place)),
  }
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
  // A page that the browser has put aside comes back without its links, so it begins anew.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
  window.addEventListener('pagehide', then)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', then)
    window.removeEventListener('pageshow', onShow)
  }
}

async function invite(code: string): Promise<Invite> {
  const base = await sharedBase()
  const link = linkTo(base ?? new URL(location.href), { type: 'room', code })
  return { code, link, localOnly: base === undefined }
}

/** The same address again would lead nowhere, though another match may lie there now. */
function goTo(place: Place): void {
  const hash = makePlace(place)
  if (location.hash === hash) location.reload()
  else location.assign(hash)
}

/** A link for others: of what the address asks for, only what they need to find each other. */
function linkTo(base: URL, place: Place): string {
  const link = new URL(base)
  for (const name of [...link.searchParams.keys()])
    if (name !== 'signal' && name !== 'ice') link.searchParams.delete(name)
  link.hash = makePlace(place)
  return link.href
}
