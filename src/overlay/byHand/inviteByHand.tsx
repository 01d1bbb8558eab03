import { useEffect, useState } from 'preact/hooks'
import { QrCode } from '../screens/invite.tsx'
import type { HandInvite, Invite } from '../screens/inviting.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { useCopy } from '../widgets/links.tsx'
import '../style/byHand.css'

interface Props {
  readonly make: NonNullable<Invite['byHand']>
  readonly close: () => void
}

/** Invites one person by two texts that people hand each other. */
export function InviteByHand({ make, close }: Props) {
  const [invite, setInvite] = useState<HandInvite>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let made: HandInvite | undefined
    let isGone = false
    const open = async () => {
      made = await make()
      if (isGone) made.cancel()
      else setInvite(made)
    }
    open().catch(() => setMissing(true))
    return () => {
      isGone = true
      made?.cancel()
    }
  }, [make])
  return (
    <Dialog kind="by-hand" title={text().byHand.title} close={close}>
      <p>{text().byHand.lead}</p>
      {invite && <Exchange invite={invite} />}
      {!invite && <p role="status">{isMissing ? startText().page.missing : text().byHand.making}</p>}
      <div class="ways">
        <Button label={startText().buttons.close} data-close onClick={close} />
      </div>
    </Dialog>
  )
}

function Exchange({ invite }: { readonly invite: HandInvite }) {
  const { field, copy, said } = useCopy()
  const [answer, setAnswer] = useState('')
  const [state, setState] = useState<'waiting' | 'wrong' | 'done'>('waiting')
  const enter = async () => setState((await invite.accept(answer)) ? 'done' : 'wrong')
  return (
    <>
      <div class="offer">
        <QrCode link={invite.link} label={text().byHand.qr} />
        <label>
          {text().byHand.link}
          <input data-offer data-secret readOnly value={invite.link} ref={field} />
        </label>
        <Button label={startText().buttons.copyLink} class="primary" onClick={copy} />
        <span role="status">{said}</span>
      </div>
      <label>
        {text().byHand.answer}
        <textarea
          data-answer
          data-secret
          rows={3}
          value={answer}
          onInput={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </label>
      <Button label={text().byHand.enter} class="primary" data-enter disabled={answer === ''} onClick={enter} />
      <p role="status">{state === 'waiting' ? '' : text().byHand[state]}</p>
    </>
  )
}
