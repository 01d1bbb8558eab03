import { useEffect, useRef } from 'preact/hooks'
import { halves } from '../../rules/words.ts'
import type { PageActions, TableScreen } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Scene } from '../widgets/scene.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import { type ReckonedCell, type Reckoning, verdictOf } from './reckoning.ts'
import '../style/reckoning.css'
import { Button } from '../widgets/button.tsx'
import { RequestPanel } from './requestPanel.tsx'

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

/** The end: who won, where every point came from, and what can come next. */
export function ReckoningPanel({ reckoning, table, actions, scene, analyse, luck, verify, close }: Props) {
  return (
    <section class="panel reckoning" aria-labelledby="reckoning-title">
      <Head reckoning={reckoning} table={table} scene={scene} />
      {reckoning.seats.length > 0 && <Points reckoning={reckoning} />}
      <div class="ways">
        <Next table={table} reckoning={reckoning} />
        <Button label={text().reckoning.analysis} data-open="analysis" onClick={analyse} />
        <Button label={text().reckoning.close} onClick={close} />
        <Button label={startText().buttons.save} onClick={table.save} />
        {reckoning.seats.length > 0 && (
          <Button
            label={text().reckoning.picture}
            data-do="picture"
            onClick={async () => {
              const { shareReckoning } = await import('../film/picture.ts')
              await shareReckoning(reckoning, table.store.title, await scene('end', 1200, 260))
            }}
          />
        )}
        <Button label={text().reckoning.luck} data-open="luck" onClick={luck} />
        <Button label={text().reckoning.verify} data-open="checks" onClick={verify} />
        <Button label={startText().buttons.home} onClick={actions.home} />
      </div>
    </section>
  )
}

interface HeadProps {
  readonly reckoning: Reckoning
  readonly table: TableScreen
  readonly scene: TitleCard['scene']
}

/** The result, over a landscape. */
function Head({ reckoning, table, scene }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const verdict = verdictOf(reckoning, table.store.view.value.seats)
  const title = reckoning.seats.length === 0 ? text().bar.over : text().reckoning.title
  return (
    <header class="end">
      <Scene of="end" size={[760, 150]} scene={scene} />
      <div class="lettering">
        <h2 id="reckoning-title" tabIndex={-1} ref={heading}>
          {verdict ?? title}
        </h2>
        <p class="winner" role="status">
          {reckoning.sentence}
        </p>
        {table.store.view.value.test && <p data-test-match>{text().testMatch.result}</p>}
      </div>
    </header>
  )
}

interface NextProps {
  readonly table: TableScreen
  readonly reckoning: Reckoning
}

function Next({ table, reckoning: { rematch, isForPoints } }: NextProps) {
  const { store, again, regather } = table
  const { open: request, wantsMore } = store.view.value.requests
  if (table.role === 'replay') return undefined
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

/** A row for each source of points, a column for each seat; the totals first. */
function Points({ reckoning: { seats, rows } }: { readonly reckoning: Reckoning }) {
  return (
    <table class="points">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{text().reckoning.source}</span>
          </th>
          {seats.map(({ look, winner, left }) => (
            <th key={look.seat} scope="col" class={winner ? 'winner' : undefined}>
              <SeatMark look={look} /> <span class="name">{look.name}</span>
              {left && <small> {text().resigning.left}</small>}
            </th>
          ))}
        </tr>
        <tr class="total">
          <th scope="row">{text().reckoning.total}</th>
          {seats.map(({ look, winner, total }) => (
            <td key={look.seat} data-total={total} class={winner ? 'winner' : undefined}>
              <b>{halves(total)}</b>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.text}>
            <th scope="row">{row.text}</th>
            {seats.map(({ look }, at) => (
              <Cell key={look.seat} cell={row.cells[at]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ cell }: { readonly cell: ReckonedCell | undefined }) {
  if (!cell) return <td class="none">{text().reckoning.none}</td>
  return (
    <td>
      {cell.of !== undefined && <small>{cell.of}</small>} {halves(cell.points)}
    </td>
  )
}
