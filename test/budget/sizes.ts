import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { titles } from '../../src/games/index.ts'
import { type Language, languages } from '../../src/kit/language.ts'
import { brotli } from '../../src/server/compress.ts'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(folder, 'dist')

/** Sizes of the built page in bytes, compressed as by the build. */
export interface Sizes {
  /** Script and style needed before the home page shows and a link can be dialled, in any language. */
  readonly shellBrotli: number
  /** All scripts for players of the largest title in any language, the upper bound of any visit without bots. */
  readonly allScriptBrotli: number
  /** Added to it by bots for players of the largest title. */
  readonly botsBrotli: number
  /** Fetched besides by people who ask for help: a hint, an analysis, a way to connect. */
  readonly helpBrotli: number
  /** Added by asking “What can I do?” for players of the largest title, in all languages together. */
  readonly choicesBrotli: number
  /** Fetched by those who check their connection or what a match proves, in any language. */
  readonly checkBrotli: number
  /** Added by the largest title’s lesson and coach, in all languages together. */
  readonly lessonBrotli: number
  /** Added by titles whose cards are dealt by all players together. */
  readonly dealingBrotli: number
  /** Added by a film of a match. */
  readonly filmBrotli: number
  /** Added to that by making a clip. */
  readonly clipBrotli: number
  /** Fetched by those whose file, edition or options a title refuses. */
  readonly flawsBrotli: number
  /** Fetched besides by those who watch a match, or let others watch. */
  readonly watchBrotli: number
  /** Files fetched by testers only. */
  readonly forTesters: readonly string[]
  /** Other files that contain parts of the playtester's overlay. */
  readonly strays: readonly string[]
  /** Texts of a language that fetch another one’s. */
  readonly mixedTexts: readonly string[]
  /** Files that say where they were built. */
  readonly sayFolder: readonly string[]
}

/** The playtester's overlay's own files. */
const isForTesters = (file: string) =>
  /\/(debug|debugActions|peek|pseudo|\w+-playtest|reports|statelyWindow)-[\w-]{8}\.(js|css)$/.test(file)

/** Texts in other languages: their chunks carry the language’s tag. */
const isOtherThan = (language: Language) => (file: string) =>
  languages.some((other) => other !== language && file.includes(`-${other}-`))

/** Files of titles other than one: their chunks carry their names. */
const isOfOtherThan = (id: string) => (file: string) =>
  titles.some((other) => other.id !== id && file.includes(`${other.id}-`))

/** Scripts for players of one title in one language. */
const forPlayersOf = (id: string, language: Language) => (file: string) =>
  file.endsWith('.js') &&
  !isForTesters(file) &&
  !isForBots(file) &&
  !isForHelp(file) &&
  !isForChecks(file) &&
  !isForChoices(file) &&
  !isForLessons(file) &&
  !isForDealing(file) &&
  !isForFilms(file) &&
  !isForClips(file) &&
  !isForWatching(file) &&
  !isForFlaws(file) &&
  !isOtherThan(language)(file) &&
  !isOfOtherThan(id)(file)

/** Fetched only at a table with bots. */
const isForBots = (file: string) => /\/(in-worker-[\w-]+|brain|botPicker|\w+-worth)-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who ask for a hint, an analysis or a check of evidence, or to invite by hand. */
const isForHelp = (file: string) =>
  /\/(advice|adviser|analysisPanel|evidence(-\w\w)?|hintCard|useInquiry|byHand|replyPage)-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who check their connection or what a match proves. */
const isForChecks = (file: string) =>
  /\/(checkPage|checkMatch|checksDialog|text-check-\w\w|doctor)-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who ask what they can do. */
const isForChoices = (file: string) => /\/([\w]+-)?(choices|choicesPanel|guide)-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who learn a title. */
const isForLessons = (file: string) => /\/([\w]+-)?(lesson|coach)-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who play a title whose cards all players deal together. */
const isForDealing = (file: string) => /\/together-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who watch a match as a film, with its notes and the ways to resume it. */
const isForFilms = (file: string) =>
  /\/(film|recap|picture|replayNotes|resumeDialog|text-film-\w\w)-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who make a clip of a film. */
const isForClips = (file: string) => /\/clip\w*-[\w-]{8}\.js$/.test(file)

