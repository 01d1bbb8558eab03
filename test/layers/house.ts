import { type FunctionSize, functionsOf, isCode } from './syntax.ts'

/** Words that no file of the house may hold, each with the reason that a reader is told. */
export const forbidden: readonly { readonly word: RegExp; readonly why: string }[] = [
  { word: /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fails)\b/, why: 'every test runs' },
  { word: /\b(fit|xit|fdescribe|xdescribe|xtest)\(/, why: 'every test runs' },
  { word: /@ts-(ignore|nocheck|expect-error)/, why: 'types are mended, not silenced' },
  { word: /\bbiome-ignore/, why: 'findings are mended, not silenced' },
  { word: /\/work\/|\/tmp\/\w|\/home\/\w/, why: 'no path of one machine' },
  { word: /(^|['"`\s])\.\.\/shared\b/, why: 'nothing outside the repository' },
  { word: /(^|\s)(\/\*\*?|\*|\/\/) (What|How|That|Whose|Who|Which)\b/, why: 'a comment says the thing itself' },
  { word: /\bissue #?\d/i, why: 'the project speaks of itself' },
  { word: /\banimation\b.*\binfinite\b/, why: 'everything comes to rest, and its device with it' },
]

/** Everything that may lie at the top of the repository, dot-files besides. */
export const topLevel: readonly string[] = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
  'index.html',
  'README.md',
  'LICENSE',
  'src',
  'assets',
  'test',
]

/** Files and folders at the top of the repository that were not agreed on. */
export function strangersAt(files: readonly string[]): readonly string[] {
  const top = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return [...top].filter((name) => !name.startsWith('.') && !topLevel.includes(name))
}

/** Each line of a text that holds a forbidden word, with the reason. */
export function forbiddenIn(file: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = forbidden.find(({ word }) => word.test(line))
    return found ? [`${file}:${at + 1} ${found.why}: ${line.trim()}`] : []
  })
}

/** Lengths of the files and functions of a tree, in lines. Data and compiled catalogues are not counted. */
export interface Lengths {
  readonly files: readonly { readonly file: string; readonly lines: number }[]
  readonly functions: readonly (FunctionSize & { readonly file: string })[]
}

const isData = (file: string) => /\/content\/|\/words\/\w\w\/|\.json$/.test(file)

/** Measures every code file, longest first. */
export function lengthsOf(sources: ReadonlyMap<string, string>): Lengths {
  const code = [...sources].filter(([file]) => isCode(file) && !isData(file))
  const longest = (a: { lines: number }, b: { lines: number }) => b.lines - a.lines
  return {
    files: code.map(([file, text]) => ({ file, lines: text.replace(/\n$/, '').split('\n').length })).sort(longest),
    functions: code.flatMap(([file, text]) => functionsOf(file, text).map((one) => ({ ...one, file }))).sort(longest),
  }
}

/** The middle of lengths that stand in order; 0 when there are none. */
export const median = (sorted: readonly { readonly lines: number }[]): number =>
  sorted[Math.floor(sorted.length / 2)]?.lines ?? 0

/** The lengths in three lines for people. */
export function tellLengths({ files, functions }: Lengths): string {
  const top = functions.slice(0, 5).map((one) => `${one.name} ${one.lines} (${one.file}:${one.line})`)
  const long = files.slice(0, 5).map(({ file, lines }) => `${file} ${lines}`)
  return [
    `${files.length} files, median ${median(files)} lines, longest: ${long.join(', ')}`,
    `${functions.length} functions, median ${median(functions)} lines, longest: ${top.join(', ')}`,
  ].join('\n')
}
