import type { Reaction } from '../../../match/reactions.ts'

/** The quick reactions. */
export const reactionTexts: Readonly<Record<Reaction, string>> = {
  up: 'Daumen hoch',
  ouch: 'Autsch',
  hurry: 'Mach schon',
  thanks: 'Danke',
  thinking: 'Ich überlege',
  hello: 'Hallo',
}

/** Reacting, and what others see and hear of it. */
export const reactionRow = {
  label: 'Reaktionen',
  mute: 'Reaktionen ausblenden',
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  someone: 'Ein Gast',
}
