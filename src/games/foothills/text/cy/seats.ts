/** Names of the colours of boards, by their number. */
export const colours = ['Glas', 'Gwyrdd'] as const

/** A seat without a colour. */
export const numbered = (n: number): string => `Sedd ${n}`
