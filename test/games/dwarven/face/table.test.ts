import { describe, expect, it } from 'vitest'
import { need } from '../../../../src/kit/assert.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import type { Looking } from '../../../../src/stage/face.ts'
import { type Faults, faultsOf, type Rule, rules } from '../../../stage/faces/faults.ts'
import { stages } from '../../../stage/faces/stages.ts'
import { chosenBy, tablesOf } from '../../../stage/faces/touching.ts'
import { captions } from './captions.ts'
import { face, laidOut, moments, steps } from './laid.ts'

/** Faults that the table may have, and why. */
const excused: Readonly<Partial<Record<Rule, RegExp>>> = {
  // Letters and figures on small things, which their descriptions say in words.
  large: /: “[^a-z]{1,3}” at /,
  // Places on the mountain, which is enlarged by two fingers; and what one rarely has so much of.
  touchable: /^(segment|ticket|site|card|to|mine|hauler):/,
  // Nothing covers a pawn, which may reach over a name where there is no other place for it.
  apart: /pawn:/,
}
const none = /(?!)/

const texts = [1, 1.5, 2]
const pictures = new Map<string, readonly Shape[]>()
const tables = steps.map((step, at) => {
  const stage = need(stages[at % stages.length], 'a stage')
  const { looking, layout } = laidOut(step, stage, at, texts[at % texts.length])
  const faults: Faults = faultsOf({ layout, stage, looking, strong: face.strong, pictures })
  return { step, stage, looking, layout, faults, name: `${stage.w} × ${stage.h}, ${step.p.phase}` }
})

describe('the table of Dwarven Rails', () => {
  it.each(Object.keys(rules).filter((rule): rule is Rule => rule in rules))('keeps to the rule: %s', (rule) => {
    const wrong = tables.flatMap(({ faults, name }) =>
      faults[rule].filter((fault) => !(excused[rule] ?? none).test(fault)).map((fault) => `${fault} (${name})`),
    )
    expect(tables.length).toBeGreaterThan(30)
    expect(wrong, `It ${rules[rule]}.`).toEqual([])
  })

  it('leads to a legal move by touches on what it asks for, in order', () => {
    const wrong = tables.flatMap(({ step: { p, choices }, stage, looking, name }) => {
      const led = tablesOf(choices, (picked, next) => face.layout(p, stage, { ...looking, picked, next }))
      const every = Math.ceil(choices.length / 4)
      return choices
        .filter((_, at) => at % every === 0)
        .flatMap(({ move, picks }) => {
          const found = chosenBy(led, choices, picks)
          return found === move ? [] : [{ picks, found, name }]
        })
    })
    expect(wrong).toEqual([])
  })

  it('asks for other touches for each legal move, none beginning with all of another’s', () => {
    const clashes = moments.flatMap(({ choices }) => {
      const keys = choices.map(({ picks }) => `${picks.join('>')}>`).toSorted()
      return keys.filter((key, at) => keys[at + 1]?.startsWith(key))
    })
    expect(moments.length).toBeGreaterThan(300)
    expect(clashes).toEqual([])
  })

  describe('while deals are made', () => {
    const dealing = need(
      moments.find(({ p }) => p.phase === 'deals' && p.offers.length === 0),
      'deals',
    )
    const { p, seat } = dealing
    const other = (seat + 1) % p.boards.length
    const offers = [
      { number: 1, from: seat, to: other, gives: { money: 1 }, wants: {} },
      { number: 2, from: other, to: seat, gives: { money: 1 }, wants: {} },
    ]
    const next = ['offer:ready', 'accept:2', 'refuse:1', 'refuse:2']
    const doorsIn = (looking: Partial<Looking>) =>
      stages.map((stage) => {
        const { pieces } = face.layout({ ...p, offers }, stage, { seat, picked: [], next, ...looking })
        return pieces.filter(({ fillsIn }) => fillsIn).map(({ label }) => label)
      })

    it('opens the form for an offer on a stage of any size, to those who are asked', () => {
      expect(doorsIn({})).toEqual(stages.map(() => [captions.makeOffer]))
      expect(doorsIn({ next: [] }).flat()).toEqual([])
      expect(doorsIn({ watches: true }).flat()).toEqual([])
    })

    it('takes back an offer of one’s own and refuses another’s', () => {
      for (const stage of stages) {
        const { pieces } = face.layout({ ...p, offers }, stage, { seat, picked: [], next })
        const labelOf = (pick: string) => pieces.find(({ id }) => id === pick)?.label
        expect([labelOf('refuse:1'), labelOf('refuse:2')]).toEqual([captions.withdraw, captions.refuse])
      }
    })
  })

  it('describes every piece that can be touched', () => {
    const silent = tables.flatMap(({ step: { p }, looking, layout }) =>
      layout.pieces
        .filter(({ id, pick = id, label, opens }) => label !== undefined && !opens && !looking.next.includes(pick))
        .filter(({ id }) => !/^(offer|clip)/.test(id) && !face.about(p, id))
        .map(({ id }) => id),
    )
    expect(silent).toEqual([])
  })

  it('shows a closed purse to nobody else', () => {
    const some = steps.filter((_, at) => at % 4 === 0)
    const shown = some.flatMap(({ p, seat }) => {
      const watching = face.layout(p, { w: 1280, h: 720 }, { seat, watches: true, picked: [], next: [] })
      const purses = watching.pieces.filter(({ id }) => id.startsWith('purse:'))
      return purses.filter(({ art }, at) => {
        const owner = Number(purses[at]?.id.slice(6))
        const isClosed = !p.settings.openMoney && !p.boards[owner]?.declared
        return isClosed && !art.key.includes(':false')
      })
    })
    expect(some.length).toBeGreaterThan(8)
    expect(shown).toEqual([])
  })
})
