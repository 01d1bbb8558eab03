import { halves } from '../../rules/words.ts'
import type { ReckonedCell, Reckoning } from '../table/reckoning.ts'
import { text } from '../text/text.ts'
import { SeatMark } from '../widgets/seatMark.tsx'

/** A row for each source of points, a column for each seat; the totals first. */
export function Figures({ reckoning: { seats, rows } }: { readonly reckoning: Reckoning }) {
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
