import { halves } from '../../rules/words.ts'
import { Disc } from '../room/seatSigns.tsx'
import type { Reckoning } from '../table/reckoning.ts'
import { text } from '../text/text.ts'
import { type Placed, placesOf, pointsIn } from './decided.ts'

interface Props {
  readonly reckoning: Reckoning
  /** The seat of the one person at this device. */
  readonly mine: number | undefined
}

/** Colours of sources; those beyond the last share it. */
const tints = 6

/** Everyone by place: a bar whose parts are the sources of their points, and the total. */
export function Bars({ reckoning, mine }: Props) {
  const { rows } = reckoning
  const places = placesOf(reckoning)
  const longest = Math.max(1, ...places.map(({ column }) => rows.reduce((sum, row) => sum + gained(row, column), 0)))
  return (
    <>
      <ul class="legend" aria-hidden="true">
        {rows
          .filter(({ cells }) => cells.some((cell) => (cell?.points ?? 0) > 0))
          .map((row) => (
            <li key={row.text} data-tint={tintOf(reckoning, row)}>
              {row.text}
            </li>
          ))}
      </ul>
      <ol class="places">
        {places.map((one) => (
          <Row
            key={one.column}
            one={one}
            reckoning={reckoning}
            longest={longest}
            isMine={one.seat.look.seat === mine}
          />
        ))}
      </ol>
    </>
  )
}

const gained = (row: Reckoning['rows'][number], column: number) => Math.max(0, pointsIn(row, column))

/** The colour of a source, by its order among all. */
const tintOf = ({ rows }: Reckoning, row: Reckoning['rows'][number]) => Math.min(rows.indexOf(row), tints - 1)

interface RowProps {
  readonly one: Placed
  readonly reckoning: Reckoning
  /** Points of the longest bar. */
  readonly longest: number
  readonly isMine: boolean
}

function Row({ one: { seat, column, place }, reckoning, longest, isMine }: RowProps) {
  const { look, winner, left, total } = seat
  const spent = reckoning.rows.reduce((sum, row) => sum + Math.min(0, pointsIn(row, column)), 0)
  return (
    <li class={isMine ? 'mine' : undefined} data-winner={winner}>
      <span class="place display">{place}</span>
      <Disc look={look} />
      <span class="who">
        <b>{look.name}</b>
        {isMine && <small> {text().farewell.you}</small>}
        {left && <small> {text().resigning.left}</small>}
      </span>
      <span class="bar-of" aria-hidden="true">
        {reckoning.rows.map((row) => {
          const points = gained(row, column)
          if (points === 0) return undefined
          const width = `${(100 * points) / longest}%`
          return (
            <span key={row.text} data-tint={tintOf(reckoning, row)} style={{ width }} title={row.text}>
              <span>{halves(points)}</span>
            </span>
          )
        })}
        {spent < 0 && <i>{halves(spent)}</i>}
      </span>
      <span class="medal display" data-total={total}>
        {halves(total)}
      </span>
    </li>
  )
}
