import { computed, effect, signal } from '@preact/signals'
import type { Table } from '../../match/table.ts'
import type { GameTypes } from '../../rules/game.ts'
import type { Stage } from '../../stage/index.ts'
import type { Debugging } from '../debugSwitch.ts'
import type { Stay } from '../scope.ts'
import type { Title } from '../titles.ts'
import type { World } from '../world.ts'

/**
 * Keeps the playtester's overlay beside a table as long as it is wanted; its code comes only then.
 * The answer is to be told of the table's stage.
 */
export function offerDebug<G extends GameTypes>(
  world: World,
  title: Title<G>,
  table: Table<G>,
  stay: Stay,
): (stage: Stage<G>) => void {
  const { debug } = world
  const stage = signal<Stage<G> | undefined>(undefined)
  const open = async ({ wanted, peek, opened }: Debugging, here: Stay) => {
    const [{ showDebug }, { debugDoors }] = await Promise.all([
      import('../../debug/index.tsx'),
      import('./debugDoors.ts'),
    ])
    if (here.over) return
    const { words, colour, edition, playtest } = title
    const tempo = computed(() => world.settings.value.tempo)
    const close = () => {
      wanted.value = false
    }
    const doors = { ...debugDoors(world, title, stage), close }
    here.until(
      showDebug({ table, words, colour, edition, playtest, stage, tempo, peek, opened, doors }),
    )
  }
  const follow = (debugging: Debugging) => {
    let here: Stay | undefined
    stay.until(
      effect(() => {
        here?.end()
        here = debugging.wanted.value ? stay.inner() : undefined
        if (here) open(debugging, here).catch((error: unknown) => console.warn(error))
      }),
    )
  }
  if (debug) follow(debug)
  return (opened) => {
    stage.value = opened
  }
}
