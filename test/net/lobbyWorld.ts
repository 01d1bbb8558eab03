import { need } from '../../src/kit/assert.ts'
import type { FaultyPage } from '../../src/link/faults/network.ts'
import type { Network } from '../../src/link/link.ts'
import { type Lobby, type LobbyTitle, newLobby, type Want } from '../../src/match/lobby/lobby.ts'
import { makeSigner } from '../../src/match/signing.ts'
import type { Answer } from '../../src/match/table.ts'
import type { LobbyTable } from '../../src/net/lobby/lobbyTable.ts'
import { openLobby } from '../../src/net/lobby/openLobby.ts'
import { joinTable, type LivePorts, type LiveTable } from '../../src/net/role/liveTable.ts'
import type { Game } from '../../src/rules/game.ts'
import { tiny } from '../tiny/tiny.ts'
import { makeStorage, type Storage } from './browser.ts'
import { overheard } from './overheard.ts'
import { flush, until, type World } from './world.ts'

const wagons = { key: 'wagons', label: 'Wagons', hint: 'How many stand in the yard.' }

/** Sidings as a lobby knows it: one to six seats whose colours people choose. */
export const sidingsTitle: LobbyTitle = {
  id: tiny.id,
  seats: { min: 1, max: 6 },
  styles: 6,
  bots: ['random'],
  fields: [{ ...wagons, kind: 'number', default: 9, min: 3, max: 40 }],
}

/** A browser that comes to a lobby, and stays for the match. */
export interface Gatherer {
  readonly name: string
  readonly storage: Storage
  /** The lobby it is in, once it is. */
  lobby(): LobbyTable
  /** Its table once the match has begun. */
  table(): LiveTable | undefined
  /** Why it was not let in. */
  problem(): unknown
  /** Comes to the room. */
  come(how?: { readonly code?: string }): Promise<void>
  /** Ends its page without a goodbye. */
  vanish(): void
  /** Cuts it off from everyone, or reconnects it. */
  cutOff(off: boolean): void
}

const portsIn = (world: World, storage: Storage, code: string, page: FaultyPage): LivePorts => ({
  keeper: storage.keeper,
  secret: storage.secret,
  entropy: world.entropy,
  clock: page.clock,
  signatures: world.signatures,
  room: { network: page.network, code, key: storage.roomKey },
})

function member(world: World, name: string) {
  const { lab } = world
  let page: FaultyPage | undefined
  return {
    open() {
      page = lab.page(name)
      return page
    },
    vanish() {
      page?.end('silent')
    },
    cutOff(off: boolean) {
      const others = lab.faults.now().mute.filter(({ from, to }) => from !== name && to !== name)
      const ways = [
        { from: name, to: '*' },
        { from: '*', to: name },
      ]
      lab.faults.set({ mute: off ? [...others, ...ways] : others })
    },
  }
}

/** A guest who has not come yet. */
export function makeGatherer(world: World, storage = makeStorage(world.entropy()), game: Game = tiny): Gatherer {
  const name = storage.secret
  const own = member(world, name)
  let lobby: LobbyTable | undefined
  let table: LiveTable | undefined
  let problem: unknown
  return {
    name,
    storage,
    cutOff: own.cutOff,
    lobby: () => need(lobby, 'a lobby'),
    table: () => table,
    problem: () => problem,
    async come({ code = 'ROOM' } = {}) {
      ;[lobby, table, problem] = [undefined, undefined, undefined]
      const ports = portsIn(world, storage, code, own.open())
      const load = async () => game
      const gathered = (one: LobbyTable) => {
        lobby = one
      }
      void joinTable(ports, { load, gathered }).result.then((joined) => {
        if (joined.type === 'opened') table = joined.table
        else problem = joined
      })
      await until(world, () => (lobby ?? table ?? problem) !== undefined)
    },
    vanish() {
      table?.close()
      own.vanish()
    },
  }
}

/** A host, who opens the room. */
export interface Host {
  readonly storage: Storage
  /** The lobby as stored by its browser. */
  kept(): Lobby
  lobby(): ReturnType<typeof openLobby>
  table(): LiveTable | undefined
  /** Reloads the page, with another lobby if it cheats. */
  reload(change?: (lobby: Lobby) => Lobby): void
  vanish(): void
}

/** Opens a table for people to gather at. `tell`: what a host that cheats makes of what it says. */
export function openGathering(world: World, title = sidingsTitle, code = 'ROOM', tell = (text: string) => text): Host {
  const storage = makeStorage(world.entropy())
  const own = member(world, storage.secret)
  const match = world.entropy()
  const host = makeSigner(world.signatures, storage.secret, match).key
  let kept = newLobby(title, { match, host })
  let lobby: ReturnType<typeof openLobby> | undefined
  let table: LiveTable | undefined
  const open = (returning: boolean) => {
    const ports = portsIn(world, storage, code, telling(own.open(), tell))
    const rules = { game: tiny, edition: undefined }
    lobby = openLobby(ports, rules, {
      title,
      lobby: kept,
      returning,
      keep(now) {
        kept = JSON.parse(JSON.stringify(now))
      },
      started(opened) {
        if ('table' in opened) table = opened.table
      },
    })
  }
  open(false)
  return {
    storage,
    vanish: own.vanish,
    kept: () => kept,
    lobby: () => need(lobby, 'a lobby'),
    table: () => table,
    reload(change = (lobby) => lobby) {
      own.vanish()
      kept = change(kept)
      open(true)
    },
  }
}

/** A page that says something else to those who come to it. */
function telling(page: FaultyPage, tell: (text: string) => string): FaultyPage {
  const { listen, dial } = page.network
  const network: Network = {
    dial,
    listen: (at, onLink, host) => listen(at, (link) => onLink(overheard(link, () => {}, undefined, tell)), host),
  }
  return { ...page, network }
}

/** Asks for a change and waits for its answer. */
export async function ask(world: World, lobby: LobbyTable, want: Want): Promise<Answer> {
  let answer: Answer | undefined
  void lobby.want(want).then((one) => {
    answer = one
  })
  await until(world, () => answer !== undefined)
  await flush()
  return need(answer, 'an answer')
}
