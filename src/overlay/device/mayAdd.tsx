import { asked } from '../check/asking.tsx'
import { text } from '../text/text.ts'

/** Asks whether to bring in everything that another device kept, with this many matches. */
export function mayAdd(count: number): Promise<boolean> {
  const { title, text: what, hint, goOn, leave } = text().device.adding
  const said = (
    <>
      <p>{what({ count })}</p>
      <p class="quiet">{hint}</p>
    </>
  )
  return asked({ kind: 'adding', title, text: said, goOn, leave })
}
