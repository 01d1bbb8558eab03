import { type ComponentChildren, render } from 'preact'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'

/** A question before something goes on that a person may not want. */
interface AskedAbove {
  /** Its CSS class. */
  readonly kind: string
  readonly title: string
  readonly text: ComponentChildren
  /** The labels of its answers. */
  readonly goOn: string
  readonly leave: string
}

/** Asks a question above whatever the page shows; `gone` takes it back, unanswered. */
export async function asked(asking: AskedAbove, gone = new Promise<void>(() => {})): Promise<boolean> {
  const place = document.createElement('div')
  document.body.append(place)
  const answer = await new Promise<boolean>((resolve) => {
    void gone.then(() => resolve(false))
    render(<Question {...asking} answer={resolve} />, place)
  })
  render('', place)
  place.remove()
  return answer
}

function Question({
  kind,
  title,
  text,
  goOn,
  leave,
  answer,
}: AskedAbove & { readonly answer: (goesOn: boolean) => void }) {
  return (
    <Dialog kind={kind} title={title} close={() => answer(false)}>
      {text}
      <div class="ways">
        <Button label={leave} class="primary" data-leave onClick={() => answer(false)} />
        <Button label={goOn} data-go-on onClick={() => answer(true)} />
      </div>
    </Dialog>
  )
}
