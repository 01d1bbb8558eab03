import type { Title } from '../games/title.ts'
import { need } from '../kit/assert.ts'
import { showPage } from '../overlay/page.tsx'
import { openPage } from './page.ts'

/** Starts the page with these titles, in the two elements that `index.html` provides. */
export async function start(titles: readonly Title[]): Promise<void> {
  const element = (id: string) => need(document.getElementById(id), `the element #${id}`)
  if (location.hash.startsWith('#/s/')) {
    const { showStream } = await import('./stream/stream.tsx')
    return showStream({ stage: element('stage'), page: element('page') }, titles)
  }
  showPage(await openPage(element('stage'), titles), element('page'))
}
