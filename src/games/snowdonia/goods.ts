/** What players hold, in the order it is shown. */
export const goods = ['iron', 'stone', 'steel', 'rubble', 'coal'] as const
export type Good = (typeof goods)[number]
