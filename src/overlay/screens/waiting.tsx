import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageActions, TitleCard } from '../screen.ts'
import type { Invite, Reach } from './inviting.ts'
import '../style/waiting.css'
import { connection } from '../text/en/connection.ts'
import { waiting as text } from '../text/en/waiting.ts'
import { Button } from '../widgets/button.tsx'
import { isCut, LinkField, QrCode, ReachLine } from './invite.tsx'

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
