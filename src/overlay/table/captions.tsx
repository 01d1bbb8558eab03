import type { ReadonlySignal } from '@preact/signals'

/** Sound captions. Screen readers have the log, which says more. */
export function Captions({ lines }: { readonly lines: ReadonlySignal<readonly string[]> }) {
  return (
    <ul class="captions centred" aria-hidden="true">
      {lines.value.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
