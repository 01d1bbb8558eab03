import { strong as kitStrong } from '../../../../stage/kit/contrast.ts'

/** Replacements for the face's own colours in high contrast, besides the page's. */
export const strong: Readonly<Record<string, string>> = {
  ...kitStrong,
}
