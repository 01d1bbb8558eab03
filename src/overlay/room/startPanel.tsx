import { canStart, conditions, startsItself } from '../../match/lobby/start.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { absentNames, hosts, personName, type RoomView } from './room.ts'
import { conditionText } from './roomText.ts'

/** The start of the match, with everything it depends on. */
export function StartPanel({ view }: { readonly view: RoomView }) {
  const { lobby, title, actions } = view
  const isHost = hosts(view)
  const away = absentNames(view)
  const all = conditions(lobby, title).map((condition) => ({ ...condition, says: conditionText(condition) }))
  const can = canStart(lobby, title)
  const begins = startsItself(lobby, title)
  const wait = (wait: boolean) => actions.want({ type: 'wait', wait })
  return (
    <section class="slate start-panel" aria-label={text().room.start}>
      {isHost && (
        <button
          type="button"
          class={can ? 'primary start' : 'start'}
          data-start-match
          aria-disabled={!can}
          aria-describedby="start-conditions"
          onClick={() => can && actions.start()}
        >
          {text().room.start}
        </button>
      )}
      {begins && <Button label={text().room.moment} data-moment onClick={() => wait(true)} />}
      {lobby.waits && <Button label={text().room.goOn} data-go-on onClick={() => wait(false)} />}
      <div id="start-conditions" role="status">
        {begins && <p data-begins>{text().room.begins}</p>}
        {lobby.waits && <p data-held>{text().room.held}</p>}
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
              <span>{text().room.areAway({ names: away })}</span>
            </li>
          )}
        </ul>
        {!isHost && <p class="starts">{text().room.starts({ host: personName(view, lobby.host) })}</p>}
      </div>
    </section>
  )
}
