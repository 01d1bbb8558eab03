/** What the settings of sound say, in English. */
export const sound = {
  title: 'Sound',
  effects: 'Things on the table',
  ambience: 'Wind, sheep and the pub',
  alerts: 'The bell for your turn',
  muted: 'Silence',
  captions: 'Write what is to be heard',
} as const
