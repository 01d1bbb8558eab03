import { localizedText, type Translation } from '../../kit/language.ts'

/** Whatever the page says about those who watch. Opened by the parts of the page that need it. */
export const galleryText = localizedText<Translation<typeof import('../words/en/gallery.ts')>>({
  en: () => import('../words/en/gallery.ts'),
  de: () => import('../words/de/gallery.ts'),
  cy: () => import('../words/cy/gallery.ts'),
})
