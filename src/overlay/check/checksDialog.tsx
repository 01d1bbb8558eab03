import { type Check, isFalse, isProven, verdictOf } from '../../match/checkMatch.ts'
import type { SeatLine } from '../table/seats.ts'
import { checkSentence } from '../text/checkSentence.ts'
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

/** The checks made of a match, and the impossible ones. */
function ChecksDialog({ load, seats, close }: Props) {
  const name = (seat: number) => seats[seat]?.look.name ?? ''
  const { value: checks } = useLoaded(load, [load])
  return (
    <Dialog kind="checks" title={text().reckoning.verified} close={close}>
      <Verdict checks={checks} />
      <ul>
        {checks?.map((check) => (
          <li key={check.of} data-check={check.of} data-found={check.found}>
            <Sign worth={worthOf(check)} />
            <span>{checkSentence(checkText(), check, name)}</span>
          </li>
        ))}
      </ul>
      {checks && <p class="quiet">{checkText().unchecked}</p>}
      <div class="ways">
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

type Worth = 'proven' | 'open' | 'false'

const worthOf = (check: Check): Worth => {
  if (isFalse(check)) return 'false'
  return isProven(check) ? 'proven' : 'open'
}

const looks = {
  proven: { sign: 'sign fine', icon: 'tick' },
  open: { sign: 'sign open', icon: 'more' },
  false: { sign: 'sign', icon: 'cross' },
} as const

const Sign = ({ worth }: { readonly worth: Worth }) => (
  <span class={looks[worth].sign}>
    <Icon name={looks[worth].icon} />
  </span>
)

/** The verdict of the checks, once they are done: no better than the weakest of them. */
function Verdict({ checks }: { readonly checks: readonly Check[] | undefined }) {
  const verdict = checks && verdictOf(checks)
  return (
    <p class="verdict" role="status" data-verdict={verdict}>
      {verdict && <Sign worth={verdict === 'unsigned' ? 'open' : verdict} />}
      <strong>{verdict ? checkText().match[verdict] : text().reckoning.verifying}</strong>
    </p>
  )
}
