import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { itemsOf, tiesOf } from './sentences.ts'

const root = new URL('../..', import.meta.url).pathname
const here = join(root, 'test/games')

const testsOf = (title: string) =>
  readdirSync(join(here, title), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(here, title, file), 'utf8') }))

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const rulingsOf = (title: string) => read('src/games', title, 'content/rulings.md')

/** Titles whose rulebook has been listed sentence by sentence. */
const listed = titles.map(({ id }) => id).filter((id) => existsSync(join(here, id, 'sentences.md')))

describe.each(listed)('the rulebook of %s', (title) => {
  const ties = tiesOf(read('test/games', title, 'sentences.md'), testsOf(title), rulingsOf(title))

  it('is listed without a gap, and named only over tests and in rulings', () => {
    expect(ties.count).toBeGreaterThan(0)
    expect(ties.flaws).toEqual([])
  })

  it('has each of its rules tied to a test or a ruling', () => {
    expect(ties.untied).toEqual([])
  })

  it('is ruled on where it is open, by rulings that name their tests', () => {
    const rulings = itemsOf(rulingsOf(title))
    expect(rulings.length).toBeGreaterThan(0)
    const isThere = (name: string) =>
      existsSync(join(root, name)) || testsOf(title).some(({ file }) => basename(file) === `${name}.test.ts`)
    const names = rulings.map(({ text }) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    const unproven = rulings.filter((_, at) => !names[at]?.some(isThere))
    expect(unproven.map(({ number, text }) => `${number}. ${text}`)).toEqual([])
  })
})

describe('the check of a rulebook’s sentences', () => {
  const list =
    '# Rules\n\n1. Who we are. (no rule)\n2. One tile a turn.\n3. A tile of one’s own.\n## End\n4. The most points win.\n'
  const test = (text: string) => [{ file: 'a.test.ts', text }]

  it('is on for every title', () => {
    expect(listed).toEqual(titles.map(({ id }) => id))
  })

  it('lists the sentences that nothing names', () => {
    const ties = tiesOf(list, test("// § 2: one\n  it('lays one', () => {"), 'Open (§ 4).')
    expect(ties).toEqual({ count: 4, untied: ['§ 3: A tile of one’s own.'], flaws: [] })
  })

  it('reads lists and ranges, over several lines of comment', () => {
    const text = "// § 2–3\n// “…” and § 4\ndescribe('x', () => {"
    expect(tiesOf(list, test(text), '')).toMatchObject({ untied: [], flaws: [] })
  })

  it('finds marks over no test, of no sentence, of no rule, and gaps in the list', () => {
    const { flaws } = tiesOf(list.replace('4. ', '5. '), test('// § 1, 2\nconst a = 1\n'), '(§ 9)')
    expect(flaws).toEqual([
      'a.test.ts:1 stands over no test: // § 1, 2',
      'out of order: § 5: The most points win.',
      'a rule after all: § 1: Who we are. (no rule)',
      'not in the list: § 9',
    ])
  })
})
