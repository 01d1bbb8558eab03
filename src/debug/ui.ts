import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** How often a panel looks again at what tells nothing by itself, ms. */
const usual = 500

/** Draws a panel anew again and again while it is to be seen, every so many milliseconds. */
export function useOften(every = usual): void {
  const beat = useSignal(0)
  useEffect(() => {
    const timer = setInterval(() => beat.value++, every)
    return () => clearInterval(timer)
  }, [every])
  // Reading it is what makes the panel follow it.
  void beat.value
}

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

/** The value below which a share (0 to 1) of some values lies; `undefined` of none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

/** Names every field of a pane by the label beside it, which its library ties to none. */
export function nameFields(pane: Element): void {
  for (const row of pane.querySelectorAll('.tp-lblv')) {
    const name = row.querySelector('.tp-lblv_l')?.textContent ?? ''
    for (const field of row.querySelectorAll('input')) field.ariaLabel = name
  }
}

/** A time in ms that has passed, in few letters: «0.4 s», «12 s», «3 min». */
export function agoText(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}
