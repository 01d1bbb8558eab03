import type { PageActions } from '../screen.ts'
import { buttons } from '../text/en/page.ts'

interface Props {
  readonly text: string
  readonly actions: PageActions
}

/** What is being loaded or reached, and a way to cancel. */
export function Opening({ text, actions }: Props) {
  return (
    <main class="message">
      <section class="panel">
        <p class="lead" role="status">
          {text}
        </p>
        <button type="button" onClick={actions.home}>
          {buttons.cancel}
        </button>
      </section>
    </main>
  )
}
