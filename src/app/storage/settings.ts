import { type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import type { EditionChoice } from '../../overlay/screen.ts'
import {
  contrasts,
  renderers,
  type Settings,
  tempi,
  textSizes,
  usual,
} from '../../overlay/settings/settings.ts'
import { edition } from '../../overlay/text/en/home.ts'
import type { Query } from '../query.ts'
import { loadFoothills } from '../titles.ts'
import type { Store } from './store.ts'

const tenths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
/** What an earlier version of the page did not keep, or kept otherwise, is as usual. */
const settingsSchema = v.object({
  tempo: v.fallback(v.picklist(tempi), usual.tempo),
  renderer: v.fallback(v.picklist(renderers), usual.renderer),
  effects: v.optional(v.fallback(tenths, usual.effects), usual.effects),
  ambience: v.optional(v.fallback(tenths, usual.ambience), usual.ambience),
  alerts: v.optional(v.fallback(tenths, usual.alerts), usual.alerts),
  muted: v.optional(v.fallback(v.boolean(), usual.muted), usual.muted),
  captions: v.optional(v.fallback(v.boolean(), usual.captions), usual.captions),
  director: v.optional(v.fallback(v.boolean(), usual.director), usual.director),
  textSize: v.optional(v.fallback(v.picklist(textSizes), usual.textSize), usual.textSize),
  contrast: v.optional(v.fallback(v.picklist(contrasts), usual.contrast), usual.contrast),
})

/** Settings as they stand, and how to change them. */
export interface ChosenSettings {
  readonly settings: ReadonlySignal<Settings>
  set(change: Partial<Settings>): Promise<void>
}

/** What was chosen on this device; the address has the last word for this visit. */
export async function loadSettings(store: Store, query: Query): Promise<ChosenSettings> {
  const read = v.safeParse(settingsSchema, await store.get('settings'))
  const kept: Settings = read.success ? read.output : usual
  const { tempo = kept.tempo, renderer = kept.renderer } = query
  const settings = signal<Settings>({ ...kept, tempo, renderer })
  return {
    settings,
    set(change) {
      settings.value = { ...settings.value, ...change }
      return store.set('settings', settings.value)
    },
  }
}

/** The edition for new tables. */
export interface ChosenEdition {
  readonly choice: ReadonlySignal<EditionChoice>
  /** Its component values, unread; `undefined` for those built in. */
  values(): unknown
  /** Takes a file's text, or says what is wrong with it and keeps what was chosen before. */
  take(text: string): Promise<void>
  drop(): Promise<void>
  /** Fetches the line about the values chosen. */
  tell(): Promise<void>
}

/** The edition chosen on this device before, if it can still be read. */
export async function loadEdition(store: Store): Promise<ChosenEdition> {
  let values = await store.get('edition')
  const choice = signal<EditionChoice>({ name: undefined, problem: undefined, line: undefined })
  const show = async (data: unknown): Promise<boolean> => {
    const title = await loadFoothills(data)
    if ('problem' in title) {
      choice.value = { ...choice.value, problem: title.problem }
      return false
    }
    const { name } = title.game.edition
    const own = data === undefined ? undefined : name
    choice.value = { name: own, problem: undefined, line: title.words.edition(name) }
    return true
  }
  return {
    choice,
    values: () => values,
    async take(text) {
      const data = parseJson(text)
      if (data === undefined) choice.value = { ...choice.value, problem: edition.notJson }
      if (data === undefined || !(await show(data))) return
      values = data
      await store.set('edition', data)
    },
    async drop() {
      values = undefined
      await show(undefined)
      await store.remove('edition')
    },
    async tell() {
      if (!(await show(values))) values = undefined
    },
  }
}
