import type { Rect } from '../../stage/face.ts'
import type { Touchable } from '../../stage/index.ts'
import { Over } from '../window.tsx'

/** The outlines to draw over the table. */
export interface Outlines {
  readonly next: boolean
  readonly all: boolean
  readonly areas: boolean
}

interface Props {
  readonly places: readonly Touchable[]
  readonly areas: Readonly<Record<'decision' | 'log', Rect>>
  readonly outlines: Outlines
  /** The ids of the pieces pointed at in the overlay. */
  readonly pointed: readonly string[]
}

/** Outlines over the table: pieces, and areas reserved for the page. */
export function Boxes({ places, areas, outlines, pointed }: Props) {
  const isPointed = (id: string) => pointed.includes(id)
  const seen = places.filter(({ id, next }) => outlines.all || (outlines.next && next) || isPointed(id))
  return (
    <Over>
      {seen.map(({ id, at, next, label }) => (
        <div key={id} class={isPointed(id) ? 'pointed' : next ? 'next' : 'piece'} style={styleOf(at)} title={label} />
      ))}
      {outlines.areas &&
        (['decision', 'log'] as const).map((name) => (
          <div key={name} class="area" style={styleOf(areas[name])}>
            {name}
          </div>
        ))}
    </Over>
  )
}

/** Places an element over a rectangle of the stage. */
export const styleOf = ({ x, y, w, h }: Rect) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` })
