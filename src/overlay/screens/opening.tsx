import type { Doors } from '../screen.ts'
import { buttons } from '../text/en/page.ts'

interface Props {
  readonly text: string
  readonly doors: Doors
}

/** A calm sentence while something is fetched or somebody is being reached. */
export function Opening({ text, doors }: Props) {
  return (
    <main class="message">
      <section class="panel">
        <p class="lead" role="status">
          {text}
        </p>
        <button type="button" onClick={doors.home}>
          {buttons.cancel}
        </button>
      </section>
    </main>
  )
}
