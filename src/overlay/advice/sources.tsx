import type { ReckonedRow, Reckoning } from '../table/reckoning.ts'
import type { SeatLook } from '../table/seats.ts'
import { text } from '../text/text.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { patterned } from './patterned.ts'

interface Props {
  readonly reckoning: Reckoning
}

/** Every source of points, a bar for each seat. */
export function Sources({ reckoning: { seats, rows } }: Props) {
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
                <SeatMark look={look} /> {look.name}{' '}
                <b class="display">{text().analysis.number(total)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Source key={row.text} {...{ row, most }} looks={seats.map(({ look }) => look)} />
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
              {points > 0 && (
                <i class="length patterned" {...pattern} style={{ ...style, ...width }} />
              )}
              <b class="count display">{text().analysis.number(points)}</b>
            </span>
          </td>
        )
      })}
    </tr>
  )
}
