/** What the colours of boards are called, by their number. */
export const colours = ['Blau', 'Grün'] as const

/** A seat without a colour. */
export const numbered = (n: number): string => `Platz ${n}`
