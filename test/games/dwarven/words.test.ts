import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/games/dwarven/effects.ts'
import { flawReasons } from '../../../src/games/dwarven/flaws.ts'
import { guideIn } from '../../../src/games/dwarven/guide.ts'
import { intentionsOf } from '../../../src/games/dwarven/intentions.ts'
import { clonePosition, type Position } from '../../../src/games/dwarven/position.ts'
import { type Facts, reasons } from '../../../src/games/dwarven/reasons.ts'
import type { Subject } from '../../../src/games/dwarven/text/words.ts'
import { need } from '../../../src/kit/assert.ts'
import { languages } from '../../../src/kit/language.ts'
import { choicesOf } from '../../../src/rules/play.ts'
import { isMiscounted } from '../counts.ts'
import { entries, flaws, game, middle, some, texts, words } from './said.ts'
import { everything, examples } from './told.ts'

/** Signs of a value that is missing, or of a sentence with a hole in it. */
const gap = /undefined|NaN|\[object|-1\b| {2}|\$\{| ,|\.\.(?!\.)|\(\)|^\s|\s$|\s\.|^$/
const sentence = /^[\p{Lu}\d«“„‘].*[.?!]$/u

/** The middle of a match with every purse open, and everything closed that can be. */
function withPurses(openMoney: boolean): Position {
  const p = clonePosition(middle)
  for (const board of p.boards) {
    board.declared = false
    board.money = 123
  }
  return { ...p, settings: { ...p.settings, openMoney } }
}

const { layouts, cards } = game.box
const layout = layouts[2]
const subjectsIn = ({ boards, clips, rungs }: Position): readonly Subject[] => [
  ...(layout?.sites ?? []).map((_, site) => ({ type: 'site', site }) as const),
  ...[...(layout?.segments ?? []), ...clips].map((_, segment) => ({ type: 'segment', segment }) as const),
  ...cards.flatMap((card, id) => (card ? [{ type: 'card', card: id } as const] : [])),
  ...boards.flatMap(({ pawns }, seat) => pawns.map((pawn) => ({ type: 'pawn', seat, pawn }) as const)),
  ...rungs.flatMap((all, market) => all.map((_, good) => ({ type: 'price', good, market }) as const)),
  ...boards.map((_, seat) => ({ type: 'seat', seat }) as const),
  { type: 'deck' },
  { type: 'snow' },
]

const seats2 = some.filter(({ after }) => after.boards.length === 2 && !after.settings.advanced).map((one) => one.after)

describe.each(languages)('Dwarven Rails in words, in %s', (language) => {
  const said = texts[language].wordsWith(game.box)
  const flawed = (all: readonly (string | undefined)[]) =>
    all.filter((text = '') => gap.test(text) || isMiscounted(language, text))
  const unfinished = (all: readonly string[]) => all.filter((text) => !sentence.test(text))

  it('gives every legal move a label of its own, and every choice a prompt', () => {
    const asked = entries.filter((_, at) => at % 4 === 0)
    const choices = asked.flatMap(({ after, ask }) => choicesOf(ask).map((choice) => ({ p: after, choice })))
    const wrong = choices.flatMap(({ p, choice }) => {
      const labels = choice.moves.map((move) => said.move(p, move))
      const shorts = choice.moves.map((move) => said.short?.(p, move).text)
      const alike = labels.filter((label, at) => labels.indexOf(label) !== at)
      const prompt = said.prompt(p, choice)
      return [...alike, ...flawed([prompt, ...labels, ...shorts]), ...unfinished([prompt])]
    })
    expect(choices.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  it('asks about moves that are tried', () => {
    const asked = some.flatMap(({ after, ask }) =>
      choicesOf(ask).flatMap(({ moves }) => moves.flatMap((move) => Object.values(said.trial?.(after, move) ?? {}))),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(flawed(asked)).toEqual([])
  })

  it('tells in whole sentences whatever happens in matches', () => {
    const told = entries.flatMap(({ after, effects }) => effects.flatMap((effect) => said.effect(after, effect) ?? []))
    const counted = entries.flatMap(({ after, effects }) =>
      effects.flatMap((effect) => said.tally?.(after, effect) ?? []),
    )
    expect(told.length).toBeGreaterThan(100)
    expect([...flawed(told), ...unfinished(told)]).toEqual([])
    expect(flawed(counted.flatMap(({ heading, name }) => [heading, name]))).toEqual([])
  })

  it.each([true, false])('has a sentence for effects of every type but two, with open purses: %s', (open) => {
    const p = withPurses(open)
    const all: readonly Effect[] = Object.values(examples).flat()
    const silent = all.filter((effect) => said.effect(p, effect) === undefined).map(({ type }) => type)
    const told = all.flatMap((effect) => said.effect(p, effect) ?? [])
    expect(silent).toEqual(['returned', 'recovered'])
    expect([...flawed(told), ...unfinished(told)]).toEqual([])
    expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([])
  })

  it('refuses in whole sentences for every reason, with amounts and without', () => {
    const amounts = { need: 14, have: 12, most: 2, rating: 1, card: 2, die: 5, strength: 9, way: 2, money: 3 }
    const refused = (some: Facts) =>
      Object.entries(reasons).map(([reason, section]) => said.refusal({ reason, section, amounts: some }))
    expect([...flawed(refused(amounts)), ...unfinished(refused(amounts))]).toEqual([])
    expect(refused({}).filter((text) => gap.test(text) || !sentence.test(text))).toEqual([])
    expect(said.refusal({ reason: 'none of these', section: '', amounts: {} })).toMatch(sentence)
  })

  it('refuses in whole sentences what can’t be done in matches', () => {
    const refused = some.flatMap(({ after, ask }) =>
      choicesOf(ask).flatMap(({ seat }) =>
        intentionsOf(game.box, after).flatMap((wanted) => game.why(after, seat, wanted) ?? []),
      ),
    )
    const told = refused.map((one) => said.refusal(one))
    expect(told.length).toBeGreaterThan(0)
    expect([...flawed(told), ...unfinished(told)]).toEqual([])
    expect(flawed(refused.map(({ section }) => said.section?.(section)))).toEqual([])
  })

  it('describes the whole table, and no line of a part twice', () => {
    const parts = some.flatMap(({ after }) => said.table?.(after) ?? [])
    const lines = parts.flatMap((part) => part.lines)
    expect(lines.length).toBeGreaterThan(0)
    expect([...flawed([...parts.map(({ title }) => title), ...lines]), ...unfinished(lines)]).toEqual([])
    expect(parts.filter((part) => new Set(part.lines).size < part.lines.length)).toEqual([])
    expect(flawed(some.flatMap(({ after }) => [said.far?.(after), ...(said.holdings?.(after, 0) ?? [])]))).toEqual([])
  })

  it('has a panel about every thing', () => {
    const panels = seats2.flatMap((p) => subjectsIn(p).map((subject) => said.about(p, subject, 0)))
    const lines = panels.flatMap((panel) => panel.lines)
    const shown = [
      ...panels.flatMap(({ title, kind }) => [title, kind]),
      ...lines.flatMap(({ head }) => head || 'none'),
    ]
    expect(lines.length).toBeGreaterThan(100)
    expect(flawed([...shown, ...lines.map(({ text }) => text)])).toEqual([])
  })

  it('says who won', () => {
    const ends = some.flatMap(({ after }) => {
      const outcome = game.outcome(after)
      return outcome ? [said.outcome(after, outcome), ...(outcome.seats[0]?.lines.map(said.score) ?? [])] : []
    })
    const line = { total: 12, lines: [] }
    const level = [[0, 1], [1]].map((winners) => said.outcome(middle, { seats: [line, line], winners }))
    expect(ends.length).toBeGreaterThan(3)
    expect(flawed([...ends, ...level])).toEqual([])
    expect(unfinished(level)).toEqual([])
  })

  it('labels offers and their answers by all that is given', () => {
    const offer = { number: 3, from: 0, to: 1, gives: everything, wants: {} } as const
    const p = { ...clonePosition(middle), offers: [offer] }
    const labels = [
      said.move(p, { type: 'offer', to: 1, gives: everything, wants: { money: 4 } }),
      said.move(p, { type: 'accept', offer: 3 }),
      said.move(p, { type: 'refuse', offer: 3 }),
    ]
    expect(flawed(labels)).toEqual([])
    expect(labels[0]).toContain('12 Cu')
  })

  it('names the kind of every intention, and the thing it is about', () => {
    const guide = guideIn(() => texts[language].locale, game.box)
    const meant = [0, 1].flatMap((seat) => guide.intentions(middle, seat))
    const things = meant.map((one) => guide.thing(middle, one)).filter((thing) => thing !== '')
    expect(things.length).toBeGreaterThan(10)
    expect(flawed([...meant.map(guide.deed), ...things])).toEqual([])
  })

  it('says what every event does', () => {
    const told = game.box.values.events.map(({ id }) => said.event(id))
    expect([...flawed(told), ...unfinished(told)]).toEqual([])
    expect(new Set(told).size).toBe(told.length)
  })

  it('has a sentence for every flaw', async () => {
    const amounts = { need: 3, have: 2, card: 5, seats: 2, site: 'Abyss', expected: '1', received: '2' }
    const all = [...flawReasons, 'badValue', 'cardTwice', 'noSuchSite', 'order', 'none of these']
    const told = await Promise.all(all.map((reason) => said.flaw({ reason, at: 'boards', amounts })))
    expect(flawed(told)).toEqual([])
    expect(told.filter((text) => text.endsWith(flaws[language].impossible))).toHaveLength(1)
  })

  it('has a label and a hint for every option', () => {
    const { optionFields } = texts[language]
    expect(optionFields).toHaveLength(4)
    expect(flawed(optionFields.flatMap(({ label, hint }) => [label, hint]))).toEqual([])
  })
})

describe('the words of Dwarven Rails', () => {
  const closed = withPurses(false)
  const open = withPurses(true)
  const amounts = [...examples.tickets, ...examples.gained, ...examples.paid]

  // § 19, 35
  it('tell no amount of a closed purse to everyone', () => {
    expect(amounts.map((effect) => words.effect(open, effect)).filter((text) => text?.includes(' Cu'))).toHaveLength(4)
    expect(amounts.map((effect) => words.effect(closed, effect)).filter((text) => text?.includes(' Cu'))).toEqual([])
    expect(words.effect(closed, examples.shipped[0] ?? { type: 'over' })).toContain('at a price of 9 Cu')
    expect(words.table?.(closed)?.map(({ title }) => title)).toContain('Blue: closed purse')
    expect(words.far?.(closed)).toContain('Blue under 400 Cu')
  })

  it('tell a closed purse to its owner alone', () => {
    const kindFor = (viewer: number) => words.about(closed, { type: 'seat', seat: 0 }, viewer).kind
    expect(kindFor(0)).toBe('123 Cu, which only you can see')
    expect([kindFor(1), kindFor(-1)]).toEqual(Array(2).fill('Closed purse, under 400 Cu'))
  })

  it('tell no limit of purses in the Advanced Scenario, where nothing is declared', () => {
    const p = some.map(({ after }) => after).find(({ settings, phase }) => settings.advanced && phase !== 'over')
    const hidden = { ...need(p, 'a position'), settings: { ...closed.settings, advanced: true } }
    expect(words.far?.(hidden)).toBe(`Turn ${hidden.turn}`)
    expect(words.about(hidden, { type: 'seat', seat: 0 }).kind).toBe('Closed purse')
  })

  it('tell no copper of a deal in the log', () => {
    const told = words.effect(open, examples.agreed[0] ?? { type: 'over' }) ?? ''
    expect(told).toContain('copper')
    expect(told).not.toMatch(/\d+ Cu/)
  })

  it('name every card and every segment differently', () => {
    const names = cards.flatMap((card, id) => (card && card.kind !== 'storm' ? words.card(id) : []))
    expect(names).toContain('Elder Rake II')
    expect(new Set(names).size).toBe(names.length)
    const segments = (layout?.segments ?? []).map((_, segment) => words.segment(middle, segment))
    expect(segments.filter((one) => one.endsWith(' (red)'))).toHaveLength(3)
    expect(new Set(segments).size).toBe(segments.length)
  })

  it('count goods as each language does', () => {
    const three = (language: 'en' | 'de' | 'cy', good: number) => texts[language].wordsWith(game.box).goods(good, 3)
    expect(languages.map((language) => three(language, 1))).toEqual(['3 rubies', '3 Rubine', '3 rhuddem'])
    expect(languages.map((language) => three(language, 3))).toEqual(['3 gold', '3 Gold', '3 o aur'])
    expect([1, 2].map((count) => texts.cy.wordsWith(game.box).goods(0, count))).toEqual(['1 diemwnt', '2 ddiemwnt'])
  })
})
