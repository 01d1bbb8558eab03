import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** How often a panel looks again at what tells nothing by itself, ms. */
const usual = 500

/** Draws a panel anew again and again while it is to be seen, every so many milliseconds. */
export function useOften(every = usual): void {
  const beat = useSignal(0)
  useEffect(() => {
    const timer = setInterval(() => beat.value++, every)
    return () => clearInterval(timer)
  }, [every])
  // Reading it is what makes the panel follow it.
  void beat.value
}
