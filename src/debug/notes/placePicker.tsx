import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Touchable } from '../../stage/index.ts'
import { styleOf } from '../stage/boxes.tsx'
import { matchText } from '../text/match.ts'
import { Over, overlayWindow } from '../window.tsx'

interface Props {
  /** All pieces on the table, topmost first. */
  readonly places: () => readonly Touchable[]
  readonly pick: (place: Touchable) => void
  readonly leave: () => void
}

/** Covers the table: the next touch picks a piece instead of making a move. Escape cancels. */
export function PlacePicker({ places, pick, leave }: Props) {
  useEscape(leave)
  return (
    <Over>
      <Pane places={places} pick={pick} />
    </Over>
  )
}

function Pane({ places, pick }: Omit<Props, 'leave'>) {
  const over = useSignal<Touchable | undefined>(undefined)
  const under = ({ offsetX: x, offsetY: y }: MouseEvent) => places().find(({ at }) => holds(at, x, y))
  const seen = over.value
  return (
    <button
      type="button"
      class="debug-picker"
      data-picker
      onPointerMove={(event) => (over.value = under(event))}
      onClick={(event) => {
        const place = under(event)
        if (place) pick(place)
      }}
    >
      <b>{seen ? seen.label : matchText.notes.touch}</b>
      {seen && <span class="next" style={styleOf(seen.at)} />}
    </button>
  )
}

const holds = ({ x, y, w, h }: Touchable['at'], atX: number, atY: number) =>
  atX >= x && atX < x + w && atY >= y && atY < y + h

/** Captures Escape in both windows. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const windows = new Set([window, overlayWindow()])
    const ending = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      leave()
    }
    for (const one of windows) one.addEventListener('keydown', onKey, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [leave])
}
