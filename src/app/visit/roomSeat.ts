import { memoryKeeper } from '../../match/keeper.ts'
import { readLobby } from '../../match/lobby/read.ts'
import type { PagePlace } from '../address.ts'
import { randomHex32 } from '../entropy.ts'
import type { Scope } from '../scope.ts'
import { forgetMatch, storeKeeper } from '../storage/matchStore.ts'
import { addRoom, isLive, type KeptRoom, loadRoom, saveRoom } from '../storage/rooms.ts'
import type { RoomHold } from '../windows.ts'
import type { World } from '../world.ts'
import type { OpensLobby, Stake } from './tableVisit.ts'

/** A room that others can come to. */
export type RoomPlace = Extract<PagePlace, { type: 'room' }>

/** A window’s stake in a room. */
export interface RoomSeat extends Stake {
  /** This browser has never been in the room, whatever the link. */
  readonly isStrange: boolean
  /** Another window of this browser has its seat there. */
  readonly isSecond: boolean
}

/** This window’s stake in a room: a seat’s secret, saved before it is used, and a place for the match. */
export async function seatIn(
  world: World,
  { code, secret: brought }: RoomPlace,
  scope: Scope,
  { take, lost }: RoomHold,
): Promise<RoomSeat> {
  const known = await loadRoom(world.store, code)
  const own = take ? known?.secret : (brought ?? world.tab.read(code))
  if (brought !== undefined) world.rename({ type: 'room', code })
  const isFirst = known !== undefined && own === known.secret
  const isSecond = known !== undefined && brought === undefined
  const isOther = !isFirst && own !== undefined
  if (isOther && brought === undefined) return besides(world, code, own, { known: true, isSecond })
  const hold = () => isHeldElsewhere(world, code, scope, { take: isFirst, lost })
  // The first window keeps the match of this room; a second one does without.
  if (known && (await hold())) return besides(world, code, own ?? randomHex32(), { known: own !== undefined, isSecond })
  if (isFirst) world.tab.write(code, known.secret)
  if (known && isOther) await forgetMatch(world.store, code)
  const room = known && !isOther ? known : await enter(world, code, own ?? randomHex32(), known)
  if (!known) void hold()
  const isNew = !known && brought === undefined
  const keeper = storeKeeper(world.store, code)
  return {
    secret: room.secret,
    isRenewing: isLive(room) && room.renewed !== undefined,
    keeper,
    opens: room.role === 'host' ? hostedLobby(world, code, room) : undefined,
    known: !isNew,
    isNew,
    isStrange: !known,
    isSecond: false,
  }
}

/** The lobby of a room this browser has opened. */
function hostedLobby({ store }: World, code: string, room: Extract<KeptRoom, { role: 'host' }>): OpensLobby {
  const { after: _, ...opened } = room
  const { game, lobby } = opened
  return {
    type: 'lobby',
    game,
    kept: readLobby(lobby),
    after: room.after,
    keep: (now, after) => saveRoom(store, code, { ...opened, lobby: now, ...(after === undefined ? {} : { after }) }),
  }
}

/** The seat of a second window. */
function besides(world: World, code: string, secret: string, of: Pick<RoomSeat, 'known' | 'isSecond'>): RoomSeat {
  world.tab.write(code, secret)
  const here = { secret, keeper: memoryKeeper(), opens: undefined }
  return { ...of, ...here, isNew: false, isStrange: false }
}

/** Saves the secret of a seat in a room that someone else has opened, instead of one that was `known`. */
async function enter({ store }: World, code: string, secret: string, known: KeptRoom | undefined): Promise<KeptRoom> {
  const room: KeptRoom = { role: 'guest', secret }
  await (known ? saveRoom : addRoom)(store, code, room)
  return room
}

/** Whether another window has this room. */
export async function isHeldElsewhere(world: World, code: string, scope: Scope, how: RoomHold): Promise<boolean> {
  const { elsewhere, release } = await world.hold(code, how)
  scope.onEnd(release)
  return elsewhere
}
