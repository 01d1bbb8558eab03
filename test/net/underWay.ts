import { need } from '../../src/kit/assert.ts'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import type { Answer } from '../../src/match/table.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Move } from '../tiny/tiny.ts'
import {
  type House,
  join,
  makeWorld,
  openHouse,
  playAt,
  type TinyGuest,
  type TinyTable,
  until,
  type World,
} from './world.ts'

/** A host and a guest in mid-match, as far as wanted, with a seat asked to choose. */
export async function underWay(
  seed: number,
  wire: Wire = perfectWire,
  isFar: (table: TinyTable) => boolean = (table) => table.now().seq > 9,
) {
  const world = makeWorld(seed, wire)
  const house = await openHouse(world, [{ kind: 'mine' }, { kind: 'guest' }])
  const guest = await join(world, world.entropy())
  const stops = [playAt(world, house.table, 0), playAt(world, guest, 1)]
  await until(world, () => isFar(house.table) && house.table.now().ask.type === 'choose')
  for (const stop of stops) stop()
  await until(world, () => isLevel(house, guest))
  return { world, house, guest }
}

/** Host and guest are at the same entry, with nothing pending. */
export const isLevel = ({ table }: House, guest: TinyGuest): boolean =>
  guest.now().seq === table.now().seq && !guest.now().pending && !table.now().pending

/** Does something at a table and waits for its answer. */
export const act = (world: World, table: TinyTable, seat: number, body: Body<Move>): Promise<Answer> =>
  settled(world, table.act(seat, body))

/** Waits for an answer. */
export async function settled(world: World, asked: Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined
  void asked.then((one) => {
    answer = one
  })
  await until(world, () => answer !== undefined)
  return need(answer, 'an answer')
}
