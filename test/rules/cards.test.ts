import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { commitOf, deckOf, imagine, isDealDue, isProven } from '../../src/rules/cards.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { type Journal, lineOf, mayUndo, positionOf, tableOf, undoTarget } from '../../src/rules/journal.ts'
import { choiceOf } from '../../src/rules/play.ts'
import { beginJournal, cut, extend } from '../../src/rules/replay.ts'
import { allKnown, dealt, opened, openingsOf, seatedHere } from '../dealing.ts'
import { anyMove, hex32Of, randomJournal, setupFor, sound } from '../journals.ts'
import { type Move, type Types, waybills } from '../waybills/waybills.ts'

type Tale = Journal<Types>

const seats = 3
const begun: Tale = sound(beginJournal(waybills, setupFor(waybills, seats, {}))).journal

const grown = (tale: Tale, by: number | 'host', body: Body<Move>): Tale =>
  sound(extend(waybills, tale, by, body)).journal
const tried = (tale: Tale, by: number | 'host', body: Body<Move>) => {
  const step = extend(waybills, tale, by, body)
  return 'problem' in step ? step.problem.reason : 'accepted'
}

/** A match that is still being put together, its cards dealt. */
const begunAlone = dealt(waybills, grown(begun, 'host', { type: 'chance', seed: hex32Of('first') }))

/** A match with people, its cards dealt and shared, before its first calls. */
const ready = (() => {
  let tale = begun
  for (let seat = 0; seat < seats; seat++) tale = grown(tale, 'host', seatedHere(seat))
  tale = grown(tale, 'host', { type: 'chance', seed: hex32Of('first') })
  return dealt(waybills, tale)
})()

/** The same, once the seat in turn may play a card. */
const toPlay = (() => {
  let tale = ready
  while (positionOf(tale).phase === 'call') {
    const { seat, move } = anyMove(tale.ask, fastDraw(1))
    tale = grown(tale, seat, { type: 'move', move })
  }
  return tale
})()
const mover = positionOf(toPlay).seat
const hand = need(positionOf(toPlay).hands[mover], 'a hand')
const card = need(hand[0], 'a card')
const play = { type: 'play', token: card } as const

describe('hidden cards', () => {
  it('are dealt before they are shared, by commitments that tell nothing', () => {
    const types = ready.entries.map(({ body }) => body.type)
    expect(types.slice(types.indexOf('deal'))).toEqual(['deal', 'shuffle', 'share'])
    const deal = need(
      ready.entries.find(({ body }) => body.type === 'deal'),
      'a deal',
    )
    if (deal.body.type !== 'deal') throw new Error('no deal')
    expect(new Set(deal.body.commits).size).toBe(20)
    const { entries, positions } = ready
    expect(JSON.stringify({ entries, positions })).not.toMatch(/milk|wool|slate|iron/)
  })

  it('change no position when they are dealt, shuffled or shared', () => {
    const at = ready.entries.findIndex(({ body }) => body.type === 'deal')
    const hashes = ready.entries.slice(at - 1).map(({ position }) => position)
    expect(new Set(hashes).size).toBe(1)
  })

  it('are assigned to tokens by the shuffle, not by the deal', () => {
    const deal = ready.entries.findIndex(({ body }) => body.type === 'deal')
    const before = cut(waybills, ready, deal + 1)
    const other = (seed: string) => {
      const tale = grown(before, 'host', { type: 'shuffle', seed: hex32Of(seed) })
      const known = allKnown(tale)
      return Array.from({ length: 20 }, (_, token) => known(token)).join()
    }
    expect(new Set(['a', 'b', 'c'].map(other)).size).toBe(3)
    expect(other('a').split(',').sort()).toEqual(other('b').split(',').sort())
  })

  it('give their holder moves, and others none', () => {
    expect(choiceOf(toPlay.ask, mover)?.moves).toEqual([])
    const ask = waybills.ask(positionOf(toPlay), allKnown(toPlay))
    expect(choiceOf(ask, mover)?.moves).toEqual(hand.map((token) => ({ type: 'play', token })))
  })

  it('are opened by the move that uses them, with proof', () => {
    const body = opened(waybills, toPlay, play)
    const after = grown(toPlay, mover, body)
    const face = openingsOf(toPlay).get(card)?.face
    expect(positionOf(after).played).toEqual([{ token: card, face, seat: mover }])
  })

  it('are not opened without proof, by another face, by another card or beside the move', () => {
    const right = need(openingsOf(toPlay).get(card), 'an opening')
    const other = need(openingsOf(toPlay).get(need(hand[1], 'a card')), 'an opening')
    const wrongFace = ['milk', 'iron'].find((face) => face !== right.face) ?? ''
    const openings = [
      undefined,
      [],
      [{ ...right, face: wrongFace }],
      [{ ...right, salt: hex32Of('salt') }],
      [{ ...other, token: card }],
      [other],
      [right, right],
      [right, other],
    ]
    for (const opens of openings)
      expect(tried(toPlay, mover, { type: 'move', move: play, ...(opens ? { opens } : {}) })).toBe('badOpening')
    expect(tried(toPlay, mover, { type: 'move', move: play, opens: [right] })).toBe('accepted')
  })

  it('are a barrier to free undo, when played and when shared', () => {
    const after = grown(toPlay, mover, opened(waybills, toPlay, play))
    expect(undoTarget(after.entries, tableOf(after), mover)).toBeUndefined()
    const line = lineOf(after.entries)
    expect(line.some(({ seq }) => mayUndo(after.entries, tableOf(after), mover, seq))).toBe(false)
  })

  it('are dealt only when due, by the host, and each card once', () => {
    expect(isDealDue(waybills, begun)).toBe(true)
    const [commit] = [commitOf({ face: 'milk', salt: hex32Of('x') })]
    const commits = Array.from({ length: 20 }, () => commit)
    expect(tried(begun, 'host', { type: 'deal', commits: commits.slice(1) })).toBe('badDeal')
    expect(tried(begun, 'host', { type: 'deal', commits })).toBe('accepted')
    expect(isDealDue(waybills, ready)).toBe(false)
    expect(tried(ready, 'host', { type: 'deal', commits })).toBe('badDeal')
    expect(tried(ready, 'host', { type: 'shuffle', seed: hex32Of('again') })).toBe('badDeal')
    expect(tried(ready, 0, { type: 'deal', commits })).toBe('badDeal')
  })

  it('are shared only with the seat that holds them', () => {
    const share = (seat: number) =>
      tried(toPlay, 'host', { type: 'share', cards: [{ token: card, seat, sealed: 'x' }] })
    expect(share(mover)).toBe('accepted')
    expect(share((mover + 1) % seats)).toBe('badDeal')
  })

  it('are opened for the record only when the match is over', () => {
    const opening = need(openingsOf(toPlay).get(card), 'an opening')
    expect(tried(toPlay, mover, { type: 'open', opens: [opening] })).toBe('badDeal')
  })
})

