import { effect, type ReadonlySignal } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import type { Settings } from '../../overlay/settings/settings.ts'
import type { Levels, Mixer } from '../../stage/sound/index.ts'

const touches = ['pointerup', 'keydown'] as const

/** Plays sounds for as long as the page is open. */
export interface Speakers {
  readonly mixer: Mixer
  readonly hear: typeof import('../../stage/sound/index.ts').hear
  /** Reports sounds of the ambience, which no effect asked for. */
  on(listener: (name: string) => void): () => void
}

/** Loads what plays sounds, as loud as chosen; it starts with the first touch of the page. */
export async function openSpeakers(
  clock: Clock,
  settings: ReadonlySignal<Settings>,
  wasTouched: () => boolean,
): Promise<Speakers> {
  const { openSound, hear } = await import('../../stage/sound/index.ts')
  const listeners = new Set<(name: string) => void>()
  const mixer = openSound(clock, levelsOf(settings.value), (name) => {
    for (const listener of listeners) listener(name)
  })
  effect(() => mixer.setLevels(levelsOf(settings.value)))
  const look = () => mixer.setHidden(document.hidden)
  document.addEventListener('visibilitychange', look)
  look()
  unlockByTouch(mixer)
  // The touch that led here may have come before this code loaded.
  if (wasTouched()) mixer.unlock()
  return {
    mixer,
    hear,
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Loudness as ears perceive it: half the setting is a quarter of the strength. */
export function levelsOf({ effects, ambience, alerts, muted }: Settings): Levels {
  const share = (tenths: number) => (tenths / 10) ** 2
  return { effects: share(effects), ambience: share(ambience), alerts: share(alerts), muted }
}

/** Browsers let a page play sounds once it has been touched, some only within the touch itself. */
function unlockByTouch(mixer: Mixer): void {
  const onTouch = () => {
    if (!mixer.settled()) return mixer.unlock()
    for (const touch of touches) window.removeEventListener(touch, onTouch, true)
  }
  for (const touch of touches) window.addEventListener(touch, onTouch, true)
}

/** Whether this page has been touched since; the browser’s own flag survives a reload. */
export function watchTouch(): () => boolean {
  let touched = false
  for (const touch of touches) window.addEventListener(touch, () => (touched = true), { capture: true, once: true })
  return () => touched
}
