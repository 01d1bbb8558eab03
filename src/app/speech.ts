import { effect, type ReadonlySignal } from '@preact/signals'
import { dressTexts, languageFor, speak } from '../kit/language.ts'
import type { Settings } from '../overlay/settings/settings.ts'
import { startText, text } from '../overlay/text/text.ts'
import { noteForStart } from './startNotes.ts'

/**
 * Speaks the language that is set, or else the one that the browser asks for, and follows the setting.
 * Resolves once the page can start to speak. `?language=pseudo` dresses every text up for testers.
 */
export async function followLanguage(
  settings: ReadonlySignal<Pick<Settings, 'language'>>,
): Promise<void> {
  if (/[?&]language=pseudo/.test(location.search))
    dressTexts((await import('../debug/pseudo.ts')).pseudo)
  const first = speakAs(settings.peek())
  effect(() => void speakAs(settings.value))
  await first
  await startText.open()
}

async function speakAs({ language }: Pick<Settings, 'language'>): Promise<void> {
  const wanted = language === 'auto' ? languageFor(navigator.languages) : language
  noteForStart('language', wanted)
  try {
    await speak(wanted)
  } catch (error) {
    console.warn('Couldn’t load another language.', error)
  }
}

/** Loads a part of the page together with all its text. */
export async function withText<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, text.open()])
  return loaded
}
