/** The colours of the cubes. White cubes are events. */
export const cubeColours = {
  iron: '#d9762b',
  stone: '#9aa0a3',
  rubble: '#7b5433',
  event: '#fbf8f0',
} as const
