import { useEffect, useRef } from 'preact/hooks'
import type { Page, Picture, TableScreen } from '../screen.ts'
import { roveIn } from '../table/roving.ts'
import type { TableView } from '../table/tableView.ts'
import { startText, text } from '../text/text.ts'
import { cardOf } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import type { Area } from '../widgets/placement.ts'
import type { LessonControls } from './lesson.ts'
import '../style/lesson.css'

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly lesson: LessonControls
  readonly view: TableView
  readonly picture: Picture
}

/** A lesson’s additions to its table: the line of stops, calm around the pieces in question, and the end. */
export function LessonBoard({ page, table, lesson, view, picture }: Props) {
  const { phase, lights, points, at } = lesson.view.value
  const point = picture.type === 'drawn' ? picture.point : undefined
  useEffect(() => (phase === 'doing' ? point?.(points) : undefined), [point, phase, points, at])
  return (
    <>
      {phase === 'doing' && <Veil picture={picture} lights={lights} />}
      <LineOfStops lesson={lesson} leave={page.actions.home} />
      {phase === 'match' && view.reckoning && (
        <End page={page} table={table} lesson={lesson} sentence={view.reckoning.sentence} />
      )}
    </>
  )
}

/** Distance a hole reaches beyond its piece, CSS pixels. */
const beyond = 5

interface VeilProps {
  readonly picture: Picture
  /** Names of the pieces that stay bright. */
  readonly lights: readonly string[]
}

/** Dims the table, all but the pieces in question, which get a brass ring. Lets every touch through. */
function Veil({ picture, lights }: VeilProps) {
  if (picture.type !== 'drawn') return undefined
  const holes = lights.flatMap((piece) => picture.pieceOf(piece)?.at ?? []).map(wider)
  return (
    <svg class="lesson-veil" aria-hidden="true">
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map((hole, at) => (
          <Hole key={at} at={hole} fill="#000" />
        ))}
      </mask>
      <rect class="dark" width="100%" height="100%" mask="url(#lesson-holes)" />
      {holes.map((hole, at) => (
        <Hole key={at} at={hole} class="ring" />
      ))}
    </svg>
  )
}

const wider = ({ x, y, w, h }: Area): Area => ({ x: x - beyond, y: y - beyond, w: w + 2 * beyond, h: h + 2 * beyond })

interface HoleProps {
  readonly at: Area
  readonly class?: string
  readonly fill?: string
}

const Hole = ({ at: { x, y, w, h }, ...look }: HoleProps) => <rect {...look} x={x} y={y} width={w} height={h} rx="7" />

/** A house on the line of stops: done, or still to come; the engine where one is. */
const StopSign = ({ is }: { readonly is: 'done' | 'here' | 'ahead' }) => (
  <svg class="stop-sign" viewBox="0 0 36 24" aria-hidden="true">
    {is === 'here' ? <Engine /> : <House is={is} />}
  </svg>
)

const House = ({ is }: { readonly is: 'done' | 'ahead' }) => (
  <g class={is}>
    <path class="wall" d="M9 12h18v11H9z" />
    <path class="roof" d="M5 12 10 4h16l5 8z" />
    {is === 'done' && <path class="tick" d="m13 17 3.5 3.5L23 14" />}
  </g>
)

const Engine = () => (
  <g class="engine">
    <path d="M4 6h10v4h11V5h4v5h2l2 4v4H4z" />
    <path class="pane" d="M6.5 8.5h5V12h-5z" />
    <circle cx="9" cy="19.5" r="3.5" />
    <circle cx="18" cy="19.5" r="3.5" />
    <circle cx="27" cy="19.5" r="3.5" />
  </g>
)

interface LineProps {
  readonly lesson: LessonControls
  readonly leave: () => void
}

/** The lesson as a line with a house for each stop; the engine is where one is. */
function LineOfStops({ lesson, leave }: LineProps) {
  const { stops, at, minutes } = lesson.view.value
  const row = useRef<HTMLOListElement>(null)
  // On a phone not all stops are in sight.
  useEffect(() => {
    row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  return (
    <section class="lesson-line" aria-label={text().lessons.label}>
      <p>
        <b class="display">{text().lessons.name}</b>
        <small>
          {text().lessons.progress({ at: at + 1, all: stops.length })}
          <span> · {text().lessons.left({ minutes })}</span>
        </small>
      </p>
      <ol
        aria-label={text().lessons.stops}
        ref={row}
        onKeyDown={(event) => row.current && roveIn(row.current, event.key) && event.preventDefault()}
      >
        {stops.map(({ id, name, done }, stop) => (
          <li key={id} class={stop === at ? 'here' : done ? 'done' : 'ahead'}>
            <button
              type="button"
              data-stop={id}
              tabIndex={stop === at ? 0 : -1}
              aria-current={stop === at ? 'step' : undefined}
              title={name}
              onClick={() => lesson.go(stop)}
            >
              <StopSign is={stop === at ? 'here' : done ? 'done' : 'ahead'} />
              <span>{name}</span>
              {done && <span class="unseen">{text().lessons.done}</span>}
            </button>
          </li>
        ))}
      </ol>
      <Button label={text().lessons.leave} class="plain" data-lesson="leave" onClick={leave} />
    </section>
  )
}

interface EndProps extends Pick<Props, 'page' | 'table' | 'lesson'> {
  readonly sentence: string
}

/** The end of the lesson’s match, and what can come next. */
function End({ page, table, lesson, sentence }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const card = cardOf(page, table.game)
  return (
    <section class="panel lesson-end" aria-labelledby="lesson-end">
      <h2 id="lesson-end" tabIndex={-1} ref={heading}>
        {text().lessons.ended}
      </h2>
      <p role="status">{sentence}</p>
      <p>{text().lessons.endedText}</p>
      <div class="ways">
        <Button
          label={text().lessons.playBot}
          class="primary"
          data-lesson="bot"
          onClick={() => card.open('bot', { bot: 'beginner' })}
        />
        <Button label={text().lessons.playFriend} onClick={() => card.open('table')} />
        <Button label={text().lessons.repeat} data-lesson="again" onClick={() => lesson.go(0)} />
        <Button label={startText().buttons.home} data-lesson="home" onClick={page.actions.home} />
      </div>
    </section>
  )
}
