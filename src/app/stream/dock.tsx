import { signal } from '@preact/signals'
import { render } from 'preact'
import type { Clock } from '../../kit/clock.ts'
import { Dock } from '../../overlay/stream/dock.tsx'
import type { OnAir } from '../../overlay/stream/onAir.ts'
import type { Remote } from './remote.ts'
import { listenForKeys } from './streamKeys.ts'

/** Interval at which the stream's pages are asked what is on the air, ms. */
const looksEvery = 2000
/** Time an answer holds, ms. */
const holdsFor = 5000

/** Shows the dock of a stream, which needs no link to anyone: the stream's pages are in the same browser. */
export function showDock(page: HTMLElement, remote: Remote, clock: Clock): void {
  const air = signal<OnAir | undefined>(undefined)
  let heardAt = Number.NEGATIVE_INFINITY
  remote.on((message) => {
    if (message.type !== 'air') return
    heardAt = clock.now()
    const { match, behind, seats } = message
    // Of the stream's pages, some show no table.
    air.value = { match, behind, seats, picture: message.picture ?? air.peek()?.picture }
  })
  const look = () => {
    if (clock.now() - heardAt > holdsFor) air.value = undefined
    if (!document.hidden) remote.look()
    clock.after(looksEvery, look)
  }
  render(<Dock air={air} again={remote.again} set={remote.set} controls={remote.controls} />, page)
  listenForKeys(remote, () => air.peek()?.seats.length ?? 0)
  look()
}
