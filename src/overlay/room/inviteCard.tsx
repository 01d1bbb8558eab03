import { useState } from 'preact/hooks'
import { InviteByHand } from '../byHand/inviteByHand.tsx'
import { LinkField, QrCode, ReachLine } from '../screens/invite.tsx'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import type { RoomView } from './room.ts'

/** The link to the table, its code, and whether others can reach it. */
export function InviteCard({ view }: { readonly view: RoomView }) {
  const [isOpen, setOpen] = useState(false)
  const { invite, reach, skew, lasting, title, actions } = view
  return (
    <>
      <section class="slate invite-card" aria-labelledby="room-invite">
        <QrCode link={invite.link} code={invite.code} />
        <div class="invite-words">
          <h2 id="room-invite">{text().room.invite}</h2>
          <p>{text().room.inviteLead}</p>
          <strong data-code data-secret>
            {invite.code}
          </strong>
        </div>
        <LinkField link={invite.link} title={title.name} />
        {invite.byHand && (
          <Button label={text().byHand.open} class="plain" data-by-hand onClick={() => setOpen(true)} />
        )}
        {reach !== 'open' && <ReachLine reach={reach} retry={actions.reachAgain} />}
        {invite.localOnly && <p class="warning">{text().waiting.localOnly}</p>}
        {skew && (
          <p class="warning" data-badge="version">
            {text().connection.skew[skew]}
          </p>
        )}
        {!lasting && <p class="warning">{text().connection.notKept}</p>}
      </section>
      {isOpen && invite.byHand && <InviteByHand make={invite.byHand} close={() => setOpen(false)} />}
    </>
  )
}
