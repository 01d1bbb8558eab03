import { sitRandom } from '../bots/random.ts'
import type { Member } from '../net/open.ts'
import { fastDraw } from '../rules/chance.ts'
import type { GameTypes } from '../rules/game.ts'
import { randomNumber } from './entropy.ts'
import type { Stay } from './scope.ts'
import type { World } from './world.ts'

/** How long a bot seems to think while things move, ms. */
const botPause = 700

/** Has a bot ready for every seat: it is asked only where a bot sits, and while this browser hosts. */
export function seatBots<G extends GameTypes>(
  { clock, query, settings }: World,
  table: Member<G>,
  stay: Stay,
): void {
  const seed = query.seed ?? randomNumber()
  const pause = settings.value.tempo === 'instant' ? 0 : botPause
  for (const seat of table.now().sitters.keys())
    stay.until(sitRandom(table.seat(seat), { draw: fastDraw(seed + seat), clock, pause }))
}
