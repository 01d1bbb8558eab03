import { type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import type { EditionProblem, Title } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import { parseJson } from '../../kit/json.ts'
import type { EditionChoice } from '../../overlay/titleCard.ts'
import { titleOf } from '../titles.ts'
import type { Store } from './store.ts'

/** The editions that new tables of this device use. */
export interface Editions {
  /** The choice made for a title. */
  choice(game: string): ReadonlySignal<EditionChoice>
  /** Its data, unread; undefined for the built-in edition. */
  data(game: string): unknown
  /**
   * Uses the edition in a file’s text for the title it names. Returns its name, or what is wrong with it; a file that
   * can’t be used changes nothing.
   */
  load(file: string): Promise<{ readonly name: string } | EditionProblem>
  drop(game: string): Promise<void>
  /** Loads the line that describes each title’s edition. */
  describe(): Promise<void>
}

/** One title’s edition. */
interface Chosen {
  readonly choice: ReadonlySignal<EditionChoice>
  data(): unknown
  /** Uses other data, or returns what is wrong with it. */
  use(data: unknown): Promise<EditionProblem | undefined>
  describe(): Promise<void>
}

const builtIn: EditionChoice = { name: undefined, line: undefined }
const namesGame = v.object({ game: v.string() })

/** Reads the editions chosen on this device. */
export async function loadEditions(store: Store, titles: readonly Title[]): Promise<Editions> {
  const all = titles.map(async (title) => [title.id, await loadChosen(store, title)] as const)
  const chosen = new Map(await Promise.all(all))
  return {
    choice: (game) => chosen.get(game)?.choice ?? signal(builtIn),
    data: (game) => chosen.get(game)?.data(),
    async load(file) {
      const data = parseJson(file)
      const { id } = need(titleOf(titles, gameIn(data)) ?? titles[0], 'a title')
      const one = need(chosen.get(id), 'its edition')
      return (await one.use(data)) ?? { name: one.choice.peek().name ?? '' }
    },
    async drop(game) {
      await chosen.get(game)?.use(undefined)
    },
    async describe() {
      for (const one of chosen.values()) await one.describe()
    },
  }
}

function gameIn(data: unknown): string | undefined {
  const read = v.safeParse(namesGame, data)
  return read.success ? read.output.game : undefined
}

async function loadChosen(store: Store, title: Title): Promise<Chosen> {
  const key = `edition/${title.id}`
  let data = await store.get(key)
  const choice = signal<EditionChoice>(builtIn)
  const show = async (next: unknown): Promise<EditionProblem | undefined> => {
    const opened = await title.open(next)
    if ('problem' in opened) return opened
    const { name } = opened.game.edition
    choice.value = { name: next === undefined ? undefined : name, line: opened.words.edition(name) }
    return undefined
  }
  return {
    choice,
    data: () => data,
    async use(next) {
      const wrong = await show(next)
      if (wrong) return wrong
      data = next
      await (next === undefined ? store.remove(key) : store.set(key, next))
      return undefined
    },
    async describe() {
      if ((await show(data)) === undefined) return
      data = undefined
      await show(undefined)
    },
  }
}
