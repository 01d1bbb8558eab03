import type { Size } from './face.ts'

/** Time for which a size must stay unchanged before it counts, in milliseconds. */
const rest = 100

/**
 * Watches an element's size, the screen's pixel density and the page's visibility. Calls `onSize` right away and
 * whenever the size has settled. Returns a function that stops.
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
    if (now === last || size.w === 0 || size.h === 0) return
    last = now
    onSize(size)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(resting)
    resting = setTimeout(tell, rest)
  }
  const watcher = new ResizeObserver(wait)
  watcher.observe(element)
  window.addEventListener('resize', wait)
  document.addEventListener('visibilitychange', onVisibility)
  tell()
  return () => {
    clearTimeout(resting)
    watcher.disconnect()
    window.removeEventListener('resize', wait)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
