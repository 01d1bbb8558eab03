import type { Rect } from '../../stage/face.ts'
import type { Touchable } from '../../stage/index.ts'
import { Over } from '../window.tsx'

/** What is drawn over the table. */
export interface Sight {
  readonly next: boolean
  readonly all: boolean
  readonly areas: boolean
}

interface Props {
  readonly places: readonly Touchable[]
  readonly areas: Readonly<Record<'decision' | 'log', Rect>>
  readonly sight: Sight
  /** Pieces that somebody points at in the overlay, by their ids. */
  readonly pointed: readonly string[]
}

/** Rectangles over the table: what may be touched, and what is left free for the page. */
export function Boxes({ places, areas, sight, pointed }: Props) {
  const isPointed = (id: string) => pointed.includes(id)
  const seen = places.filter(({ id, next }) => sight.all || (sight.next && next) || isPointed(id))
  return (
    <Over>
      {seen.map(({ id, at, next, label }) => (
        <div
          key={id}
          class={isPointed(id) ? 'pointed' : next ? 'next' : 'piece'}
          style={styleOf(at)}
          title={label}
        />
      ))}
      {sight.areas &&
        (['decision', 'log'] as const).map((name) => (
          <div key={name} class="area" style={styleOf(areas[name])}>
            {name}
          </div>
        ))}
    </Over>
  )
}

/** A rectangle of the stage as an element's place over it. */
export const styleOf = ({ x, y, w, h }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
})
