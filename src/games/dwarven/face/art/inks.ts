/** Cold rock, warm lamp light, and ice where the mountain is open to the sky. */
export const inks = {
  ink: '#0d141d',
  deep: '#070c13',
  black: '#20150f',
  slate: '#16263a',
  slateLight: '#223950',
  slateDark: '#0f1c2b',
  floor: '#6a4a30',
  floorHi: '#8b643f',
  stone: '#cfae7d',
  stoneLo: '#8f6f49',
  lamp: '#ffd98a',
  amber: '#f2a63b',
  ember: '#c4722a',
  ice: '#cdeef2',
  iceMid: '#86c3d3',
  iceLo: '#3f7f9b',
  snow: '#f7fbfa',
  copperLo: '#7d3c18',
} as const

/** A paint that isn’t there, for outlines alone. */
export const none = 'rgba(0, 0, 0, 0)'
