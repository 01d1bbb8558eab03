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
/** Whatever an earlier version of the page didn’t keep, or kept differently, gets its default. */
const settingsSchema = v.object({
  language: v.optional(
    v.fallback(v.picklist(['auto', ...languages]), usual.language),
    usual.language,
  ),
  tempo: v.fallback(v.picklist(tempi), usual.tempo),
  renderer: v.fallback(v.picklist(renderers), usual.renderer),
  effects: v.optional(v.fallback(tenths, usual.effects), usual.effects),
  ambience: v.optional(v.fallback(tenths, usual.ambience), usual.ambience),
  alerts: v.optional(v.fallback(tenths, usual.alerts), usual.alerts),
  muted: v.optional(v.fallback(v.boolean(), usual.muted), usual.muted),
  captions: v.optional(v.fallback(v.boolean(), usual.captions), usual.captions),
  reactions: v.optional(v.fallback(v.boolean(), usual.reactions), usual.reactions),
  coach: v.optional(v.fallback(v.boolean(), usual.coach), usual.coach),
  director: v.optional(v.fallback(v.boolean(), usual.director), usual.director),
  textSize: v.optional(v.fallback(v.picklist(textSizes), usual.textSize), usual.textSize),
  contrast: v.optional(v.fallback(v.picklist(contrasts), usual.contrast), usual.contrast),
  cover: v.optional(v.fallback(v.picklist(covers), usual.cover), usual.cover),
  relayOnly: v.optional(v.fallback(v.boolean(), usual.relayOnly), usual.relayOnly),
})

/** The current settings, and how to change them. */
export interface ChosenSettings {
  readonly settings: ReadonlySignal<Settings>
  set(change: Partial<Settings>): Promise<void>
}

/** Loads the settings of this device. What the address asks for overrides them for this visit. */
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
