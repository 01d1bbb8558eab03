import type { SinceLastTurn } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { filmText } from './filmText.ts'
import '../style/recap.css'

/** Offers what was missed, and says what is being shown of it. */
export function RecapBar({ since }: { readonly since: SinceLastTurn }) {
  const recap = since.playing.value
  if (recap)
    return (
      <section class="recap" aria-label={text().replay.missed} data-recap="playing">
        <p role="status">{recap.text.value}</p>
        <Button label={filmText().deck.backToNow} data-do="now" onClick={recap.stop} />
      </section>
    )
  return (
    <section class="recap" aria-label={text().replay.missed} data-recap="offered">
      <Button label={text().replay.missed} data-do="recap" onClick={since.play} />
      <CloseButton aria-label={startText().buttons.close} onClick={since.forget} />
    </section>
  )
}
