import type { Table } from '../../match/table.ts'
import { facesOf } from '../../rules/faces.ts'
import type { Stage } from '../../stage/index.ts'
import type { portraitOf as makePortrait } from '../../stage/kit/people/locket.ts'

/**
 * Shows the faces of those at a table, unless it is veiled, with code that loads beside it. Call what this returns at
 * every change: someone else may sit there, or have gone.
 */
export function meeting(table: Pick<Table, 'now'>, stage: Pick<Stage, 'meet'>) {
  if (table.now().veiled) return () => {}
  let portraitOf: typeof makePortrait | undefined
  let shown = ''
  const meet = () => {
    const { sitters, table: state } = table.now()
    const draw = portraitOf
    if (!draw) return
    const all = facesOf(state.roster.seats).map((name, seat) => ({ name, isAway: sitters[seat]?.present === false }))
    if (JSON.stringify(all) === shown) return
    shown = JSON.stringify(all)
    stage.meet(all.map(({ name, isAway }) => draw(name, isAway)))
  }
  const loaded = async () => {
    portraitOf = (await import('../../stage/kit/people/locket.ts')).portraitOf
    meet()
  }
  loaded().catch((error: unknown) => console.warn('Couldn’t load the faces at the table.', error))
  return meet
}
