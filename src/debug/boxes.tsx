import type { Rect } from '../stage/face.ts'
import type { Touchable } from '../stage/index.ts'
import { Over } from './over.tsx'

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
}

/** Rectangles over the table: what may be touched, and what is left free for the page. */
export function Boxes({ places, areas, sight }: Props) {
  const seen = places.filter(({ next }) => sight.all || (sight.next && next))
  return (
    <Over>
      {seen.map(({ id, at, next, label }) => (
        <div key={id} class={next ? 'next' : 'piece'} style={styleOf(at)} title={label} />
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

const styleOf = ({ x, y, w, h }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
})
