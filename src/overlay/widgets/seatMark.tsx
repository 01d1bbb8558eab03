import type { SeatLook } from '../table/seats.ts'

/** A seat's letter on its colour and pattern. Says nothing to a screen reader: the name stands beside it. */
export function SeatMark({ look }: { readonly look: SeatLook }) {
  return (
    <span
      class="seat-mark"
      data-pattern={look.pattern}
      style={{ '--seat': `var(--${look.colour})` }}
      aria-hidden="true"
    >
      {look.letter}
    </span>
  )
}
