import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { startText, text } from '../text/text.ts'
import { Button, CloseButton } from './button.tsx'

/** A component whose code loads when it is first shown, or a little earlier. */
interface Lazy<P> {
  (props: P): preact.JSX.Element | undefined
  /** Loads the code ahead of time. Failures show where the component does. */
  fetch(): void
}

type Fetched<P> = { readonly Shown: ComponentType<P> } | 'missing' | undefined

/** A component behind an `import()`; shows nothing until its code has loaded, and the words it speaks. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  words: () => Promise<unknown> = () => text.open(),
): Lazy<P> {
  const fetched = signal<Fetched<P>>(undefined)
  let asked = false
  const fetch = () => {
    if (asked) return
    asked = true
    fetched.value = undefined
    Promise.all([load(), words()]).then(
      ([Shown]) => {
        fetched.value = { Shown }
      },
      (error: unknown) => {
        console.warn('Couldn’t load part of the page.', error)
        asked = false
        fetched.value = 'missing'
        addEventListener('online', fetch, { once: true })
      },
    )
  }
  function Loading(props: P) {
    useEffect(fetch, [])
    const now = fetched.value
    if (now === 'missing') return <Missing again={fetch} close={closeOf(props)} />
    return now && <now.Shown {...props} />
  }
  return Object.assign(Loading, { fetch })
}

/** The function that closes a part, if it can be closed. */
function closeOf(props: object): (() => void) | undefined {
  const close = 'close' in props ? props.close : undefined
  return typeof close === 'function' ? () => close() : undefined
}

interface MissingProps {
  readonly again: () => void
  readonly close: (() => void) | undefined
}

/** Says so above everything else: the part itself might have come anywhere on the page. */
const Missing = ({ again, close }: MissingProps) => (
  <p class="missing" role="alert">
    {startText().page.missing} <Button label={startText().buttons.retry} onClick={again} />
    {close && <CloseButton onClick={close} />}
  </p>
)
