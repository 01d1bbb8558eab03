import { afterEach, describe, expect, it } from 'vitest'
import content from '../../../src/games/foothills/content/content.json' with { type: 'json' }
import { cardNamesIn, namedIn } from '../../../src/games/foothills/text/cardNames.ts'
import { foothills } from '../../../src/games/foothills/title.ts'
import { need } from '../../../src/kit/assert.ts'
import { type languages, setLanguage } from '../../../src/kit/language.ts'
import { box } from './table.ts'
import { texts } from './texts.ts'

const printed = need(content.actions[0]?.grey.name, 'an action card')

/** The rules book's text in a language, of an edition that names a card for each. */
async function bookIn(language: (typeof languages)[number]): Promise<string> {
  const names = { de: { [printed]: 'Steinlager' }, cy: { [printed]: 'Iard Gerrig' } }
  await setLanguage(language)
  const opened = await foothills.open({ ...content, name: 'Of our own', names })
  if ('problem' in opened) throw new Error(opened.problem)
  return JSON.stringify(await opened.book())
}

describe('an edition that names its cards per language', () => {
  afterEach(() => setLanguage('en'))

  it.each([
    ['en', printed],
    ['de', 'Steinlager'],
    ['cy', 'Iard Gerrig'],
  ] as const)('calls them so in %s', async (language, name) => {
    const book = await bookIn(language)
    expect(book).toContain(name)
    if (language !== 'en') expect(book).not.toContain(printed)
  })
})

it('names everything on the table that the edition has a Welsh name for', () => {
  const { cy } = content.names
  const named = namedIn(box, cy)
  const shown = [...named.lines, ...named.stations].map(({ name }) => name)
  expect(Object.values(cy).filter((name) => !shown.includes(name))).toEqual([])
})

describe('a card that a language has no name for', () => {
  it.each(['Constructor', 'Brass Band'])('keeps the printed one: %s', (printed) => {
    const actions = box.actions.map((card) => ({ ...card, grey: { ...card.grey, name: printed } }))
    expect(cardNamesIn(texts.de.t, { ...box, actions })[printed]).toBe(printed)
  })
})

describe('a refusal', () => {
  afterEach(() => setLanguage('en'))

  it.each([
    ['en', 'Track & Trade'],
    ['de', 'Gleis & Handel'],
    ['cy', 'Trac a Masnach'],
  ] as const)('names cards in %s as the table does', async (language, name) => {
    await setLanguage(language)
    const opened = await foothills.open()
    if ('problem' in opened) throw new Error(opened.problem)
    const refusal = { reason: 'freshCard', section: 'The Pub', amounts: { card: 'Track & Trade' } }
    expect(opened.words.refusal(refusal)).toContain(name)
  })
})
