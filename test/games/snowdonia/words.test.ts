import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/games/snowdonia/position.ts'
import type { Subject } from '../../../src/games/snowdonia/text/words.ts'
import { snowdonia } from '../../../src/games/snowdonia/title.ts'
import type { MatchOptions } from '../../../src/rules/game.ts'
import { sound } from '../../journals.ts'
import { at, box, finished } from './table.ts'
import { texts } from './texts.ts'

const languages = [
  { language: 'English', words: texts.en.wordsWith(box) },
  { language: 'German', words: texts.de.wordsWith(box) },
  { language: 'Welsh', words: texts.cy.wordsWith(box) },
]

const gap = /undefined|NaN|\[object| {2}|\(\)/

describe.each(languages)('the words of Snowdonia in $language', ({ words }) => {
  it('name every contract and say what it does and scores', () => {
    const names = box.values.contracts.map(({ id }) => words.contract(id))
    expect(new Set(names).size).toBe(box.values.contracts.length)
    for (const contract of box.values.contracts) {
      expect(words.verb(contract.verb)).not.toMatch(gap)
      const bonus = words.bonus(contract)
      expect(bonus).not.toMatch(gap)
      for (const need of Object.values(contract.needs)) expect(bonus).toContain(`${need}`)
      if (contract.points > 0) expect(bonus).toContain(`${contract.points}`)
    }
  })
})

describe('a match of one', () => {
  const said = (options: MatchOptions) => {
    const { p, outcome } = at(1, (made) => finished(made), options)
    const ended = outcome()
    const { total = 0 } = ended.seats[0] ?? {}
    return { text: texts.en.wordsWith(box).outcome(p, ended), total }
  }

  it('says which of its series it was, and what those before it scored', () => {
    expect(said({}).text).toContain('That was the first match of a series of 7.')
    const third = said({ train: 3, series: [50, 60] })
    const sum = 110 + third.total
    expect(third.text).toContain(`Match 3 of 7: 50, 60 and ${third.total}, so ${sum} in all.`)
  })

  it('says after a series whether it was the best, and that another begins', () => {
    const series = [50, 60, 70, 80, 90, 100]
    const first = said({ train: 7, series })
    const all = `and ${first.total}, so ${450 + first.total} points in all.`
    expect(first.text).toContain(all)
    expect(first.text).not.toContain('best series')
    expect(first.text).toContain('The next match begins another series.')
    expect(said({ train: 7, series, best: 800 }).text).toContain('Your best series is still 800 points.')
    expect(said({ train: 7, series, best: 400 }).text).toContain('That’s your best series so far.')
  })
})

describe('the panels of areas and events', () => {
  const said = (p: Position, subject: Subject, words = texts.en.wordsWith(box)) => {
    const { title = '', lines = [] } = words.about(p, subject) ?? {}
    return [title, ...lines.map(({ text }) => text)].join(' ')
  }
  const areasOf = (p: Position) => (['B', 'D', 'E'] as const).map((area) => said(p, { type: 'area', area }))
  const eventsOf = (p: Position) => [1, 3, 4].map((space) => said(p, { type: 'event', space }))
  const [snowdon, blaenau] = [at(2).p, at(2, undefined, { route: 'blaenau' }).p]

  it('begin at the bottom of the line on Snowdon', () => {
    const [dig = '', lay = '', build] = areasOf(snowdon)
    expect(dig).toContain('starting from the bottom of the line')
    expect(lay).toContain('starting from the bottom of the line')
    expect(build).toContain('Build one site at a station the dug line has reached, or buy a train.')
    const [cleared = '', laid = '', closed = ''] = eventsOf(snowdon)
    expect(cleared).toContain(
      'Starting from the bottom of the line, as many cards and sites as the excavation rate are cleared of rubble.',
    )
    expect(laid).toContain('Starting from the bottom of the line, as much track as the track rate is laid.')
    expect(closed).toContain('The first station with a site left is closed.')
  })

  // § 260, 263, 269
  it('begin at both ends on the way to Blaenau Ffestiniog, and build as far as one’s surveyor', () => {
    const [dig = '', lay = '', build] = areasOf(blaenau)
    expect(dig).toContain('starting from your end of the line')
    expect(lay).toContain('starting from your end of the line')
    expect(build).toContain('Build one site at a station your surveyor has reached, or buy a train.')
    for (const event of eventsOf(blaenau))
      expect(event).toContain('Starting from the neutral surveyor’s end of the line')
  })

  it('differ by the route in every language', () => {
    for (const { words } of languages)
      for (const subject of [
        { type: 'area', area: 'B' },
        { type: 'area', area: 'D' },
        { type: 'area', area: 'E' },
        { type: 'event', space: 8 },
      ] as const) {
        expect(said(blaenau, subject, words)).not.toBe(said(snowdon, subject, words))
        expect(said(blaenau, subject, words)).not.toMatch(gap)
      }
  })

  it('speak of no train for sale to a player alone', () => {
    const trains = [/\btrain/i, /Lokomotive/, /\b(d|th|nh)?r[eê]n(au)?\b/i] as const
    for (const options of [{}, { route: 'blaenau' }]) {
      const { p } = at(1, undefined, options)
      const dug = { ...p, isDug: true }
      for (const [at, { words }] of languages.entries()) {
        const all = [said(p, { type: 'area', area: 'E' }, words), said(dug, { type: 'area', area: 'B' }, words)]
        expect(all.filter((text) => trains[at]?.test(text) || gap.test(text))).toEqual([])
        const about = words.about(p, { type: 'train', train: p.settings.train === 1 ? 2 : 1 })
        expect(about?.lines).toHaveLength(2)
      }
    }
    const { p } = at(1)
    expect(said(p, { type: 'event', space: 2 })).toBe(
      'Event 2: Nothing happens Playing alone, you can’t buy another train.',
    )
    expect(texts.en.wordsWith(box).effect(p, { type: 'event', space: 2, kind: 'trains' })).toBe(
      'Event 2: Nothing happens.',
    )
    expect(said(snowdon, { type: 'event', space: 2 })).toBe('Event 2: Trains go on sale Trains go on sale.')
  })
})

describe('what a seat has in front of everyone', () => {
  it('is its goods by kind and the number of its contracts', () => {
    const { p } = at(2, (made) => {
      const [first] = made.boards
      Object.assign(first ?? {}, { hand: [3], used: [7, 9] })
      Object.assign(first?.goods ?? {}, { iron: 2, stone: 0, steel: 1, rubble: 4, coal: 0 })
    })
    const held = languages.map(({ words }) =>
      words.holdings?.(p, 0).flatMap(({ amount, say }) => (amount > 0 ? [say(amount)] : [])),
    )
    expect(held[0]).toEqual(['2 iron ore', '1 steel bar', '4 rubble', '3 contracts'])
    expect(held.map((parts) => parts?.length)).toEqual([4, 4, 4])
  })
})

describe('a station', async () => {
  const { wordsIn } = sound(await snowdonia.open())
  const refusal = { reason: 'notReached', section: 'Build', amounts: { station: 'Clogwyn Station' } }

  it.each([
    ['en', 'There’s still rubble on the way to Clogwyn Station.'],
    ['cy', 'Mae rwbel ar y ffordd i orsaf Clogwyn o hyd.'],
  ] as const)('is refused by the name it has in the language: %s', async (language, said) => {
    expect((await wordsIn(language)).refusal(refusal)).toBe(said)
  })

  it('is called by its Welsh name on the table, too', async () => {
    const { p } = at(2)
    const tables = await Promise.all((['en', 'cy'] as const).map(wordsIn))
    const [english = '', welsh = ''] = tables.map((words) => JSON.stringify(words.table?.(p)))
    expect(english).toContain('Two Viaducts')
    expect(welsh).toContain('Dwy Draphont')
    expect(welsh).not.toMatch(/Two Viaducts|Station|Halt/)
  })
})

describe('the names of contracts in English', () => {
  it('count a single cube as one', () => {
    const { names } = texts.en.t.verbs
    expect([names.more({ cubes: 1 }), names.take({ cubes: 1 })]).toEqual(['1 more cube', '1 cube now'])
  })
})
