/** Goods that players hold, in the order they are shown. */
export const goods = ['iron', 'stone', 'steel', 'rubble', 'coal'] as const
export type Good = (typeof goods)[number]
