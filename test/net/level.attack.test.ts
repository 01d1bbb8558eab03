import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { makeDeal } from '../../src/match/dealer.ts'
import { ownAnswer } from '../../src/match/drawGathering.ts'
import type { Weakness } from '../../src/match/level.ts'
import { extendSigned, makeSigner, type Signer } from '../../src/match/signing.ts'
import { endOf } from '../../src/net/protocol/protocol.ts'
import type { Body } from '../../src/rules/body.ts'
import { drawAsked } from '../../src/rules/draws.ts'
import type { Game, Seat, Typed } from '../../src/rules/game.ts'
import { entryHash, type Journal, tableOf } from '../../src/rules/journal.ts'
import { extend, setupOf } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { hostDealt, quickWaybills } from '../waybills/waybills.ts'
import { makeGatherer, openGathering } from './lobbyWorld.ts'
import { dialOnce, hostJournal, makeWorld, pass, until, type World } from './world.ts'

type Step = (journal: Journal, signer: Signer) => { readonly by: Seat | 'host'; readonly body: Body<Typed> }

const seated = (seat: Seat, key: string): Body<Typed> => ({ type: 'seat', seat, kind: 'person', key })
const byHost = (body: Body<Typed>): ReturnType<Step> => ({ by: 'host', body })
const draws: Step = () => byHost({ type: 'chance', seed: hex32Of('the best of fifty') })
const says: Step = ({ entries: [setup] }, signer) =>
  byHost({ type: 'drawKey', key: signer.drawKey(setup ? entryHash(setup) : '') })
const proves: Step = (journal, signer) =>
  byHost({ type: 'chance', proofs: [need(ownAnswer(journal, signer), 'a part').proof] })
const deals: Step = (journal, signer) => byHost(makeDeal(quickWaybills, journal, signer))
const shuffles: Step = () => byHost({ type: 'shuffle', seed: hex32Of('the best of fifty') })
const arranges: Step = () => byHost({ type: 'mark', note: '', draws: [] })

/** A match that a cheat has begun: what its setup says, what is in it before anyone sits down, and after the host has. */
interface Begun {
  readonly game?: Game
  readonly without?: 'chance' | 'dealer'
  readonly first?: readonly Step[]
  readonly second?: readonly Step[]
  /** The guest's key, if it is seated too. */
  readonly key?: string | undefined
  readonly match?: string
}

function begun(secret: string, { game = tiny, without, first = [], second = [], key, match }: Begun): Journal {
  const options = game === tiny ? { wagons: 30 } : { hand: 2 }
  const open = { kind: 'guest' } as const
  const settings = { game, signatures: cheapSignatures, secret, options, places: [open, open] }
  const chance = without === 'chance' ? {} : { chance: 'together' as const }
  const id = match ?? hex32Of(secret)
  const played = without === 'dealer' ? hostDealt : game
  let { journal } = sound(beginMatch({ ...settings, ...chance, game: played, entropy: () => id }))
  const signer = makeSigner(cheapSignatures, secret, id)
  const write = (step: Step) => {
    const { by, body } = step(journal, signer)
    journal = sound(extendSigned(game, journal, by, body, signer)).journal
  }
  for (const step of first) write(step)
  write(() => byHost(seated(0, signer.key)))
  for (const step of second) write(step)
  if (key !== undefined) write(() => byHost(seated(1, key)))
  return journal
}

/** A guest that comes by a link, and whether its person plays on in spite of what it is told. */
async function comes(world: World, game: Game, isContent: boolean) {
  const told: (readonly Weakness[])[] = []
  const opened = await dialOnce(world, world.entropy(), {
    load: async () => game,
    async playOn(less) {
      told.push(less)
      return isContent
    },
  })
  return { told, opened }
}

/** A guest of a waiting room whose host has begun the match in its own way. */
async function gatheredAt(world: World, how: Begun) {
  const { game = tiny } = how
  const gathering = openGathering(world)
  const guest = makeGatherer(world, undefined, game)
  await guest.come()
  const { match } = gathering.kept()
  gathering.vanish()
  const { me: key } = guest.lobby()
  const { secret } = gathering.storage
  await hostJournal(world, game, begun(secret, { ...how, key, match }), secret)
  await until(world, () => (guest.table() ?? guest.problem()) !== undefined)
  return guest
}

const early: readonly (readonly [string, Begun, readonly Weakness[]])[] = [
  ['draws alone', { without: 'chance' }, [{ reason: 'hostDraws', count: 1 }]],
  ['drew before anyone sat down', { first: [draws] }, [{ reason: 'drawn', count: 1 }]],
  ['drew when it alone had sat down', { second: [says, proves] }, [{ reason: 'drawn', count: 1 }]],
  ['arranged it as a test', { first: [arranges] }, [{ reason: 'setUp', count: 1 }]],
  ['deals alone', { game: quickWaybills, without: 'dealer' }, [{ reason: 'hostDeals', count: 1 }]],
  ['dealt before anyone sat down', { game: quickWaybills, first: [deals] }, [{ reason: 'hostDeals', count: 1 }]],
  [
    'dealt and shuffled before anyone sat down',
    { game: quickWaybills, first: [deals, shuffles] },
    [
      { reason: 'drawn', count: 1 },
      { reason: 'hostDeals', count: 1 },
    ],
  ],
]

