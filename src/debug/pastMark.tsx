import { useEffect } from 'preact/hooks'
import { styleOf } from './boxes.tsx'
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
  const area = live.shown.stage.value?.areas().decision
  return (
    <Over>
      <p
        class="debug-past"
        data-past={entry?.seq}
        data-past-effects={shown.value}
        style={area && styleOf(area)}
      >
        An earlier moment: entry {entry?.seq} of {live.now.value.seq}
        {count > 0 && `, effect ${shown.value} of ${count}`}
      </p>
    </Over>
  )
}
