import { sha256Hex } from '../kit/hash.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { address } from '../link/address.ts'
import type { Link, Listening, ListeningState, Network } from '../link/link.ts'

/** Where the browsers of a table meet. */
export interface Room {
  readonly network: Network
  /** What people read out to each other. */
  readonly code: string
}

/** The addresses at which a host can be reached: its epoch's, and the first, to which all invitations lead. */
export interface Doors {
  /** Opens both for good. `returning`: this browser may have had them before a reload. */
  open(epoch: number, returning: boolean): void
  /**
   * Tries to get an epoch's address, which one browser only can have. Tells once: whether it has it.
   * The answer calls it off.
   */
  claim(epoch: number, told: (mine: boolean) => void): () => void
  /** Leads all who come to a table, those first who came before. */
  lead(accept: (link: Link) => void): void
  /** Keeps those who come waiting from now on. */
  hold(): void
  /** How well it can be reached; `undefined` while it is not meant to be. */
  state(): ListeningState | undefined
  /** The addresses that somebody else has. */
  taken(): readonly string[]
  /** Tries at once to be reached again. */
  again(): void
  /** Calls when any of this may have changed; the answer stops it. */
  on(listener: () => void): () => void
  close(): void
}

/** Doors that are closed. By its secret the signalling server knows a browser again. */
export function makeDoors(room: Room, secret: string): Doors {
  const token = sha256Hex(`narrow-gauge token ${secret}`).slice(0, 32)
  const emitter = makeEmitter<undefined>()
  const changed = () => emitter.emit(undefined)
  const waiting: Link[] = []
  const open = new Map<number, Listening>()
  let accept: ((link: Link) => void) | undefined
  const onLink = (link: Link) => {
    if (accept) accept(link)
    else waiting.push(link)
  }
  const listen = (epoch: number, returning: boolean) => {
    open.get(epoch)?.close()
    const at = address(room.code, epoch)
    const listening = room.network.listen(at, onLink, { token, returning })
    open.set(epoch, listening)
    listening.on(changed)
    return listening
  }
  const close = () => {
    const all = [...open.values()]
    open.clear()
    for (const listening of all) listening.close()
    for (const link of waiting.splice(0)) link.close('moved')
  }
  return {
    close,
    on: (listener) => emitter.on(() => listener()),
    open(epoch, returning) {
      for (const one of new Set([epoch, 1])) if (!open.has(one)) listen(one, returning)
    },
    claim(epoch, told) {
      const listening = listen(epoch, false)
      const off = listening.on(({ type }) => {
        if (type !== 'open' && type !== 'taken') return
        off()
        if (type === 'taken') close()
        told(type === 'open')
      })
      return () => {
        off()
        close()
      }
    },
    lead(to) {
      accept = to
      for (const link of waiting.splice(0)) to(link)
    },
    hold() {
      accept = undefined
    },
    state() {
      const states = [...open.values()].map(({ state }) => state)
      return states.find(({ type }) => type === 'open') ?? states[0]
    },
    taken: () =>
      [...open.values()].flatMap((one) => (one.state.type === 'taken' ? [one.address] : [])),
    again() {
      for (const [epoch, { state }] of open) if (state.type !== 'open') listen(epoch, true)
      changed()
    },
  }
}
