import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Seat } from '../../rules/game.ts'
import { halves } from '../../rules/words.ts'
import { galleryText } from '../gallery/galleryText.ts'
import { peopleNamed } from '../table/seatNames.ts'
import type { SeatLine, SeatLook } from '../table/seats.ts'
import type { TableView } from '../table/tableView.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { Controls } from './controls.ts'
import { useHeld } from './held.ts'
import { columnsFor, partsOf, type StreamLook, type StreamPart } from './look.ts'
import type { KnownPoints, PartProps, Streamed } from './streamed.ts'
import { Graph, LastAction, LuckSoFar, NextDraw } from './widgets.tsx'
import './endCard.css'
import '../style/patterns.css'
import './parts.css'
import './stream.css'
import './square.css'

interface Props {
  readonly look: StreamLook
  readonly controls: ReadonlySignal<Pick<Controls, 'off' | 'held'>>
  readonly streamed: ReadonlySignal<Streamed | undefined>
}

/** A stream's parts beside the picture of the table. */
export function StreamPage({ look, controls, streamed }: Props) {
  const shown = streamed.value
  const { off, held } = controls.value
  const shows = partsOf(look.preset)
  const isOn = (part: StreamPart) => shows.includes(part) && !off.includes(part)
  const isTable = shown !== undefined && isOn('table')
  const count = shown?.table.store.view.value.seats.length ?? 0
  const columns = columnsFor(count)
  // Five sides and more take the whole height of their column.
  const isFull = look.preset === 'full' && count > 4
  useLayoutEffect(() => {
    document.body.dataset.stream = shown ? 'match' : 'idle'
    document.body.dataset.streamTable = String(isTable)
    document.body.dataset.streamRows = String(Math.ceil(count / columns))
  }, [shown, isTable, count, columns])
  if (!shown) return undefined
  const { hash } = shown.table.store.view.value
  const given: PartProps = { streamed: shown, isOn }
  return (
    <main
      class="stream"
      data-preset={look.preset}
      data-hash={hash}
      data-seats={count}
      data-crowd={count > 3}
      data-held={held}
      style={{ '--seats': count, '--columns': columns }}
    >
      <div class="beside">
        <Sides {...given} />
        {isOn('odds') && !isFull && <NextDraw {...given} />}
        {isOn('graph') && <Graph {...given} />}
      </div>
      {isTable && <EndCard {...given} />}
      {isOn('luck') && <LuckSoFar {...given} />}
      {isOn('action') && <LastAction {...given} />}
    </main>
  )
}

/** The players, whose turn it is and everyone’s standing. */
function Sides({ streamed, isOn }: PartProps) {
  const { seats, reckoning } = streamed.table.store.view.value
  const now = {
    points: isOn('score') ? streamed.points() : [],
    holdings: isOn('holdings') ? seats.map(({ look }) => streamed.holdings(look.seat)) : [],
  }
  const held = { moves: streamed.moves.value, isLast: reckoning !== undefined }
  const { points, holdings } = useHeld(now, { key: JSON.stringify(now), ...held })
  const names = sideNames(seats, isOn('names'))
  if (!(['score', 'turn', 'names', 'holdings'] as const).some(isOn)) return undefined
  return (
    <ol class="sides">
      {seats.map((line) => (
        <Side
          key={line.look.seat}
          line={line}
          points={points}
          isOn={isOn}
          name={names[line.look.seat] ?? ''}
          holdings={holdings[line.look.seat] ?? []}
        />
      ))}
    </ol>
  )
}

/** Seats by their players’ names, where those may be shown, or else by their own. */
function sideNames(seats: readonly SeatLine[], named: boolean): readonly string[] {
  const people = named ? peopleNamed(seats.map(({ sitter }) => sitter)) : []
  return seats.map(({ look }, at) => people[at] ?? look.name)
}

interface SideProps extends Pick<PartProps, 'isOn'> {
  readonly line: SeatLine
  readonly name: string
  readonly points: readonly KnownPoints[]
  /** Its holdings, each thing in words. */
  readonly holdings: readonly string[]
}

function Side({ line, name, points, holdings, isOn }: SideProps) {
  const { look } = line
  const { stream } = galleryText()
  const isAsked = line.asked && isOn('turn')
  const ahead = leadOf(points, look.seat)
  const total = totalText(points, look.seat)
  return (
    <li class={isAsked ? 'asked' : undefined} style={{ '--seat': `var(--${look.colour})` }}>
      <i class="stripe patterned" data-pattern={look.pattern} />
      <SeatMark look={look} />
      <div>
        <b>{name}</b>
        {isAsked ? <em>{stream.toPlay}</em> : ahead !== undefined && <small>{standingText(ahead)}</small>}
      </div>
      {total !== undefined && <strong data-long={total.length > 2}>{total}</strong>}
      {holdings.length > 0 && (
        <ul class="holds">
          {holdings.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The points a seat is ahead of the best of the others, below 0 behind it; undefined where some aren’t known. */
export function leadOf(points: readonly KnownPoints[], seat: Seat): number | undefined {
  const known = points.flatMap((one) => one ?? [])
  const own = points[seat]
  if (own === undefined || known.length < Math.max(2, points.length)) return undefined
  return own - Math.max(...known.filter((_, at) => at !== seat))
}

/** A seat’s points, or that they are closed; undefined where no points are shown at all. */
export function totalText(points: readonly KnownPoints[], seat: Seat): string | undefined {
  if (seat >= points.length) return undefined
  const own = points[seat]
  return own === undefined ? '?' : halves(own)
}

/** A seat’s standing: points ahead of the best of the others, below 0 behind it. */
function standingText(ahead: number): string {
  const { stream } = galleryText()
  if (ahead === 0) return stream.level
  return ahead > 0 ? stream.ahead({ points: halves(ahead) }) : stream.behind({ points: halves(-ahead) })
}

/** The end of a match, for those who watch. */
interface MatchEnd {
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
    look,
    total,
    winner,
    name: names[look.seat] ?? look.name,
  }))
  const first = (one: EndedSeat, other: EndedSeat) =>
    Number(other.winner) - Number(one.winner) || other.total - one.total
  return { sentence: reckoning.sentence, seats: ended.sort(first) }
}

/** The winners and everyone’s points, over the table, once the end of the match has been shown. */
function EndCard({ streamed, isOn }: PartProps) {
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
