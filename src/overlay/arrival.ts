import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/** Whether the last thing pressed was pressed without a pointer. */
let isByKey = false

/** Notes how things are pressed, from now on. */
export function watchPresses(): void {
  const note = ({ detail }: MouseEvent) => {
    isByKey = detail === 0
  }
  document.addEventListener('click', note, true)
}

/** Whether people came to where they are by the keyboard, or by a screen reader, which go on from the focus. */
export const cameByKey = (): boolean => isByKey

/** Nothing has the focus. */
export const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

/**
 * Gives the focus to the heading of each screen that people come to by key, as soon as it has one, unless the screen
 * has a better place for it. Else they would be at the top of the document, with nothing said.
 */
export function useArrival(screen: unknown): void {
  useLayoutEffect(() => {
    if (!isByKey) return
    const arrive = () => {
      const heading = document.querySelector('h1')
      if (!heading && isNowhere()) return
      changes.disconnect()
      if (!heading || !isNowhere()) return
      heading.tabIndex = -1
      heading.focus()
    }
    const changes = new MutationObserver(arrive)
    changes.observe(document.body, { childList: true, subtree: true })
    arrive()
    return () => changes.disconnect()
  }, [screen])
}

/** A text for screen readers, which only speak of changes: it comes after the rest. */
export function useWelcome(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return said
}
