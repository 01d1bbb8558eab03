import { effect, type ReadonlySignal } from '@preact/signals'
import { dressTexts, language, languageFor, setLanguage } from '../kit/language.ts'
import type { Settings } from '../overlay/settings/settings.ts'
import { startText, text } from '../overlay/text/text.ts'
import { noteForStart } from './startNotes.ts'

/**
 * Speaks the language that is set, or else the one that the browser asks for, and follows the setting. Resolves once
 * the page can start to speak. `?language=pseudo` dresses every text up for testers.
 */
export async function followLanguage(settings: ReadonlySignal<Wish>): Promise<void> {
  if (/[?&]language=pseudo/.test(location.search)) dressTexts((await import('../debug/pseudo.ts')).pseudo)
  const first = speakAs(settings.peek())
  effect(() => void speakAs(settings.value))
  addEventListener('online', () => {
    if (wished(settings.peek()) !== language()) void speakAs(settings.peek())
  })
  await first
  await startText.open()
}

type Wish = Pick<Settings, 'language'>

const wished = ({ language: wish }: Wish) => (wish === 'auto' ? languageFor(navigator.languages) : wish)

async function speakAs(wish: Wish): Promise<void> {
  const wanted = wished(wish)
  noteForStart('language', wanted)
  try {
    await setLanguage(wanted)
  } catch (error) {
    console.warn('Couldn’t load another language.', error)
  }
}

/** Loads a part of the page together with all its text. */
export async function withText<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, text.open()])
  return loaded
}
