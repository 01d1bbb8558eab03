import { useLayoutEffect, useRef } from 'preact/hooks'
import { botFaceOf } from '../../rules/faces.ts'
import type { Seat } from '../../rules/game.ts'
import { botText } from '../bots/bots.ts'
import { text } from '../text/text.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { LogLine } from './log.ts'
import type { SeatLine, SeatLook } from './seats.ts'
import { newsOf, type TurnNews } from './turnNews.ts'

interface Props {
  readonly lines: readonly LogLine[]
  readonly seats: readonly SeatLine[]
  /** The match was changed from outside the rules, so it is a test. */
  readonly test: boolean
  /** The seat that is asked. */
  readonly asked: Seat | undefined
  readonly over: boolean
}

/** The log: what happened, in sentences, the newest last. */
export function Log({ lines, seats, test, asked, over }: Props) {
  const news = useRef<TurnNews | undefined>(undefined)
  news.current = newsOf(news.current, lines, asked, over, seats.length === 1)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    // Called for the first time once the page is laid out anyway.
    const sizes = new ResizeObserver(() => showNewest(element))
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
        // Told turn by turn instead, below.
        aria-live="off"
        tabIndex={lines.length > 0 ? 0 : undefined}
        ref={list}
      >
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} seats={seats} fresh={line.seq === newest} />
          ))}
        </ol>
      </div>
      <p class="unseen" role="status" data-turn-news>
        {news.current.said}
      </p>
    </section>
  )
}

/**
 * Scrolls to the newest lines and pads below them, so that the first visible line begins where the list does, be there
 * room for all of it or not.
 */
function showNewest(list: HTMLElement): void {
  const all = list.firstElementChild
  if (!(all instanceof HTMLElement)) return
  all.style.paddingBottom = ''
  // Faces reach beyond their lines, and so into the height to be scrolled.
  const from = all.offsetHeight - list.clientHeight
  if (from <= 0) return
  let first = all.lastElementChild
  const topOf = (line: Element) => (line instanceof HTMLElement ? line.offsetTop : 0)
  while (first?.previousElementSibling && topOf(first.previousElementSibling) >= from)
    first = first.previousElementSibling
  const top = first ? topOf(first) : from
  all.style.paddingBottom = `${Math.max(0, top - from)}px`
  list.scrollTop = top
}

interface LineProps {
  readonly line: LogLine
  readonly seats: readonly SeatLine[]
  readonly fresh: boolean
}

/** The look of a line’s actor: the computer player that sat there then, though the person may be back. */
const actorOf = ({ bot }: LogLine, look: SeatLook): SeatLook =>
  bot === undefined || look.face === undefined ? look : { ...look, face: botFaceOf(bot, look.face) }

function Line({ line, seats, fresh }: LineProps) {
  const look = line.seat === undefined ? undefined : seats[line.seat]?.look
  return (
    <li class={fresh ? 'fresh' : undefined} data-seq={line.seq} data-bot={line.bot} title={botText(line.bot)?.name}>
      {look ? <SeatMark look={actorOf(line, look)} /> : <span class="no-mark" aria-hidden="true" />}
      <span>{line.text}</span>
    </li>
  )
}
