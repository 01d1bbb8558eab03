import type { Account, DrawMade, SeatAccount } from '../../rules/luck.ts'
import type { TableScreen } from '../screen.ts'
import type { SeatLine } from '../table/seats.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { SeatMark } from '../widgets/seatMark.tsx'
import { gainsOf } from './gains.ts'
import { chanceText, expectedText, luckText } from './luckText.ts'
import './luck.css'

interface Props {
  readonly table: TableScreen
  readonly close: () => void
}

/** Everyone's draws beside the expectation, and the author of each draw. */
export function LuckPanel({ table, close }: Props) {
  const { seq, seats } = table.store.view.value
  const { value: account } = useLoaded(table.luck, [table.luck, seq])
  return (
    <Dialog kind="luck-so-far" title={text().luck.title} close={close}>
      {account && <Found account={account} seats={seats} nameOf={table.store.drawn} />}
      <div class="ways">
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

interface FoundProps {
  readonly account: Account
  readonly seats: readonly SeatLine[]
  /** The name of a thing. */
  readonly nameOf: (thing: string) => string
}

function Found({ account, seats, nameOf }: FoundProps) {
  if (account.draws.length === 0) return <p role="status">{text().luck.none}</p>
  const isCounted = account.draws.some(({ hands }) => hands.length > 0)
  return (
    <>
      {isCounted ? (
        <ul class="accounts" aria-label={text().luck.account}>
          {seats.map(({ look }) => (
            <li key={look.seat} data-luck-of={look.seat}>
              <p>
                <SeatMark look={look} /> {luckText(look.name, gainsOf(account, look.seat, nameOf))}
              </p>
              <Numbers of={account.seats[look.seat]} name={look.name} nameOf={nameOf} />
            </li>
          ))}
          {account.draws.some(({ isCommon }) => isCommon) && (
            <li data-luck-of="all">
              <p>{text().luck.common}</p>
              <Numbers of={account.common} name={text().luck.common} nameOf={nameOf} />
            </li>
          )}
        </ul>
      ) : (
        <p>{text().luck.uncounted}</p>
      )}
      <h3>{text().luck.draws}</h3>
      <ol class="draws">
        {account.draws.toReversed().map((draw) => (
          <Draw key={draw.seq} draw={draw} seats={seats} nameOf={nameOf} />
        ))}
      </ol>
    </>
  )
}

interface NumbersProps extends Pick<FoundProps, 'nameOf'> {
  readonly of: SeatAccount | undefined
  readonly name: string
}

function Numbers({ of, name, nameOf }: NumbersProps) {
  const { came = {}, expected = {} } = of ?? {}
  const things = Object.entries(expected)
  if (things.length === 0) return undefined
  return (
    <table>
      <caption class="unseen">{name}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{text().luck.drawn}</th>
          <th scope="col">{text().luck.expected}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(([thing, count]) => (
          <tr key={thing} data-thing={thing}>
            <th scope="row">{nameOf(thing)}</th>
            <td>{came[thing] ?? 0}</td>
            <td>{expectedText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DrawProps extends Pick<FoundProps, 'seats' | 'nameOf'> {
  readonly draw: DrawMade
}

function Draw({ draw: { seq, seat, isCommon, hands, devices }, seats, nameOf }: DrawProps) {
  const look = seats.find((one) => one.look.seat === seat)?.look
  const shown = hands.map(({ came, odds }) => {
    const parts = Object.entries(came).flatMap(([thing, count]) =>
      count > 0 ? [text().luck.count({ count, thing: nameOf(thing) })] : [],
    )
    return `${parts.join(', ') || text().luck.shuffled} (${chanceText(odds)})`
  })
  return (
    <li data-draw={seq}>
      <b>
        {look && <SeatMark look={look} />} {look?.name ?? (isCommon ? text().luck.common : text().luck.setup)}
      </b>
      <span>{shown.length > 0 ? shown.join(' · ') : text().luck.shuffled}</span>
      <small>{text().luck.devices({ count: devices })}</small>
    </li>
  )
}
