import type { PageActions } from '../screen.ts'
import { startText } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'

interface Props {
  readonly text: string
  readonly actions: PageActions
}

/** The thing being loaded or reached, and a way to cancel. */
export function Opening({ text, actions }: Props) {
  return (
    <main class="message">
      <section class="panel">
        <p class="lead" role="status" data-secret>
          {text}
        </p>
        <Button label={startText().buttons.cancel} onClick={actions.home} />
      </section>
    </main>
  )
}
