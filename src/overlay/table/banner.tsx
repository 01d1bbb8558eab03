import { useEffect, useState } from 'preact/hooks'
import { Locket } from '../people/locket.tsx'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import { UndoButton } from './decisionBar.tsx'
import type { Interruption } from './interruption.ts'
import type { OpenRequest } from './requests.ts'
import type { SeatLine } from './seats.ts'
import type { TableStore } from './tableStore.ts'
import type { TableView } from './tableView.ts'
import { DealAgain, FreeSeats } from './whileWaiting.tsx'
import '../style/banner.css'

interface Props {
  readonly interruption: Interruption
  readonly view: TableView
  readonly store: TableStore
  /** Plays again what the computer has played; missing where nothing can be. */
  readonly show: (() => void) | undefined
  /** Asks the host for a seat; missing where that isn’t possible. */
  readonly askIn: ((seat: number) => void) | undefined
}

/** The sentence in the place of the decision bar: what has happened, what happens next, and what can be done. */
export function Banner(props: Props) {
  const { state, about, isAway = false, says, more, request } = props.interruption
  const { attend } = props.store
  useEffect(() => () => attend(false), [state])
  return (
    <div
      class="banner"
      data-banner={state}
      onFocusIn={() => attend(true)}
      onFocusOut={() => attend(false)}
      onPointerEnter={() => attend(true)}
      onPointerLeave={() => attend(false)}
    >
      {about && <Face about={about} isAway={isAway} />}
      <div class="told">
        <p class="says">{says}</p>
        {more !== '' && <p class="more">{more}</p>}
      </div>
      {request && <Answers request={request} />}
      <Ways {...props} />
      <Progress key={says} ms={props.interruption.in} />
    </div>
  )
}

/** A face in its seat’s ring. */
function Face({ about: { look }, isAway }: { readonly about: SeatLine; readonly isAway: boolean }) {
  if (look.face === undefined) return <SeatMark look={look} />
  return (
    <span class="face">
      <Locket face={look.face} look={look} r="1em" state={isAway ? 'away' : 'here'} />
    </span>
  )
}

/** A line that fills until another browser takes over. */
function Progress({ ms }: { readonly ms: number | undefined }) {
  // It runs by itself: the time left when it is first shown is all it has to know.
  const [left] = useState(ms)
  if (left === undefined || ms === undefined) return undefined
  return <span class="progress" style={{ animationDuration: `${left}ms` }} aria-hidden="true" />
}

/** The answers of everyone who is asked. */
function Answers({ request: { answers } }: { readonly request: OpenRequest }) {
  const { yes, no, thinking } = text().interrupted
  const words = { agreed: yes, declined: no, waits: thinking }
  const signs = { agreed: 'tick', declined: 'cross', waits: 'more' } as const
  return (
    <ul class="answers" aria-label={text().requests.answers}>
      {answers.map(
        ({ look, state }) =>
          state !== 'away' && (
            <li key={look.seat} data-answered={state}>
              <SeatMark look={look} />
              <span class="unseen">{look.name}</span>
              <Icon name={signs[state]} />
              <span class="answer">{words[state]}</span>
            </li>
          ),
      )}
    </ul>
  )
}

/** The actions that a state offers. */
function Ways({ interruption, view, store, show, askIn }: Props) {
  const { state, request, about } = interruption
  const seat = about?.look.seat
  if (state === 'hosting') return <Icon name="tick" />
  if (request) return <Answering request={request} store={store} />
  if (seat === undefined) return undefined
  if (state === 'away') return <WhileAway {...{ interruption, view, store, askIn, seat }} />
  if (state === 'standIn') return <StandIn interruption={interruption} take={() => store.takeBack(seat)} seat={seat} />
  if (state === 'back' && interruption.moves && show)
    return <Button label={text().interrupted.show} class="choice" data-show-moves onClick={show} />
  return undefined
}

/** Agreeing or not, or calling the question off. */
function Answering({ request: { asked, mine }, store }: Pick<Props, 'store'> & { readonly request: OpenRequest }) {
  const { answer, withdraw } = store.requests
  const { agree, refuse, withdraw: cancel } = text().requests
  return (
    <div class="ways">
      {asked && <Button label={agree} class="choice primary" data-answer="yes" onClick={() => answer(true)} />}
      {asked && <Button label={refuse} class="choice" data-answer="no" onClick={() => answer(false)} />}
      {mine && !asked && <Button label={cancel} class="choice" data-withdraw onClick={withdraw} />}
    </div>
  )
}

/** Lets the computer play, deals without the one who is away, or asks for the seat. */
function WhileAway({ interruption, view, store, askIn, seat }: Omit<Props, 'show'> & { readonly seat: number }) {
  const isWatching = !view.seats.some(({ sitter }) => sitter.mine)
  const label = text().interrupted.letPlay({ bot: interruption.bot ?? '' })
  return (
    <div class="ways">
      {isWatching ? (
        askIn && <FreeSeats view={view} askIn={askIn} />
      ) : (
        <Button label={label} class="choice" data-stand-in={seat} onClick={() => store.standIn(seat)} />
      )}
      <DealAgain view={view} store={store} />
      {view.bar.undo && <UndoButton store={store} />}
    </div>
  )
}

interface StandInProps {
  readonly interruption: Interruption
  readonly seat: number
  readonly take: () => void
}

const StandIn = ({ interruption, seat, take }: StandInProps) =>
  interruption.forMe ? (
    <Button label={text().absence.takeBack} class="choice primary" data-take-back={seat} onClick={take} />
  ) : (
    <span class="pill">{text().seats.standIn}</span>
  )
