import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Patch } from '../kit/changes.ts'
import { same } from '../kit/json.ts'
import type { News, Now } from '../match/table.ts'
import { allEntries } from '../match/table.ts'
import type { Entry } from '../rules/body.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import { type Note, notesOf } from '../rules/notes.ts'
import type { Playtest } from '../rules/playtest.ts'
import { cut, openJournal } from '../rules/replay.ts'
import type { Debugged } from './debugged.ts'
import { type Past, watchPast } from './time/past.ts'

/** A moment of a match. */
interface Instant {
  /** The entry that led here; `undefined` before the first. */
  readonly entry: Entry<Typed> | undefined
  readonly position: BasePosition
  readonly before: BasePosition
  /** It is the present rather than an earlier moment. */
  readonly isNow: boolean
}

/** A table, and the moment of it that the panels show. */
export interface Live {
  readonly shown: Debugged
  readonly now: ReadonlySignal<Now>
  /** The journal so far, with positions; `undefined` before the first entry. */
  readonly journal: ReadonlySignal<Journal | undefined>
  /** The chosen entry; `undefined` to follow the last. */
  readonly at: Signal<number | undefined>
  readonly instant: ReadonlySignal<Instant>
  /** The part of the current entry that is shown. The table follows it. */
  readonly past: Past
  /** Changes to the current position that aren't applied yet. */
  readonly draft: Signal<Patch>
  /** Changes to the edition, for another match. */
  readonly edition: Signal<Patch>
  /** The table's events since the overlay was opened, in short, newest last. */
  readonly news: ReadonlySignal<readonly string[]>
  /** The title's tools for testers; `undefined` until they have loaded. */
  readonly playtest: ReadonlySignal<Playtest | undefined>
  /** Loads them, unless they are loaded already. */
  loadPlaytest(): void
  stop(): void
}

/** The props of every panel. */
export interface PanelProps {
  readonly live: Live
}

const keptNews = 30

/** Follows a table. */
export function watchLive(shown: Debugged): Live {
  const { table } = shown
  const now = signal(table.now())
  const journal = signal(journalOf(shown, undefined))
  const at = signal<number | undefined>(undefined)
  const draft = signal<Patch>([])
  const edition = signal<Patch>([])
  const news = signal<readonly string[]>([])
  const stopHearing = table.on((told) => {
    news.value = [...news.value, shortNews(told)].slice(-keptNews)
    journal.value = journalOf(shown, journal.value)
    now.value = table.now()
    const isSet = told.type === 'reset' && told.why === 'edit'
    if (isSet || now.value.standing === 'over') draft.value = []
  })
  const instant = computed(() => instantAt(journal.value, at.value, now.value))
  const past = watchPast({ shown, journal, at, instant })
  const { playtest, loadPlaytest } = playtestOf(shown)
  loadPlaytest()
  const stop = () => {
    past.stop()
    stopHearing()
  }
  return { shown, now, journal, at, instant, past, draft, edition, news, playtest, loadPlaytest, stop }
}

/** The table's journal with its positions, extending the previous one if possible. */
function journalOf({ table }: Debugged, before: Journal | undefined): Journal | undefined {
  const entries = table.journal()
  if (entries.length === 0) return undefined
  const last = before?.entries.at(-1)
  const known = last && same(entries[last.seq], last) ? before : undefined
  const opened = openJournal(table.game, entries.slice(known?.entries.length ?? 0), known)
  return 'journal' in opened ? opened.journal : opened.good
}

function instantAt(journal: Journal | undefined, at: number | undefined, { position }: Now): Instant {
  const last = (journal?.entries.length ?? 0) - 1
  const seq = Math.min(at ?? last, last)
  const there = journal?.positions[seq] ?? position
  const before = journal?.positions[seq - 1] ?? there
  return { entry: journal?.entries[seq], position: there, before, isNow: seq === last }
}

/** The journal up to the current moment. */
export function journalTo({ shown, journal, instant }: Live) {
  const whole = journal.value
  const seq = instant.value.entry?.seq
  return whole && seq !== undefined ? cut(shown.table.game, whole, seq + 1) : undefined
}

function shortNews(news: News): string {
  if (news.type === 'reset') return `reset: ${news.why}`
  if (news.type === 'changed') return 'changed'
  const effects = news.effects.map(({ type }) => type).join(', ')
  return `entry ${news.entry.seq} told ${effects === '' ? 'nothing' : effects}`
}

function playtestOf(shown: Debugged) {
  const playtest = signal<Playtest | undefined>(undefined)
  const loadPlaytest = () => {
    if (playtest.value) return
    shown.playtest().then(
      (loaded) => {
        playtest.value = loaded
      },
      (error: unknown) => console.warn('Couldn’t load the tools for testers.', error),
    )
  }
  return { playtest, loadPlaytest }
}

/** The title's tools for testers, once loaded. Tries again if they couldn't be loaded before. */
export function usePlaytest({ playtest, loadPlaytest }: Live) {
  useEffect(loadPlaytest, [])
  return playtest.value
}

/** All notes of the match, those about later moments included. */
export function notesOn({ shown, now }: Live): readonly Note[] {
  // Subscribes the component.
  void now.value
  return notesOf(allEntries(shown.table))
}
