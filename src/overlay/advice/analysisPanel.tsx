import { halves } from '../../rules/words.ts'
import type { TableScreen } from '../screen.ts'
import type { ReckonedRow, Reckoning } from '../table/reckoning.ts'
import type { SeatLook } from '../table/seats.ts'
import { text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { patterned } from '../widgets/patterned.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { type Adviser, bestSoFar, type InquiryState, type MatchAnalysis } from './adviser.ts'
import { Luck } from './luck.tsx'
import { oddsText } from './odds.ts'
import { Plot } from './plot.tsx'
import { TurningPointCard } from './turningPoint.tsx'
import { useInquiry } from './useInquiry.ts'
import '../style/analysis.css'

interface Props {
  readonly table: TableScreen
  readonly close: () => void
}

/** The course of a match: everyone’s chances over time, and the choices that turned it. */
export function AnalysisPanel({ table, close }: Props) {
  const { state, adviser } = useInquiry(table, (one) => one.analysis())
  const { reckoning } = table.store.view.value
  return (
    <Dialog kind="analysis" title={reckoning?.sentence.replace(/\.$/, '') ?? text().analysis.title} close={close}>
      <p class="of">{headText(table.store.title, reckoning?.seats.map(({ total }) => total) ?? [])}</p>
      <CloseButton data-close onClick={close} />
      {state.type === 'failed' && (
        <p class="sheet" role="alert">
          {text().analysis.failed}
        </p>
      )}
      {state.type === 'thinking' && <Progress done={state.done} close={close} />}
      <Found state={state} adviser={adviser} close={close} />
      {reckoning && reckoning.rows.length > 0 && <Sources reckoning={reckoning} />}
    </Dialog>
  )
}

interface SourcesProps {
  readonly reckoning: Reckoning
}

/** Every source of points, a bar for each seat. */
function Sources({ reckoning: { seats, rows } }: SourcesProps) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => cell?.points ?? 0)))
  return (
    <section class="sources" aria-labelledby="sources-title">
      <h3 id="sources-title" class="heading">
        {text().analysis.sources}
      </h3>
      <table data-mirrored={seats.length === 2}>
        <thead>
          <tr>
            <td />
            {seats.map(({ look, total }) => (
              <th key={look.seat} scope="col">
                <SeatMark look={look} /> {look.name} <b class="display">{halves(total)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Source key={row.text} row={row} most={most} looks={seats.map(({ look }) => look)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SourceProps {
  readonly row: ReckonedRow
  readonly looks: readonly SeatLook[]
  /** The longest bar’s points. */
  readonly most: number
}

function Source({ row: { text: name, cells }, looks, most }: SourceProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {looks.map((look, at) => {
        const { points } = cells[at] ?? { points: 0 }
        const { style, ...pattern } = patterned(look)
        const width = { '--share': Math.max(0, points) / most }
        return (
          <td key={look.seat}>
            <span class="source">
              {points > 0 && <i class="length patterned" {...pattern} style={{ ...style, ...width }} />}
              <b class="count display">{halves(points)}</b>
            </span>
          </td>
        )
      })}
    </tr>
  )
}

interface ProgressProps {
  readonly done: number
  readonly close: () => void
}

const Progress = ({ done, close }: ProgressProps) => (
  <p class="sheet working" role="status">
    {text().analysis.working}
    <progress value={done} aria-label={text().analysis.working} />
    <Button label={text().analysis.stop} onClick={close} />
  </p>
)

interface FoundProps {
  readonly state: InquiryState<MatchAnalysis>
  readonly adviser: Adviser | undefined
  readonly close: () => void
}

/** The plot, which grows while the match is analysed, and the turning points. */
function Found({ state, adviser, close }: FoundProps) {
  const shown = bestSoFar(state)
  const found = state.type === 'found' ? shown : undefined
  if (!shown || !adviser) return undefined
  return (
    <>
      <section class="sheet chances" aria-labelledby="chances-title">
        <h3 id="chances-title" class="heading">
          {oddsText(shown.seats.length).chances}
        </h3>
        {found && <p>{text().analysis.method({ futures: shown.futures })}</p>}
        <ul>
          {shown.seats.map((look) => (
            <li key={look.seat}>
              <SeatMark look={look} /> {look.name}
            </li>
          ))}
        </ul>
        <Plot analysis={shown} />
      </section>
      {found && found.turningPoints.length === 0 && <p class="sheet">{text().analysis.none}</p>}
      <ol class="turning-points" aria-label={text().analysis.points}>
        {found?.turningPoints.map((point, at) => (
          <TurningPointCard
            key={point.seq}
            point={point}
            adviser={adviser}
            close={close}
            odds={oddsText(found.seats.length)}
            number={at + 1}
          />
        ))}
      </ol>
      {found && found.luck.length > 0 && <Luck luck={found.luck} />}
    </>
  )
}

/** The title, and everyone’s points if there are several. */
const headText = (title: string, totals: readonly number[]): string =>
  totals.length > 1 ? `${title} · ${totals.map(halves).join(text().analysis.versus)}` : title
