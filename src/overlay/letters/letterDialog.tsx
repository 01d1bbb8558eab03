import { useSignal } from '@preact/signals'
import type { TableScreen } from '../screen.ts'
import { startText } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { LetterLink, PasteLetter } from './letterLink.tsx'
import type { LetterNotice, TableLetters } from './letters.ts'
import { lettersText } from './lettersText.ts'

interface Props {
  readonly table: Pick<TableScreen, 'store'>
  readonly letters: TableLetters
  /** Opens a letter that was pasted. */
  readonly open: (text: string) => void
}

/** The letter in the decision bar, and what is to be said about one that was opened. */
export function Letters(props: Props) {
  const { notice } = props.letters
  return (
    <>
      <SendLetter {...props} />
      {notice.value && <Notice notice={notice.value} close={() => (notice.value = undefined)} />}
    </>
  )
}

/** The button that sends the letter, for the first time or again. */
export function SendLetter({ table, letters, open }: Props) {
  const { state } = letters.now.value
  const opened = useSignal(false)
  const close = () => {
    opened.value = false
  }
  if (!state) return undefined
  return (
    <>
      <Button
        label={state === 'ready' ? lettersText().send.open : lettersText().send.again}
        class={state === 'ready' ? 'choice primary' : 'choice'}
        data-send-letter={state}
        onClick={() => (opened.value = true)}
      />
      {opened.value && <LetterDialog table={table} letters={letters} open={open} close={close} />}
    </>
  )
}

function LetterDialog({ table, letters, open, close }: Props & { readonly close: () => void }) {
  const { link, state, live } = letters.now.value
  const { title } = table.store
  return (
    <Dialog kind="by-hand letter" title={lettersText().send.title} close={close}>
      <p>{live.length > 0 ? lettersText().live({ names: live }) : leadOf(letters)}</p>
      <LetterLink
        link={link}
        label={lettersText().send.link}
        title={lettersText().send.shareTitle({ title })}
        sent={letters.sent}
      />
      <PasteLetter open={open} />
      <div class="ways">
        {state === 'ready' && (
          <Button
            label={lettersText().send.done}
            data-sent
            onClick={() => {
              letters.sent()
              close()
            }}
          />
        )}
        <Button label={startText().buttons.close} data-close onClick={close} />
      </div>
    </Dialog>
  )
}

/** Whom the letter is for. */
function leadOf({ now }: TableLetters): string {
  const { to, forAll } = now.value
  const { leadOver, leadAll, lead } = lettersText().send
  if (to === undefined) return leadOver
  return forAll ? leadAll({ name: to }) : lead({ name: to })
}

const Notice = ({ notice, close }: { readonly notice: LetterNotice; readonly close: () => void }) => (
  <Dialog kind="letter-notice" title={lettersText().notice.title} close={close}>
    <p data-notice={notice}>{lettersText().notice[notice]}</p>
    <div class="ways">
      <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
    </div>
  </Dialog>
)

/** These, once their words are there. */
export async function loadLetters() {
  await lettersText.open()
  return { Letters, SendLetter, SendAgain }
}

interface AgainProps {
  readonly letter: string
  readonly title: string
}

/** Sends the last letter of a match again, from the list of matches. */
export function SendAgain({ letter, title }: AgainProps) {
  const opened = useSignal(false)
  const close = () => {
    opened.value = false
  }
  return (
    <>
      <Button label={lettersText().send.again} class="plain" data-send-again onClick={() => (opened.value = true)} />
      {opened.value && (
        <Dialog kind="by-hand letter" title={lettersText().send.title} close={close}>
          <LetterLink link={letter} label={lettersText().send.link} title={lettersText().send.shareTitle({ title })} />
          <div class="ways">
            <Button label={startText().buttons.close} data-close onClick={close} />
          </div>
        </Dialog>
      )}
    </>
  )
}
