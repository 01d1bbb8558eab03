import { need } from '../../src/kit/assert.ts'
import { address } from '../../src/link/address.ts'
import type { Link } from '../../src/link/link.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { newLobby } from '../../src/match/lobby/lobby.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { signChallenge } from '../../src/net/protocol/handshake.ts'
import { endOf } from '../../src/net/protocol/protocol.ts'
import type { LiveTable } from '../../src/net/role/liveTable.ts'
import { joinTable } from '../../src/net/role/liveTable.ts'
import { sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { ask, type Gatherer, makeGatherer, openGathering, sidingsTitle } from '../net/lobbyWorld.ts'
import { helloBy, listen, type Raw } from '../net/raw.ts'
import { flush, options, pass, playAt, room, seatOf, until, type World } from '../net/world.ts'
import { tiny } from '../tiny/tiny.ts'
import { watchEscapes } from './escapes.ts'
import { mutate } from './mutate.ts'
import { recordedWorld } from './record.ts'
import type { Damage, Siege } from './sieges.ts'

type LobbySiege = Pick<Siege, 'seed' | 'messages' | 'traffic'>

const burst = 10
const pace = 250

/** Sends the host of a lobby what guests might say, and more; then its match must still begin. */
export async function besiegeLobby({ seed, messages, traffic }: LobbySiege): Promise<Damage> {
  const world = recordedWorld(seed, traffic)
  const host = openGathering(world)
  const ben = makeGatherer(world)
  await ben.come()
  const { draw } = world
  const other = () => traffic.toHost.one(draw)
  const escapes = watchEscapes()
  try {
    let eve: Raw | undefined
    for (let sent = 0; sent < messages; sent += burst) {
      if (!eve?.link.open) eve = await comeIn(world)
      for (let left = burst; left > 0; left--) escapes.guard(() => eve?.link.send(mutate(other(), { draw, other })))
      await pass(world, pace)
    }
    eve?.link.close('bye')
    await pass(world, 60_000)
    const damage = await begin(world, host, ben)
    return [...escapes.all(), ...damage]
  } finally {
    escapes.stop()
  }
}

/** Someone who says hello rightly, and so is let in. */
async function comeIn(world: World): Promise<Raw | undefined> {
  let link: Link | undefined
  void world.network.dial(address(room, 1)).result.then((dialled) => {
    if ('link' in dialled) link = dialled.link
  })
  await until(world, () => link !== undefined, 1000)
  const raw = link && listen(world, link)
  await until(world, () => raw?.heard.some(({ type }) => type === 'challenge') === true, 1000)
  if (!raw?.heard.some(({ type }) => type === 'challenge')) return undefined
  raw.link.send(JSON.stringify(helloBy(raw, world.entropy(), { page: world.entropy() })))
  return raw
}

/** Leaves a lobby’s host and one guest in their seats, closes all others, and begins the match. */
async function begin(world: World, host: ReturnType<typeof openGathering>, ben: Gatherer) {
  const lobby = host.lobby()
  const keys = [lobby.me, ben.lobby().me]
  for (const [seat, { kind, ...one }] of lobby.now().lobby.seats.entries()) {
    if ('key' in one && keys.includes(String(one.key))) continue
    if (kind === 'person' || kind === 'bot') await ask(world, lobby, { type: 'remove', seat })
    await ask(world, lobby, { type: 'close', seat })
  }
  for (const [style, one] of [lobby, ben.lobby()].entries()) {
    const seat = lobby.now().lobby.seats.findIndex((at) => 'key' in at && at.key === one.me)
    await ask(world, one, { type: 'style', seat, style })
  }
  lobby.start()
  await until(world, () => host.table() !== undefined && ben.table() !== undefined, 60_000)
  await flush()
  return playFew(world, [host.table(), ben.table()])
}

/** Lets two play a few moves. */
async function playFew(world: World, tables: readonly (LiveTable | undefined)[]): Promise<Damage> {
  const seqs = () => tables.map((table) => table?.now().seq ?? 0)
  const isOver = () => tables.every((table) => table?.now().standing === 'over')
  for (const table of tables) if (table) playAt(world, table, seatOf(table))
  const from = Math.max(...seqs())
  const goesOn = await until(world, () => isOver() || seqs().every((seq) => seq > from + 2), 60_000)
  return goesOn ? [] : [`the match does not begin, or go on: ${seqs()}`]
}

/** Number of messages a false host sends one visitor. */
const perVisit = 40

/** Answers visitors as a false host, with what hosts say and more; an honest one must still be found. */
export async function besiegeVisitors({ seed, messages, traffic }: LobbySiege): Promise<Damage> {
  const world = recordedWorld(seed, traffic)
  const { draw } = world
  const impostor = falseHost(world)
  const other = () => (draw(2) === 0 ? impostor.says() : traffic.toGuest.one(draw))
  const mallory = world.lab.page('mallory')
  const links: Link[] = []
  const listening = mallory.network.listen(address(room, 1), (link) => {
    links.push(link)
    link.send(impostor.challenge(link))
  })
  await pass(world, 100)
  const escapes = watchEscapes()
  try {
    for (let sent = 0; sent < messages; sent += perVisit) {
      const visit = comeTo(world)
      await pass(world, pace)
      for (let left = perVisit; left > 0; left--) {
        const link = links.at(-1)
        const text = draw(6) === 0 ? impostor.says() : mutate(other(), { draw, other })
        escapes.guard(() => link?.send(draw(12) === 0 ? impostor.challenge(link) : text))
        if (left % burst === 0) await pass(world, pace)
      }
      visit.leave()
      await pass(world, 100)
    }
    listening.close()
    mallory.end('closed')
    await pass(world, 60_000)
    const host = openGathering(world)
    const ben = makeGatherer(world)
    await ben.come()
    const damage = await begin(world, host, ben)
    return [...escapes.all(), ...damage]
  } finally {
    escapes.stop()
  }
}

/** The means to pass for the host of a match or lobby that is not there. */
function falseHost({ entropy, draw }: World) {
  const secret = entropy()
  const places = [{ kind: 'mine' }, { kind: 'guest' }] as const
  const made = { game: tiny, entropy, signatures: cheapSignatures, secret, places, options }
  const { journal, signer } = sound(beginMatch({ ...made, chance: 'together' }))
  const { entries } = journal
  const match = need(entries[0]?.body.type === 'setup' ? entries[0].body.match : undefined, 'a match')
  const host = makeSigner(cheapSignatures, secret, match).key
  const lobby = newLobby(sidingsTitle, { match, host })
  const company = { quiet: [], absent: [] }
  const welcome = { type: 'welcome', match, from: 0, entries, ...company }
  const said = [welcome, welcome, { type: 'lobby', seq: draw(9), lobby, ...company }]
  return {
    says: () => JSON.stringify(said[draw(said.length)]),
    challenge(link: Link) {
      const gathering = draw(2) === 0 ? { gathering: true as const } : {}
      const ids = { nonce: entropy(), match, people: match, ...endOf(entries), ...gathering }
      return JSON.stringify(signChallenge(signer, ids, { link, code: room }))
    },
  }
}

/** A visitor of the room, who leaves whatever has come of it. */
function comeTo(world: World) {
  const page = world.lab.page('visitor')
  let table: LiveTable | undefined
  const { result, cancel } = joinTable(
    {
      keeper: memoryKeeper(),
      secret: world.entropy(),
      entropy: world.entropy,
      clock: page.clock,
      signatures: cheapSignatures,
      room: { network: page.network, code: room },
    },
    { load: async () => tiny, gathered: (lobby) => void lobby.want({ type: 'sit', seat: 1 }) },
  )
  void result.then((joined) => {
    if (joined.type === 'opened') table = joined.table
  })
  return {
    leave() {
      cancel()
      table?.close()
      page.end('closed')
    },
  }
}
