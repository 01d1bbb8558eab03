import type { Reaction } from '../../../match/reactions.ts'

/** The quick reactions. */
export const reactionTexts: Readonly<Record<Reaction, string>> = {
  up: 'Thumbs up',
  ouch: 'Ouch',
  hurry: 'Hurry up',
  thanks: 'Thanks',
  thinking: 'Thinking',
  hello: 'Hello',
}

/** Reacting, and what others see and hear of it. */
export const reactionRow = {
  label: 'Reactions',
  mute: 'Hide reactions',
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  someone: 'A guest',
}
