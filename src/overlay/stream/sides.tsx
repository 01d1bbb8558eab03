import { halves } from '../../rules/words.ts'
import { galleryText } from '../gallery/galleryText.ts'
import type { SeatLine } from '../table/seats.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { useHeld } from './held.ts'
import type { PartProps } from './streamed.ts'

/** Who plays, whose turn it is and how everyone stands. */
export function Sides({ streamed, isOn }: PartProps) {
  const { seats, reckoning } = streamed.table.store.view.value
  const now = {
    points: isOn('score') ? streamed.points() : [],
    holdings: isOn('holdings') ? seats.map(({ look }) => streamed.holdings(look.seat)) : [],
  }
  const held = { moves: streamed.moves.value, isLast: reckoning !== undefined }
  const { points, holdings } = useHeld(now, { key: JSON.stringify(now), ...held })
  if (!(['score', 'turn', 'names', 'holdings'] as const).some(isOn)) return undefined
  return (
    <ol class="sides">
      {seats.map((line) => (
        <Side
          key={line.look.seat}
          {...{ line, points, isOn }}
          holdings={holdings[line.look.seat] ?? []}
        />
      ))}
    </ol>
  )
}

/** A seat by its player’s name, where that may be shown, or else by its own. */
export const nameOf = ({ look, sitter }: SeatLine, named: boolean): string =>
  (named && sitter.kind === 'person' ? sitter.name : undefined) ?? look.name

interface SideProps extends Pick<PartProps, 'isOn'> {
  readonly line: SeatLine
  readonly points: readonly number[]
  /** What it has, each thing in words. */
  readonly holdings: readonly string[]
}

function Side({ line, points, holdings, isOn }: SideProps) {
  const { look } = line
  const { stream } = galleryText()
  const isAsked = line.asked && isOn('turn')
  const own = points[look.seat]
  const others = points.filter((_, seat) => seat !== look.seat)
  return (
    <li class={isAsked ? 'asked' : undefined} style={{ '--seat': `var(--${look.colour})` }}>
      <i class="stripe patterned" data-pattern={look.pattern} />
      <SeatMark look={look} />
      <div>
        <b>{nameOf(line, isOn('names'))}</b>
        {isAsked ? (
          <em>{stream.toPlay}</em>
        ) : (
          own !== undefined &&
          others.length > 0 && <small>{stream.standing(own - Math.max(...others))}</small>
        )}
      </div>
      {own !== undefined && <strong data-long={halves(own).length > 2}>{halves(own)}</strong>}
      {holdings.length > 0 && (
        <ul class="holds">
          {holdings.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
