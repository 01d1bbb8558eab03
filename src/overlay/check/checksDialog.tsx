import { type Check, isFalse } from '../../match/checkMatch.ts'
import { checkSentence } from '../text/en/fileProblems.ts'
import { buttons } from '../text/en/page.ts'
import { reckoning as text } from '../text/en/reckoning.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { Icon } from '../widgets/icon.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import './check.css'

interface Props {
  readonly load: () => Promise<readonly Check[]>
  readonly close: () => void
}

/** What was checked of a match, and what can’t be. */
export function ChecksDialog({ load, close }: Props) {
  const { value: checks } = useLoaded(load, [load])
  return (
    <Dialog kind="checks" title={text.verified} close={close}>
      {!checks && <p role="status">{text.verifying}</p>}
      <ul>
        {checks?.map((check) => (
          <li key={check.of} data-check={check.of} data-found={check.found}>
            <span class={signOf(check)}>
              <Icon name={isFalse(check) ? 'cross' : isProven(check) ? 'tick' : 'more'} />
            </span>
            {checkSentence(check)}
          </li>
        ))}
      </ul>
      <div class="ways">
        <Button label={buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

const isProven = ({ found }: Check) => found === 'fine'

function signOf(check: Check): string {
  if (isFalse(check)) return 'sign'
  return isProven(check) ? 'sign fine' : 'sign open'
}
