import { strong as kitStrong } from '../../../../stage/kit/contrast.ts'

/** Replacements for the face's own colours in high contrast, besides the page's. */
export const strong: Readonly<Record<string, string>> = {
  ...kitStrong,
  // The panels of phones, and yellow's dark side, for the letters on them.
  '#26313a': '#0b0e10',
  '#7b6525': '#4d3e10',
  // Numbers of what one has none of.
  '#8a979e': '#c3c9cc',
  // Rubble to be dug, for its numbers.
  '#7d6a52': '#3b3226',
  // The engines' paint, for their numbers.
  '#3c6e4a': '#0d2b15',
  '#6f4632': '#331a0e',
  '#39608f': '#1a3a63',
  '#8e3027': '#5c1610',
  '#4d5960': '#161c20',
  '#54407a': '#35245a',
  '#23606b': '#0c3d46',
}
