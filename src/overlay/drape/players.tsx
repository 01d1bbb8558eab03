import { nobody } from '../../rules/faces.ts'
import { Locket } from '../people/locket.tsx'
import { namesAt } from '../table/seatNames.ts'
import type { SeatLine } from '../table/seats.ts'

/** Everyone at the table that is being built, by face and name. */
export function Players({ seats }: { readonly seats: readonly SeatLine[] }) {
  const names = namesAt(seats)
  return (
    <ul class="players">
      {seats.map(({ look }) => (
        <li key={look.seat}>
          <Locket face={look.face ?? nobody} look={look} r={26} />
          <span>{names[look.seat] ?? look.name}</span>
        </li>
      ))}
    </ul>
  )
}
