/** What the colours of boards are called, by their number. */
export const colours = ['Blue', 'Green'] as const

/** A seat without a colour. */
export const numbered = (n: number): string => `Seat ${n}`
