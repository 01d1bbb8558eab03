import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** Interval at which a panel polls what has no events, ms. */
const usual = 500

/** Redraws a component every `every` milliseconds. */
export function useOften(every = usual): void {
  const beat = useSignal(0)
  useEffect(() => {
    const timer = setInterval(() => beat.value++, every)
    return () => clearInterval(timer)
  }, [every])
  // Subscribes the component.
  void beat.value
}

/** The quantile of some values for a share from 0 to 1; `undefined` without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

/** An elapsed time in ms, in short: `0.4 s`, `12 s`, `3 min`. */
export function agoText(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}
