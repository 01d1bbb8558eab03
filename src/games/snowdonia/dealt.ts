import { need } from '../../kit/assert.ts'
import { type Box, lineIn, trainIn } from './box.ts'
import type { EffectOf } from './effects.ts'
import type { Position } from './position.ts'

/** Setup steps 7, 8, 13 and 14: track cards with their rubble, trains with their coal, yard and bag. */
export function dealt(box: Box, p: Position, effect: EffectOf<'dealt'>): void {
  const { values } = box
  p.start = effect.start
  p.tracks = [...effect.tracks]
  p.aside = effect.aside
  for (const [at, space] of lineIn(box, p).tracks.entries())
    p.rubble[space] = need(box.tracks[p.tracks[at] ?? -1], 'a track card').rubble
  p.shed = effect.trains.map((train) => ({ train, coal: trainIn(box, train).coal }))
  const [alone] = p.boards.length === 1 ? p.boards : []
  if (alone) {
    alone.train = p.settings.train
    alone.goods.coal = trainIn(box, alone.train).coal
    p.bag.coal = values.solo.coal - alone.goods.coal
    return
  }
  const { iron, stone, coal } = values.yard
  p.yard = { iron, stone, coal }
  p.bag.coal = values.box.coal.value - coal - p.shed.reduce((sum, one) => sum + one.coal, 0)
}
