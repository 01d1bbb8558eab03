import { nobody } from '../../rules/faces.ts'
import { halves } from '../../rules/words.ts'
import { Locket } from '../people/locket.tsx'
import { onlyPerson, type Reckoning } from '../table/reckoning.ts'
import { namesAt } from '../table/seatNames.ts'
import type { SeatLine } from '../table/seats.ts'
import { text } from '../text/text.ts'
import { type PlacedSeat, placesOf, type Source } from './decided.ts'

interface Props {
  readonly reckoning: Reckoning
  /** The kinds that gave points, in the order of the bars. */
  readonly sources: readonly Source[]
  readonly seats: readonly SeatLine[]
}

/** A kind of sources with its colour. */
interface Tinted extends Source {
  readonly tint: number
  /** Its place among the sources. */
  readonly nth: number
}

/** Colours of sources; those beyond the last share it. */
const tints = 8

/** Everyone by place: a bar whose parts are the sources of their points, and the total. */
export function Bars({ reckoning, sources: given, seats }: Props) {
  const sources = given.map((one, nth) => ({ ...one, nth, tint: Math.min(nth, tints - 1) }))
  const mine = onlyPerson(seats)
  const names = namesAt(seats)
  const places = placesOf(reckoning)
  const longest = Math.max(1, ...places.map(({ column }) => sumOf(sources, column)))
  return (
    <>
      <ul class="legend" aria-hidden="true">
        {sources.map(({ kind, tint }) => (
          <li key={kind} data-tint={tint}>
            {kind}
          </li>
        ))}
      </ul>
      <ol class="places">
        {places.map((one) => (
          <Row
            key={one.column}
            one={one}
            name={names[one.seat.look.seat]}
            sources={sources}
            longest={longest}
            isMine={one.seat.look.seat === mine}
          />
        ))}
      </ol>
    </>
  )
}

const gained = ({ points }: Source, column: number): number => Math.max(0, points[column] ?? 0)

const sumOf = (sources: readonly Source[], column: number): number =>
  sources.reduce((sum, one) => sum + gained(one, column), 0)

interface RowProps {
  readonly one: PlacedSeat
  /** Of its person or computer player; missing while they go by none. */
  readonly name: string | undefined
  readonly sources: readonly Tinted[]
  /** Points of the longest bar. */
  readonly longest: number
  readonly isMine: boolean
}

function Row({ one: { seat, column, place }, name, sources, longest, isMine }: RowProps) {
  const { look, winner, left, total } = seat
  const lost = total - sumOf(sources, column)
  return (
    <li class={isMine ? 'mine' : undefined} data-winner={winner}>
      <span class="place display">{place}</span>
      <Locket face={look.face ?? nobody} look={look} r={22} />
      <span class="who">
        <b>{name ?? look.name}</b>
        {name !== undefined && <small> {look.name}</small>}
        {isMine && <small> {text().farewell.you}</small>}
        {left && <small> {text().resigning.left}</small>}
      </span>
      <span class="bar-of" aria-hidden="true">
        {sources.map((source) => {
          const points = gained(source, column)
          return points === 0 ? undefined : <Stretch key={source.kind} of={source} points={points} longest={longest} />
        })}
        {lost < 0 && <i>{lost}</i>}
      </span>
      <span class="medal display" data-total={total}>
        {halves(total)}
      </span>
    </li>
  )
}

/** The least part of the longest bar whose number fits. */
const legible = 0.05

interface StretchProps {
  readonly of: Tinted
  readonly points: number
  readonly longest: number
}

/** The part of a bar for one kind of sources. */
const Stretch = ({ of: { kind, tint, nth }, points, longest }: StretchProps) => (
  <span
    data-tint={tint}
    style={{ width: `${(100 * points) / longest}%`, '--nth': nth }}
    title={`${kind}: ${halves(points)}`}
  >
    {points / longest >= legible && halves(points)}
  </span>
)
