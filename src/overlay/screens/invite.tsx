import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { useCopy } from '../widgets/links.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { canShare, share } from '../widgets/share.ts'
import type { Reach } from './inviting.ts'

/** The link as a QR code, once the code that draws it has loaded; the link itself is there anyway. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { value } = useLoaded(async () => (await import('./qr.ts')).qrPath(link), [link])
  const { path = '', size = 1 } = value ?? {}
  return (
    <svg class="qr" data-secret viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

interface LinkProps {
  readonly link: string
  readonly title: string
  /** Copying it is the likeliest thing to do. */
  readonly isNext: boolean
}

/** The link in a field, to be copied or shared. */
export function LinkField({ link, title, isNext }: LinkProps) {
  const { field, copy, said } = useCopy()
  return (
    <div class="send">
      <label class="link">
        {text().waiting.link}
        <input data-link data-secret readOnly value={link} ref={field} onFocus={() => field.current?.select()} />
      </label>
      <div class="ways">
        {canShare() && (
          <Button label={text().waiting.share} onClick={() => share(text().waiting.shareTitle({ title }), link)} />
        )}
        <Button label={startText().buttons.copyLink} class={isNext ? 'primary' : ''} onClick={copy} />
        <span role="status">{said}</span>
      </div>
    </div>
  )
}

/** Whether others can reach the table, and what to do if not. */
export function ReachLine({ reach, retry }: { readonly reach: Reach; readonly retry: () => void }) {
  return (
    <div class="reach" data-reach={reach} role="status">
      <p>{text().waiting.reach[reach]}</p>
      {reach === 'lost' && <Button label={text().waiting.retry} onClick={retry} />}
    </div>
  )
}
