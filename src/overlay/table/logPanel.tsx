import { useLayoutEffect, useRef } from 'preact/hooks'
import { Portrait } from '../bots/portrait.tsx'
import { text } from '../text/text.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { LogLine } from './log.ts'
import type { SeatLine } from './seats.ts'

interface Props {
  readonly lines: readonly LogLine[]
  readonly seats: readonly SeatLine[]
  /** The match was changed from outside the rules, so it is a test. */
  readonly test: boolean
}

/** The log: what happened, in sentences, the newest last. */
export function Log({ lines, seats, test }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const settle = () => showNewest(element)
    settle()
    const sizes = new ResizeObserver(settle)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [lines])
  const newest = lines.at(-1)?.seq
  return (
    <section class="match-log">
      <h2>
        {text().log.title} {test && <small data-test-match>{text().testMatch.label}</small>}
      </h2>
      {lines.length === 0 && <p class="quiet">{text().log.empty}</p>}
      <div
        class="lines"
        role="log"
        aria-label={text().log.label}
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

/** Scrolls to the newest lines and pads below them, so that the first visible line is whole. */
function showNewest(list: HTMLElement): void {
  const all = list.firstElementChild
  if (!(all instanceof HTMLElement)) return
  all.style.paddingBottom = ''
  const from = list.scrollHeight - list.clientHeight
  if (from <= 0) return
  let first = all.lastElementChild
  const topOf = (line: Element) => (line instanceof HTMLElement ? line.offsetTop : 0)
  while (first?.previousElementSibling && topOf(first.previousElementSibling) >= from)
    first = first.previousElementSibling
  const top = first ? topOf(first) : from
  all.style.paddingBottom = `${Math.max(0, top - from)}px`
  list.scrollTop = Math.max(top, from)
}

interface LineProps {
  readonly line: LogLine
  readonly seats: readonly SeatLine[]
  readonly fresh: boolean
}

function Line({ line, seats, fresh }: LineProps) {
  const look = line.seat === undefined ? undefined : seats[line.seat]?.look
  return (
    <li
      class={fresh ? 'fresh' : undefined}
      data-seq={line.seq}
      data-bot={line.bot}
      title={text().botText(line.bot)?.name}
    >
      {look ? <SeatMark look={look} /> : <span class="no-mark" aria-hidden="true" />}
      {line.bot !== undefined && <Portrait bot={line.bot} />}
      <span>{line.text}</span>
    </li>
  )
}
