import type { Reaction } from '../../../match/reactions.ts'

/** The quick reactions. */
export const reactionTexts: Readonly<Record<Reaction, string>> = {
  up: 'Bawd i fyny',
  ouch: 'Aw',
  hurry: 'Brysia',
  thanks: 'Diolch',
  thinking: 'Yn meddwl',
  hello: 'Shwmae',
}

/** Reacting, and what others see and hear of it. */
export const reactionRow = {
  label: 'Ymatebion',
  mute: 'Cuddio ymatebion',
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  someone: 'Gwestai',
}
