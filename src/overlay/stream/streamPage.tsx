import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { halves } from '../../rules/words.ts'
import type { TableScreen } from '../screen.ts'
import type { SeatLine } from '../table/seats.ts'
import type { TableView } from '../table/tableStore.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { StreamLook } from './look.ts'
import '../style/patterns.css'
import './stream.css'

/** A match on a stream. */
export interface Streamed {
  readonly table: TableScreen
  /** Every seat's points as they stand; nothing before there are any. */
  readonly points: () => readonly number[]
  /** What a seat that has to choose is marked with. */
  readonly toPlay: string
}

interface Props {
  readonly look: StreamLook
  readonly streamed: ReadonlySignal<Streamed | undefined>
}

/** What a stream shows beside the picture of the table: who plays, the score, and what has just been done. */
export function StreamPage({ look, streamed }: Props) {
  const shown = streamed.value
  useLayoutEffect(() => {
    document.body.dataset.stream = shown ? 'match' : 'idle'
  }, [shown])
  if (!shown) return undefined
  const view = shown.table.store.view.value
  const points = shown.points()
  return (
    <main class="stream" data-preset={look.preset} data-hash={view.hash}>
      {look.preset !== 'action' && (
        <ol class="sides">
          {view.seats.map((line) => (
            <Side key={line.look.seat} line={line} points={points} toPlay={shown.toPlay} />
          ))}
        </ol>
      )}
      {look.preset !== 'score' && <LastAction view={view} />}
    </main>
  )
}

interface SideProps {
  readonly line: SeatLine
  readonly points: readonly number[]
  readonly toPlay: string
}

function Side({ line, points, toPlay }: SideProps) {
  const { look, asked } = line
  const own = points[look.seat]
  return (
    <li class={asked ? 'asked' : undefined} style={{ '--seat': `var(--${look.colour})` }}>
      <SeatMark look={look} />
      <b>{look.name}</b>
      {asked && <i>{toPlay}</i>}
      {own !== undefined && <strong>{halves(own)}</strong>}
    </li>
  )
}

/** The last thing that was played, in a sentence. */
function LastAction({ view: { log, seats, far, reckoning } }: { readonly view: TableView }) {
  const last = log.findLast(({ played }) => played)
  const look = last?.seat === undefined ? undefined : seats[last.seat]?.look
  const said = reckoning?.sentence ?? last?.text
  if (said === undefined) return undefined
  return (
    <p class="action">
      {look && !reckoning && <SeatMark look={look} />}
      <span>
        {far !== '' && <small>{far}</small>}
        {said}
      </span>
    </p>
  )
}
