import { useEffect, useRef, useState } from 'preact/hooks'
import type { Invite } from '../screen.ts'
import { connection } from '../text/en/connection.ts'
import { copyFrom } from './share.ts'

interface Props {
  readonly label: string
  readonly link: () => Promise<string>
}

/** Copies a link; where copying is not allowed, the link stands there marked. */
export function CopyLink({ label, link }: Props) {
  const [made, setMade] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (made !== '' && field.current) void copyFrom(field.current)
  }, [made])
  return (
    <>
      <button type="button" class="choice" data-copy onClick={async () => setMade(await link())}>
        {label}
      </button>
      {made !== '' && (
        <input class="made-link" readOnly aria-label={label} value={made} ref={field} />
      )}
    </>
  )
}

/** Copies what leads others to this table, where they may come: somebody may have lost it. */
export const CopyInvite = ({ invite }: { readonly invite: Invite | undefined }) =>
  invite && <CopyLink label={connection.copy} link={async () => invite.link} />
