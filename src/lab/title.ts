import type { OpenTitle, Title } from '../games/title.ts'
import type { OpenTraining } from '../games/trainings.ts'
import { canonical, parseJson } from '../kit/json.ts'
import type { GameTypes, MatchOptions } from '../rules/game.ts'
import type { Training } from '../rules/training.ts'

/** A title bound to an edition, as far as the laboratory needs it. */
export type LabTitle<G extends GameTypes = GameTypes> = Pick<
  OpenTitle<G>,
  'game' | 'words' | 'edition' | 'values' | 'mind'
>

/** A title that matches can be played of. */
export interface TitleLoader extends Pick<Title, 'id' | 'name'> {
  /**
   * Opens it with an edition read from untrusted data, or with the built-in one of that hash; or says in a sentence
   * what is wrong with the data.
   */
  open(edition?: unknown, hash?: string): Promise<LabTitle | { readonly problem: string }>
  /** Loads how its weights are learnt; missing where nothing is. */
  readonly training?: (() => Promise<OpenTraining>) | undefined
}

/** Thrown where a command can't go on because of what it was given; its message is a sentence for people. */
export class CommandError extends Error {}

/** Opens a title by its id. Throws `CommandError` if there is none, or its edition is impossible. */
export async function openTitle(
  titles: readonly TitleLoader[],
  id: string,
  edition?: unknown,
  hash?: string,
): Promise<LabTitle> {
  const listed = titles.find((one) => one.id === id)
  if (!listed) {
    const known = titles.map((one) => one.id).join(', ')
    throw new CommandError(`There is no title “${id}”. There are: ${known}.`)
  }
  const opened = await listed.open(edition, hash)
  if ('problem' in opened) throw new CommandError(`This edition can’t be used: ${opened.problem}`)
  return opened
}

/**
 * Opens how a title’s weights are learnt. Throws `CommandError` if there is no such title or edition, or nothing is
 * learnt.
 */
export async function openTraining(titles: readonly TitleLoader[], id: string, edition?: unknown): Promise<Training> {
  await openTitle(titles, id, edition)
  const open = await titles.find((one) => one.id === id)?.training?.()
  const training = await open?.(edition)
  if (!training) throw new CommandError(`${id} doesn’t say how its weights are learnt.`)
  return training
}

/**
 * A match's options from `key=value` texts; dots lead into groups (`readings.pub=true`), and values are JSON or plain
 * text. Throws `CommandError` if the title can't be played like that.
 */
export async function readOptions({ game, words }: LabTitle, pairs: readonly string[]): Promise<MatchOptions> {
  const options: Record<string, unknown> = {}
  for (const pair of pairs) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    if (key === undefined || value === undefined)
      throw new CommandError(`“${pair}” isn’t an option. Write it as key=value.`)
    put(options, key.split('.'), parseJson(value) ?? value)
  }
  const read = game.readOptions(options)
  if ('flaw' in read) throw new CommandError(`These options can’t be used: ${await words.flaw(read.flaw)}`)
  return options
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const old = into[key]
  const inner: Record<string, unknown> = typeof old === 'object' ? { ...old } : {}
  put(inner, rest, value)
  into[key] = inner
}

/** Opens a title by its id, with an edition’s data or, if that is built in, its hash. */
export type Open = Opens<LabTitle>

type Opens<T> = (title: string, edition?: unknown, hash?: string) => Promise<T>

/** Opens each title and edition once. */
export function remembering<T>(open: Opens<T>): Opens<T> {
  const opened = new Map<string, Promise<T>>()
  return (id, edition, hash = '') => {
    const key = `${id} ${edition === undefined ? hash : canonical(edition)}`
    const title = opened.get(key) ?? open(id, edition, hash)
    opened.set(key, title)
    return title
  }
}
