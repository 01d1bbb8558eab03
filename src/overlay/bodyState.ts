import type { Picture, Role, Screen } from './screen.ts'
import type { TableView } from './table/tableStore.ts'

/** What the page tells of itself in `data-` attributes of its body, for tests and style sheets. */
export type BodyState = Readonly<Record<keyof typeof nothing, string | undefined>>

const nothing = {
  screen: undefined,
  seq: undefined,
  hash: undefined,
  turn: undefined,
  mine: undefined,
  idle: undefined,
  role: undefined,
}

/** What the body says on a page without a table. */
export const plainState = (screen: Screen['type']): BodyState => ({ ...nothing, screen })

/** Nothing moves, or there is nothing that could. */
export const isStill = (picture: Picture): boolean =>
  picture.type === 'none' || (picture.type === 'drawn' && picture.idle)

/**
 * The number of the last entry whose end of the match has been seen, `before` until then: the end is
 * shown on the stage first, and later movement takes nothing back.
 */
export const endSeen = (before: number, { reckoning, seq }: TableView, picture: Picture): number =>
  reckoning !== undefined && isStill(picture) ? seq : before

/** What the body says at a table. `busy`: something is on its way. `idle`: nothing moves, and nothing is on its way or being drawn. */
export function tableState(
  view: TableView,
  role: Role,
  picture: Picture,
  reckoningOpen: boolean,
  busy = false,
): BodyState {
  const { bar, seq, hash, standing } = view
  const settled = !bar.pending && !busy && (bar.asked !== undefined || view.reckoning !== undefined)
  return {
    screen: standing === 'waiting' ? 'waiting' : reckoningOpen ? 'reckoning' : 'table',
    seq: String(seq),
    hash,
    turn: bar.asked === undefined ? undefined : String(bar.asked),
    mine: String(bar.mine),
    idle: String(isStill(picture) && (settled || standing === 'waiting' || role === 'replay')),
    role,
  }
}

/** Says that something is on its way; what is said next takes it back. */
export function tellBusy(): void {
  document.body.dataset.idle = 'false'
}

/** Writes it onto the body. */
export function tellBody(state: BodyState): void {
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined) delete document.body.dataset[name]
    else document.body.dataset[name] = value
  }
}
