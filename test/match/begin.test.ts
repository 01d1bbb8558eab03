import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { beginMatch, isFullySigned, ownSecret, repaired, resumeAsHost, sittingsOf } from '../../src/match/begin.ts'
import { beginLike, copyMatch } from '../../src/match/copy.ts'
import { handOf } from '../../src/match/dealer.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { makeSigner, sealStep, signaturesProblem, signStep } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Game, GameTypes, Typed } from '../../src/rules/game.ts'
import { guild } from '../../src/rules/guild.ts'
import { type Journal, lastOf, lineOf, positionOf, tableOf } from '../../src/rules/journal.ts'
import { notesOf } from '../../src/rules/notes.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { cut, extend, setupOf } from '../../src/rules/replay.ts'
import { signingKeyOf } from '../../src/rules/tableState.ts'
import { dealt, testDealer } from '../dealing.ts'
import { hex32Of, randomJournal, sound } from '../journals.ts'
import { tenders } from '../tiny/tenders.ts'
import { tiny } from '../tiny/tiny.ts'
import { waybills } from '../waybills/waybills.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const signatures = ed25519Signatures
const [host, guest, stranger] = [hex32Of('host'), hex32Of('guest'), hex32Of('stranger')]

/** A match of two with keys, this many moves long, each entry signed by its author. */
function played(moves: number): Journal {
  const entropy = () => hex32Of('match')
  const places = [{ kind: 'mine' }, { kind: 'guest', key: signatures.keyOf(guest, entropy()) }] as const
  const options = { wagons: 30 }
  let { journal } = sound(beginMatch({ game: tiny, entropy, signatures, secret: host, places, options }))
  const signerOf = (secret: string) => makeSigner(signatures, secret, entropy())
  const write = (by: number | 'host', body: Body<Typed>) => {
    const secret = by === 1 ? guest : host
    const step = signStep(sound(extend(tiny, journal, by, body)), signerOf(secret))
    journal = sealStep(step, signerOf(host)).journal
  }
  for (let left = moves; left > 0 && journal.ask.type !== 'over'; ) {
    const { ask, entries } = journal
    if (ask.type === 'chance') write('host', { type: 'chance', seed: hex32Of(`${entries.length}`) })
    if (ask.type !== 'choose') continue
    write(ask.seat, { type: 'move', move: need(ask.moves.at(-1), 'a move') })
    left--
  }
  return journal
}

const match = played(12)
/** The match as read back from its file. */
const filed = sound(openRead<GameTypes>(tiny, readRecord(writeRecord(match)))).journal

describe('a new match', () => {
  it('lets a majority decide where its title says so', () => {
    const begun = (game: Game) =>
      sound(
        beginMatch({
          game,
          entropy: () => hex32Of('match'),
          signatures,
          secret: host,
          places: [{ kind: 'mine' }],
          options: {},
        }),
      ).journal
    expect(setupOf(begun(tiny)).consent).toBeUndefined()
    expect(setupOf(begun({ ...tiny, consent: 'majority' })).consent).toBe('majority')
  })

  it('gives seats to the Guild where the rules can play them', () => {
    const places = [{ kind: 'mine' }, { kind: 'guest' }, { kind: 'bot', name: guild }] as const
    const made = { game: tenders, entropy: () => hex32Of('match'), signatures, secret: host, places: [...places] }
    const begun = (more: Partial<typeof made>) =>
      sound(beginMatch({ ...made, ...more, options: { guild: [1] } })).journal
    const journal = begun({})
    expect(tableOf(journal).roster.seats).toMatchObject([{ kind: 'person' }, undefined, { kind: 'bot' }])
    expect(setupOf(journal).options).toEqual({ guild: [2] })
    // The places decide, no matter which seats the options named before.
    expect(setupOf(begun({ places: places.slice(0, 2) })).options).toEqual({})
  })
})

