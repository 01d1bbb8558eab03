import { type DialOptions, dialAny } from '../../link/dialAny.ts'
import type { Dialling } from '../../link/link.ts'
import type { Keeper } from '../../match/keeper.ts'
import { type Signer, signerIn } from '../../match/signing.ts'
import type { Game, Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import type { GuestTable, Home, PageVisit } from '../guest/guestTable.ts'
import type { GuestTools } from '../guest/join.ts'
import type { Listener } from '../host/listener.ts'
import { type MeetingPlace, placeOf } from '../protocol/place.ts'
import type { Gallery } from '../viewers/gallery.ts'

/** Dependencies of a browser at a table, whether or not it hosts. */
export interface LivePorts extends Pick<GuestTools, 'clock' | 'signatures' | 'secret' | 'said' | 'inspect'> {
  readonly keeper: Keeper
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Where the table's browsers meet; missing for a table on one device. */
  readonly room?: MeetingPlace | undefined
  /** Rules its players have agreed on for those who watch; stored with the match. */
  readonly gallery?: Gallery | undefined
}

/** A guest's way to its host. Changes once the guest has joined and a role takes over. */
export interface HostRoute extends Home {
  /** The epochs at whose addresses the host may be, the likeliest first. */
  epochs: () => readonly number[]
  search: DialOptions
  readonly visit: PageVisit
}

/** A browser's state as it comes to a table. */
export interface Arrival {
  readonly game: Game
  /** The component values of the match, unless they are built in. */
  readonly edition: unknown
  /** The room's listener, if there is a room. The host opens it. */
  readonly listener: Listener | undefined
  /** As host of a journal, as a guest of its host, or as a guest that has just joined. */
  readonly first:
    | {
        readonly hosts: Journal
        readonly returning: boolean
        /** Seats whose people are known to be away. */
        readonly away?: readonly Seat[]
      }
    | { readonly follows: Journal }
    | { readonly joined: GuestTable; readonly route: HostRoute }
}

/** This browser's signer in a match. */
export const signerOf = ({ signatures, secret }: LivePorts, journal: Journal): Signer =>
  signerIn(signatures, secret, journal)

/** Dependencies of a guest of this browser. */
export function guestTools(ports: LivePorts, route: HostRoute): GuestTools {
  const { clock, signatures, secret, said, inspect, room, gallery, keeper } = ports
  const dial: GuestTools['dial'] = (fooled) => {
    if (!room) return nobody
    const places = [...new Set(route.epochs())].map((epoch) => placeOf(room, epoch))
    // The first to answer may not be the host, so the other addresses get their turn.
    const first = fooled % places.length
    const turned = [...places.slice(first), ...places.slice(0, first)]
    return dialAny(room.network, clock, turned, fooled === 0 ? route.search : { headStart })
  }
  const learn: GuestTools['learn'] = (key) => room?.key?.learn(key)
  return {
    dial,
    clock,
    signatures,
    secret,
    said,
    inspect,
    gallery,
    learn,
    code: room?.code,
    answers: keeper.answers,
    home: route,
    visit: route.visit,
  }
}

/** Time an address has to answer before the others, ms, once someone else has answered there. */
const headStart = 1000

/** Leads nowhere, for a table on one device. */
const nobody: Dialling = { result: new Promise(() => {}), cancel() {} }
