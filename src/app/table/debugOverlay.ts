import { computed, effect, signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import type { Table } from '../../match/table.ts'
import type { Stage } from '../../stage/index.ts'
import type { Debugging } from '../debugSwitch.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'

/**
 * Keeps the playtester’s overlay beside a table while it is wanted; its code only loads then. The returned function
 * takes the table’s stage once that is open.
 */
export function offerDebug(world: World, title: OpenTitle, table: Table, scope: Scope): (stage: Stage) => void {
  const { debug } = world
  const stage = signal<Stage | undefined>(undefined)
  const open = async ({ wanted, peek, opened }: Debugging, here: Scope) => {
    const [{ showDebug }, { debugActions }] = await Promise.all([
      import('../../debug/index.tsx'),
      import('./debugActions.ts'),
    ])
    if (here.ended) return
    const { words, seat, edition, playtest } = title
    const tempo = computed(() => world.settings.value.tempo)
    const close = () => {
      wanted.value = false
    }
    const actions = { ...debugActions(world, title, stage), close }
    here.onEnd(showDebug({ table, words, seat, edition, playtest, stage, tempo, peek, opened, actions }))
  }
  const follow = (debugging: Debugging) => {
    let here: Scope | undefined
    scope.onEnd(
      effect(() => {
        here?.end()
        here = debugging.wanted.value ? scope.child() : undefined
        if (here) open(debugging, here).catch((error: unknown) => console.warn(error))
      }),
    )
  }
  if (debug) follow(debug)
  return (opened) => {
    stage.value = opened
  }
}
