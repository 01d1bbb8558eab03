import { useSignal } from '@preact/signals'
import { filled } from '../../kit/language.ts'
import { startText, text } from '../text/text.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { LogLine } from './log.ts'
import type { OpenRequest, Requests } from './requests.ts'
import { askText, backHint, namesOf } from './requestText.ts'
import type { TableStore } from './tableStore.ts'
import '../style/requests.css'
import { Button } from '../widgets/button.tsx'

interface RequestProps {
  readonly request: OpenRequest
  readonly store: TableStore
}

/** A player's request to the others, with buttons to answer. The match can go on beside it. */
export function RequestPanel({ request, store }: RequestProps) {
  const { asks, by, asked, mine, waitsFor, away, answers, lines, changes } = request
  const { answer, withdraw } = store.requests
  return (
    <section class="panel wish" aria-label={text().requests.label} data-wish={asks}>
      <p class="lead" role="alert">
        <SeatMark look={by} /> {questionOf(request)}
      </p>
      {asks === 'undo' && <Undone lines={lines} />}
      {asks === 'edit' && <Changes changes={changes} />}
      {(asks === 'edit' || asks === 'draws') && <p class="quiet">{text().requests.forEver}</p>}
      <Answers request={request} />
      {waitsFor.length > 0 && !asked && <p class="quiet">{text().requests.waits({ names: namesOf(waitsFor) })}</p>}
      {away.length > 0 && answers.length === 0 && (
        <p class="quiet">{text().room.areAway({ names: away.map(({ name }) => name) })}</p>
      )}
      <div class="ways">
        {asked && (
          <>
            <Button label={text().requests.agree} class="primary" data-answer="yes" onClick={() => answer(true)} />
            <Button label={text().requests.refuse} data-answer="no" onClick={() => answer(false)} />
          </>
        )}
        {mine && <Button label={text().requests.withdraw} data-withdraw onClick={withdraw} />}
      </div>
    </section>
  )
}

function questionOf({ asks, mine, asked, by, draws, subject }: OpenRequest): string {
  // Side by side both players read the same page: it speaks to the one who answers.
  const question = text().questions[asks === 'draws' && draws.length === 0 ? 'drawsFree' : asks]
  return filled(mine && !asked ? question.own : question.by, { name: by.name, draws, seat: subject?.name ?? '' })
}

/** Everyone's answers, where more than two have a say. */
function Answers({ request: { answers, majority } }: Pick<RequestProps, 'request'>) {
  if (answers.length === 0) return undefined
  return (
    <>
      <ul class="answers" aria-label={text().requests.answers}>
        {answers.map(({ look, state }) => (
          <li key={look.seat} data-answered={state}>
            <SeatMark look={look} /> {look.name} <small>{text().requests.states[state]}</small>
          </li>
        ))}
      </ul>
      {majority && <p class="quiet">{text().requests.majority}</p>}
    </>
  )
}

/** The most sentences or values listed; the rest are counted. */
const mostListed = 8

/** Proposed changes to the position. */
function Changes({ changes }: Pick<OpenRequest, 'changes'>) {
  const left = changes.length - mostListed
  return (
    <ul class="undone">
      {changes.slice(0, mostListed).map(({ path, before, after }) => (
        <li key={path} data-change={path}>
          <code>{path}</code>: {brief(before)} → <strong>{brief(after)}</strong>
        </li>
      ))}
      {left > 0 && <li class="quiet">{text().requests.more({ count: left })}</li>}
    </ul>
  )
}

const brief = (value: unknown) => (JSON.stringify(value) ?? '–').slice(0, 60)

/** Moves that would be undone. */
function Undone({ lines }: { readonly lines: readonly LogLine[] }) {
  if (lines.length === 0) return <p class="quiet">{text().requests.nothingSaid}</p>
  const left = lines.length - mostListed
  return (
    <ul class="undone">
      {left > 0 && <li class="quiet">{text().requests.more({ count: left })}</li>}
      {lines.slice(-mostListed).map((line) => (
        <li key={line.key}>{line.text}</li>
      ))}
    </ul>
  )
}

interface AwayProps {
  readonly provisional: NonNullable<Requests['provisional']>
  readonly store: TableStore
}

/** Asks someone who is back, once, whether what the computer has played for them is to stand. */
export function WhileAway({ provisional: { to, moves }, store }: AwayProps) {
  const kept = useSignal(-1)
  if (kept.value === to) return undefined
  const { played, hint, keep, takeBack } = text().whileAway
  return (
    <section class="panel wish" aria-label={text().requests.label} data-while-away={moves}>
      <p class="lead" role="alert">
        {played({ moves })}
      </p>
      <p class="quiet">{hint}</p>
      <div class="ways">
        <Button label={keep} class="primary" data-keep onClick={() => (kept.value = to)} />
        <Button label={takeBack} data-take-all-back onClick={store.requests.takeBack} />
      </div>
    </section>
  )
}

interface UndoProps {
  readonly store: TableStore
  readonly close: () => void
}

/** Shows what would be undone before it is asked for. */
export function UndoDialog({ store, close }: UndoProps) {
  const { requests, seats } = store.view.value
  const { back, others } = requests
  const ask = () => {
    close()
    store.requests.askBack()
  }
  return (
    <Dialog kind="back" title={text().requests.backTitle} close={close}>
      <Undone lines={back?.lines ?? []} />
      <p>{backHint(others, seats.length === 1)}</p>
      <div class="ways">
        <Button label={askText(others)} class="primary" data-ask="back" disabled={!back} onClick={ask} />
        <Button label={startText().buttons.cancel} data-close onClick={close} />
      </div>
    </Dialog>
  )
}
