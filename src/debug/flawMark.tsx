import { useComputed } from '@preact/signals'
import { flawIn } from './flaw.ts'
import type { PanelProps } from './live.ts'

/** Says, whichever panel is open, where the match came to what cannot be, and leads there. */
export function FlawMark({ live }: PanelProps) {
  const flaw = useComputed(
    () => live.journal.value && flawIn(live.shown.table.game, live.journal.value),
  )
  if (!flaw.value) return undefined
  const { seq, problem } = flaw.value
  return (
    <p class="debug-flaw" role="status" data-flaw={seq}>
      <button type="button" data-do="flaw" onClick={() => live.past.look(seq)}>
        Entry {seq}
      </button>{' '}
      led to what cannot be: {problem}.
    </p>
  )
}
