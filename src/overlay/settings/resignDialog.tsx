import { filled } from '../../kit/language.ts'
import { sureEndText } from '../table/requestText.ts'
import type { TableStore } from '../table/tableStore.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { HoldButton } from '../widgets/holdButton.tsx'
import { TwoPresses } from '../widgets/twoPresses.tsx'
import '../style/menu.css'
import '../style/requests.css'

interface Props {
  readonly store: TableStore
  readonly close: () => void
}

/** The ways to end a match early: by resigning, which takes a held press, or by agreement with the others. */
export function ResignDialog({ store, close }: Props) {
  const { requests, seats } = store.view.value
  const { resigns, mayEnd, others } = requests
  if (!resigns) return undefined
  const alone = seats.length === 1
  const goesOn = others.length > 0 && seats.filter(({ out }) => !out).length > 2
  const after = alone ? 'alone' : goesOn ? 'goesOn' : 'over'
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <Dialog kind="resign" title={filled(text().resigning.sure[after], resigns)} close={close}>
      <p>{text().resigning.final}</p>
      <div class="ways">
        <Button label={text().resigning.keep} data-close onClick={close} />
        <HoldButton
          data-resign
          label={text().resigning.hold({ alone })}
          told={{ wait: text().resigning.wait, again: text().resigning.again }}
          act={closing(store.requests.resign)}
        />
      </div>
      {mayEnd !== undefined && !alone && (
        <p>
          <TwoPresses
            data-end
            labels={[text().requests.end, sureEndText(others)]}
            act={closing(store.requests.askEnd)}
          />
        </p>
      )}
    </Dialog>
  )
}
