import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Draws over the table, in the page's own window, wherever the overlay itself stands. */
export function Over({ children }: { readonly children: ComponentChildren }) {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    host.className = 'debug-boxes'
    document.body.append(host)
    return () => {
      render(undefined, host)
      host.remove()
    }
  }, [host])
  useEffect(() => render(children, host))
  return undefined
}
