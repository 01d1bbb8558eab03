import { useEffect, useRef } from 'preact/hooks'
import { Pane } from 'tweakpane'

interface Props {
  /** Adds the controls once. Returns what to do when they go. */
  readonly add: (pane: Pane) => (() => void) | undefined
}

/** Controls by Tweakpane. */
export function Knobs({ add }: Props) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    const pane = new Pane({ container: container.current })
    const stop = add(pane)
    nameFields(container.current)
    return () => {
      stop?.()
      pane.dispose()
    }
  }, [])
  return <div ref={container} />
}

/** Gives every input its label as accessible name, which Tweakpane doesn't. */
function nameFields(container: HTMLElement): void {
  for (const row of container.querySelectorAll('.tp-lblv')) {
    const name = row.querySelector('.tp-lblv_l')?.textContent ?? ''
    for (const field of row.querySelectorAll('input')) field.ariaLabel = name
  }
}
