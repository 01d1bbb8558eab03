import { text } from '../text/text.ts'
import { patterned } from '../widgets/patterned.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { Gain, SeatLuck } from './adviser.ts'
import { moreText, oddsText } from './odds.ts'
import '../style/luck.css'

/** Standard deviations to either side that hold eight matches in ten. */
const usual = 1.28

/** Farthest reach of a gain’s bar and its band. */
const reachOf = ({ more, spread }: Gain) => Math.max(Math.abs(more), usual * spread)

/** Results of draws for each seat, beside the expectation. */
export function Luck({ luck }: { readonly luck: readonly SeatLuck[] }) {
  const odds = oddsText(luck.length)
  const mostChance = Math.max(...luck.map(({ chance }) => reachOf(chance)))
  const mostThings = Math.max(...luck.flatMap(({ brought }) => brought.map(({ gain }) => reachOf(gain))))
  return (
    <section class="sheet luck" aria-labelledby="luck-title">
      <h3 id="luck-title" class="heading">
        {text().analysis.luck}
      </h3>
      <p>{text().analysis.luckOf}</p>
      <table>
        {luck.map(({ look, chance, brought }) => (
          <tbody key={look.seat}>
            <tr>
              <th rowSpan={1 + brought.length} scope="rowgroup">
                <SeatMark look={look} /> {look.name}
              </th>
              <Row name={odds.luckChance} gain={chance} most={mostChance} look={look} say={odds.morePercent} />
            </tr>
            {brought.map(({ name, gain }) => (
              <tr key={name}>
                <Row name={name} gain={gain} most={mostThings} look={look} say={moreText} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p>{text().analysis.luckBand}</p>
    </section>
  )
}

interface RowProps extends Pick<SeatLuck, 'look'> {
  readonly name: string
  readonly gain: Gain
  /** The number that reaches to the end of the row. */
  readonly most: number
  /** Formats its number. */
  readonly say: (more: number) => string
}

/** A bar to the right for more than expected, to the left for less. */
function Row({ name, gain: { more, spread }, most, look, say }: RowProps) {
  const { style, ...pattern } = patterned(look)
  const share = (length: number) => (most === 0 ? 0 : length / most)
  const bar = { '--share': share(Math.abs(more)), '--band': share(usual * spread) }
  return (
    <>
      <th scope="row">{name}</th>
      <td>
        <span class="scale" data-less={more < 0} style={bar}>
          <i class="band" />
          <i class="gain patterned" {...pattern} style={style} />
        </span>
      </td>
      <td class="count display">{say(more)}</td>
    </>
  )
}
