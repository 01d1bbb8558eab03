import { type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import { languages } from '../../kit/language.ts'
import {
  contrasts,
  covers,
  renderers,
  type Settings,
  tempi,
  textSizes,
  usual,
} from '../../overlay/settings/settings.ts'
import type { Query } from '../query.ts'
import type { Store } from './store.ts'

const tenths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
/** Whatever is missing or can’t be read gets its default. */
const settingsSchema = v.object({
  language: v.fallback(v.picklist(['auto', ...languages]), usual.language),
  tempo: v.fallback(v.picklist(tempi), usual.tempo),
  renderer: v.fallback(v.picklist(renderers), usual.renderer),
  effects: v.fallback(tenths, usual.effects),
  ambience: v.fallback(tenths, usual.ambience),
  alerts: v.fallback(tenths, usual.alerts),
  muted: v.fallback(v.boolean(), usual.muted),
  captions: v.fallback(v.boolean(), usual.captions),
  reactions: v.fallback(v.boolean(), usual.reactions),
  coach: v.fallback(v.boolean(), usual.coach),
  director: v.fallback(v.boolean(), usual.director),
  focus: v.fallback(v.boolean(), usual.focus),
  textSize: v.fallback(v.picklist(textSizes), usual.textSize),
  contrast: v.fallback(v.picklist(contrasts), usual.contrast),
  cover: v.fallback(v.picklist(covers), usual.cover),
  name: v.fallback(v.pipe(v.string(), v.maxLength(80)), usual.name),
  asked: v.fallback(v.boolean(), usual.asked),
  face: v.fallback(v.pipe(v.string(), v.maxLength(20)), usual.face),
  relayOnly: v.fallback(v.boolean(), usual.relayOnly),
})

/** The current settings, and how to change them. */
export interface ChosenSettings {
  readonly settings: ReadonlySignal<Settings>
  set(change: Partial<Settings>): Promise<void>
}

/** Loads the settings of this device. Any in the address override them for this visit. */
export async function loadSettings(store: Store, query: Query): Promise<ChosenSettings> {
  const read = v.safeParse(settingsSchema, await store.get('settings'))
  let kept: Settings = read.success ? read.output : usual
  const { tempo = kept.tempo, renderer = kept.renderer } = query
  const settings = signal<Settings>({ ...kept, tempo, renderer })
  return {
    settings,
    set(change) {
      kept = { ...kept, ...change }
      settings.value = { ...settings.value, ...change }
      return store.set('settings', kept)
    },
  }
}
