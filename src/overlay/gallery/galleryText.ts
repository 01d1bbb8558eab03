import { type Said, spokenText } from '../../kit/language.ts'

/** Whatever the page says about those who watch. Opened by the parts of the page that need it. */
export const galleryText = spokenText<Said<typeof import('../text/en/gallery.ts')>>({
  en: () => import('../text/en/gallery.ts'),
  de: () => import('../text/de/gallery.ts'),
  cy: () => import('../text/cy/gallery.ts'),
})
