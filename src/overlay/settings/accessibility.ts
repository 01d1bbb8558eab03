import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { cssColours, cssTokens, highContrast } from '../../kit/tokens.ts'
import { startText } from '../text/text.ts'
import { areNamesCovered } from './names.ts'
import type { Settings } from './settings.ts'

/** Sets the design tokens as custom properties and keeps text size and contrast as chosen. */
export function styleDocument(settings: ReadonlySignal<Settings>): void {
  const tokens = document.createElement('style')
  tokens.textContent = [
    `:root {\n${cssTokens()}\n}`,
    `:root[data-contrast='more'] {\n${cssColours(highContrast)}\n}`,
  ].join('\n')
  document.head.append(tokens)
  const accessibility = accessibilityOf(settings)
  const root = document.documentElement
  effect(() => {
    root.lang = startText().page.language
  })
  effect(() => {
    const { cover } = settings.value
    root.dataset.cover = cover
    areNamesCovered.value = cover === 'names'
    if (cover === 'off') return
    // Nothing shows before what covers it has loaded.
    root.style.visibility = 'hidden'
    void import('./cover.ts').then(() => root.style.removeProperty('visibility'))
  })
  effect(() => {
    const { contrast, text } = accessibility.value
    root.style.setProperty('--text', String(text))
    root.dataset.text = text >= 1.5 ? 'large' : 'usual'
    root.dataset.contrast = contrast ? 'more' : 'usual'
  })
}

/** Whether more contrast is wanted, by the settings or the device, and the text size as a factor. */
export function accessibilityOf(
  settings: ReadonlySignal<Settings>,
): ReadonlySignal<{ readonly contrast: boolean; readonly text: number; readonly even: boolean }> {
  const wished = wishedContrast()
  return computed(() => {
    const { textSize, contrast, focus } = settings.value
    return { contrast: contrast === 'more' || wished.value, text: textSize / 100, even: !focus }
  })
}

/** Whether the device asks for more contrast, or forces its own colours on the page. */
function wishedContrast(): ReadonlySignal<boolean> {
  const asked = matchMedia('(prefers-contrast: more), (forced-colors: active)')
  const wished = signal(asked.matches)
  asked.addEventListener('change', () => {
    wished.value = asked.matches
  })
  return wished
}
