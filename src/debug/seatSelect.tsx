import type { Signal } from '@preact/signals'
import type { PanelProps } from './live.ts'

interface Props extends PanelProps {
  readonly label: string
  /** The number of a seat, or the value of another option. */
  readonly chosen: Signal<string>
  /** The options before the seats: their values and texts. */
  readonly others: Readonly<Record<string, string>>
  /** The text for a seat, by its name. */
  readonly say: (name: string) => string
  readonly 'data-branch-as'?: string
}

/** Chooses a seat, or something else instead. */
export function SeatSelect({ live, label, chosen, others, say, ...rest }: Props) {
  const { position, sitters } = live.now.value
  const seats = sitters.map((_, seat) => {
    return [String(seat), say(live.shown.words.seat(position, seat))] as const
  })
  return (
    <select
      {...rest}
      aria-label={label}
      value={chosen.value}
      onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
    >
      {[...Object.entries(others), ...seats].map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
