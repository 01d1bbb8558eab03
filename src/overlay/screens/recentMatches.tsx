import type { Page } from '../screen.ts'
import { text } from '../text/text.ts'
import { cardOf } from '../titleCard.ts'
import { Scene } from '../widgets/scene.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import { TwoPresses } from '../widgets/twoPresses.tsx'
import { agoText, matchName, matchState, resumeText } from './matchText.ts'
import { isOpen, leadsOn, type RecentMatch } from './recentMatch.ts'
import '../style/recentMatches.css'
import { SendAgain } from '../letters/lazyLetters.ts'
import { Button } from '../widgets/button.tsx'
import { since } from './since.ts'

interface Props {
  readonly matches: readonly RecentMatch[]
  /** Number of others that can't be read. */
  readonly damaged: number
  readonly page: Page
}

/** The matches of this device as a timetable, unfinished ones first. */
export function RecentMatches({ matches, damaged, page }: Props) {
  const going = matches.filter(({ outcome }) => outcome === undefined)
  const over = matches.filter(({ outcome }) => outcome !== undefined)
  return (
    <section class="recent-matches" aria-labelledby="recent-title">
      <h2 id="recent-title">{text().matches.title}</h2>
      <ul>
        {[...going, ...over].map((match) => (
          <Row key={match.id} match={match} page={page} next={leadsOn(matches, match)} />
        ))}
      </ul>
      {damaged > 0 && (
        <p class="note">
          {text().matches.damaged({ count: damaged })}{' '}
          <Button label={text().matches.forgetDamaged} class="plain" onClick={page.actions.forgetDamaged} />
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly match: RecentMatch
  readonly page: Page
  /** Whether another match of a series comes next. */
  readonly next: boolean
}

/** When something was last heard of a match. */
function whenText({ test, role, gathering }: RecentMatch, ago: string): string {
  if (test) return text().matches.test({ ago })
  return role === 'letters' && !gathering ? text().matches.lastLetter({ ago }) : ago
}

function Row({ match, page, next }: RowProps) {
  const { actions } = page
  const { scene } = cardOf(page, match.game)
  const state = matchState(match)
  const name = matchName(match)
  const ago = agoText(since(match.at, Date.now()))
  const resume = resumeText(match)
  return (
    <li data-recent={match.id} data-over={match.outcome !== undefined}>
      <Scene of={match.code} size={[120, 90]} scene={scene} />
      <div class="what">
        <p class="who">
          {match.seats.map((seat) => (
            <SeatMark key={seat.seat} look={seat} />
          ))}
          <strong>{name}</strong>
          <span class="when">
            {whenText(match, ago)}
            {(match.role === 'host' || match.role === 'guest') && (
              <>
                {' · '}
                <span data-secret>{text().matches.table({ code: match.code })}</span>
              </>
            )}
          </span>
        </p>
        <p class="state">
          <span class={match.outcome === undefined ? 'turn' : undefined}>{state}</span>{' '}
          {!isOpen(match) && match.outcome === undefined && <span class="far">{match.far}</span>}
        </p>
        {match.letter !== undefined && !match.unsent && <SendAgain letter={match.letter} title={match.title} />}
      </div>
      {next && (
        <Button
          label={text().matches.next}
          class="primary"
          data-next
          aria-label={text().matches.nextLabel({ name })}
          onClick={() => actions.goOn(match)}
        />
      )}
      <Button
        label={resume}
        class={match.outcome === undefined ? 'primary' : undefined}
        data-resume
        aria-label={text().matches.resumeLabel({ resume, name })}
        onClick={() => actions.resume(match)}
      />
      <TwoPresses
        class="forget"
        data-forget
        labels={['×', text().matches.sure]}
        names={[text().matches.forgetLabel({ name }), text().matches.sureLabel({ name })]}
        act={() => actions.forget(match)}
      />
    </li>
  )
}
