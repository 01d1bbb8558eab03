import { useLayoutEffect, useRef } from 'preact/hooks'
import type { CoachTip, Page } from '../screen.ts'
import { text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import '../style/coach.css'

interface Props {
  readonly page: Page
  readonly tip: CoachTip
  /** On a line above the table, which makes room for it; otherwise above the log. */
  readonly line?: boolean
}

/** The coach’s words, on a luggage label that covers nothing. */
export function CoachLabel({ page, tip, line = false }: Props) {
  const label = useRef<HTMLElement>(null)
  useLayoutEffect(() => (line && label.current ? makeRoom(label.current) : undefined), [line])
  return (
    <aside class={line ? 'coach-label line' : 'coach-label'} aria-label={text().tips.label} ref={label}>
      <p role="status">{tip.text}</p>
      <Button
        label={text().tips.enough}
        class="plain"
        data-coach="off"
        onClick={() => page.actions.set({ coach: false })}
      />
      <CloseButton data-coach="close" onClick={tip.dismiss} />
    </aside>
  )
}

/** Moves the table down by the label’s height, whatever that becomes; returns how to move it back. */
function makeRoom(label: HTMLElement): () => void {
  const { style } = document.body
  const sizes = new ResizeObserver(() => style.setProperty('--line', `${label.offsetHeight + 8}px`))
  sizes.observe(label)
  return () => {
    sizes.disconnect()
    style.removeProperty('--line')
  }
}
