import { QrCode } from '../screens/invite.tsx'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { useCopy } from '../widgets/links.tsx'
import { canShare, share } from '../widgets/share.ts'
import { lettersText } from './lettersText.ts'
import '../style/byHand.css'
import './letters.css'

interface Props {
  readonly link: string
  /** Names the link. */
  readonly label: string
  /** The title of the share sheet. */
  readonly title: string
  /** The link has been copied or shared. */
  readonly sent?: () => void
}

/** The longest link that a phone’s camera still reads as a QR code, in characters. */
const mostInCode = 1500

/** A link to be sent in a chat: shared, copied or scanned. */
export function LetterLink({ link, label, title, sent }: Props) {
  const { field, copy, said } = useCopy()
  const copied = async () => {
    await copy()
    sent?.()
  }
  const shared = async () => {
    await share(title, link)
    sent?.()
  }
  const main = canShare() ? '' : 'primary'
  return (
    <div class="offer">
      {link.length > mostInCode ? (
        <p class="quiet">{lettersText().send.long}</p>
      ) : (
        <QrCode link={link} label={lettersText().send.qr} />
      )}
      <label>
        {label}
        <input data-letter data-secret readOnly value={link} ref={field} onFocus={() => field.current?.select()} />
      </label>
      <div class="ways">
        {canShare() && <Button label={text().waiting.share} class="primary" data-share onClick={shared} />}
        <Button label={startText().buttons.copyLink} class={main} data-copy onClick={copied} />
        <span role="status">{said}</span>
      </div>
    </div>
  )
}

/** A field for a letter that was copied from a chat: not every chat opens links where the match is. */
export function PasteLetter({ open }: { readonly open: (text: string) => void }) {
  return (
    <form
      class="paste-letter"
      onSubmit={(event) => {
        event.preventDefault()
        const pasted = new FormData(event.currentTarget).get('letter')
        if (typeof pasted === 'string' && pasted.trim() !== '') open(pasted)
      }}
    >
      <label>
        {lettersText().paste.label}
        <input name="letter" data-secret autoComplete="off" autoCapitalize="off" spellcheck={false} />
      </label>
      <button type="submit">{lettersText().paste.open}</button>
    </form>
  )
}
