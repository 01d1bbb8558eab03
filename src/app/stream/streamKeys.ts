import { controlsAfter } from '../../overlay/stream/controls.ts'
import type { Remote } from './remote.ts'

/** Lets a streamer direct by keys: on the dock, or on the page itself while that has the keyboard. */
export function listenForKeys(remote: Pick<Remote, 'controls' | 'set' | 'again'>, seats: () => number): void {
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof HTMLInputElement && target.type === 'range'
    if (ctrlKey || metaKey || altKey || isTyping) return
    const isAgain = key.toLowerCase() === 'r'
    const next = controlsAfter(key, remote.controls.peek(), seats())
    // The table itself would zoom as well.
    if (isAgain || next) event.preventDefault()
    if (isAgain) remote.again()
    else if (next) remote.set(next)
  })
}
