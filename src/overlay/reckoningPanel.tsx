import { useEffect, useRef } from 'preact/hooks'
import type { ReckonedSeat, Reckoning } from './reckoning.ts'
import type { Doors, TableScreen } from './screen.ts'
import { SeatMark } from './seatMark.tsx'
import './style/reckoning.css'
import { consent } from './text/consent.ts'
import { en } from './text/en.ts'
import { WishPanel } from './wishPanel.tsx'

interface Props {
  readonly reckoning: Reckoning
  readonly table: TableScreen
  readonly doors: Doors
  readonly close: () => void
}

/** The end: who won, every point with where it came from, and what may come next. */
export function ReckoningPanel({ reckoning, table, doors, close }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel reckoning" aria-labelledby="reckoning-title">
      <h2 id="reckoning-title" tabIndex={-1} ref={heading}>
        {reckoning.seats.length === 0 ? en.bar.over : en.reckoning.title}
      </h2>
      <p class="winner" role="status">
        {reckoning.sentence}
      </p>
      <div class="columns">
        {reckoning.seats.map((seat) => (
          <Column key={seat.look.seat} seat={seat} />
        ))}
      </div>
      <div class="ways">
        <Next table={table} rematch={reckoning.rematch !== undefined} />
        <button type="button" onClick={close}>
          {en.reckoning.close}
        </button>
        <button type="button" onClick={table.save}>
          {en.reckoning.save}
        </button>
        <button type="button" onClick={doors.home}>
          {en.reckoning.home}
        </button>
      </div>
    </section>
  )
}

interface NextProps {
  readonly table: TableScreen
  readonly rematch: boolean
}

function Next({ table, rematch }: NextProps) {
  const { match, again } = table
  const { wish, wantsMore } = match.seen.value.consent
  if (table.role === 'replay') return undefined
  if (wish) return <WishPanel wish={wish} match={match} />
  if (!again && wantsMore === undefined) return <p class="quiet">{en.reckoning.waits}</p>
  const next = rematch ? en.reckoning.rematch : en.reckoning.again
  return (
    <button type="button" class="primary" data-again onClick={again ?? match.consent.askMore}>
      {again ? next : consent.askMore}
    </button>
  )
}

function Column({ seat }: { readonly seat: ReckonedSeat }) {
  const { number } = en.reckoning
  return (
    <table class={seat.winner ? 'winner' : undefined} data-seat={seat.look.seat}>
      <caption>
        <SeatMark look={seat.look} /> {seat.look.name}
      </caption>
      <thead>
        <tr>
          <th scope="col">{en.reckoning.source}</th>
          <th scope="col">{en.reckoning.points}</th>
        </tr>
      </thead>
      <tbody>
        {seat.lines.map((line) => (
          <tr key={line.text}>
            <td>{line.text}</td>
            <td>{number(line.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{en.reckoning.total}</th>
          <td data-total={seat.total}>{number(seat.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