/** Fetched only by those who watch a match, or let others watch. */
const isForWatching = (file: string) => /\/(watch|stream|dock|cover)(-\w\w)?-[\w-]{8}\.js$/.test(file)

/** Fetched only by those whose file, edition or options a title refuses. */
const isForFlaws = (file: string) => /-flaws(-\w\w)?-[\w-]{8}\.js$/.test(file)

/** A string found only in the overlay's script and styles. */
const mark = /debug-(panel|tabs|head)|tp-rotv|narrow-gauge\/report/

/** Measures `dist`. Throws if a file that the page names is missing. */
export async function measureSizes(): Promise<Sizes> {
  const files = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const first = entriesOf(readFileSync(join(dist, 'index.html'), 'utf8'))
  const textsIn = (language: Language) =>
    files.filter((file) => file.startsWith(`assets/text-start-${language}-`) && file.endsWith('.js'))
  const dialling = files.filter((file) => /\/peer-[\w-]{8}\.js$/.test(file))
  if (first.length < 2 || dialling.length !== 1)
    throw new Error(`Script, style or the dialling part is missing: ${[...first, ...dialling]}`)
  const largestTitle = (isWanted: (file: string) => boolean) =>
    largest(
      titles.map(({ id }) => {
        const isOther = isOfOtherThan(id)
        return new Set(files.filter((file) => isWanted(file) && !isOther(file)))
      }),
    )
  return {
    shellBrotli: await largest(languages.map((language) => withImports([...first, ...dialling, ...textsIn(language)]))),
    allScriptBrotli: await largest(
      titles.flatMap(({ id }) => languages.map((language) => new Set(files.filter(forPlayersOf(id, language))))),
    ),
    botsBrotli: await largestTitle(isForBots),
    helpBrotli: await largest(
      languages.map((language) => {
        const isOther = isOtherThan(language)
        return new Set(files.filter((file) => isForHelp(file) && !isOther(file)))
      }),
    ),
    checkBrotli: await largest(
      languages.map((language) => {
        const isOther = isOtherThan(language)
        return new Set(files.filter((file) => isForChecks(file) && !isOther(file)))
      }),
    ),
    choicesBrotli: await largestTitle(isForChoices),
    lessonBrotli: await largestTitle(isForLessons),
    dealingBrotli: await brotliOf(new Set(files.filter(isForDealing))),
    filmBrotli: await brotliOf(new Set(files.filter(isForFilms))),
    clipBrotli: await brotliOf(new Set(files.filter(isForClips))),
    watchBrotli: await brotliOf(new Set(files.filter(isForWatching))),
    flawsBrotli: await largest(
      languages.map((language) => {
        const isOther = isOtherThan(language)
        return new Set(files.filter((file) => isForFlaws(file) && !isOther(file)))
      }),
    ),
    forTesters: files.filter(isForTesters),
    strays: files.filter((file) => /\.(js|css)$/.test(file) && !isForTesters(file) && has(file, mark)),
    sayFolder: files.filter((file) => /\.(js|css)$/.test(file) && has(file, folder)),
    mixedTexts: languages.flatMap((language) => {
      const texts = files.filter((file) => file.includes(`-${language}-`) && file.endsWith('.js'))
      return texts.filter((file) => importsOf(file).some(isOtherThan(language)))
    }),
  }
}

const has = (file: string, sought: string | RegExp) => {
  const text = readFileSync(join(dist, file), 'utf8')
  return typeof sought === 'string' ? text.includes(sought) : sought.test(text)
}

/** Script and style that a page itself refers to. */
const entriesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)

/** Files with all their static imports. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files)
  for (const file of all) if (file.endsWith('.js')) for (const imported of importsOf(file)) all.add(imported)
  return all
}

function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(dist, file), 'utf8')).module
  const reExports = staticExports.flatMap(({ entries }) => entries)
  const names = [...staticImports, ...reExports].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  return names.map((name) => join('assets', name))
}

const largest = async (all: readonly ReadonlySet<string>[]) => Math.max(...(await Promise.all(all.map(brotliOf))))

/** Bytes of some files of the built page, each compressed on its own; named by their paths in it. */
export async function brotliOf(files: ReadonlySet<string>): Promise<number> {
  const packed = await Promise.all([...files].map((file) => brotli(readFileSync(join(dist, file)))))
  return packed.reduce((sum, { length }) => sum + length, 0)
}
