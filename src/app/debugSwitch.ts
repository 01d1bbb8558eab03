import { effect, type Signal, signal } from '@preact/signals'
import type { Peek } from '../debug/peek.ts'
import type { OpenedReport } from '../debug/verdict.ts'
import { systemClock } from '../link/clock.ts'

/** Whether the page is being tested, and what watches it for that. */
export interface Debugging {
  /** The playtester's overlay is wanted beside every table. */
  readonly wanted: Signal<boolean>
  /** Watches since the page was loaded; undefined unless it was loaded for testing. */
  readonly peek: Peek | undefined
  /** The report that the match on the table was opened from. */
  readonly opened?: OpenedReport
}

const isAsked = (search: string) => new URLSearchParams(search).has('debug')

/** The overlay is wanted while the address says `?debug`; the key below Escape toggles it. */
export async function watchDebugSwitch(): Promise<Debugging> {
  const wanted = signal(isAsked(location.search))
  const peek = wanted.value ? await loadPeek() : undefined
  window.addEventListener('keydown', ({ code, ctrlKey, altKey, metaKey, target }) => {
    const typing = target instanceof HTMLElement && target.matches('input, textarea, select')
    if (code === 'Backquote' && !(ctrlKey || altKey || metaKey || typing)) wanted.value = !wanted.value
  })
  effect(() => sayAsked(wanted.value))
  return { wanted, peek }
}

async function loadPeek(): Promise<Peek | undefined> {
  try {
    return (await import('../debug/peek.ts')).makePeek(systemClock)
  } catch (error) {
    console.warn('Couldn’t load the page monitor.', error)
    return undefined
  }
}

/** Puts it in the address, so that it survives a reload. */
function sayAsked(asked: boolean): void {
  if (isAsked(location.search) === asked) return
  const url = new URL(location.href)
  if (asked) url.searchParams.set('debug', '')
  else url.searchParams.delete('debug')
  history.replaceState(undefined, '', url)
}