describe('a match from a file', () => {
  it('is fully signed by everyone’s latest signature', async () => {
    expect(filed.entries.filter(({ sig }) => sig !== undefined).length).toBeLessThan(5)
    expect(await isFullySigned(signatures, filed)).toBe(true)
  })

  it('is not fully signed if a signature is missing or the match has no keys', async () => {
    const last = need(
      filed.entries.findLast(({ by }) => by === 1),
      'a move',
    )
    const entries = filed.entries.map(({ sig, ...entry }) =>
      entry.seq === last.seq || sig === undefined ? entry : { ...entry, sig },
    )
    expect(await isFullySigned(signatures, { ...filed, entries })).toBe(false)
  })

  it('tells which of a device’s secrets has a seat', () => {
    expect(ownSecret(signatures, filed, [stranger, guest, host])).toBe(guest)
    expect(ownSecret(signatures, filed, [stranger])).toBeUndefined()
  })
})

describe('resuming a match as its host', () => {
  const reopener = { game: tiny, signatures, journal: filed }

  it('opens the next epoch by the key of a seat, and leaves all others theirs', async () => {
    const taken = need(await resumeAsHost(reopener, guest), 'the match')
    expect(lastOf(taken)).toMatchObject({ epoch: 2, body: { type: 'host', seat: 1 } })
    expect(setupOf(taken)).toEqual(setupOf(match))
    const { host: key, seats } = tableOf(taken).roster
    expect(key).toBe(signatures.keyOf(guest, setupOf(match).match))
    expect(seats).toEqual(tableOf(match).roster.seats)
    expect(await signaturesProblem(taken.entries, signatures.verify)).toBeUndefined()
    expect(positionOf(taken)).toEqual(positionOf(match))
  })

  it('is possible only with a seat', async () => {
    expect(await resumeAsHost(reopener, stranger)).toBeUndefined()
  })

  it('is impossible if signatures are missing', async () => {
    const entries = filed.entries.map(({ sig: _, ...entry }) => entry)
    expect(await resumeAsHost({ ...reopener, journal: { ...filed, entries } }, guest)).toBeUndefined()
  })
})

describe('a match that is damaged before anything was played', () => {
  const journal = played(0)
  const damaged = { game: tiny, signatures, journal }

  it('goes on from its sound part for a guest, who gets the rest from the host', () => {
    expect(repaired(damaged, guest)).toBe(journal)
  })

  it('goes on in a new epoch for a host, to whom a guest gives back the rest', () => {
    const mended = need(repaired(damaged, host), 'the match')
    expect(mended.entries.slice(0, journal.entries.length)).toEqual(journal.entries)
    expect(mended.entries.slice(journal.entries.length)).toMatchObject([
      { epoch: 2, body: { type: 'host', seat: 0 } },
      { epoch: 2, body: { type: 'mark', says: { type: 'damaged' } } },
    ])
  })

  it('is given up where nobody else has any of it', () => {
    const alone = cut(tiny, journal, 2)
    expect(tableOf(alone).roster.seats.filter((seated) => seated !== undefined)).toHaveLength(1)
    expect(repaired({ ...damaged, journal: alone }, host)).toBeUndefined()
  })
})

