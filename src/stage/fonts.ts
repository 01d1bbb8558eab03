import text500i from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-italic.woff2?url'
import text500 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url'
import text700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url'
import text800 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2?url'
import display from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'

/**
 * The font families a canvas paints with: the page's own fonts under other names, because a canvas gets lining, tabular
 * figures only if the font face sets them.
 */
export const families = { display: 'Stage Display', text: 'Stage Text' } as const

const figures = '"lnum" 1, "tnum" 1'
const faces = [
  { family: families.display, url: display, weight: '400', style: 'normal' },
  { family: families.text, url: text500, weight: '500', style: 'normal' },
  { family: families.text, url: text500i, weight: '500', style: 'italic' },
  { family: families.text, url: text700, weight: '700', style: 'normal' },
  { family: families.text, url: text800, weight: '800', style: 'normal' },
] as const

let loading: Promise<unknown> | undefined

async function load(): Promise<void> {
  const waiting = faces.map(({ family, url, weight, style }) => {
    const face = new FontFace(family, `url(${url})`, { weight, style, featureSettings: figures })
    document.fonts.add(face)
    return face.load()
  })
  await Promise.allSettled(waiting)
}

/** Loads the fonts that pictures are baked with. Falls back rather than waits if a font fails to load. */
export async function loadFonts(): Promise<void> {
  loading ??= load()
  await loading
}
