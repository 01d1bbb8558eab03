/** Steps by which keys move the focus in a row of buttons; infinite for the ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The one of `count` buttons that gets the focus by a key; undefined for other keys. */
export function rove(key: string, at: number, count: number): number | undefined {
  const step = steps[key]
  if (step === undefined || count === 0) return undefined
  if (step === Number.NEGATIVE_INFINITY) return 0
  if (step === Number.POSITIVE_INFINITY) return count - 1
  return (at + step + count) % count
}

/** Moves the focus in a row of buttons. True if the key does that. */
export function roveIn(row: HTMLElement, key: string): boolean {
  const buttons = [...row.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = rove(key, at, buttons.length)
  if (next === undefined) return false
  buttons[next]?.focus()
  return true
}

/** True if keys belong to the focused element: a field, or something in a panel. */
export function keepsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.matches('input, textarea, select') || target.closest('.panel') !== null
}