/** A match in which the mover of `toPlay` played, weather came, it drew, and all agreed to undo it. */
function undone(): Tale {
  let tale = grown(toPlay, mover, opened(waybills, toPlay, play))
  tale = dealt(waybills, grown(tale, 'host', { type: 'chance', seed: hex32Of('weather') }))
  const to = need(lineOf(toPlay.entries).at(-1), 'an entry').seq
  tale = grown(tale, mover, { type: 'wish', wish: 'undo', to })
  const seq = tale.entries.length - 1
  for (let seat = 0; seat < seats; seat++)
    if (seat !== mover) tale = grown(tale, seat, { type: 'answer', to: seq, yes: true })
  return grown(tale, 'host', { type: 'undo', to })
}

describe('an undo past hidden cards', () => {
  it('keeps open what everyone has seen, and deals again what someone has looked at', () => {
    const tale = undone()
    const deck = need(deckOf(tale), 'a deck')
    expect([...deck.shown.keys()]).toEqual([card])
    expect(isDealDue(waybills, tale)).toBe(true)
    const again = dealt(waybills, tale)
    const after = need(deckOf(again), 'a deck')
    expect(after.tokens).not.toContain(card)
    expect(after.tokens).toHaveLength(19)
    expect(after.commits).not.toEqual(deck.commits)
    expect(isDealDue(waybills, again)).toBe(false)
  })

  it('lets the seen card be played again with the same proof only', () => {
    const again = dealt(waybills, undone())
    const opening = need(openingsOf(again).get(card), 'an opening')
    const deck = need(deckOf(again), 'a deck')
    expect(isProven(deck, opening, undefined)).toBe(true)
    expect(isProven(deck, { ...opening, face: 'gold' }, undefined)).toBe(false)
    expect(tried(again, mover, { type: 'move', move: play, opens: [opening] })).toBe('accepted')
  })
})

describe('a match with hidden cards', () => {
  it('goes into a link and comes out the same', () => {
    for (const seed of [1, 2, 3]) {
      const tale = randomJournal(waybills, 3, {}, seed, { seated: true, undo: 5 })
      const read = sound(readBrief<Types>(waybills, writeBrief(waybills, tale)))
      expect(read.journal.entries).toEqual(tale.entries)
    }
  })

  it('is dealt again once its position was changed for a test', () => {
    const position = positionOf(toPlay)
    const tale = grown(begunAlone, 'host', { type: 'mark', note: 'Test', position })
    expect(isDealDue(waybills, tale)).toBe(true)
    expect(isDealDue(waybills, dealt(waybills, tale))).toBe(false)
  })
})

describe('imagining cards', () => {
  it('gives every closed card a face that fits what is known', () => {
    for (let seed = 0; seed < 20; seed++) {
      const tale = randomJournal(waybills, 3, {}, seed, { seated: true })
      for (const p of tale.positions.slice(4)) {
        const known = (token: number) => (token === 3 ? closedFace(p, token) : undefined)
        const all = imagine(waybills, p, known, fastDraw(seed))
        const { tokens = [], faces = [] } = waybills.hidden?.closed(p) ?? {}
        expect(tokens.map((token) => all(token) ?? '').sort()).toEqual([...faces].sort())
      }
    }
  })
})

/** A face that a closed card may have. */
const closedFace = (p: Types['position'], token: number) => {
  const closed = waybills.hidden?.closed(p)
  return closed?.tokens.includes(token) ? closed.faces[0] : undefined
}
