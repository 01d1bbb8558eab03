import { afterAll, describe, expect, it } from 'vitest'
import { tellChoices } from '../../src/app/table/choices.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { languages, setLanguage } from '../../src/kit/language.ts'
import { openPractice } from '../../src/match/practiceTable.ts'
import { barMoves } from '../../src/overlay/table/bar.ts'
import { choiceOf } from '../../src/rules/play.ts'
import { practiceStart } from '../../src/rules/practice.ts'
import { sitting } from '../overlay/stubTable.ts'

afterAll(() => setLanguage('en'))

/** A title’s table after some random moves, with one player or two at this device. */
async function tableAfter(id: string, more: number, sitters = [sitting(true), sitting(true)]) {
  const title = await titles.find((one) => one.id === id)?.open()
  if (!title || 'problem' in title) throw new Error(`${id} doesn’t open`)
  const { game } = title
  const seats = { seats: 2, options: {} }
  const start = practiceStart(game, seats, { seed: id, more })
  const offers = () => undefined
  const table = openPractice({ game, ...seats, start, seed: () => id, sitters, offers, played() {} })
  return { title, now: table.now() }
}

const cases = languages.flatMap((language) => titles.map(({ id }) => ({ id, language })))

describe.each(cases)('what can be done in $id, told in $language', ({ id, language }) => {
  it('holds each legal move once, by the label of its button, and a rule against the rest', async () => {
    await setLanguage(language)
    for (const moves of [0, 3, 7, 12, 18]) {
      const { title, now } = await tableAfter(id, moves)
      // A short match is over by then.
      if (now.ask.type === 'over') break
      const { asked, barred } = await tellChoices(title, now)
      const { moves: legal } = need(choiceOf(now.ask, need(now.turn, 'a turn')), 'a choice')
      const labels = barMoves(title.words, now.position, legal, now.known(now.hand))
      expect(asked.map(({ mine }) => mine)).toEqual([true])
      expect(asked[0]?.moves.map(({ label }) => label)).toEqual(labels.map(({ label }) => label))
      expect(barred.length > 0).toBe(title.guide !== undefined)
      for (const { rule, cases } of barred) {
        expect(rule.heading).not.toBe('')
        expect(rule.title).not.toBe('')
        for (const one of cases) {
          expect(one.deeds.join()).toMatch(/\p{L}/u)
          expect(one.why).toMatch(/\p{L}/u)
          expect(one.things.join(' ')).not.toMatch(/undefined|NaN|null/)
        }
      }
    }
  })

  it('names whom the table waits for, and rules out nothing, on someone else’s turn', async () => {
    await setLanguage(language)
    const { now: first } = await tableAfter(id, 4)
    const seat = need(first.turn, 'a turn')
    const { title, now } = await tableAfter(id, 4, [sitting(seat !== 0), sitting(seat !== 1)])
    const { asked, barred } = await tellChoices(title, now)
    expect(asked.map(({ name, mine }) => [name, mine])).toEqual([[title.words.seat(now.position, seat), false]])
    expect(barred).toEqual([])
  })
})

describe('what a choice brings', () => {
  it('is what the verbs of a card say, and of other moves what they would lead to', async () => {
    await setLanguage('en')
    const { title, now } = await tableAfter('foothills', 4)
    const { asked } = await tellChoices(title, now)
    expect(now.position.phase).toBe('select')
    const [first] = asked[0]?.moves ?? []
    expect(first?.label).toBe('Stockyard')
    expect(first?.brings).toBe('Take 1 to 3 resources from the stockyard.')
    const start = await tableAfter('foothills', 0)
    const told = await tellChoices(start.title, start.now)
    expect(told.asked[0]?.moves[0]?.brings).toBe('You’ll get 1 iron ore.')
  })

  it('names things that share a rule together', async () => {
    const { title, now } = await tableAfter('foothills', 4)
    const { barred } = await tellChoices(title, now)
    const first = barred.flatMap(({ cases }) => cases).filter(({ deeds }) => deeds.length > 1)
    expect(first).toHaveLength(1)
    expect(first[0]?.things).toEqual([])
  })
})
