import { signal } from '@preact/signals'
import {
  type Language,
  type LocalizedText,
  language,
  localizedText,
  onLanguage,
  type Translation,
} from '../../kit/language.ts'

/** Everything the page says before any other part of it has loaded. */
export type StartMessages = Translation<typeof import('../words/en/start.ts')>
/** Everything else the overlay says. */
export type Messages = Translation<typeof import('../words/en/index.ts')>

const current = signal<Language>(language())
onLanguage((next) => {
  current.value = next
})

/** The language that the page speaks; components that read it follow a change. */
export const currentLanguage = (): Language => current.value

const startTexts = localizedText<StartMessages>({
  en: () => import('../words/en/start.ts'),
  de: () => import('../words/de/start.ts'),
  cy: () => import('../words/cy/start.ts'),
})
const texts = localizedText<Messages>({
  en: () => import('../words/en/index.ts'),
  de: () => import('../words/de/index.ts'),
  cy: () => import('../words/cy/index.ts'),
})

/** Makes a component that reads a text follow the language. */
export function followed<T>(text: LocalizedText<T>): LocalizedText<T> {
  const read = () => {
    void current.value
    return text()
  }
  return Object.assign(read, { open: text.open, in: text.in })
}

/** Text of the page from its start, in the language chosen. */
export const startText = followed(startTexts)
/** Whatever else the overlay says. Opened by the first part of the page that loads later. */
export const text = followed(texts)
