import { halves } from '../../rules/words.ts'
import type { SeatLook } from '../table/seats.ts'
import type { TableView } from '../table/tableStore.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { useHeld } from './held.ts'
import { sideNames } from './sides.tsx'
import type { PartProps } from './streamed.ts'
import './endCard.css'

/** The end of a match, for those who watch. */
export interface MatchEnd {
  /** The winners, or how else it ended. */
  readonly sentence: string
  /** Those with the most points first; none after a resignation. */
  readonly seats: readonly EndedSeat[]
}

interface EndedSeat {
  readonly look: SeatLook
  /** The name of its player, or else of its seat. */
  readonly name: string
  readonly total: number
  readonly winner: boolean
}

/** The end of a match, with players’ names where they may be shown; undefined while it goes on. */
export function matchEnd(
  { reckoning, seats }: Pick<TableView, 'reckoning' | 'seats'>,
  named: boolean,
): MatchEnd | undefined {
  if (!reckoning) return undefined
  const names = sideNames(seats, named)
  const ended = reckoning.seats.map(({ look, total, winner }) => ({
    ...{ look, total, winner, name: names[look.seat] ?? look.name },
  }))
  const first = (one: EndedSeat, other: EndedSeat) =>
    Number(other.winner) - Number(one.winner) || other.total - one.total
  return { sentence: reckoning.sentence, seats: ended.sort(first) }
}

/** The winners and everyone’s points, over the table, once the end of the match has been shown. */
export function EndCard({ streamed, isOn }: PartProps) {
  const now = matchEnd(streamed.table.store.view.value, isOn('names'))
  const held = { moves: streamed.moves.value, isLast: now !== undefined }
  const end = useHeld(now, { key: JSON.stringify(now ?? ''), ...held })
  if (!end) return undefined
  return (
    <section class="end-card">
      <h2>{end.sentence}</h2>
      <ol>
        {end.seats.map(({ look, name, total, winner }) => (
          <li key={look.seat} data-winner={winner}>
            <SeatMark look={look} />
            <b>{name}</b>
            <strong>{halves(total)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
