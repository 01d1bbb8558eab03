import { effect, type ReadonlySignal } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import type { Screen } from '../../overlay/screen.ts'

/** Time a screen has been up before the page is kept, ms: nothing else should wait for that. */
const calm = 3000

/** Whether a screen shows what the person came for. */
function isUp(screen: Screen): boolean {
  if (screen.type === 'table') return screen.picture.value.type !== 'loading'
  return screen.type !== 'opening' && screen.type !== 'connecting'
}

/** Keeps the page on this device, with code that loads once there is something to see. */
export function keepPageLater(screen: ReadonlySignal<Screen>, clock: Clock): void {
  // Files of the dev server change; plain-http pages at network addresses can’t be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let cancel = () => {}
  let stop = () => {}
  const keep = async () => {
    stop()
    try {
      const { keepPage } = await import('./updates.ts')
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
