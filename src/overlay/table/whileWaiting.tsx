import type { Seat } from '../../rules/game.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { backText } from './requestText.ts'
import type { TableStore } from './tableStore.ts'
import type { TableView } from './tableView.ts'

interface Props {
  readonly view: TableView
  readonly store: TableStore
  readonly askToUndo: () => void
  /** Asks the host for a seat; missing for those who came by a watch link. */
  readonly askIn: ((seat: Seat) => void) | undefined
}

/** A player's actions in the decision bar while others choose. Waiting itself needs no button. */
export function WhileWaiting({ view, store, askToUndo, askIn }: Props) {
  if (isWatching(view) && view.standing === 'playing') return askIn && <FreeSeats view={view} askIn={askIn} />
  if (view.bar.moves.length > 0) return undefined
  return (
    <>
      <Idle view={view} store={store} />
      <DealAgain view={view} store={store} />
      {canAskToUndo(view) && <AskToUndo label={backText(view.requests.others)} open={askToUndo} />}
    </>
  )
}

/** Nobody at this device has a seat. */
const isWatching = ({ seats }: TableView) => !seats.some(({ sitter }) => sitter.mine || sitter.forMe)

/** The seats that someone who watches may ask for: those of absent people, and those that bots play. */
export const FreeSeats = ({ view, askIn }: Pick<Props, 'view'> & { askIn: (seat: Seat) => void }) => (
  <>
    {view.seats
      .filter(({ sitter }) => sitter.kind === 'bot' || !sitter.present)
      .map(({ look }) => (
        <Button
          key={look.seat}
          label={text().admission.askFor(look)}
          class="choice"
          data-ask-in={look.seat}
          onClick={() => askIn(look.seat)}
        />
      ))}
  </>
)

/** Where everyone deals and one of them is away or takes long, most of the others may do without. */
export function DealAgain({ view: { seats, missing, requests }, store }: Pick<Props, 'view' | 'store'>) {
  const isAway = missing.awaited.some((seat) => seats[seat]?.deals)
  const isLong = isAway || store.waits.value.some(({ seat }) => seats[seat]?.deals)
  const mayAsk = requests.actor !== undefined && !requests.open && requests.others.length > 1
  if (!isLong || !mayAsk) return undefined
  return <Button label={text().requests.dealAgain} class="choice" data-ask="deal" onClick={store.requests.askDeal} />
}

/** Ways to deal with people who are here, but take long. */
function Idle({ view, store }: Pick<Props, 'view' | 'store'>) {
  const { actor, open: request } = view.requests
  if (actor === undefined) return undefined
  const others = view.seats.filter(({ sitter, out }) => sitter.kind === 'person' && !sitter.mine && !out)
  // Someone who is here is replaced only if two of the others want it.
  const mayAsk = !request && others.length > 1
  return store.waits.value.map(({ seat, mayNudge, mayReplace }) => (
    <>
      {mayNudge && (
        <Button
          label={text().absence.nudge({ name: view.seats[seat]?.look.name ?? '' })}
          class="choice"
          data-nudge={seat}
          onClick={() => store.nudge(seat)}
        />
      )}
      {mayReplace && mayAsk && (
        <Button
          label={text().absence.askStandIn}
          class="choice"
          data-ask-stand-in={seat}
          onClick={() => store.requests.askStandIn(seat)}
        />
      )}
    </>
  ))
}

const canAskToUndo = ({ bar, requests: { back } }: TableView): boolean =>
  back !== undefined && bar.moves.length === 0 && !bar.undo

interface AskToUndoProps {
  readonly label: string
  readonly open: () => void
}

const AskToUndo = ({ label, open }: AskToUndoProps) => (
  <Button label={label} class="choice undo" data-open="back" onClick={open} />
)
