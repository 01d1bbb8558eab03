import { type ReadonlySignal, signal } from '@preact/signals'
import type { World } from '../world.ts'

/** Time a caption stays, ms. */
const lasts = 2600

/** Most captions shown at once. */
const most = 3

/** Sound captions, as lines that come and go. */
export interface CaptionLines {
  readonly lines: ReadonlySignal<readonly string[]>
  /** Shows lines, if captions are on. One that is still shown gets its full time again. */
  say(texts: readonly string[]): void
  stop(): void
}

/** Makes captions; none are shown yet. */
export function makeCaptions({ clock, settings }: Pick<World, 'clock' | 'settings'>): CaptionLines {
  const lines = signal<readonly string[]>([])
  let standing: readonly { readonly text: string; readonly until: number }[] = []
  let cancel = () => {}
  const refresh = () => {
    cancel()
    standing = standing.filter(({ until }) => until > clock.now()).slice(-most)
    const next = standing.map(({ text }) => text)
    if (next.join('\n') !== lines.value.join('\n')) lines.value = next
    const first = Math.min(...standing.map(({ until }) => until))
    cancel = standing.length > 0 ? clock.after(first - clock.now(), refresh) : () => {}
  }
  return {
    lines,
    say(texts) {
      if (!settings.value.captions) return
      const until = clock.now() + lasts
      const others = standing.filter(({ text }) => !texts.includes(text))
      standing = [...others, ...texts.map((text) => ({ text, until }))]
      refresh()
    },
    stop: () => cancel(),
  }
}
