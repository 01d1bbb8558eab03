import type { Match, Seen } from './tableStore.ts'
import '../style/absence.css'
import { admission as text } from '../text/en/connection.ts'

/** Somebody asks for a seat whose person is away; only this browser, as host, can give it. */
export function Knocks({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const [knock] = seen.knocks
  if (!knock) return undefined
  const name = seen.seats[knock.seat]?.look.name ?? ''
  return (
    <section class="knock panel" role="alert" data-knock={knock.seat}>
      <p>{text.knock(name)}</p>
      <div class="ways">
        <button
          type="button"
          class="primary"
          data-let-in
          onClick={() => match.letIn(knock.id, true)}
        >
          {text.letIn}
        </button>
        <button type="button" onClick={() => match.letIn(knock.id, false)}>
          {text.turnAway}
        </button>
      </div>
    </section>
  )
}
