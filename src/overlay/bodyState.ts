import type { Picture, Role, Screen } from './screen.ts'
import type { TableView } from './table/tableView.ts'

/** The page’s state in `data-` attributes of its body, for tests and style sheets. */
type BodyState = Readonly<Record<keyof typeof nothing, string | undefined>>

const nothing = {
  screen: undefined,
  seq: undefined,
  hash: undefined,
  turn: undefined,
  mine: undefined,
  idle: undefined,
  role: undefined,
}

/** The state of a page without a table. */
export const plainState = (screen: Screen['type']): BodyState => ({ ...nothing, screen })

/** Nothing is moving, or nothing could. */
const isStill = (picture: Picture): boolean => picture.type === 'none' || (picture.type === 'drawn' && picture.idle)

/**
 * The position that ends the match, by its hash, once the stage has shown it; `before` until then. Whatever moves later
 * doesn’t take that back, nor do entries that leave the position as it is.
 */
export const endShown = (before: string, { reckoning, hash }: TableView, picture: Picture): string =>
  reckoning !== undefined && isStill(picture) ? hash : before

/** The state of a page with a table. `idle`: nothing is moving, on its way, or being drawn by chance. */
export function tableState(
  view: TableView,
  role: Role,
  picture: Picture,
  isReckoned: boolean,
  busy = false,
): BodyState {
  const { bar, seq, hash, standing } = view
  const settled = !bar.pending && !busy && (bar.asked !== undefined || view.reckoning !== undefined)
  return {
    screen: standing === 'waiting' ? 'waiting' : isReckoned ? 'reckoning' : 'table',
    seq: String(seq),
    hash,
    turn: bar.asked === undefined ? undefined : String(bar.asked),
    mine: String(bar.mine),
    idle: String(isStill(picture) && (settled || standing === 'waiting' || role === 'replay')),
    role,
  }
}

/** Marks the page as busy until its state is set again. */
export function setBusy(): void {
  document.body.dataset.idle = 'false'
}

/** Writes the state onto the body. */
export function setBodyState(state: BodyState): void {
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined) delete document.body.dataset[name]
    else document.body.dataset[name] = value
  }
}
