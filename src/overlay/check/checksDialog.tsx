import { type Check, isFalse } from '../../match/checkMatch.ts'
import type { SeatLine } from '../table/seats.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { Icon } from '../widgets/icon.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { checkText } from './checkText.ts'
import './check.css'

interface Props {
  readonly load: () => Promise<readonly Check[]>
  readonly seats: readonly SeatLine[]
  readonly close: () => void
}

/** The dialog that says what a match proves, once its text is there. */
export async function loadChecksDialog() {
  await checkText.open()
  return ChecksDialog
}

/** What was checked of a match, and what can’t be. */
function ChecksDialog({ load, seats, close }: Props) {
  const name = (seat: number) => seats[seat]?.look.name ?? ''
  const { value: checks } = useLoaded(load, [load])
  return (
    <Dialog kind="checks" title={text().reckoning.verified} close={close}>
      {!checks && <p role="status">{text().reckoning.verifying}</p>}
      <ul>
        {checks?.map((check) => (
          <li key={check.of} data-check={check.of} data-found={check.found}>
            <span class={signOf(check)}>
              <Icon name={isFalse(check) ? 'cross' : isProven(check) ? 'tick' : 'more'} />
            </span>
            <span>{checkText().checkSentence(check, name)}</span>
          </li>
        ))}
      </ul>
      <div class="ways">
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

const isProven = ({ found }: Check) => found === 'fine' || found === 'together'

function signOf(check: Check): string {
  if (isFalse(check)) return 'sign'
  return isProven(check) ? 'sign fine' : 'sign open'
}
