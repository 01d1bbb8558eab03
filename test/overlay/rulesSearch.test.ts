import { describe, expect, it } from 'vitest'
import { sectionsWith } from '../../src/overlay/screens/rulesSearch.ts'
import type { BookSection } from '../../src/rules/book.ts'

const section = (id: string, title: string, text: string): BookSection<never> => ({
  ...{ id, title },
  blocks: [
    { type: 'text', text },
    { type: 'list', numbered: false, items: [`${id} in a list`] },
  ],
})
const sections = [
  section('track', 'Track', 'Lay it from left to right at Yr Wyddfa.'),
  section('pub', 'The pub', 'Devil’s Bridge has none. Gleisbögen überall.'),
]
const found = (query: string) => sectionsWith(sections, query).map(({ id }) => id)

describe('a search of the rules', () => {
  it('finds everything without a query', () => {
    expect(found('')).toEqual(['track', 'pub'])
    expect(found('  ')).toEqual(['track', 'pub'])
  })

  it('finds sections with every word, in titles, texts and lists, in any order', () => {
    expect(found('right lay')).toEqual(['track'])
    expect(found('the PUB')).toEqual(['pub'])
    expect(found('list')).toEqual(['track', 'pub'])
    expect(found('lay bridge')).toEqual([])
  })

  it('forgives accents and apostrophes', () => {
    expect(found("devil's")).toEqual(['pub'])
    expect(found('uberall gleisbogen')).toEqual(['pub'])
  })
})
