import { seatInk } from '../../kit/tokens.ts'
import type { SeatLook } from '../table/seats.ts'

/** A seat's letter on its colour and pattern. Hidden from screen readers: the name is beside it. */
export function SeatMark({ look }: { readonly look: SeatLook }) {
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
