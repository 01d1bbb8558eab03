import { seatInk } from '../../kit/tokens.ts'
import { Locket } from '../people/locket.tsx'
import type { SeatLook } from '../table/seats.ts'

/** A seat's face in its ring, or its letter on its colour and pattern where no face is shown. Hidden from screen readers: the name is beside it. */
export function SeatMark({ look }: { readonly look: SeatLook }) {
  if (look.face !== undefined) return <Locket face={look.face} look={look} r="0.95em" />
  return (
    <span
      class="seat-mark"
      data-pattern={look.pattern}
      data-ink={seatInk(look.colour)}
      style={{ '--seat': `var(--${look.colour})` }}
      aria-hidden="true"
    >
      {look.letter}
    </span>
  )
}
