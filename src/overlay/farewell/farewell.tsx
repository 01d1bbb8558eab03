import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { halves } from '../../rules/words.ts'
import { SendLetter } from '../letters/lazyLetters.ts'
import type { PageActions, TableScreen } from '../screen.ts'
import { type Reckoning, verdictOf } from '../table/reckoning.ts'
import { RequestPanel } from '../table/requestPanel.tsx'
import { posterNames } from '../table/seatNames.ts'
import { startText, text } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { Scene } from '../widgets/scene.tsx'
import { Bars } from './bars.tsx'
import { Climb } from './climb.tsx'
import { decidedBy, gainsIn } from './decided.ts'
import { Figures } from './figures.tsx'
import './farewell.css'

interface Props {
  readonly reckoning: Reckoning
  readonly table: TableScreen
  readonly actions: PageActions
  /** Draws the landscape and the trains. */
  readonly card: TitleCard
  readonly analyse: () => void
  readonly luck: () => void
  readonly verify: () => void
  readonly close: () => void
}

/** The end as a scene: who won and by what, everyone where they came in, their points by source, and the ways on. */
export function Farewell({ reckoning, table, actions, card, analyse, luck, verify, close }: Props) {
  const settled = useSignal(false)
  const settle = () => (settled.value = true)
  const isScored = reckoning.seats.length > 0
  const seats = table.store.view.value.seats
  const sources = gainsIn(reckoning)
  const share = async () => {
    const { sharePoster } = await import('./poster.ts')
    await sharePoster({ reckoning, card, names: posterNames(seats), decided: decidedText(reckoning) })
  }
  return (
    <section
      class={isScored ? 'reckoning' : 'reckoning unscored'}
      aria-labelledby="reckoning-title"
      style={paceOf(sources.length)}
      data-settled={settled.value || undefined}
      onPointerDown={settle}
      onKeyDown={settle}
    >
      <Scene of="end" size={[1366, 768]} scene={card.scene} />
      <Verdict reckoning={reckoning} table={table} />
      {reckoning.seats.length > 1 && <Climb reckoning={reckoning} train={card.train} />}
      {isScored && (
        <div class="sheet">
          <Bars reckoning={reckoning} sources={sources} seats={seats} />
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

/** Milliseconds: of a source’s bars, and of all bars at most. */
const pace = { each: 500, all: 3400 }

/** The pace of the ceremony for a number of sources of points. */
function paceOf(sources: number) {
  const each = Math.min(pace.each, pace.all / Math.max(1, sources))
  return { '--each': `${each}ms`, '--long': `${each * sources}ms` }
}

/** The sentence about the points that decided the match, if any did. */
function decidedText(reckoning: Reckoning): string | undefined {
  const decided = decidedBy(reckoning)
  if (!decided) return undefined
  return text().farewell.decided({ source: decided.kind, most: halves(decided.most), other: halves(decided.other) })
}

type VerdictProps = Pick<Props, 'reckoning' | 'table'>

/** The result, and what decided it. */
function Verdict({ reckoning, table }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const verdict = verdictOf(reckoning, table.store.view.value.seats)
  const decided = decidedText(reckoning)
  const title = reckoning.seats.length === 0 ? text().bar.over : text().reckoning.title
  return (
    <header class="verdict">
      <h2 id="reckoning-title" tabIndex={-1} ref={heading}>
        {verdict ?? title}
      </h2>
      <p class="winner" role="status">
        {reckoning.sentence}
      </p>
      {decided && <p class="decided">{decided}</p>}
      {table.store.view.value.test && <p data-test-match>{text().testMatch.result}</p>}
    </header>
  )
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
