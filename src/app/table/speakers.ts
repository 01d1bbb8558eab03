import { effect, type ReadonlySignal } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import type { Settings } from '../../overlay/settings/settings.ts'
import type { Levels, Mixer, SoundName } from '../../stage/sound/index.ts'

const touches = ['pointerup', 'keydown'] as const

/** What makes sounds, for the whole visit of the page. */
export interface Sounding {
  readonly mixer: Mixer
  readonly hear: typeof import('../../stage/sound/index.ts').hear
  readonly captions: Readonly<Record<SoundName, string>>
  /** Tells of sounds that nobody asked for: ambience. */
  on(listener: (name: SoundName) => void): () => void
}

/** Fetches what makes sounds; it sounds as chosen, and from the first touch of the page on. */
export async function makeSounding(
  clock: Clock,
  settings: ReadonlySignal<Settings>,
  wasTouched: () => boolean,
): Promise<Sounding> {
  const { openSound, hear, captions } = await import('../../stage/sound/index.ts')
  const listeners = new Set<(name: SoundName) => void>()
  const mixer = openSound(clock, levelsOf(settings.value), (name) => {
    for (const listener of listeners) listener(name)
  })
  effect(() => mixer.setLevels(levelsOf(settings.value)))
  const look = () => mixer.setHidden(document.hidden)
  document.addEventListener('visibilitychange', look)
  look()
  unlockByTouch(mixer)
  // The touch that led here may have come before this code did.
  if (wasTouched()) mixer.unlock()
  return {
    ...{ mixer, hear, captions },
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Loudness as an ear takes it: half the way is a quarter of the strength. */
export function levelsOf({ effects, ambience, alerts, muted }: Settings): Levels {
  const share = (tenths: number) => (tenths / 10) ** 2
  return { effects: share(effects), ambience: share(ambience), alerts: share(alerts), muted }
}

/** A browser lets a page sound once it has been touched; some only within the touch itself. */
function unlockByTouch(mixer: Mixer): void {
  const onTouch = () => {
    if (!mixer.settled()) return mixer.unlock()
    for (const touch of touches) window.removeEventListener(touch, onTouch, true)
  }
  for (const touch of touches) window.addEventListener(touch, onTouch, true)
}

/** Tells from now on whether this page was touched; a browser's own word outlives a reload. */
export function watchTouch(): () => boolean {
  let touched = false
  for (const touch of touches)
    window.addEventListener(touch, () => (touched = true), { capture: true, once: true })
  return () => touched
}
