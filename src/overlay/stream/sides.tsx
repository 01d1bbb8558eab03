import { halves } from '../../rules/words.ts'
import { galleryText } from '../gallery/galleryText.ts'
import { peopleNamed } from '../table/seatNames.ts'
import type { SeatLine } from '../table/seats.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { useHeld } from './held.ts'
import type { PartProps } from './streamed.ts'

/** The players, whose turn it is and everyone’s standing. */
export function Sides({ streamed, isOn }: PartProps) {
  const { seats, reckoning } = streamed.table.store.view.value
  const now = {
    points: isOn('score') ? streamed.points() : [],
    holdings: isOn('holdings') ? seats.map(({ look }) => streamed.holdings(look.seat)) : [],
  }
  const held = { moves: streamed.moves.value, isLast: reckoning !== undefined }
  const { points, holdings } = useHeld(now, { key: JSON.stringify(now), ...held })
  const names = sideNames(seats, isOn('names'))
  if (!(['score', 'turn', 'names', 'holdings'] as const).some(isOn)) return undefined
  return (
    <ol class="sides">
      {seats.map((line) => (
        <Side
          key={line.look.seat}
          {...{ line, points, isOn }}
          name={names[line.look.seat] ?? ''}
          holdings={holdings[line.look.seat] ?? []}
        />
      ))}
    </ol>
  )
}

/** Seats by their players’ names, where those may be shown, or else by their own. */
export function sideNames(seats: readonly SeatLine[], named: boolean): readonly string[] {
  const people = named ? peopleNamed(seats.map(({ sitter }) => sitter)) : []
  return seats.map(({ look }, at) => people[at] ?? look.name)
}

interface SideProps extends Pick<PartProps, 'isOn'> {
  readonly line: SeatLine
  readonly name: string
  readonly points: readonly number[]
  /** Its holdings, each thing in words. */
  readonly holdings: readonly string[]
}

function Side({ line, name, points, holdings, isOn }: SideProps) {
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
        <b>{name}</b>
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
