/** Names of the colours of boards, by their number. */
export const colours = ['Blau', 'Grün'] as const

/** A seat without a colour. */
export const numbered = (n: number): string => `Platz ${n}`
