import type { CoachTip, Page, Picture } from '../screen.ts'
import { text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import '../style/coach.css'

interface Props {
  readonly page: Page
  readonly picture: Picture
  readonly tip: CoachTip
}

/** What the coach says, on a luggage label above the decision bar. */
export function CoachLabel({ page, picture, tip }: Props) {
  return (
    <aside class="coach-label" aria-label={text().coach.label} style={aboveTheBar(picture)}>
      <p role="status">{tip.text}</p>
      <Button
        label={text().coach.enough}
        class="plain"
        data-coach="off"
        onClick={() => page.actions.set({ coach: false })}
      />
      <CloseButton data-coach="close" onClick={tip.dismiss} />
    </aside>
  )
}

/**
 * Above the decision bar and flush with its right end; where the style sheet says, if there is no picture or
 * the letters are large.
 */
function aboveTheBar(picture: Picture) {
  if (picture.type !== 'drawn' || document.documentElement.dataset.text === 'large')
    return undefined
  const { x, y, w } = picture.areas.decision
  return { right: `calc(100% - ${x + w}px)`, bottom: `calc(100% - ${y - 6}px)` }
}
