import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { OwnSeat } from '../screen.ts'
import type { Invite } from '../screens/inviting.ts'
import { startText, text } from '../text/text.ts'
import { copyFrom } from './share.ts'
import '../style/absence.css'
import { Button } from './button.tsx'

interface Copying {
  readonly field: RefObject<HTMLInputElement | null>
  readonly copy: () => Promise<void>
  /** The result of copying; empty before it was tried. */
  readonly said: string
}

/** Copies what stands in a field, and says how that went. */
export function useCopy(): Copying {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    if (!field.current) return
    setSaid((await copyFrom(field.current)) ? startText().buttons.copied : startText().buttons.copyByHand)
  }
  return { field, copy, said }
}

interface CopyProps {
  readonly label: string
  readonly link: () => Promise<string>
}

/** Copies a link and shows it selected, since copying may not be allowed. */
export function CopyLink({ label, link }: CopyProps) {
  const [made, setMade] = useState('')
  const { field, copy } = useCopy()
  useEffect(() => {
    if (made !== '') void copy()
  }, [made])
  return (
    <>
      <Button label={label} class="choice" data-copy onClick={async () => setMade(await link())} />
      {made !== '' && <input class="made-link" data-secret readOnly aria-label={label} value={made} ref={field} />}
    </>
  )
}

/** Copies the invite link, where there is one: a player may have lost it. */
export const CopyInvite = ({ invite }: { readonly invite: Invite | undefined }) =>
  invite && <CopyLink label={text().connection.copy} link={async () => invite.link} />

/** The link that moves one’s own seat to another device, shown only when asked for. */
export function OwnLink({ seat }: { readonly seat: OwnSeat }) {
  const [shown, setShown] = useState<string>()
  const { field, copy, said } = useCopy()
  if (shown === undefined)
    return (
      <p>
        <Button label={text().ownLink.show} data-own-link onClick={async () => setShown(await seat.link())} />
      </p>
    )
  return (
    <div class="own-link">
      <p class="quiet">{seat.hint?.() ?? text().ownLink.hint}</p>
      <input readOnly aria-label={text().ownLink.show} value={shown} ref={field} data-own-link-field data-secret />
      <Button label={startText().buttons.copyLink} onClick={copy} />
      <p class="quiet" role="status">
        {said}
      </p>
      {seat.renew && <RenewLink renew={seat.renew} />}
    </div>
  )
}

/** Makes the old links to one’s own seat useless. */
function RenewLink({ renew }: { readonly renew: () => Promise<boolean> }) {
  const [said, setSaid] = useState('')
  const onClick = async () => {
    setSaid(text().ownLink.renewing)
    if (!(await renew())) setSaid(text().ownLink.notRenewed)
  }
  return (
    <>
      <p class="quiet">{text().ownLink.renewHint}</p>
      <Button
        label={text().ownLink.renew}
        data-renew-link
        disabled={said === text().ownLink.renewing}
        onClick={onClick}
      />
      <p class="quiet" role="status">
        {said}
      </p>
    </>
  )
}
