/** Everything Metro says in Welsh, but for its book. */
export { captions } from './captions.ts'
export { flawText } from './flaws.ts'
export { optionFields } from './options.ts'
export { soundCaptions } from './sounds.ts'
export { wordsWith } from './words.ts'
