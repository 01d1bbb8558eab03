import { need } from '../kit/assert.ts'
import { showPage } from '../overlay/page.tsx'
import { openPage } from './page.ts'

/** Starts the page in the two elements that `index.html` holds ready. */
export async function start(): Promise<void> {
  const element = (id: string) => need(document.getElementById(id), `the element #${id}`)
  showPage(await openPage(element('stage')), element('page'))
}
