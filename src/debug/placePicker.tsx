import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Touchable } from '../stage/index.ts'

interface Props {
  /** Everything that lies on the table, topmost first. */
  readonly places: readonly Touchable[]
  readonly pick: (place: Touchable) => void
  readonly leave: () => void
}

/** Lies over the table: the next touch names a piece instead of making a move. Escape leaves. */
export function PlacePicker({ places, pick, leave }: Props) {
  const over = useSignal<Touchable | undefined>(undefined)
  useEscape(leave)
  const under = ({ offsetX: x, offsetY: y }: MouseEvent) => places.find(({ at }) => holds(at, x, y))
  const seen = over.value
  return (
    <button
      type="button"
      class="debug-boxes debug-picker"
      data-picker
      onPointerMove={(event) => (over.value = under(event))}
      onClick={(event) => {
        const place = under(event)
        if (place) pick(place)
      }}
    >
      <b>{seen ? seen.label : 'Touch what the note is about. Escape leaves.'}</b>
      {seen && (
        <span
          class="next"
          style={{
            left: `${seen.at.x}px`,
            top: `${seen.at.y}px`,
            width: `${seen.at.w}px`,
            height: `${seen.at.h}px`,
          }}
        />
      )}
    </button>
  )
}

const holds = ({ x, y, w, h }: Touchable['at'], atX: number, atY: number) =>
  atX >= x && atX < x + w && atY >= y && atY < y + h

/** Escape is for this alone as long as it is there. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      leave()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [leave])
}
