import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { cssColours, cssTokens, highContrast } from '../kit/tokens.ts'
import type { Settings } from './settings.ts'

/** Dresses the page: tokens as custom properties, size of text and contrast as chosen, from now on. */
export function dress(settings: ReadonlySignal<Settings>): void {
  const tokens = document.createElement('style')
  tokens.textContent = [
    `:root {\n${cssTokens()}\n}`,
    `:root[data-contrast='more'] {\n${cssColours(highContrast)}\n}`,
  ].join('\n')
  document.head.append(tokens)
  const wished = wishedContrast()
  const root = document.documentElement
  effect(() => {
    const { textSize, contrast } = settings.value
    root.style.setProperty('--text', String(textSize / 100))
    root.dataset.text = textSize >= 150 ? 'large' : 'usual'
    root.dataset.contrast = contrast === 'more' || wished.value ? 'more' : 'usual'
  })
}

/** Whether the device asks for more contrast, as that changes. */
function wishedContrast(): ReadonlySignal<boolean> {
  const asked = matchMedia('(prefers-contrast: more)')
  const wished = signal(asked.matches)
  asked.addEventListener('change', () => {
    wished.value = asked.matches
  })
  return wished
}
