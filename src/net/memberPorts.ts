import type { Clock } from '../kit/clock.ts'
import { address } from '../link/address.ts'
import type { Dialling } from '../link/link.ts'
import type { Keeper } from '../match/keeper.ts'
import type { Inspect } from '../match/match.ts'
import type { Signatures } from '../match/signing.ts'
import type { GuestTools, Visit } from './guest.ts'
import type { Room } from './listener.ts'
import { dialAny, type Search } from './search.ts'

/** What a browser at a table works with, whether it hosts or not. */
export interface MemberPorts {
  readonly keeper: Keeper
  readonly clock: Clock
  readonly signatures: Signatures
  /** 32 hexadecimal digits from which the key of its seats follows. Keep it before it is used. */
  readonly secret: string
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Names this build of the page, for people. */
  readonly build: string
  /** How the sitter wants to be called. */
  readonly name?: string | undefined
  readonly inspect?: Inspect | undefined
  /** Where the table's browsers meet; missing for a table at one device. */
  readonly room?: Room | undefined
}

/** What a guest's dialling depends on, once there is a member around it. */
export interface Hooks {
  /** The epochs at whose addresses the host may be, the likeliest first. */
  epochs: () => readonly number[]
  /** How the first of them is tried before the others. */
  search?: Search
  /** The host wants this browser to host. */
  handedOver: () => void
  readonly visit: Visit
}

/** What a guest of this browser works with. */
export function guestTools(ports: MemberPorts, hooks: Hooks): GuestTools {
  const { clock, signatures, secret, build, name, inspect, room } = ports
  const dial = () => {
    if (!room) return nobody
    const places = [...new Set(hooks.epochs())].map((epoch) => address(room.code, epoch))
    return dialAny(room.network, clock, places, hooks.search)
  }
  const handedOver = () => hooks.handedOver()
  const { visit } = hooks
  return { dial, clock, signatures, secret, build, name, inspect, handedOver, visit }
}

/** Leads nowhere, for a table at one device. */
const nobody: Dialling = { result: new Promise(() => {}), cancel() {} }
