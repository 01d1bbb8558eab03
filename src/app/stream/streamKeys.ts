import { controlsAfter } from '../../overlay/stream/controls.ts'
import type { Remote } from './remote.ts'

/** Lets a streamer direct by keys: on the dock, or on the page itself while that has the keyboard. */
export function listenForKeys(remote: Remote, seats: () => number): void {
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof HTMLInputElement && target.type === 'range'
    if (ctrlKey || metaKey || altKey || isTyping) return
    if (key.toLowerCase() === 'r') return remote.again()
    const next = controlsAfter(key, remote.controls.peek(), seats())
    if (next) remote.set(next)
  })
}
