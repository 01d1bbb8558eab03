import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { startText, text } from '../text/text.ts'
import { Button } from './button.tsx'

/** A component whose code loads when it is first shown, or a little earlier. */
export interface Lazy<P> {
  (props: P): preact.JSX.Element | undefined
  /** Loads the code ahead of time. Failures show where the component does. */
  fetch(): void
}

type Fetched<P> = { readonly Shown: ComponentType<P> } | 'missing' | undefined

/** A component behind an `import()`; shows nothing until its code has loaded. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  const fetched = signal<Fetched<P>>(undefined)
  let asked = false
  const fetch = () => {
    if (asked) return
    asked = true
    fetched.value = undefined
    Promise.all([load(), text.open()]).then(
      ([Shown]) => {
        fetched.value = { Shown }
      },
      (error: unknown) => {
        console.warn('Couldn’t load part of the page.', error)
        asked = false
        fetched.value = 'missing'
      },
    )
  }
  function Loading(props: P) {
    useEffect(fetch, [])
    const now = fetched.value
    if (now === 'missing') return <Missing again={fetch} />
    return now && <now.Shown {...props} />
  }
  return Object.assign(Loading, { fetch })
}

const Missing = ({ again }: { readonly again: () => void }) => (
  <p class="missing" role="alert">
    {startText().page.missing} <Button label={startText().buttons.retry} onClick={again} />
  </p>
)
