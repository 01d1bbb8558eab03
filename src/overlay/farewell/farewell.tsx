import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { nobody } from '../../rules/faces.ts'
import { halves } from '../../rules/words.ts'
import { SendLetter } from '../letters/lazyLetters.ts'
import { Locket } from '../people/locket.tsx'
import type { PageActions, TableScreen } from '../screen.ts'
import { onlyPerson, type Reckoning, verdictOf } from '../table/reckoning.ts'
import { RequestPanel } from '../table/requestPanel.tsx'
import { startText, text } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { Scene } from '../widgets/scene.tsx'
import { Bars } from './bars.tsx'
import { decidedBy, placesOf } from './decided.ts'
import { Figures } from './figures.tsx'
import './farewell.css'

interface Props {
  readonly reckoning: Reckoning
  readonly table: TableScreen
  readonly actions: PageActions
  readonly scene: TitleCard['scene']
  readonly analyse: () => void
  readonly luck: () => void
  readonly verify: () => void
  readonly close: () => void
}

/** The end as a scene: who won and by what, everyone where they came in, their points by source, and the ways on. */
export function Farewell({ reckoning, table, actions, scene, analyse, luck, verify, close }: Props) {
  const isScored = reckoning.seats.length > 0
  const share = async () => {
    const { shareReckoning } = await import('../film/picture.ts')
    await shareReckoning(reckoning, table.store.title, await scene('end', 1200, 260))
  }
  return (
    <section class={isScored ? 'reckoning' : 'reckoning unscored'} aria-labelledby="reckoning-title">
      <Scene of="end" size={[1366, 768]} scene={scene} />
      <Verdict reckoning={reckoning} table={table} />
      {reckoning.seats.length > 1 && <Climb reckoning={reckoning} />}
      {isScored && (
        <div class="sheet">
          <Bars reckoning={reckoning} mine={onlyPerson(table.store.view.value.seats)} />
          <details>
            <summary>{text().farewell.figures}</summary>
            <Figures reckoning={reckoning} />
          </details>
        </div>
      )}
      <div class="ways">
        <Next table={table} reckoning={reckoning} join={actions.join} />
        {isScored && <Button label={text().farewell.share} data-do="picture" onClick={share} />}
        <More>
          <Button label={text().reckoning.close} data-back onClick={close} />
          <Button label={text().reckoning.analysis} data-open="analysis" onClick={analyse} />
          <Button label={text().reckoning.luck} data-open="luck" onClick={luck} />
          <Button label={text().reckoning.verify} data-open="checks" onClick={verify} />
          <Button label={startText().buttons.save} onClick={table.save} />
          <Button label={startText().buttons.home} onClick={actions.home} />
        </More>
      </div>
    </section>
  )
}

type VerdictProps = Pick<Props, 'reckoning' | 'table'>

/** The result, and what decided it. */
function Verdict({ reckoning, table }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const verdict = verdictOf(reckoning, table.store.view.value.seats)
  const decided = decidedBy(reckoning)
  const title = reckoning.seats.length === 0 ? text().bar.over : text().reckoning.title
  return (
    <header class="verdict">
      <h2 id="reckoning-title" tabIndex={-1} ref={heading}>
        {verdict ?? title}
      </h2>
      <p class="winner" role="status">
        {reckoning.sentence}
      </p>
      {decided && (
        <p class="decided">
          {text().farewell.decided({ source: decided.kind, most: halves(decided.most), other: halves(decided.other) })}
        </p>
      )}
      {table.store.view.value.test && <p data-test-match>{text().testMatch.result}</p>}
    </header>
  )
}

/** Everyone on the way up: the higher, the more points. Decorative: the bars say the same. */
function Climb({ reckoning }: Pick<Props, 'reckoning'>) {
  const places = placesOf(reckoning)
  return (
    <div class="climb" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="bed" d={slope} />
        <path class="sleepers" d={slope} />
      </svg>
      {places.map(({ seat, column, place }, at) => (
        <span key={column} class="climber" style={stationAt(at, places.length)} data-winner={seat.winner}>
          <b class="display">{place}</b>
          <Locket face={seat.look.face ?? nobody} look={seat.look} r={seat.winner ? 42 : 32} />
        </span>
      ))}
    </div>
  )
}

const slope = 'M-2 96 C30 90 62 62 100 8'

/** The place of the nth of so many on the slope, from the top, as parts of its box. */
function stationAt(nth: number, count: number) {
  const t = 0.88 - (0.76 * nth) / Math.max(1, count - 1)
  const u = 1 - t
  const along = (a: number, b: number, c: number, d: number) =>
    u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d
  return { left: `${along(-2, 30, 62, 100)}%`, top: `${along(96, 90, 62, 8)}%` }
}

interface NextProps extends VerdictProps {
  /** Opens a letter that was pasted. */
  readonly join: (text: string) => void
}

function Next({ table, reckoning: { rematch, isForPoints }, join }: NextProps) {
  const { store, again, regather } = table
  const { open: request, wantsMore } = store.view.value.requests
  if (table.role === 'replay') return undefined
  if (table.letters) return <SendLetter table={table} letters={table.letters} open={join} />
  if (request) return <RequestPanel request={request} store={store} />
  if (!again && wantsMore === undefined) return <p class="quiet">{text().reckoning.waits}</p>
  const following = isForPoints ? text().reckoning.next : text().reckoning.rematch
  const next = rematch ? following : text().reckoning.again
  return (
    <>
      <Button
        label={again ? next : text().requests.askMore}
        class="primary"
        data-again
        onClick={again ?? store.requests.askMore}
      />
      {regather && <Button label={text().reckoning.regather} data-regather onClick={regather} />}
    </>
  )
}

/** Ways that few need, behind a button. */
const More = ({ children }: { readonly children: ComponentChildren }) => (
  <details class="more">
    <summary>{text().farewell.more}</summary>
    <div>{children}</div>
  </details>
)
