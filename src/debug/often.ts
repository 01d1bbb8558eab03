import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** How often a panel looks again at what tells nothing by itself, ms. */
const every = 500

/** Draws a panel anew again and again while it is to be seen. */
export function useOften(): void {
  const beat = useSignal(0)
  useEffect(() => {
    const timer = setInterval(() => beat.value++, every)
    return () => clearInterval(timer)
  }, [])
  // Reading it is what makes the panel follow it.
  void beat.value
}
