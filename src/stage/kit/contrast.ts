import { colours } from '../../kit/tokens.ts'

/** Replacements for the kit's own colours in high contrast, besides the page's. */
export const strong: Readonly<Record<string, string>> = {
  // Ballast and yards are dark and plain, rails and sleepers light.
  [colours.ballast]: '#26221e',
  [colours.ballastHi]: '#6f675c',
  [colours.ballastLo]: '#000000',
  [colours.sleeper]: '#8a7a66',
  [colours.rail]: '#000000',
  [colours.railHi]: '#ffffff',
  '#574c40': '#161616',
  '#333d44': '#000000',
  // Edges and quiet fills.
  '#5d4315': '#000000',
  '#7d5a1d': '#000000',
  '#8a6522': '#000000',
  '#8a7a5e': '#000000',
  '#6d7a82': '#ffffff',
  '#cbbfa7': '#ffffff',
  '#9c8f78': '#000000',
  '#dcd3bf': '#ffffff',
  '#e9ebe6': '#ffffff',
  '#fbf3dd': '#ffffff',
  '#d7dbdb': '#e9ecec',
  '#ecd9a8': '#ffebb8',
  // The sack, for the letters on it.
  '#b08b59': '#dcbf92',
  '#5c3d1a': '#000000',
  '#d6cdb8': '#ffffff',
}
