import { cut } from '../rules/replay.ts'
import { askerOf } from './asking.tsx'
import { beforeEnd } from './beforeEnd.ts'
import type { Live, PanelProps } from './live.ts'
import { notesOn } from './notes.ts'
import { matchText } from './text/match.ts'

const text = matchText.asking

/** Says why nothing can be changed at the moment that is looked at, and leads to where something can. */
export function Fixed({ live }: PanelProps) {
  const why = askerOf(live)
  if (typeof why === 'number' || why === '') return undefined
  const way = wayOf(live)
  return (
    <div class="debug-fixed" data-fixed>
      <p class="debug-soft">{why}</p>
      <p class="debug-line">
        {way && (
          <button type="button" data-branch-from={way.seq} onClick={way.go}>
            {way.label}
          </button>
        )}
        {!live.instant.value.now && (
          <button type="button" data-do="to-now" onClick={live.past.toNow}>
            {text.toNow}
          </button>
        )}
      </p>
    </div>
  )
}

/** The way to a match that can be changed: branched from what is looked at, or from before its end. */
function wayOf(live: Live) {
  const { journal, instant, now, shown } = live
  const whole = journal.value
  const at = instant.value.entry?.seq
  if (!whole || at === undefined) return undefined
  const { table, doors } = shown
  const { standing } = now.value
  const seq = beforeEnd(table.game, cut(table.game, whole, at + 1))
  if (seq === undefined || !(standing === 'over' || table.beyond || !instant.value.now))
    return undefined
  return {
    seq,
    label: seq === at ? text.branch(seq) : text.branchBefore(seq),
    go: () => void doors.branch(cut(table.game, whole, seq + 1), undefined, notesOn(live)),
  }
}