describe('setting up a match again', () => {
  const secret = stranger
  const founded = (seats: readonly ('mine' | 'bot' | 'open')[], journal = filed) =>
    sound(copyMatch({ game: tiny, signatures, journal }, { match: hex32Of('new'), secret, seats })).journal

  it('leads to the same position, under a name of its own', () => {
    const made = founded(['mine', 'open'])
    expect(setupOf(made).match).toBe(hex32Of('new'))
    expect(positionOf(made)).toEqual(positionOf(filed))
    expect(made.ask).toEqual(filed.ask)
  })

  it('is fully signed by the new host', async () => {
    for (const seats of [
      ['mine', 'mine'],
      ['mine', 'open'],
      ['bot', 'mine'],
    ] as const) {
      const made = founded(seats)
      expect(await signaturesProblem(made.entries, signatures.verify)).toBeUndefined()
      const key = signatures.keyOf(secret, hex32Of('new'))
      expect(signingKeyOf(tableOf(made).roster, 'host')).toBe(key)
      expect(sittingsOf(made)).toEqual(seats.map((one) => (one === 'bot' ? 'bot' : 'person')))
      expect(tableOf(made).roster.seats[seats.indexOf('mine')]?.key).toBe(key)
    }
  })

  it('leaves out what was undone', () => {
    const by = need(
      filed.entries.findLast(({ body }) => body.type === 'move'),
      'a move',
    )
    const to = by.seq - 1
    const undo = { type: 'undo', to } as const
    const back = sound(extend(tiny, filed, by.by, undo)).journal
    const made = founded(['mine', 'mine'], back)
    expect(positionOf(made)).toEqual(filed.positions[to])
    expect(made.entries.some(({ body }) => body.type === 'undo')).toBe(false)
  })

  it('carries over the notes about it, with their authors and entries, and no others', async () => {
    const noted = [
      [1, { type: 'mark', note: 'grey?', on: { entry: 5, place: 'wagon 1' } }],
      ['host', { type: 'mark', note: 'a reader’s', on: { entry: 9 } }],
    ] as const
    let journal = filed
    for (const [by, body] of noted) journal = sound(extend(tiny, journal, by, body)).journal
    const said = (made: typeof filed) =>
      notesOf(made.entries).map(({ text, by, entry, place }) => [
        text,
        by,
        place,
        made.entries[entry]?.position === filed.entries[text === 'grey?' ? 5 : 9]?.position,
      ])
    const made = founded(['mine', 'bot'], journal)
    expect(said(made)).toEqual([
      ['grey?', 1, 'wagon 1', true],
      ['a reader’s', 'host', undefined, true],
    ])
    expect(await signaturesProblem(made.entries, signatures.verify)).toBeUndefined()
    expect(await isFullySigned(signatures, made)).toBe(true)
    // At an earlier entry, notes are taken from the whole match.
    const founding = { match: hex32Of('new'), secret, seats: ['mine', 'mine'] } as const
    const reopener = { game: tiny, signatures, journal: cut(tiny, filed, 8) }
    const early = sound(copyMatch(reopener, { ...founding, notes: notesOf(journal.entries) }))
    expect(said(early.journal)).toEqual([['grey?', 1, 'wagon 1', true]])
  })

  it('deals hidden cards again, since what they showed stays behind', () => {
    const tale = randomJournal(waybills, 2, {}, 4, { seated: true, undo: 6 })
    const dealer = { match: '6'.repeat(32), secret: '5'.repeat(32) }
    const moves = lineOf(tale.entries).filter(({ body }) => body.type === 'move')
    for (const { seq } of moves.filter((_, at) => at % 5 === 0)) {
      const journal = cut(waybills, tale, seq + 1)
      const filedHere = { game: waybills, signatures: cheapSignatures, journal }
      const made = sound(copyMatch(filedHere, { ...dealer, seats: ['mine', 'mine'] })).journal
      expect(positionOf(made)).toEqual(positionOf(journal))
      const { known } = handOf(waybills, dealt(waybills, made), testDealer, false)
      const hands = positionOf(journal).hands.map((hand, seat) => hand.map(known([seat])))
      expect(hands.flat().length).toBeGreaterThan(0)
      expect(hands.flat()).not.toContain(undefined)
    }
  })
})

describe('beginning a match like another', () => {
  const other = { ...tiny, edition: { name: 'Another', hash: '7'.repeat(64) } }
  const places = [{ kind: 'mine' }, { kind: 'bot', name: 'shrewd' }] as const
  const options = { wagons: 30 }
  const bots = sound(
    beginMatch({ game: tiny, entropy: () => hex32Of('x'), signatures, secret: host, places, options }),
  ).journal
  const filing = { game: other, signatures, journal: sound(beginLike(other, bots)).journal }
  const begun = sound(copyMatch(filing, { match: hex32Of('new'), secret: stranger, seats: ['mine', 'bot'] })).journal

  it('has its options and seats, and another edition from the first entry on', () => {
    expect(setupOf(begun)).toMatchObject({ edition: other.edition, options: setupOf(bots).options, seats: 2 })
    expect(begun.entries.filter(({ body }) => body.type === 'move')).toEqual([])
  })

  it('has its bots, and the person who begins it in all other seats', () => {
    const { seats } = tableOf(begun).roster
    expect(seats).toMatchObject([
      { kind: 'person', key: signatures.keyOf(stranger, hex32Of('new')) },
      { kind: 'bot', name: 'shrewd' },
    ])
  })
})
