import type { Brain } from '../../bots/brain.ts'
import { pick } from '../../bots/pick.ts'
import { sit } from '../../bots/sit.ts'
import type { OpenTitle } from '../../games/title.ts'
import type { Asked } from '../../match/table.ts'
import type { LiveTable } from '../../net/liveTable.ts'
import { fastDraw } from '../../rules/chance.ts'
import { randomNumber } from '../entropy.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'

/** How long a bot appears to think while things move, ms. */
const botPause = 700

/** Readies a bot for every seat. It is only asked where a bot sits, and while this browser hosts. */
export function seatBots(world: World, title: OpenTitle, table: LiveTable, scope: Scope): void {
  const { clock, query, settings } = world
  const pause = settings.value.tempo === 'instant' ? 0 : botPause
  const think = thinker(title, query.seed ?? randomNumber(), scope)
  for (const seat of table.now().sitters.keys()) {
    const decide = (asked: Asked) => think(table.now().sitters[seat]?.name, asked)
    scope.onEnd(sit(table.seat(seat), { decide, clock, pause }))
  }
}

/** Decides moves; what thinks loads with the first of them. Where it doesn’t load, any move is better than none. */
function thinker(title: OpenTitle, seed: number, scope: Scope): Brain['decide'] {
  let loading: Promise<Brain> | undefined
  let seeds = seed
  const load = async () => {
    const { makeBrain, startWorker } = await import('../../bots/brain.ts')
    const brain = makeBrain({ title, seed: () => seeds++, worker: startWorker })
    scope.onEnd(brain.close)
    return brain
  }
  return async (name, asked) => {
    loading ??= load()
    try {
      return await (await loading).decide(name, asked)
    } catch (error) {
      console.error(error)
      loading = undefined
      return pick(asked.choice.moves, fastDraw(seeds++))
    }
  }
}
