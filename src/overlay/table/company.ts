import type { TableView } from './tableStore.ts'

/** Someone sits at another browser. */
export const hasCompany = ({ seats }: Pick<TableView, 'seats'>): boolean =>
  seats.some(({ sitter }) => sitter.kind === 'person' && !sitter.mine)

/**
 * A hint is fair where everyone at the table is at this device: alone, side by side and against the
 * computer. Among people at several devices it would be cheating, even while a bot stands in for one.
 * In the replay of a match that is over, it is fair at every moment.
 */
export const mayHint = (view: Pick<TableView, 'seats' | 'bar'>): boolean =>
  view.bar.moves.length > 1 && !hasCompany(view) && !view.seats.some(({ sitter }) => sitter.standIn)
