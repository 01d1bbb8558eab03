import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Screen } from '../../overlay/screen.ts'
import { makeUpdateNotice } from '../../overlay/update/notice.ts'
import { holdMatch } from './matchLock.ts'

/** Whether a newer page would interrupt someone: a match on the screen, or people gathering for one. */
export function isPlaying(screen: Screen): boolean {
  if (screen.type !== 'table') return screen.type === 'waiting' || screen.type === 'connecting'
  return screen.role !== 'replay' && screen.store.view.value.reckoning === undefined
}

/** Whether someone at this table has another version of the page, perhaps a newer one. */
export function isOutdated(screen: Screen): boolean {
  if (screen.type === 'table') return screen.store.view.value.skew === 'newer'
  return screen.type === 'problem' && screen.problem.type === 'refused' && isSkew(screen.problem)
}

const isSkew = ({ why }: { readonly why: string }) => why === 'version' || why === 'edition'

/**
 * Keeps this build of the page on the device, and looks for a newer one. The newer one waits until no window of this
 * browser is in a match, unless the match itself needs it.
 */
export async function keepPage(screen: ReadonlySignal<Screen>): Promise<void> {
  const { serviceWorker } = navigator
  const playing = computed(() => isPlaying(screen.value))
  const match = holdMatch(playing)
  let isReplaced = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one only begins to keep this very page.
    if (isReplaced && !match.held()) location.reload()
    isReplaced = true
  })
  const registration = await serviceWorker.register('./sw.js')
  // An installed page is promised its storage; elsewhere, a person is asked in the settings.
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage.persist()
  const waiting = watchWaiting(registration)
  const outdated = computed(() => isOutdated(screen.value))
  const notice = makeUpdateNotice(async () => {
    const isFree = await match.unlessElsewhere(() => activate(waiting.value))
    if (!isFree) notice.refuse()
  })
  effect(() => {
    if (!waiting.value) notice.hide()
    else if (outdated.value || !playing.value) notice.offer()
    else notice.tell()
  })
  const look = () => void registration.update().catch(() => {})
  effect(() => {
    if (outdated.value) look()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
}

/** Time for a worker to take over, ms. */
const patience = 2000

/** Tells a worker to take over. Chromium forgets it if a file is fetched in that moment, until a page is loaded. */
function activate(worker: ServiceWorker | null): void {
  worker?.postMessage('go')
  setTimeout(() => worker?.state === 'installed' && location.reload(), patience)
}

/** The newer build that has been fetched, if there is one. */
function watchWaiting(registration: ServiceWorkerRegistration) {
  const waiting = signal<ServiceWorker | null>(null)
  const look = () => {
    // The very first one waits only for a moment.
    waiting.value = registration.active && registration.waiting
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  // One may be on its way already.
  follow()
  look()
  return waiting
}
