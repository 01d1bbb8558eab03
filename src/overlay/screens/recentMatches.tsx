import { useState } from 'preact/hooks'
import { cardOf, type Page } from '../screen.ts'
import { Scene } from '../widgets/scene.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import { isOpen, type RecentMatch } from './recentMatch.ts'
import '../style/recentMatches.css'
import { matches as text } from '../text/en/matches.ts'
import { ago } from './ago.ts'

interface Props {
  readonly matches: readonly RecentMatch[]
  /** How many more can't be read. */
  readonly damaged: number
  readonly page: Page
}

/** The matches of this device as a timetable, unfinished ones first. */
export function RecentMatches({ matches, damaged, page }: Props) {
  const going = matches.filter(({ outcome }) => outcome === undefined)
  const over = matches.filter(({ outcome }) => outcome !== undefined)
  return (
    <section class="recent-matches" aria-labelledby="recent-title">
      <h2 id="recent-title">{text.title}</h2>
      <ul>
        {[...going, ...over].map((match) => (
          <Row key={match.id} match={match} page={page} />
        ))}
      </ul>
      {damaged > 0 && (
        <p class="note">
          {text.damaged(damaged)}{' '}
          <button type="button" class="plain" onClick={page.actions.forgetDamaged}>
            {text.forgetDamaged}
          </button>
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly match: RecentMatch
  readonly page: Page
}

function Row({ match, page }: RowProps) {
  const { actions } = page
  const { scene } = cardOf(page, match.game)
  const state = text.state(match)
  const name = text.name(match)
  return (
    <li data-recent={match.id} data-over={match.outcome !== undefined}>
      <Scene of={match.code} size={[120, 90]} scene={scene} />
      <div class="what">
        <p class="who">
          {match.seats.map((seat) => (
            <SeatMark key={seat.seat} look={seat} />
          ))}
          <strong>{name}</strong>
          <span class="when">{text.when(match, ago(match.at, Date.now()))}</span>
        </p>
        <p class="state">
          <span class={match.outcome === undefined ? 'turn' : undefined}>{state}</span>{' '}
          {!isOpen(match) && match.outcome === undefined && <span class="far">{match.far}</span>}
        </p>
      </div>
      <button
        type="button"
        class={match.outcome === undefined ? 'primary' : undefined}
        data-resume
        aria-label={text.resumeLabel(match, name)}
        onClick={() => actions.resume(match)}
      >
        {text.resume(match)}
      </button>
      <Forget name={name} forget={() => actions.forget(match)} />
    </li>
  )
}

interface ForgetProps {
  readonly name: string
  readonly forget: () => void
}

/** Takes two presses; leaving the button in between cancels. */
function Forget({ name, forget }: ForgetProps) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      class={sure ? 'forget sure' : 'forget'}
      data-forget
      aria-label={sure ? text.sureLabel(name) : text.forgetLabel(name)}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? forget() : setSure(true))}
    >
      {sure ? text.sure : '×'}
    </button>
  )
}
