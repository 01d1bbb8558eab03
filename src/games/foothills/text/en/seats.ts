/** Names of the colours of boards, by their number. */
export const colours = ['Blue', 'Green'] as const

/** A seat without a colour. */
export const numbered = (n: number): string => `Seat ${n}`
