import { need } from '../../src/kit/assert.ts'

/*
 * Every sentence of a title’s printed rulebook is tied to a test or a ruling. Three kinds of text say so:
 *
 * - `test/games/<title>/sentences.md` lists the sentences of the rulebook in its order, in words of our own,
 *   numbered from 1 without a gap: `8. A laid tile is replaced from the pool.` A sentence that asks nothing of
 *   the game, such as an introduction, ends in `(no rule)`.
 * - A comment over a test, `// § 8` or `// § 8, 12–14: …`, says which sentences it proves. Several lines of
 *   comment may stand over one test; a mark over `describe` counts for all its tests.
 * - `src/games/<title>/content/rulings.md` names sentences in the same way, where the rulebook is left open: `(§ 8)`.
 *   A ruling names the tests that prove it.
 */

/** A file’s name and text. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** Facts about one rulebook. */
export interface Ties {
  /** Number of sentences in the list. */
  readonly count: number
  /** Sentences of rules that no test and no ruling names, with their words. */
  readonly untied: readonly string[]
  /** Everything wrong with the list and with what names it. */
  readonly flaws: readonly string[]
}

const noRule = /\(no rule\)$/
const mark = /§ (\d+(?:[–-]\d+)?(?:, \d+(?:[–-]\d+)?)*)/g

/** The numbers of every mark in a text: “§ 8, 12–14” gives 8, 12, 13 and 14. */
function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(mark)].flatMap(([, list = '']) =>
    list.split(', ').flatMap((one) => {
      const [first = 0, last = first] = one.split(/[–-]/).map(Number)
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    }),
  )
}

/** The items of a numbered list, each with the lines that go on with it. */
export function itemsOf(list: string): readonly { readonly number: number; readonly text: string }[] {
  const items = list.split(/^(?=\d+\. )/m).slice(1)
  return items.map((item) => {
    const [own = ''] = item.split(/^#/m)
    const [, number, text = ''] = need(own.match(/^(\d+)\. (.*)/s), 'a numbered item')
    return { number: Number(number), text: text.trim().replaceAll(/\s+/g, ' ') }
  })
}

/** The marks over tests, and those that stand over something else. */
function marksIn({ file, text }: Source): { numbers: readonly number[]; flaws: readonly string[] } {
  const lines = text.split('\n').map((line) => line.trim())
  const marked = lines.flatMap((line, at) => (/^\/\/ .*§ \d/.test(line) ? [at] : []))
  const isOverTest = (at: number) => {
    const next = lines.slice(at).find((line) => !line.startsWith('//')) ?? ''
    return /^(it|describe)[.(]/.test(next)
  }
  return {
    numbers: numbersIn(marked.map((at) => lines[at]).join('\n')),
    flaws: marked.filter((at) => !isOverTest(at)).map((at) => `${file}:${at + 1} stands over no test: ${lines[at]}`),
  }
}

/** The ties of a rulebook’s sentences, by its list, its title’s tests and its rulings. */
export function tiesOf(list: string, tests: readonly Source[], rulings: string): Ties {
  const sentences = itemsOf(list)
  const found = tests.map(marksIn)
  const tied = new Set([...found.flatMap(({ numbers }) => numbers), ...numbersIn(rulings)])
  const isRule = ({ text }: { text: string }) => !noRule.test(text)
  const tell = ({ number, text }: (typeof sentences)[number]) => `§ ${number}: ${text}`
  return {
    count: sentences.length,
    untied: sentences.filter((one) => isRule(one) && !tied.has(one.number)).map(tell),
    flaws: [
      ...found.flatMap(({ flaws }) => flaws),
      ...sentences.filter(({ number }, at) => number !== at + 1).map((one) => `out of order: ${tell(one)}`),
      ...sentences.filter((one) => !isRule(one) && tied.has(one.number)).map((one) => `a rule after all: ${tell(one)}`),
      ...[...tied]
        .filter((number) => !sentences.some((one) => one.number === number))
        .map((number) => `not in the list: § ${number}`),
    ],
  }
}
