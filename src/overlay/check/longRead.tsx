import { render } from 'preact'
import { localizedText, type Translation } from '../../kit/language.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'

/** Apart from the other text, since hardly anyone is ever asked. */
const words = localizedText<Translation<typeof import('../text/en/longRead.ts')>>({
  en: () => import('../text/en/longRead.ts'),
  de: () => import('../text/de/longRead.ts'),
  cy: () => import('../text/cy/longRead.ts'),
})

/** Asks whether to read a match that takes long, above whatever the page shows. */
export async function mayReadLong(): Promise<boolean> {
  await words.open()
  const place = document.createElement('div')
  document.body.append(place)
  const answer = await new Promise<boolean>((resolve) => render(<LongRead answer={resolve} />, place))
  render('', place)
  place.remove()
  return answer
}

function LongRead({ answer }: { readonly answer: (mayRead: boolean) => void }) {
  const { title, text, read, leave } = words().longRead
  return (
    <Dialog kind="long-read" title={title} close={() => answer(false)}>
      <p>{text}</p>
      <div class="ways">
        <Button label={leave} class="primary" data-leave onClick={() => answer(false)} />
        <Button label={read} data-read onClick={() => answer(true)} />
      </div>
    </Dialog>
  )
}
