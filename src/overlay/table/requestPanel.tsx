import { Dialog } from '../widgets/dialog.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import type { LogLine } from './log.ts'
import type { OpenRequest } from './requests.ts'
import type { TableStore } from './tableStore.ts'
import '../style/consent.css'
import { buttons } from '../text/en/page.ts'
import { requests as text } from '../text/en/requests.ts'

interface WishProps {
  readonly wish: OpenRequest
  readonly store: TableStore
}

/** What somebody asks of the others, with the buttons to answer. The match may go on beside it. */
export function RequestPanel({ wish, store }: WishProps) {
  const { asked, mine, waitsFor, lines } = wish
  return (
    <section class="panel wish" aria-label={text.label} data-wish={wish.asks}>
      <p class="lead" role="alert">
        <SeatMark look={wish.by} /> {saysOf(wish)}
      </p>
      {wish.asks === 'undo' && <Undone lines={lines} />}
      {wish.asks === 'edit' && <Changed wish={wish} />}
      {(wish.asks === 'edit' || wish.asks === 'draws') && <p class="quiet">{text.forEver}</p>}
      {waitsFor.length > 0 && !asked && <p class="quiet">{text.waits(waitsFor)}</p>}
      <div class="ways">
        {asked && <Answers store={store} />}
        {mine && (
          <button type="button" data-withdraw onClick={store.requests.withdraw}>
            {text.withdraw}
          </button>
        )}
      </div>
    </section>
  )
}

function saysOf({ asks, mine, asked, by, draws }: OpenRequest): string {
  // At one device both sides read the same page: it is for the one who answers.
  const own = mine && !asked
  switch (asks) {
    case 'undo':
      return own ? text.youAskedBack : text.asksBack(by.name)
    case 'rematch':
      return own ? text.youAskedMore : text.asksMore(by.name)
    case 'edit':
      return own ? text.youAskedEdit : text.asksEdit(by.name)
    case 'draws':
      return own ? text.youAskedDraws(draws) : text.asksDraws(by.name, draws)
  }
}

/** What would be another in the position. */
function Changed({ wish: { changes } }: Pick<WishProps, 'wish'>) {
  const left = changes.length - most
  return (
    <ul class="undone">
      {changes.slice(0, most).map(({ path, before, after }) => (
        <li key={path} data-change={path}>
          <code>{path}</code>: {told(before)} → <strong>{told(after)}</strong>
        </li>
      ))}
      {left > 0 && <li class="quiet">{text.more(left)}</li>}
    </ul>
  )
}

/** A value in so many letters at most. */
const longest = 60

const told = (value: unknown) => (JSON.stringify(value) ?? '–').slice(0, longest)

function Answers({ store }: Pick<WishProps, 'store'>) {
  const { answer } = store.requests
  return (
    <>
      <button type="button" class="primary" data-answer="yes" onClick={() => answer(true)}>
        {text.agree}
      </button>
      <button type="button" data-answer="no" onClick={() => answer(false)}>
        {text.refuse}
      </button>
    </>
  )
}

/** Sentences shown at most; older ones are counted. */
const most = 8

/** What would be undone. */
function Undone({ lines }: { readonly lines: readonly LogLine[] }) {
  if (lines.length === 0) return <p class="quiet">{text.nothingSaid}</p>
  const left = lines.length - most
  return (
    <ul class="undone">
      {left > 0 && <li class="quiet">{text.more(left)}</li>}
      {lines.slice(-most).map((line) => (
        <li key={line.key}>{line.text}</li>
      ))}
    </ul>
  )
}

interface BackProps {
  readonly store: TableStore
  readonly close: () => void
}

/** Shows what would be undone before it is asked for. */
export function UndoDialog({ store, close }: BackProps) {
  const { back, others } = store.view.value.requests
  const ask = () => {
    close()
    store.requests.askBack()
  }
  return (
    <Dialog kind="back" title={text.backTitle} close={close}>
      <Undone lines={back?.lines ?? []} />
      <p>{text.backHint(others)}</p>
      <div class="ways">
        <button type="button" class="primary" data-ask="back" disabled={!back} onClick={ask}>
          {text.ask(others)}
        </button>
        <button type="button" data-close onClick={close}>
          {buttons.cancel}
        </button>
      </div>
    </Dialog>
  )
}
