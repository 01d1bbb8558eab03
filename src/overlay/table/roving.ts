/** How far a key moves the focus among buttons in a row; ends mean the first and the last. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Which of `count` buttons has the focus after a key; `undefined` for a key that moves nothing. */
export function rove(key: string, at: number, count: number): number | undefined {
  const step = steps[key]
  if (step === undefined || count === 0) return undefined
  if (step === Number.NEGATIVE_INFINITY) return 0
  if (step === Number.POSITIVE_INFINITY) return count - 1
  return (at + step + count) % count
}

/** Moves the focus among the buttons of `row` by a key. True when it did. */
export function roveIn(row: HTMLElement, key: string): boolean {
  const buttons = [...row.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = rove(key, at, buttons.length)
  if (next === undefined) return false
  buttons[next]?.focus()
  return true
}

/** True where a key belongs to what has the focus: a field, or a panel above the table. */
export function keepsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.matches('input, textarea, select') || target.closest('.panel') !== null
}
