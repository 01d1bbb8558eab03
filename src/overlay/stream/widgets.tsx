import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { sumOf } from '../../rules/odds.ts'
import { stairOf } from '../film/stairs.ts'
import { galleryText } from '../gallery/galleryText.ts'
import { gainsOf } from '../luck/gains.ts'
import { luckText } from '../luck/luckText.ts'
import type { LogLine } from '../table/log.ts'
import type { SeatLook } from '../table/seats.ts'
import type { TableView } from '../table/tableView.ts'
import { useLoaded } from '../widgets/loaded.ts'
import { OddsList } from '../widgets/oddsList.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import { useHeld } from './held.ts'
import type { KnownPoints, PartProps } from './streamed.ts'

/** The last thing that was played, in a sentence or two, or in two languages at once. */
export function LastAction({ streamed: { table, also, moves }, isOn }: PartProps) {
  const view = table.store.view.value
  const now = { said: captionOf(view), also: also && captionOf(also.view.value)?.sentences }
  const held = { moves: moves.value, isLast: view.reckoning !== undefined }
  const shown = useHeld(now, { key: now.said?.key ?? '', ...held })
  if (!shown.said) return undefined
  const { sentences, seat } = shown.said
  const look = seat === undefined ? undefined : view.seats[seat]?.look
  const above = isOn('score') ? '' : view.far
  return <Caption sentences={sentences} look={look} above={above} also={shown.also ?? []} />
}

/** A stream's caption about the latest move. */
interface StreamCaption {
  readonly key: string
  /** The most important first: where there is no room for all, the last are left out whole. */
  readonly sentences: readonly string[]
  /** The seat it is about, if it is just one. */
  readonly seat: LogLine['seat']
}

/** The latest move in one or two sentences; once the match is over, its result. */
export function captionOf({ log, reckoning }: Pick<TableView, 'log' | 'reckoning'>): StreamCaption | undefined {
  if (reckoning) {
    const sentences = reckoning.sentence.split(/(?<=[.!?]) (?=\p{Lu})/u)
    return { key: 'over', sentences, seat: undefined }
  }
  const last = log.findLast(({ played }) => played)
  if (!last) return undefined
  const all = log.filter(({ played, seq }) => played && seq === last.seq)
  const said = new Set(all.map(({ text }) => text))
  return { key: last.key, seat: (all[0] ?? last).seat, sentences: [...said].slice(0, 2) }
}

interface CaptionProps {
  readonly sentences: readonly string[]
  /** The seat it is about. */
  readonly look: SeatLook | undefined
  /** Everyone's standing, where nothing else says so. */
  readonly above: string
  /** The same in another language. */
  readonly also: readonly string[]
}

function Caption({ sentences, look, above, also }: CaptionProps) {
  const panel = useFit(Math.max(sentences.length, also.length))
  return (
    <p class="action" ref={panel} data-long={sentences.join(' ').length > 60}>
      {look && <SeatMark look={look} />}
      <span>
        {above !== '' && <small>{above}</small>}
        <Sentences of={sentences} />
        {also.length > 0 && (
          <small class="also">
            <Sentences of={also} />
          </small>
        )}
      </span>
    </p>
  )
}

/** Possible sizes of a panel’s words: 44 pixels come down to 28. */
const sizes = [1, 0.9, 0.8, 0.72, 0.64] as const

/** Form in which a caption is printed: its share of the usual size, and its number of sentences. */
interface CaptionPrint {
  readonly size: number
  readonly sentences: number
}

/** The best print that fits: smaller rather than shorter, and never less than a sentence. */
export function bestPrint(sentences: number, fits: (print: CaptionPrint) => boolean): CaptionPrint {
  const counts = Array.from({ length: sentences }, (_, fewer) => sentences - fewer)
  const prints = counts.flatMap((count) => sizes.map((size) => ({ size, sentences: count })))
  return prints.find(fits) ?? { size: sizes[sizes.length - 1] ?? 1, sentences: 1 }
}

/**
 * Keeps the words of a panel as large as they fit in it, by the style `--fit`. Where they don’t, it hides those whose
 * `data-sentence` comes last, in every language alike.
 */
function useFit(sentences: number): RefObject<HTMLParagraphElement | null> {
  const panel = useRef<HTMLParagraphElement>(null)
  const fit = () => {
    const { current } = panel
    if (!current) return
    const show = (print: CaptionPrint) => {
      current.style.setProperty('--fit', `${print.size}`)
      for (const part of current.querySelectorAll<HTMLElement>('[data-sentence]'))
        part.hidden = Number(part.dataset.sentence) >= print.sentences
    }
    const fits = (print: CaptionPrint) => {
      show(print)
      return current.scrollHeight <= current.clientHeight
    }
    show(bestPrint(sentences, fits))
  }
  const latest = useRef(fit)
  latest.current = fit
  useLayoutEffect(fit)
  useEffect(() => {
    const { current } = panel
    const watcher = new ResizeObserver(() => latest.current())
    if (current) watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return panel
}

const Sentences = ({ of }: { readonly of: readonly string[] }) =>
  of.map((sentence, at) => (
    <span key={at} data-sentence={at}>
      {at > 0 && ' '}
      {sentence}
    </span>
  ))

/** Things that may be drawn next, and their odds. */
export function NextDraw({ streamed }: PartProps) {
  const now = streamed.stock()
  const stock = useHeld(now, { key: JSON.stringify(now ?? {}), moves: streamed.moves.value })
  const all = stock ? sumOf(stock) : 0
  if (!stock || all === 0) return undefined
  const { stream } = galleryText()
  return (
    <section class="next">
      <h2>
        {stream.next} <small>{stream.left({ count: all })}</small>
      </h2>
      <OddsList stock={stock} name={streamed.table.store.drawn} percent={stream.percent} />
    </section>
  )
}

/** Everyone's draws, beside the expectation. */
export function LuckSoFar({ streamed: { table } }: PartProps) {
  const { seq, seats } = table.store.view.value
  const { value: account } = useLoaded(table.luck, [table.luck, seq])
  if (!account?.draws.some(({ hands }) => hands.length > 0)) return undefined
  return (
    <ul class="luck-lines">
      {seats.map(({ look }) => (
        <li key={look.seat}>
          <SeatMark look={look} />
          {luckText(look.name, gainsOf(account, look.seat, table.store.drawn))}
        </li>
      ))}
    </ul>
  )
}

/** Everyone's points over the match. */
export function Graph({ streamed }: PartProps) {
  const looks = streamed.table.store.view.value.seats.map(({ look }) => look)
  const scores = streamed.scores()
  const last = scores.length - 1
  const most = Math.max(1, ...scores.flat().map((points = 0) => points))
  return (
    <section class="stairs">
      <h2>{galleryText().stream.scores}</h2>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {looks.map((look) => (
          <Stair key={look.seat} look={look} path={stairOf(pointsOf(scores, look), last, most)} />
        ))}
      </svg>
    </section>
  )
}

const pointsOf = (scores: readonly (readonly KnownPoints[])[], { seat }: SeatLook) => scores.map((all) => all[seat])

/** A seat's points as a stair, with an edge that keeps dark colours apart from the ground. */
const Stair = ({ look, path }: { readonly look: SeatLook; readonly path: string }) => (
  <g style={{ '--seat': `var(--${look.colour})` }}>
    <path class="edge" d={path} vector-effect="non-scaling-stroke" />
    <path d={path} data-dash={look.pattern} vector-effect="non-scaling-stroke" />
  </g>
)
