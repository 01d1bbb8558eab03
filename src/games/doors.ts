import { type Language, language, localizedText, memoizedFrom, withMessages } from '../kit/language.ts'
import type { DrawnBook } from '../rules/book.ts'
import type { Tips } from '../rules/coach.ts'
import type { EditionRead, TitleEditions } from '../rules/edition.ts'
import type { Flaw } from '../rules/flaw.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import type { StopWords, WordedLesson } from '../rules/lesson.ts'
import type { Words } from '../rules/words.ts'
import type { EditionProblem, OpenTitle, Sounds } from './title.ts'

type InLanguages<T> = Readonly<Record<Language, () => Promise<T>>>

/** The text that every title has, whatever else it says. */
interface TitleText {
  /** Tells a flaw of an edition, options or a position. */
  flawText(flaw: Flaw): Promise<string>
  /** Captions of its own sounds. */
  readonly soundCaptions: Readonly<Record<string, string>>
}

/** A title in a language: its words, and anything else that follows from the language. */
interface Saying<G extends GameTypes> {
  readonly words: Words<G>
}

/** A game that is being opened with an edition. */
interface Opening<P, T, S> {
  readonly game: P
  readonly text: () => T
  /** In the language spoken. */
  readonly said: () => S
}

/** The parts of an open title that are its own, beside its book. */
type OwnParts<G extends GameTypes> = Pick<
  OpenTitle<G>,
  'seat' | 'stock' | 'options' | 'face' | 'guide' | 'playtest' | 'mind'
>

/** A title’s files, and its own way to put them together. */
interface Behind<G extends GameTypes, E, P, T extends TitleText, S extends Saying<G>, B extends object> {
  readonly text: InLanguages<T>
  readonly bookText: InLanguages<B>
  /** Its sounds of effects, and those that it makes itself. */
  sounds(): Promise<readonly [{ readonly soundsOf: Sounds<G>['cues'] }, Omit<Sounds<G>, 'cues' | 'captions'>]>
  readonly editions: TitleEditions<E>
  /** Loads the data of the newest built-in edition, with the sources and notes that pages go without. */
  content(): Promise<unknown>
  /** The rules with an edition. */
  play(edition: E): Promise<P & Game<G>>
  say(text: T, game: P, language: Language, edition: E): S
  parts(opening: Opening<P, T, S>): OwnParts<G>
  /** Loads what its book is drawn with. */
  book(opening: Opening<P, T, S>): Promise<(text: B) => DrawnBook>
}

/** The messages of a lesson by stop: its name, its title, its tasks one after another, the word at its end and the answer to a slip. */
type LessonMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

const stopWords = ({ name = '', title = '', done = '', slip = '', ...tasks }: LessonMessages[string]): StopWords => ({
  name,
  title,
  tasks: Object.values(tasks),
  done,
  slip,
})

const lessonWords = (stops: LessonMessages): WordedLesson['words'] =>
  Object.fromEntries(Object.entries(stops).map(([id, stop]) => [id, stopWords(stop)]))

/** A title’s lesson and its coach’s tips, with their words. */
interface Taught {
  readonly lessonText: InLanguages<LessonMessages>
  readonly coachText: InLanguages<{ readonly tipWords: Tips['words'] }>
  lesson(): Promise<Omit<WordedLesson, 'words'>>
  coach(): Promise<Omit<Tips, 'words'>>
}

/** The doors to a title’s lesson and its coach, for one that has them. */
export function doorsToLessons({ lessonText, coachText, lesson, coach }: Taught) {
  const lessons = localizedText(lessonText)
  const coaching = localizedText(coachText)
  return {
    lesson: () => withMessages(lesson(), lessons, lessonWords),
    tips: () => withMessages(coach(), coaching, ({ tipWords }) => tipWords),
  }
}

/** The door to a title: see `Title`. */
export function doorTo<G extends GameTypes, E, P, T extends TitleText, S extends Saying<G>, B extends object>(
  behind: Behind<G, E, P, T, S, B>,
) {
  const text = localizedText(behind.text)
  const books = localizedText(behind.bookText)
  async function played(read: EditionRead<E>) {
    return 'flaw' in read ? read : { ...read, game: await behind.play(read.edition) }
  }
  return async (data?: unknown, hash?: string): Promise<OpenTitle<G> | EditionProblem> => {
    const [read] = await Promise.all([behind.editions.open(data, hash).then(played), text.open()])
    if ('flaw' in read) return { problem: await text().flawText(read.flaw), isOther: read.flaw.at === 'format' }
    const { game, edition } = read
    const said = memoizedFrom(text, (now) => behind.say(now, game, language(), edition))
    const opening = { game, text, said }
    return {
      game,
      get words() {
        return said().words
      },
      wordsIn: async (wanted) => behind.say(await text.in(wanted), game, wanted, edition).words,
      edition: behind.editions.isBuiltIn(game.edition.hash) ? undefined : data,
      async values() {
        const { earlier, schema } = behind.editions
        return { data: data ?? (await (earlier(game.edition.hash) ?? behind.content)()), schema }
      },
      ...behind.parts(opening),
      async book() {
        const [draw] = await Promise.all([behind.book(opening), books.open()])
        return draw(books())
      },
      async sounds() {
        const [{ soundsOf }, own] = await behind.sounds()
        return { cues: soundsOf, captions: () => text().soundCaptions, ...own }
      },
    }
  }
}
