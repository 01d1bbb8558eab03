import type { Contrast, Renderer, Tempo, TextSize } from '../settings.ts'

/** What the settings say, in English. */
export const settings = {
  close: 'Close',
  textSize: 'Size of text',
  textSizes: (size: TextSize) => `${size} %`,
  contrast: 'Contrast',
  contrasts: (contrast: Contrast) =>
    contrast === 'auto' ? 'As this device wishes' : 'High, black and white',
  tempo: 'How fast things move',
  tempi: (tempo: Tempo) => (tempo === 'instant' ? 'At once' : `${tempo}×`),
  director: 'The camera follows what happens',
  renderer: 'How the table is drawn',
  renderers: (renderer: Renderer) =>
    renderer === 'auto' ? 'By WebGL' : 'Simply (for slow machines)',
  reloads: 'Changing how the table is drawn loads the page anew; the match goes on.',
  save: 'Save the match so far',
  leave: 'Leave the table',
} as const
