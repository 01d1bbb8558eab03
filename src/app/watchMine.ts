import { effect } from '@preact/signals'
import type { TableScreen } from '../overlay/screen.ts'
import type { RecentMatch } from '../overlay/screens/recentMatch.ts'
import type { Place } from './address.ts'
import type { Mine } from './storage/recentMatches.ts'

/** Remembers a table of this device or of a room as its match goes on, until the answer is called. */
export function watchMine(mine: Mine, place: Place, table: TableScreen): () => void {
  const { role } = table
  if (role === 'replay' || (place.type !== 'room' && place.type !== 'here')) return () => {}
  const { code } = place
  let before = ''
  return effect(() => {
    const match = matchOf(table, { code, role })
    const now = JSON.stringify(match)
    if (now === before) return
    before = now
    void keep(mine, match, table)
  })
}

async function keep(mine: Mine, match: Omit<RecentMatch, 'at'>, table: TableScreen): Promise<void> {
  if (match.outcome === undefined) return mine.note(match)
  const id = `${match.code}-${table.name().slice(0, 8)}`
  // What is over is looked through; under the room's own name the next match will stand.
  if (!mine.list.value.some((one) => one.id === id)) await mine.note({ ...match, id }, table.text())
  await mine.forget(match.code)
}

function matchOf(
  { store }: TableScreen,
  { code, role }: Pick<RecentMatch, 'code' | 'role'>,
): Omit<RecentMatch, 'at'> {
  const { seats, seq, bar, far, reckoning, test } = store.view.value
  return {
    ...{ id: code, code, role, seq, far, test },
    title: store.title,
    seats: seats.map(({ look, sitter: { kind, mine } }) => ({ ...look, who: kind, mine })),
    asked: bar.asked,
    outcome: reckoning?.sentence,
  }
}
