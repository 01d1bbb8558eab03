import { afterAll, describe, expect, it } from 'vitest'
import { reasons as ofFoothills } from '../../src/games/foothills/reasons.ts'
import { titles } from '../../src/games/index.ts'
import { reasons as ofMetro } from '../../src/games/metro/why.ts'
import { reasons as ofSnowdonia } from '../../src/games/snowdonia/reasons.ts'
import { languages, setLanguage } from '../../src/kit/language.ts'

const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  foothills: ofFoothills,
  metro: ofMetro,
  snowdonia: ofSnowdonia,
}

afterAll(() => setLanguage('en'))

const cases = languages.flatMap((language) => titles.map((title) => ({ language, title })))

describe.each(cases)('the rules book of $title.id in $language', ({ language, title }) => {
  it('has a section about the rule of every refusal', async () => {
    await setLanguage(language)
    const opened = await title.open()
    if ('problem' in opened) throw new Error(opened.problem)
    const { sections, rules } = await opened.book()
    const ids = sections.map(({ id }) => id)
    const headings = Object.values(reasons[title.id] ?? {})
    expect(headings.length).toBeGreaterThan(10)
    expect(headings.filter((heading) => !ids.includes(rules[heading] ?? ''))).toEqual([])
  })

  it('is named by refusals as it names its own sections', async () => {
    const opened = await title.open()
    if ('problem' in opened) throw new Error(opened.problem)
    const { sections, rules } = await opened.book()
    const { words } = opened
    const titles = new Map(sections.map((section) => [section.id, section.title]))
    const headings = Object.values(reasons[title.id] ?? {})
    const wrong = headings.filter((heading) => words.section?.(heading) !== titles.get(rules[heading] ?? ''))
    expect(wrong).toEqual([])
  })

  it('shows sections by stops of the lesson that are about them', async () => {
    const opened = await title.open()
    if ('problem' in opened) throw new Error(opened.problem)
    const { sections, examples } = await opened.book()
    const stops = (await title.lesson?.())?.lesson.stops ?? []
    expect(Object.keys(examples).length > 2).toBe(title.lesson !== undefined)
    for (const [section, id] of Object.entries(examples)) {
      expect(sections.map((one) => one.id)).toContain(section)
      expect(stops.find((stop) => stop.id === id)?.section).toBe(section)
    }
  })
})
