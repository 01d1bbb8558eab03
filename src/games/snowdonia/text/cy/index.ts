/** Everything Snowdonia says in Welsh, but for its book. */
export { captions } from './captions.ts'
export { optionFields } from './options.ts'
export { soundCaptions } from './sounds.ts'
export { flawText, wordsWith } from './words.ts'
