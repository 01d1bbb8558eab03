import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Invite, PageActions, Reach, TitleCard } from '../screen.ts'
import { useCopy } from '../widgets/links.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { canShare, share } from '../widgets/share.ts'
import '../style/waiting.css'
import { connection } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import { waiting as text } from '../text/en/waiting.ts'
import { Button } from '../widgets/button.tsx'

interface Props {
  readonly invite: Invite
  readonly reach: Reach
  readonly lasting: boolean
  readonly actions: PageActions
  readonly card: TitleCard
  readonly reachAgain: () => void
  /** Folds the room away to show the table. */
  readonly fold: () => void
}

interface StripProps {
  readonly invite: Invite
  readonly reach: Reach
  readonly unfold: () => void
}

/** The waiting room folded away: a strip in place of the decision bar, with the table in view. */
export function WaitingStrip({ invite, reach, unfold }: StripProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <section class="bar waiting-strip" aria-label={text.title} data-reach={reach}>
      <p class="prompt" role="status">
        {isCut(reach) ? text.unreached : text.reach.open}{' '}
        <strong class="display" data-code>
          {invite.code}
        </strong>
      </p>
      <p class="quiet">{text.example}</p>
      <Button
        label={text.unfold}
        class="choice"
        data-unfold
        aria-expanded={false}
        ref={button}
        onClick={unfold}
      />
    </section>
  )
}

/** The waiting room: the link to send, and whether others can reach the table. */
export function Waiting({ invite, reach, lasting, actions, card, reachAgain, fold }: Props) {
  return (
    <section class="panel waiting" aria-labelledby="waiting-title">
      <header>
        <h2 id="waiting-title">{isCut(reach) ? text.unreached : text.title}</h2>
        <Button label={text.fold} data-fold aria-expanded={true} onClick={fold} />
      </header>
      <p>{text.lead}</p>
      <div class="invite">
        <QrCode link={invite.link} code={invite.code} />
        <LinkField link={invite.link} title={card.info.name} />
        <p class="code">
          <span>{text.code}</span>{' '}
          <strong class="display" data-code>
            {invite.code}
          </strong>
        </p>
        <ReachLine reach={reach} retry={reachAgain} />
      </div>
      {invite.localOnly && <p class="wrong">{text.localOnly}</p>}
      {!lasting && <p class="quiet">{connection.notKept}</p>}
      <div class="ways">
        <Button label={text.playHere} onClick={() => card.open('here')} />
        <Button label={text.playBot} onClick={() => card.open('bot')} />
        <Button label={text.leave} onClick={actions.home} />
      </div>
    </section>
  )
}

/** The link as a QR code, once the code that draws it has loaded; the link itself is there anyway. */
function QrCode({ link, code }: { readonly link: string; readonly code: string }) {
  const { value } = useLoaded(async () => (await import('./qr.ts')).qrPath(link), [link])
  const { path = '', size = 1 } = value ?? {}
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr(code)}>
      <path d={path} />
    </svg>
  )
}

function LinkField({ link, title }: { readonly link: string; readonly title: string }) {
  const { field, copy, said } = useCopy()
  return (
    <div class="send">
      <label class="link">
        {text.link}
        <input
          data-link
          readOnly
          value={link}
          ref={field}
          onFocus={() => field.current?.select()}
        />
      </label>
      <div class="ways">
        {canShare() && (
          <Button label={text.share} onClick={() => share(text.shareTitle(title), link)} />
        )}
        <Button label={buttons.copyLink} class="primary" onClick={copy} />
        <span role="status">{said}</span>
      </div>
    </div>
  )
}

/** Whether others can reach the table, and what to do if not. */
function ReachLine({ reach, retry }: { readonly reach: Reach; readonly retry: () => void }) {
  return (
    <div class="reach" data-reach={reach} role="status">
      <p>{text.reach[reach]}</p>
      {reach === 'lost' && <Button label={text.retry} onClick={retry} />}
    </div>
  )
}

const isCut = (reach: Reach) => reach === 'lost' || reach === 'never'
