import { useRef, useState } from 'preact/hooks'
import { copyFrom } from '../widgets/share.ts'
import '../style/absence.css'
import { ownLink as text } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'

/** The link that leads to one's own seat at another device: shown only when it is asked for. */
export function OwnLink({ link }: { readonly link: () => string }) {
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<string>()
  const [said, setSaid] = useState<string>()
  if (shown === undefined)
    return (
      <p>
        <button type="button" data-own-link onClick={() => setShown(link())}>
          {text.show}
        </button>
      </p>
    )
  const copy = async () => {
    if (field.current)
      setSaid((await copyFrom(field.current)) ? buttons.copied : buttons.copyByHand)
  }
  return (
    <div class="own-link">
      <p class="quiet">{text.hint}</p>
      <input readOnly aria-label={text.show} value={shown} ref={field} data-own-link-field />
      <button type="button" onClick={() => void copy()}>
        {buttons.copyLink}
      </button>
      <p class="quiet" role="status">
        {said}
      </p>
    </div>
  )
}
