import { seats as text } from '../text/en/table.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { SeatLine } from './seats.ts'

/** Who sits where, who is away, and whose turn it is. */
export function SeatList({ seats }: { readonly seats: readonly SeatLine[] }) {
  return (
    <ul class="seats" aria-label={text.label}>
      {seats.map((line) => (
        <li
          key={line.look.seat}
          class={line.asked ? 'asked' : undefined}
          aria-current={line.asked ? 'true' : undefined}
        >
          <SeatMark look={line.look} />
          <span class="seat-name">{line.look.name}</span>
          <span class="seat-who" data-usual={isUsual(line)}>
            {whoIs(line)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A nameless person who is here: with a picture beside it, that goes without saying. */
const isUsual = ({ sitter }: SeatLine) =>
  sitter.kind === 'person' && sitter.present && sitter.name === undefined

function whoIs({ sitter }: SeatLine): string {
  if (sitter.standIn) return text.standIn
  if (sitter.kind === 'bot') return text.bot
  if (sitter.kind === 'open') return text.open
  if (sitter.mine) return sitter.name ?? text.you
  return sitter.present ? (sitter.name ?? text.here) : text.away
}
