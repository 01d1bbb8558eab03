import { signal } from '@preact/signals'
import type { ListeningState } from '../../link/link.ts'
import type { Member } from '../../net/open.ts'
import type { Invite, Reach, Role } from '../../overlay/screen.ts'
import type { GameTypes } from '../../rules/game.ts'
import type { Stay } from '../scope.ts'
import type { TableVisit } from '../tableVisit.ts'
import type { Title } from '../titles.ts'
import { showTable } from './tableScreen.ts'

/** A table that this browser is a member of, and what it needs to be shown. */
export interface Shown<G extends GameTypes = GameTypes> {
  readonly visit: TableVisit
  readonly title: Title<G>
  readonly table: Member<G>
  readonly invite: Invite | undefined
  /** Begins the next match, if this browser hosts. */
  readonly again: () => void
  readonly stay: Stay
}

/** Puts the table on the screen; what the page offers beside it follows who hosts. */
export function showMember<G extends GameTypes>({
  visit,
  title,
  table,
  invite,
  again,
  stay,
}: Shown<G>): void {
  const { world, open, code, secret, tell } = visit
  const reach = signal<Reach>(reachOf(table.reach()))
  const ownLink = () => world.link({ type: 'room', code, secret })
  const extras = () => {
    const { hosting } = table.now()
    const role: Role = !open ? 'local' : hosting ? 'host' : 'guest'
    return {
      ...{ role, reach, replay: undefined, reachAgain: table.retry },
      ownLink: open ? ownLink : undefined,
      invite: hosting ? invite : undefined,
      again: hosting ? again : undefined,
    }
  }
  const show = showTable(world, title, table, extras, stay, tell)
  let { hosting } = table.now()
  stay.until(
    table.on(() => {
      reach.value = after(reach.value, reachOf(table.reach()))
      if (table.now().hosting === hosting) return
      hosting = table.now().hosting
      show()
    }),
  )
}

/** What is lost stays so until it is there again, however often it is tried meanwhile. */
const after = (before: Reach, next: Reach): Reach =>
  before.type === 'lost' && next.type === 'registering' ? before : next

function reachOf(state: ListeningState | undefined): Reach {
  if (!state || state.type === 'closed') return { type: 'none' }
  if (state.type === 'lost' && state.retryIn === undefined) return { type: 'never' }
  return { type: state.type }
}
