import { type Condition, canStart, conditions } from '../../match/lobby/start.ts'
import { text } from '../text/text.ts'
import { Icon } from '../widgets/icon.tsx'
import { absentNames, nameAt, personName, type RoomView } from './room.ts'

/** The start of the match, with everything it depends on. */
export function StartPanel({ view }: { readonly view: RoomView }) {
  const { lobby, me, title, actions } = view
  const away = absentNames(view)
  const all = conditions(lobby, title)
    .filter(({ reason }) => reason !== 'ready' || away.length === 0)
    .map((condition) => ({ ...condition, says: sentence(view, condition) }))
  const can = canStart(lobby, title)
  return (
    <section class="slate start-panel" aria-label={text().room.start}>
      {me === lobby.host ? (
        <button
          type="button"
          class="primary start"
          data-start-match
          aria-disabled={!can}
          aria-describedby="start-conditions"
          onClick={() => can && actions.start()}
        >
          {text().room.start}
        </button>
      ) : (
        <p class="starts">{text().room.starts(personName(view, lobby.host))}</p>
      )}
      <div id="start-conditions" role="status">
        <ul>
          {all.map((condition) => (
            <li key={condition.says} data-met={condition.met} data-reason={condition.reason}>
              <Icon name={condition.met ? 'tick' : 'clock'} />
              <span>{condition.says}</span>
            </li>
          ))}
          {away.length > 0 && (
            <li data-met={false} data-reason="away">
              <Icon name="clock" />
              <span>{text().room.areAway(away)}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

/** A condition in words, which tell no name that is covered. */
function sentence(view: RoomView, { reason, met, amounts }: Condition): string {
  const name = nameAt(view, Number(amounts.seat)) ?? ''
  return text().conditionText({ reason, met, amounts: { ...amounts, name } })
}
