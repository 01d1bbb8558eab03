import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** How much smaller the words of a panel may get: 44 pixels come down to 28. */
const sizes = [1, 0.9, 0.8, 0.72, 0.64] as const

/** The largest size at which something fits, or the smallest there is. */
export const largest = (fits: (size: number) => boolean): number =>
  sizes.find(fits) ?? sizes[sizes.length - 1] ?? 1

/** Keeps the words of a panel as large as they fit in it, by the style `--fit`. */
export function useFit(): RefObject<HTMLParagraphElement | null> {
  const panel = useRef<HTMLParagraphElement>(null)
  const fit = () => {
    const { current } = panel
    if (!current) return
    largest((size) => {
      current.style.setProperty('--fit', `${size}`)
      return current.scrollHeight <= current.clientHeight
    })
  }
  useLayoutEffect(fit)
  useEffect(() => {
    const { current } = panel
    const watcher = new ResizeObserver(fit)
    if (current) watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return panel
}
