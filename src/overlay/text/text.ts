import { signal } from '@preact/signals'
import {
  type Language,
  language,
  onLanguage,
  type Said,
  type Spoken,
  spokenText,
} from '../../kit/language.ts'

/** Everything the page says before any other part of it has loaded. */
export type StartMessages = Said<typeof import('./en/start.ts')>
/** Everything else the overlay says. */
export type Messages = Said<typeof import('./en/index.ts')>

const spoken = signal<Language>(language())
onLanguage((next) => {
  spoken.value = next
})

/** The language that the page speaks; components that read it follow a change. */
export const spokenLanguage = (): Language => spoken.value

const startTexts = spokenText<StartMessages>({
  en: () => import('./en/start.ts'),
  de: () => import('./de/start.ts'),
  cy: () => import('./cy/start.ts'),
})
const texts = spokenText<Messages>({
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  cy: () => import('./cy/index.ts'),
})

/** Makes a component that reads a text follow the language. */
export function followed<T>(text: Spoken<T>): Spoken<T> {
  const read = () => {
    void spoken.value
    return text()
  }
  return Object.assign(read, { open: text.open, in: text.in })
}

/** Text of the page from its start, in the language chosen. */
export const startText = followed(startTexts)
/** Whatever else the overlay says. Opened by the first part of the page that loads later. */
export const text = followed(texts)
