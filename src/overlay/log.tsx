import { useLayoutEffect, useRef } from 'preact/hooks'
import type { LogLine } from './gazette.ts'
import { SeatMark } from './seatMark.tsx'
import type { SeatLine } from './seats.ts'
import { consent } from './text/consent.ts'
import { en } from './text/en.ts'

interface Props {
  readonly lines: readonly LogLine[]
  readonly seats: readonly SeatLine[]
  /** The match was changed from outside the rules. */
  readonly test: boolean
}

/** The gazette: what happened, in sentences, the newest last. */
export function Log({ lines, seats, test }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [lines])
  const newest = lines.at(-1)?.seq
  return (
    <section class="gazette">
      <h2>
        {en.log.title} {test && <small data-test-match>{consent.testMatch}</small>}
      </h2>
      {lines.length === 0 && <p class="quiet">{en.log.empty}</p>}
      <div
        class="lines"
        role="log"
        aria-label={en.log.label}
        tabIndex={lines.length > 0 ? 0 : undefined}
        ref={list}
      >
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} seats={seats} fresh={line.seq === newest} />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly seats: readonly SeatLine[]
  readonly fresh: boolean
}

function Line({ line, seats, fresh }: LineProps) {
  const look = line.seat === undefined ? undefined : seats[line.seat]?.look
  return (
    <li class={fresh ? 'fresh' : undefined} data-seq={line.seq}>
      {look ? <SeatMark look={look} /> : <span class="no-mark" aria-hidden="true" />}
      <span>{line.text}</span>
    </li>
  )
}
