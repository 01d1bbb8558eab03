import { useMemo, useRef } from 'preact/hooks'
import { halves } from '../../rules/words.ts'
import type { ShownTurningPoint } from '../advice/adviser.ts'
import { ticksOf } from '../advice/plotted.ts'
import type { Notes } from '../replay/notes.ts'
import type { Replay } from '../screen.ts'
import type { SeatLook } from '../table/seats.ts'
import type { TableView } from '../table/tableView.ts'
import { text } from '../text/text.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { ClipHandles } from './clipHandles.tsx'
import { filmText } from './filmText.ts'
import { type MarkedStretch, partAround, type Stretch, type StretchEnd } from './marked.ts'
import { stairOf } from './stairs.ts'

interface Props {
  readonly replay: Replay
  readonly view: TableView
  readonly points: readonly ShownTurningPoint[]
  /** The stretch of a clip that is being made. */
  readonly marked: MarkedStretch
  /** Moves an end of it. */
  readonly drag: (end: StretchEnd, seq: number) => void
}

/** Everyone’s points over the match, which is also the slider of the film. */
export function ScoreGraph({ replay, view, points, marked, drag }: Props) {
  const { film, last } = replay
  const said = filmText().deck
  const { scores, turn } = film.stops()
  const looks = view.seats.map(({ look }) => look)
  const { seq } = film.shown.value
  const now = standing(scores[seq], looks)
  const part = usePart(marked, last)
  const most = useMemo(() => Math.max(1, ...scores.flat()), [scores])
  // Drawn once: the film moves on far more often than anyone’s colour changes.
  const stairs = useMemo(
    () => <Stairs scores={scores} looks={looks} last={last} most={most} part={part} />,
    [scores, last, looks.map(({ colour }) => colour).join(), part.from, part.to],
  )
  const across = (at: number) => `${(100 * (at - part.from)) / Math.max(1, part.to - part.from)}%`
  const isOn = (at: number) => at >= part.from && at <= part.to
  const signs = { isOn, across, seek: film.seek }
  const ticks = useMemo(() => (turn.length > 1 ? ticksOf(1, turn.length) : []), [turn])
  const shown = ticks.filter((n) => isOn(turn[n - 1] ?? 0))
  return (
    <div class="graph" style={{ '--at': across(seq) }} data-near={part.to - part.from < last}>
      <div class="ground">
        {stairs}
        <i class="rest" />
        <i class="now" />
        <input
          type="range"
          aria-label={text().replay.slider}
          aria-valuetext={[said.place({ at: seq, last }), ...now.map((one) => one.join(' '))].join(', ')}
          min={part.from}
          max={part.to}
          value={seq}
          onInput={({ currentTarget }) => film.seek(Number(currentTarget.value))}
        />
        {marked && <ClipHandles marked={marked} part={part} across={across} drag={drag} />}
        <Flags points={points} {...signs} />
        <NoteSlips moments={view.notes.moments} {...signs} />
        {shown.map((n) => (
          <span key={n} class="tick" style={{ '--x': across(turn[n - 1] ?? 0) }}>
            {n === shown[0] ? said.turn({ turn: n }) : n}
          </span>
        ))}
      </div>
      <Totals now={now} looks={looks} />
    </div>
  )
}

interface Signs {
  readonly isOn: (seq: number) => boolean
  /** The place of an entry across the graph, for CSS. */
  readonly across: (seq: number) => string
  readonly seek: (seq: number) => void
}

/** Attributes of a button at an entry: its place, its name, and where it leads. */
const buttonAt = ({ across, seek }: Signs, at: number, title: string) => ({
  type: 'button' as const,
  style: { '--x': across(at) },
  title,
  'aria-label': title,
  onClick: () => seek(at),
})

/** A flag at each turning point, in the colour of its seat. */
function Flags({ points, ...signs }: Signs & Pick<Props, 'points'>) {
  return points.map(({ seq, look }, n) => {
    if (!signs.isOn(seq - 1)) return undefined
    const title = filmText().deck.point({ number: n + 1, about: look.name })
    return (
      <button key={seq} class="flag" data-point={seq} {...buttonAt(signs, seq - 1, title)}>
        <SeatMark look={look} />
      </button>
    )
  })
}

/** A slip at each moment with a note. */
const NoteSlips = ({ moments, ...signs }: Signs & Pick<Notes, 'moments'>) =>
  moments
    .filter(signs.isOn)
    .map((at) => <button key={at} class="slip" data-tick={at} {...buttonAt(signs, at, filmText().deck.note({ at }))} />)

interface TotalsProps {
  readonly now: ReturnType<typeof standing>
  readonly looks: readonly SeatLook[]
}

/** Everyone’s points at the moment shown. The slider says them to screen readers. */
const Totals = ({ now, looks }: TotalsProps) => (
  <ol class="totals" aria-hidden="true">
    {now.map(([name, total], at) => {
      const look = looks[at]
      return (
        <li key={name}>
          {look && <SeatMark look={look} />} {total}
        </li>
      )
    })}
  </ol>
)

/** A small screen shows the part of the match that a clip is marked in, so that fingers can be exact. */
function usePart(marked: MarkedStretch, last: number): Stretch {
  const near = useRef<Stretch | undefined>(undefined)
  const isSmall = matchMedia('(max-width: 700px), (max-height: 500px)').matches
  near.current = marked && isSmall ? partAround(near.current, marked, last) : undefined
  return near.current ?? { from: 0, to: last }
}

/** Each seat’s name, and its points after an entry. */
const standing = (scores: readonly number[] = [], looks: readonly SeatLook[]) =>
  scores.map((total, seat) => [looks[seat]?.name ?? '', halves(total)] as const)

interface StairsProps {
  readonly scores: readonly (readonly number[])[]
  readonly looks: readonly SeatLook[]
  readonly last: number
  readonly most: number
  readonly part: Stretch
}

/** A stair for each seat, told apart by colour and dashes. */
const Stairs = ({ scores, looks, last, most, part }: StairsProps) => (
  <svg
    viewBox={`${(100 * part.from) / Math.max(1, last)} 0 ${(100 * (part.to - part.from)) / Math.max(1, last)} 100`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {looks.map((look, seat) => {
      const path = stairOf(
        scores.map((all) => all[seat] ?? 0),
        last,
        most,
      )
      return (
        <g key={look.seat} style={{ '--seat': `var(--${look.colour})` }}>
          <path class="line" d={path} />
          <path class="dash" data-dash={seat} d={path} />
        </g>
      )
    })}
  </svg>
)
