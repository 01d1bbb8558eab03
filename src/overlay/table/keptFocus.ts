import { useEffect } from 'preact/hooks'
import { isNowhere } from '../arrival.ts'

/** Number of elements remembered. */
const most = 12

/** True if an element can have the focus. */
const canHave = (one: HTMLElement): boolean =>
  one.isConnected && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true })

/** Where the focus goes if nothing that had it is left: the choices, or the heading of the waiting room. */
const fallback = '[role=toolbar], .room h1'

/**
 * Keeps the focus of the page while panels come and go: when what has it goes, the last element that had it before and
 * is still there gets it back, or else the fallback. Someone who leaves an element by touching the table keeps no
 * focus. A key that is down is waited for: its press would go on to what gets the focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let had: HTMLElement[] = []
    let isLeft = true
    let isKeyDown = false
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      isLeft = false
      had = [...had.filter((one) => one !== target && one.isConnected), target].slice(-most)
    }
    const go = ({ target }: FocusEvent) => {
      // Whether it has been left or taken away shows once the page has changed.
      queueMicrotask(() => {
        if (target instanceof HTMLElement && canHave(target) && isNowhere()) isLeft = true
      })
    }
    const keep = () => {
      if (isKeyDown || isLeft || !isNowhere()) return
      const back = had.findLast(canHave) ?? document.querySelector<HTMLElement>(fallback)
      back?.focus({ preventScroll: true })
    }
    const press = () => {
      isKeyDown = true
    }
    const release = () => {
      isKeyDown = false
      keep()
    }
    const changes = new MutationObserver(keep)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] })
    document.addEventListener('focusin', come)
    document.addEventListener('focusout', go)
    document.addEventListener('keydown', press, true)
    document.addEventListener('keyup', release, true)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', come)
      document.removeEventListener('focusout', go)
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('keyup', release, true)
    }
  }, [])
}

/** The same for a page that fetches it later than itself. */
export function KeptFocus() {
  useKeptFocus()
  return undefined
}
