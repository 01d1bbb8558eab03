import { useEffect } from 'preact/hooks'
import type { PanelProps } from './live.ts'
import { Over } from './over.tsx'

/** Says over the table that it shows an earlier moment, and which. */
export function PastMark({ live }: PanelProps) {
  const { isPast, told, shown } = live.past
  const past = isPast.value
  useEffect(() => {
    document.body.toggleAttribute('data-debug-past', past)
    return () => document.body.removeAttribute('data-debug-past')
  }, [past])
  if (!past) return undefined
  const { entry } = live.instant.value
  const count = told.value.effects.length
  return (
    <Over>
      <p class="debug-past" data-past={entry?.seq} data-past-effects={shown.value}>
        entry {entry?.seq} of {live.now.value.seq}
        {count > 0 && `, effect ${shown.value} of ${count}`}
      </p>
    </Over>
  )
}
