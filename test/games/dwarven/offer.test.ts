import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { moveSchema } from '../../../src/games/dwarven/moves.ts'
import { clonePosition, type Position } from '../../../src/games/dwarven/position.ts'
import { need } from '../../../src/kit/assert.ts'
import { languages } from '../../../src/kit/language.ts'
import { choicesOf } from '../../../src/rules/play.ts'
import type { Chosen } from '../../../src/rules/title.ts'
import { isMiscounted } from '../counts.ts'
import { entries, texts, words } from './said.ts'
import { at, box, cards, game, holdMine, own, row, segment } from './table.ts'

/** Deals of three: 0 has two mines of one good and a track, 1 a mine with goods. */
const dealing = at(3, (p) => {
  row(p)
  holdMine(p, 0, cards.verdigris[0], 3)
  holdMine(p, 0, cards.verdigris[1], 0)
  holdMine(p, 1, cards.abyss, 2)
  own(p, 0, 'Copperkeep', 'Abyss')
  p.phase = 'mine'
  p.asked = []
}).p
const track = segment(dealing, 'Copperkeep', 'Abyss')
const [verdigris, other] = cards.verdigris

const filled = (chosen: Chosen) => need(words.form, 'a form')(dealing, 0, chosen)
const refusalOf = (chosen: Chosen) => game.why(dealing, 0, filled(chosen).move)

describe('the form of an offer', () => {
  it('is there while deals are made, and not beside other moves that are too many to list', () => {
    const phases = entries.flatMap(({ after, ask }) => (choicesOf(ask).some(({ form }) => form) ? [after] : []))
    expect(new Set(phases.map(({ phase }) => phase))).toContain('auction')
    const isOffered = (p: Position) => need(words.formName, 'a name')(p) !== undefined
    expect(new Set(phases.filter(isOffered).map(({ phase }) => phase))).toEqual(new Set(['deals']))
  })

  it('composes any deal that the rules know', () => {
    const { move } = filled({
      with: 1,
      'gives.money': 5,
      [`gives.mine.${verdigris}`]: 2,
      [`gives.mine.${other}`]: 1,
      [`gives.segment.${track}`]: 1,
      [`gives.goods.${verdigris}.${other}`]: 2,
      'wants.money': 30,
    })
    expect(move).toEqual({
      type: 'offer',
      to: 2,
      gives: {
        money: 5,
        mines: [other],
        segments: [track],
        goods: [{ from: verdigris, to: other, goods: 2 }],
        docks: [verdigris],
      },
      wants: { money: 30 },
    })
    expect(v.is(moveSchema, move)).toBe(true)
    expect(game.why(dealing, 0, move)).toBeUndefined()
  })

  it('lists goods only to mines that their receiver has once the deal is done', () => {
    const p = clonePosition(dealing)
    holdMine(p, 1, cards.freetown, 0)
    const listed = (chosen: Chosen) => {
      const { parts } = need(words.form, 'a form')(p, 0, chosen)
      const keys = parts.flatMap(({ more = [] }) => more.flatMap(({ fields }) => fields.map(({ key }) => key)))
      return keys.filter((key) => key.startsWith('gives.goods.'))
    }
    const [toTheirs, toOwn] = [`gives.goods.${verdigris}.${cards.freetown}`, `gives.goods.${verdigris}.${other}`]
    expect(listed({})).toEqual([toTheirs])
    expect(listed({ [`gives.mine.${other}`]: 1 })).toEqual([toTheirs, toOwn])
    expect(listed({ [`wants.mine.${cards.freetown}`]: 1 })).toEqual([])
    expect(listed({ with: 1 })).toEqual([])
    expect(filled({ [toOwn]: 2, 'gives.money': 5 }).move).toMatchObject({ gives: { money: 5 } })
    expect(filled({ [toOwn]: 2, 'gives.money': 5 }).move).not.toHaveProperty('gives.goods')
  })

  it('offers carriage of the other’s goods, for a fee and a share', () => {
    const key = `gives.carry.${cards.abyss}`
    const { move } = filled({ [key]: 2, [`${key}.fee`]: 4, [`${key}.cut`]: 1 })
    expect(move).toMatchObject({
      to: 1,
      gives: { carry: [{ mine: cards.abyss, goods: 2, fee: 4, cut: 1 }] },
      wants: {},
    })
    expect(game.why(dealing, 0, move)).toBeUndefined()
  })

  it('is refused with amounts until it can be made', () => {
    expect(refusalOf({})).toMatchObject({ reason: 'nothingGiven' })
    const short = need(refusalOf({ 'gives.money': 500 }), 'a refusal')
    expect(words.refusal(short)).toBe('You have 50 Cu, but that deal takes 500.')
    expect(refusalOf({ [`gives.mine.${other}`]: 1 })).toBeUndefined()
  })

  it('forgets what only another partner has', () => {
    const key = `wants.mine.${cards.abyss}`
    expect(filled({ [key]: 1 }).move).toMatchObject({ wants: { mines: [cards.abyss] } })
    expect(filled({ [key]: 1, with: 1 }).move).toMatchObject({ to: 2, wants: {} })
  })

  it('has a side for each of the two, with copper open and all else folded away by its kind', () => {
    const sides = filled({ [`gives.mine.${other}`]: 1 }).parts.filter(({ seat }) => seat !== undefined)
    const kinds = sides.map(({ seat, title, fields, more = [] }) => ({
      seat,
      title,
      open: fields.map(({ key }) => key),
      folded: more.map((group) => group.title),
    }))
    expect(kinds).toEqual([
      { seat: 0, title: 'You give', open: ['gives.money'], folded: ['Mines', 'Goods', 'Carriage', 'Track'] },
      { seat: 1, title: expect.stringMatching(/ gives$/), open: ['wants.money'], folded: ['Mines', 'Carriage'] },
    ])
  })

  it('has a sentence for every field, in every language', () => {
    for (const language of languages) {
      const { parts, note } = need(texts[language].wordsWith(box).form, 'a form')(dealing, 0, {})
      const said = parts.flatMap((part) => [part, ...(part.more ?? [])])
      expect(note).toMatch(/\.$/)
      for (const { fields } of said)
        for (const { label, hint } of fields) expect(`${label} ${hint}`).not.toMatch(/undefined|NaN|^ | {2}/)
      expect(
        said.flatMap(({ fields }) => fields.map(({ label }) => label)).filter((label) => isMiscounted(language, label)),
      ).toEqual([])
    }
  })
})
