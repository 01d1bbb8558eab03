import { localizedText, type Translation } from '../../kit/language.ts'

/** Whatever the page says about those who watch. Opened by the parts of the page that need it. */
export const galleryText = localizedText<Translation<typeof import('../text/en/gallery.ts')>>({
  en: () => import('../text/en/gallery.ts'),
  de: () => import('../text/de/gallery.ts'),
  cy: () => import('../text/cy/gallery.ts'),
})
