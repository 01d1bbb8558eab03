import { useRef, useState } from 'preact/hooks'
import { copyFrom } from './share.ts'
import './style/absence.css'
import { absence as text } from './text/absence.ts'

/** The link that leads to one's own seat at another device: shown only when it is asked for. */
export function OwnLink({ link }: { readonly link: () => string }) {
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<string>()
  const [said, setSaid] = useState<string>()
  if (shown === undefined)
    return (
      <p>
        <button type="button" data-own-link onClick={() => setShown(link())}>
          {text.ownLink}
        </button>
      </p>
    )
  const copy = async () => {
    if (field.current) setSaid((await copyFrom(field.current)) ? text.copied : text.copyByHand)
  }
  return (
    <div class="own-link">
      <p class="quiet">{text.ownLinkHint}</p>
      <input readOnly aria-label={text.ownLink} value={shown} ref={field} data-own-link-field />
      <button type="button" onClick={() => void copy()}>
        {text.copy}
      </button>
      <p class="quiet" role="status">
        {said}
      </p>
    </div>
  )
}
