import { makeEmitter } from '../../kit/emitter.ts'
import { sha256Hex } from '../../kit/hash.ts'
import { address } from '../../link/address.ts'
import type { Link, Listening, ListeningState } from '../../link/link.ts'
import { type MeetingPlace, placeOf } from '../protocol/place.ts'

/**
 * Listens at a host's addresses: its epoch's, and for newcomers, who don't know the room's key, the first one, to which
 * every invite leads, and the one that follows from the code.
 */
export interface Listener {
  /** Starts listening. `returning`: this browser may have held the addresses before a reload. */
  open(epoch: number, returning: boolean): void
  /**
   * Tries to get an epoch's address, which only one browser can have. Reports once whether it did. The function
   * returned cancels the attempt.
   */
  claim(epoch: number, report: (isMine: boolean) => void): () => void
  /** Hands all links to a table, those first that came before there was one. */
  connect(accept: (link: Link) => void): void
  /** Keeps these links, and all new ones, waiting until the next `connect`. */
  hold(links?: readonly Link[]): void
  /** Reachability of this host; `undefined` while not listening. */
  state(): ListeningState | undefined
  /** The wanted addresses that another browser has. */
  taken(): readonly string[]
  /** Retries now whatever is not open. */
  retry(): void
  /** Calls when any of this may have changed; the function returned stops that. */
  on(listener: () => void): () => void
  close(): void
}

/** A closed listener. The signalling server recognises a returning browser by its secret. */
export function makeListener(room: MeetingPlace, secret: string): Listener {
  const { network } = room
  const token = sha256Hex(`narrow-gauge token ${secret}`).slice(0, 32)
  const emitter = makeEmitter<undefined>()
  const waiting: Link[] = []
  const listenings = new Map<string, Listening>()
  let accept: ((link: Link) => void) | undefined
  const onLink = (link: Link) => {
    if (accept) accept(link)
    else waiting.push(link)
  }
  const listen = (place: string, returning: boolean) => {
    listenings.get(place)?.close()
    const listening = network.listen(place, onLink, { token, returning })
    listenings.set(place, listening)
    listening.on(() => emitter.emit(undefined))
    return listening
  }
  const close = () => {
    const all = [...listenings.values()]
    listenings.clear()
    for (const listening of all) listening.close()
    for (const link of waiting.splice(0)) link.close('moved')
  }
  return {
    close,
    claim(epoch, report) {
      const listening = listen(placeOf(room, epoch), false)
      const off = listening.on(({ type }) => {
        if (type !== 'open' && type !== 'taken') return
        off()
        if (type === 'taken') close()
        report(type === 'open')
      })
      return () => {
        off()
        close()
      }
    },
    on: (listener) => emitter.on(() => listener()),
    open(epoch, returning) {
      const places = [placeOf(room, epoch), address(room.code, epoch), address(room.code, 1)]
      for (const one of new Set(places)) if (!listenings.has(one)) listen(one, returning)
    },
    connect(to) {
      accept = to
      for (const link of waiting.splice(0)) to(link)
    },
    hold(links = []) {
      accept = undefined
      waiting.push(...links)
    },
    state() {
      const states = [...listenings.values()].map(({ state }) => state)
      return states.find(({ type }) => type === 'open') ?? states[0]
    },
    taken: () => [...listenings.values()].filter(isTaken).map((one) => one.address),
    retry() {
      for (const [place, { state }] of listenings) if (state.type !== 'open') listen(place, true)
      emitter.emit(undefined)
    },
  }
}

const isTaken = ({ state }: Listening) => state.type === 'taken'
