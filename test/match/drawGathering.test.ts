import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { checkMatch } from '../../src/match/checkMatch.ts'
import { chainDue, makeGathering, ownReveal } from '../../src/match/drawGathering.ts'
import { makeSigner } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import type { Seat } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, extend, openJournal } from '../../src/rules/replay.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { type Move, type Tiny, tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const setup = { ...setupFor(tiny, 3, { wagons: 30 }), chance: 'chains' } as const
const signers = ['blue', 'green', 'stranger'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const [blue, green] = [need(signers[0], 'blue'), need(signers[1], 'green')]
const devices = [blue, green]

const write = (journal: Journal, by: Seat | 'host', body: Body<Move>): Journal =>
  sound(extend(tiny, journal, by, body)).journal

const refused = (journal: Journal, by: Seat | 'host', body: Body<Move>) => {
  const step = extend(tiny, journal, by, body)
  return 'problem' in step ? step.problem.reason : undefined
}

/** A match of two people and a bot, in which everyone has started a chain. */
function begun(chains = devices): Journal {
  const people = devices.map(({ key }, seat) => ({ type: 'seat', seat, kind: 'person', key }) as const)
  let { journal }: { journal: Journal } = sound(beginJournal(tiny, { ...setup, key: blue.key }))
  for (const body of people) journal = write(journal, 'host', body)
  journal = write(journal, 'host', { type: 'seat', seat: 2, kind: 'bot', name: 'tester' })
  for (const signer of chains) {
    const { by, body } = need(chainDue(journal, signer), 'a chain')
    journal = write(journal, by, body)
  }
  return journal
}

/** A draw by everyone together. */
function drawn(journal: Journal) {
  const gathering = makeGathering(blue)
  gathering.add(green.key, need(ownReveal(journal, green), 'a link'))
  return { type: 'chance', ...need(gathering.drawn(journal), 'a draw') } as const
}

/** The match after its draws, and the first moves, until the next draw. */
function played(draws: number): Journal {
  let journal = begun()
  for (let left = draws; left > 0; ) {
    const { ask } = journal
    if (ask.type === 'chance') {
      journal = write(journal, 'host', drawn(journal))
      left--
    } else journal = write(journal, need(ask.type === 'choose' ? ask.seat : undefined, 'a seat'), pushed(journal))
  }
  return journal
}

/** A move that asks for a draw, where there is one. */
function pushed({ ask }: Journal): Body<Move> {
  const moves = ask.type === 'choose' ? ask.moves : []
  const move = moves.find(({ type }) => type === 'push') ?? moves[0]
  return { type: 'move', move: need(move, 'a move') as Move }
}

/** The same match, in which the host’s bot takes over for the second person and another draw is made. */
function withoutGreen(before: Journal): Journal {
  let journal = before
  while (journal.ask.type !== 'chance')
    journal = write(journal, journal.ask.type === 'choose' ? journal.ask.seat : 0, pushed(journal))
  journal = write(journal, 0, { type: 'wish', wish: 'standIn', seat: 1 })
  const bot = { type: 'seat', seat: 1, kind: 'bot', name: 'tester', key: green.key } as const
  journal = write(journal, 'host', bot)
  return write(journal, 'host', { type: 'chance', ...need(makeGathering(blue).drawn(journal), 'a draw') })
}

describe('a draw made together', () => {
  it('has one link of each device, and bots have none of their own', () => {
    expect(drawn(begun()).links).toHaveLength(2)
  })

  it('waits until everyone has started a chain and shown a link', () => {
    expect(makeGathering(blue).drawn(begun([blue]))).toBeUndefined()
    expect(makeGathering(blue).drawn(begun())).toBeUndefined()
  })

  it('refuses a chosen seed', () => {
    const journal = begun()
    const seed = hex32Of('chosen')
    expect(refused(journal, 'host', { type: 'chance', seed })).toBe('badLink')
    expect(refused(journal, 'host', { ...drawn(journal), seed })).toBe('badSeed')
  })

  it('refuses links in another order, missing, or of another device', () => {
    const journal = begun()
    const { links } = drawn(journal)
    const stranger = makeSigner(cheapSignatures, hex32Of('stranger'), setup.match)
    const foreign = need(chainDue(begun([]), { ...blue, derive: stranger.derive }), 'a chain').body
    for (const wrong of [
      links.toReversed(),
      links.slice(0, 1),
      [...links, ...links],
      [need(links[0], 'a link'), need(links[0], 'a link')],
      [need(links[0], 'a link'), foreign.chain],
      [],
    ])
      expect(refused(journal, 'host', { ...drawn(journal), links: wrong })).toBe('badLink')
  })

  it('refuses a link that was shown before, and one out of turn', () => {
    const journal = played(1)
    expect(journal.ask.type).toBe('choose')
    const asks = write(journal, need(journal.ask.type === 'choose' ? journal.ask.seat : 0, 'a seat'), pushed(journal))
    expect(asks.ask.type).toBe('chance')
    expect(refused(asks, 'host', drawn(begun()))).toBe('badLink')
    const later = drawn(write(asks, 'host', drawn(asks)))
    expect(refused(asks, 'host', later)).toBe('badLink')
  })

  it('isn’t undone before it is made, and draws by other links after an agreed undo', () => {
    const journal = played(3)
    const at = need(
      journal.entries.findLast(({ body }) => body.type === 'move'),
      'a move',
    )
    const asks = sound(openJournal(tiny, journal.entries.slice(0, at.seq + 1))).journal
    expect(asks.ask.type).toBe('chance')
    const to = at.seq - 1
    expect(refused(asks, at.by, { type: 'undo', to })).toBe('undoNotFree')
    const first = drawn(asks)
    let back = write(asks, 0, { type: 'wish', wish: 'undo', to })
    back = write(back, 1, { type: 'answer', to: back.entries.length - 1, yes: true })
    back = write(back, 'host', { type: 'undo', to })
    const again = write(back, at.by, at.body as Body<Move>)
    expect(again.ask.type).toBe('chance')
    expect(refused(again, 'host', first)).toBe('badLink')
    expect(drawn(again).links.some((link) => first.links.includes(link))).toBe(false)
  })

  it('is not made over by a new chain while the old one has links', () => {
    const journal = begun()
    expect(chainDue(journal, green)).toBeUndefined()
    expect(refused(journal, 1, { type: 'chain', chain: hex32Of('other') })).toBe('badChain')
    expect(refused(journal, 2, { type: 'chain', chain: hex32Of('other') })).toBe('badChain')
  })

  it('stays the same when a note slips in', () => {
    const journal = begun()
    const noted = write(journal, 1, { type: 'mark', note: 'ready', on: { entry: 0 } })
    expect(drawn(noted)).toEqual(drawn(journal))
  })

  it('is checked in a file and in a link', () => {
    const journal = played(4)
    const game: Tiny = tiny
    expect(sound(openRead(game, readRecord(writeRecord(journal)))).journal.entries).toEqual(journal.entries)
    expect(sound(readBrief(game, writeBrief(game, journal))).journal.entries).toEqual(journal.entries)
    const text = writeRecord(journal)
    const { seed } = drawn(begun())
    expect(text).toContain(seed)
    const forged = openRead(game, readRecord(text.replace(seed, hex32Of('chosen'))))
    expect('problem' in forged && forged.problem.reason).toBe('badSeed')
  })
})

describe('checking who drew', () => {
  it.each([
    ['everyone’s devices together', 'fine', (journal: Journal) => journal],
    ['one device, at least once', 'partly', withoutGreen],
  ])('finds %s', async (_, found, change) => {
    const journal = change(played(2))
    const checks = await checkMatch(tiny, journal, cheapSignatures.verify)
    expect(checks).toContainEqual({ of: 'chance', found })
  })
})

describe('a match without keys', () => {
  it('is drawn by its host alone, and has no links', () => {
    let { journal }: { journal: Journal } = sound(beginJournal(tiny, setupFor(tiny, 2, { wagons: 9 })))
    const seed = hex32Of('seed')
    expect(refused(journal, 'host', { type: 'chance', seed, links: [seed] })).toBe('badLink')
    journal = write(journal, 'host', { type: 'chance', seed })
    expect(journal.ask.type).toBe('choose')
  })
})
