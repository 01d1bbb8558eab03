import { halves } from '../../rules/words.ts'
import { galleryText } from '../gallery/galleryText.ts'
import type { SeatLine } from '../table/seats.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { useHeld } from './held.ts'
import type { PartProps } from './streamed.ts'

/** Who plays, whose turn it is and how everyone stands. */
export function Sides({ streamed, isOn }: PartProps) {
  const { seats, reckoning } = streamed.table.store.view.value
  const now = streamed.points()
  const held = { moves: streamed.moves.value, isLast: reckoning !== undefined }
  const points = useHeld(now, { key: now.join(), ...held })
  if (!(['score', 'turn', 'names'] as const).some(isOn)) return undefined
  return (
    <ol class="sides">
      {seats.map((line) => (
        <Side key={line.look.seat} line={line} points={isOn('score') ? points : []} isOn={isOn} />
      ))}
    </ol>
  )
}

interface SideProps extends Pick<PartProps, 'isOn'> {
  readonly line: SeatLine
  readonly points: readonly number[]
}

function Side({ line, points, isOn }: SideProps) {
  const { look, sitter } = line
  const { stream } = galleryText()
  const isAsked = line.asked && isOn('turn')
  const own = points[look.seat]
  const others = points.filter((_, seat) => seat !== look.seat)
  const name = isOn('names') && sitter.kind === 'person' ? sitter.name : undefined
  return (
    <li class={isAsked ? 'asked' : undefined} style={{ '--seat': `var(--${look.colour})` }}>
      <i class="stripe patterned" data-pattern={look.pattern} />
      <SeatMark look={look} />
      <div>
        <b>{name ?? look.name}</b>
        {isAsked ? (
          <em>{stream.toPlay}</em>
        ) : (
          own !== undefined &&
          others.length > 0 && <small>{stream.standing(own - Math.max(...others))}</small>
        )}
      </div>
      {own !== undefined && <strong data-long={halves(own).length > 2}>{halves(own)}</strong>}
    </li>
  )
}
