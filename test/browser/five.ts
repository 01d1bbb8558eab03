import { need } from '../../src/kit/assert.ts'
import { gather, hostOf, playDealt, standIn } from './gathering.ts'
import type { Scene } from './harness.ts'
import { agree } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Moves between one mishap and the next. */
const between = 12

/** The computer plays for someone until they take their seat back. */
async function lendSeat(all: readonly Visitor[]): Promise<void> {
  const { turn } = await agree(all)
  const seat = Number(turn)
  await standIn(all, seat)
  const { page } = need(all[seat], 'who is idle')
  await page.click('[data-take-back]')
  for (const one of all) await one.page.waitForSelector(`.seats [data-seat="${seat}"][data-state=here]`)
}

/** The host’s browser is killed and comes back as a guest. */
async function loseHost(all: Visitor[], open: Scene['open'], query: string): Promise<void> {
  const at = await hostOf(all)
  const lost = need(all[at], 'the host')
  const storage = await lost.storage()
  await lost.vanish()
  await hostOf(all.filter((one) => one !== lost))
  all[at] = await open({ name: `${lost.name} again`, query, storage })
  for (const one of all) await one.page.waitForSelector(`.seats [data-seat="${at}"][data-state=here]`)
}

/** Five people at five browsers play Snowdonia, lose a host, lend a seat, and play on. */
export async function playFive(open: Scene['open']): Promise<readonly Visitor[]> {
  const { all, query } = await gather(open, 'snowdonia', 5)
  await playDealt(all, 1, between)
  await loseHost(all, open, query)
  await playDealt(all, 2, between)
  await lendSeat(all)
  await playDealt(all, 3, between)
  return all
}
