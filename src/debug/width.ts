import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** The width of an element as that changes, CSS pixels; until it is drawn, the usual one of a panel. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const width = useSignal(300)
  useLayoutEffect(() => {
    const here = element.current
    if (!here) return
    const look = () => {
      width.value = here.clientWidth
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(here)
    return () => watcher.disconnect()
  }, [])
  return width.value
}
