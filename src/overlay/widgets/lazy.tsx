import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { buttons, page } from '../text/en/page.ts'

/** A part of the page whose code comes when it is first shown, or a little before. */
export interface Part<P> {
  (props: P): preact.JSX.Element | undefined
  /** Fetches the code ahead of its first showing. What goes wrong is told where it is shown. */
  fetch(): void
}

/** What has come of fetching a part's code. */
type Fetched<P> = { readonly Shown: ComponentType<P> } | 'missing' | undefined

/** A part of the page behind an `import()`; until its code is there, nothing stands in its place. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  const fetched = signal<Fetched<P>>(undefined)
  let asked = false
  const fetch = () => {
    if (asked) return
    asked = true
    fetched.value = undefined
    load().then(
      (Shown) => {
        fetched.value = { Shown }
      },
      (error: unknown) => {
        console.warn('Couldn’t load part of the page.', error)
        asked = false
        fetched.value = 'missing'
      },
    )
  }
  function Arriving(props: P) {
    useEffect(fetch, [])
    const now = fetched.value
    if (now === 'missing') return <Missing again={fetch} />
    return now && <now.Shown {...props} />
  }
  return Object.assign(Arriving, { fetch })
}

function Missing({ again }: { readonly again: () => void }) {
  return (
    <p class="missing" role="alert">
      {page.missing}{' '}
      <button type="button" onClick={again}>
        {buttons.retry}
      </button>
    </p>
  )
}
