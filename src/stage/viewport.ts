import type { Size } from './face.ts'

/** Time for which a size that goes on changing must rest before it counts, in milliseconds. */
const rest = 100

/**
 * Watches an element's size, the screen's pixel density and the page's visibility. Calls `onSize` right away, as soon
 * as the size changes, and when it rests after further changes. Returns a function that stops.
 */
export function watchViewport(
  element: HTMLElement,
  onSize: (size: Size) => void,
  onVisibility: () => void,
): () => void {
  let last = ''
  const tell = () => {
    const size = { w: element.clientWidth, h: element.clientHeight }
    const now = `${size.w}x${size.h}@${window.devicePixelRatio}`
    if (now === last || size.w === 0 || size.h === 0) return false
    last = now
    onSize(size)
    return true
  }
  tell()
  const changes = follow(tell)
  const watcher = new ResizeObserver(changes.look)
  watcher.observe(element)
  window.addEventListener('resize', changes.look)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    changes.stop()
    watcher.disconnect()
    window.removeEventListener('resize', changes.look)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/**
 * Has `tell` look at once for a change, which it answers with true, before the page is painted as it was; and, where
 * one follows another, only when they have come to rest.
 */
export function follow(tell: () => boolean): { readonly look: () => void; readonly stop: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    resting = undefined
    tell()
  }
  return {
    look: () => {
      if (resting === undefined && !tell()) return
      clearTimeout(resting)
      resting = setTimeout(settle, rest)
    },
    stop: () => clearTimeout(resting),
  }
}