describe('a host that begins a match with less than its waiting room said', () => {
  it.each(early)('and %s finds nobody who sits down', async (_, how) => {
    const guest = await gatheredAt(makeWorld(1), how)
    expect(guest.problem()).toEqual({ type: 'unreadable', problem: { reason: 'saysLess' } })
  })

  it.each([tiny, quickWaybills])('is joined if it says as much (%#)', async (game) => {
    const guest = await gatheredAt(makeWorld(2), { game })
    expect(guest.table()).toBeDefined()
  })
})

describe('a host that invites to a match which says less', () => {
  it.each(early)('and %s is joined only by people who were told', async (_, how, less) => {
    const { game = tiny } = how
    const world = makeWorld(3)
    const secret = world.entropy()
    await hostJournal(world, game, begun(secret, how), secret)
    const refused = await comes(world, game, false)
    expect(refused.opened).toEqual({ type: 'unreadable', problem: { reason: 'leftWeaker' } })
    expect(refused.told).toEqual([less])
    expect((await comes(world, game, true)).opened).toMatchObject({ type: 'opened' })
  })

  it('has the guest who took a minute to decide, and asks nobody again who has sat there', async () => {
    const world = makeWorld(6)
    const secret = world.entropy()
    const host = await hostJournal(world, tiny, begun(secret, { first: [draws] }), secret)
    const own = world.entropy()
    const playOn = () => new Promise<boolean>((resolve) => void world.clock.after(60_000, () => resolve(true)))
    const joined = await dialOnce(world, own, { playOn })
    if (joined.type !== 'opened') throw new Error('not let in')
    expect(await until(world, () => joined.table.now().seq === host.now().seq, 30_000)).toBe(true)
    const { seq, hash } = endOf(joined.table.journal())
    joined.table.close()
    const played = async () => ({ seq, hash })
    const back = await dialOnce(world, own, { played, playOn: async () => false })
    expect(back).toMatchObject({ type: 'opened' })
  })

  it('takes the question along when it goes', async () => {
    const world = makeWorld(7)
    const secret = world.entropy()
    const host = await hostJournal(world, tiny, begun(secret, { first: [draws] }), secret)
    let isGone = false
    const opened = await dialOnce(world, world.entropy(), {
      playOn(_, gone) {
        void gone.then(() => {
          isGone = true
        })
        host.close()
        return new Promise(() => {})
      },
    })
    expect(opened).toMatchObject({ type: 'unreachable' })
    expect(isGone).toBe(true)
  })

  it('doesn’t keep its guest from leaving by not letting it answer', async () => {
    const world = makeWorld(4)
    const secret = world.entropy()
    await hostJournal(world, tiny, begun(secret, { first: [draws] }), secret)
    let isGone = false
    const opened = await dialOnce(world, world.entropy(), {
      playOn(_, gone) {
        void gone.then(() => {
          isGone = true
        })
        return new Promise(() => {})
      },
    })
    expect(opened).toEqual({ type: 'unreadable', problem: { reason: 'leftWeaker' } })
    expect(isGone).toBe(true)
  })
})

describe('the cards that everyone is to deal', () => {
  it('aren’t dealt by the host alone, before the others sit down', () => {
    const alone = begun(hex32Of('host'), { game: quickWaybills })
    const asks = (journal: Journal, dealers: readonly Seat[]) =>
      extend(quickWaybills, journal, 'host', { type: 'deal', commits: [], dealers })
    expect(asks(alone, [0])).toMatchObject({ problem: { reason: 'badDeal' } })
    const { key } = makeSigner(cheapSignatures, hex32Of('guest'), setupOf(alone).match)
    const both = begun(hex32Of('host'), { game: quickWaybills, key })
    expect(asks(both, [0])).toMatchObject({ problem: { reason: 'badDeal' } })
    expect(asks(both, [0, 1])).toHaveProperty('journal')
  })

  it('aren’t dealt by the host and a bot whose seat is somebody’s then', () => {
    const bot = () => byHost({ type: 'seat', seat: 1, kind: 'bot', name: 'random' })
    const dealt = () => byHost({ type: 'deal', commits: [], dealers: [0] })
    const journal = begun(hex32Of('host'), { game: quickWaybills, second: [bot, dealt] })
    const { key } = makeSigner(cheapSignatures, hex32Of('guest'), setupOf(journal).match)
    expect(extend(quickWaybills, journal, 'host', seated(1, key))).toMatchObject({ problem: { reason: 'notAgreed' } })
  })

  it('are dealt by an honest host once the last has come', async () => {
    const world = makeWorld(5)
    const secret = world.entropy()
    const host = await hostJournal(world, quickWaybills, begun(secret, { game: quickWaybills }), secret)
    const deals = () => host.journal().filter(({ body }) => body.type === 'deal').length
    await pass(world, 10_000)
    expect(deals()).toBe(0)
    expect((await comes(world, quickWaybills, false)).opened).toMatchObject({ type: 'opened' })
    expect(await until(world, () => deals() === 1, 10_000)).toBe(true)
  })
})

describe('a match begun under the name of another', () => {
  const input = (journal: Journal) => drawAsked(journal.entries, tableOf(journal)).input
  const { key } = makeSigner(cheapSignatures, hex32Of('guest'), hex32Of('match'))
  const how = { match: hex32Of('match'), key }

  it('asks for other draws, so that what was drawn there leads nowhere', () => {
    const [one, again] = [begun(hex32Of('host'), how), begun(hex32Of('host'), { ...how, without: 'chance' })]
    expect(setupOf(one).match).toBe(setupOf(again).match)
    expect(input(one)).not.toBe(input(again))
    expect(input(one)).not.toBe(input(begun(hex32Of('another host'), how)))
    expect(input(one)).toBe(input(begun(hex32Of('host'), how)))
  })
})
