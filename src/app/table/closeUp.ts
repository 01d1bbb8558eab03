import { type Signal, signal } from '@preact/signals'
import { parseJson } from '../../kit/json.ts'
import { keepsKeys } from '../../overlay/table/roving.ts'
import type { TableStore } from '../../overlay/table/tableStore.ts'
import type { Typed } from '../../rules/game.ts'
import type { Stage } from '../../stage/index.ts'
import type { Scope } from '../scope.ts'
import { lookAround } from './lookAround.ts'

/** The overlay’s part of a close-up, loaded with the stage. */
export type CloseUpPart = typeof import('../../overlay/table/closeUp.tsx')
type Told = Parameters<CloseUpPart['showCloseUp']>[0]['told']['value']

/** A table as far as close-ups go. */
interface Looked {
  readonly stage: Stage
  readonly store: Pick<TableStore, 'dismiss'>
  /** Reads a move from the decision bar’s button. */
  readonly readMove: (data: unknown) => Typed | undefined
}

/** Shows what pieces have to say beside them, and lets keys and the focus choose what to look at. */
export function joinCloseUp(part: CloseUpPart, { stage, store, readMove }: Looked, scope: Scope): void {
  const told: Signal<Told> = signal(undefined)
  const zoomed = signal(false)
  const root = document.createElement('div')
  root.className = 'close-up'
  document.body.append(root)
  const hide = part.showCloseUp({ told, zoomed, showAll: stage.showAll }, root)
  scope.onEnd(() => {
    hide()
    root.remove()
  })
  scope.onEnd(
    stage.on((news) => {
      if (news.type === 'camera') zoomed.value = news.zoomed
      if (news.type !== 'about') return
      // Someone who wants to read is no longer interested in a refusal.
      if (news.words) store.dismiss()
      told.value = news.words
    }),
  )
  scope.onEnd(listenForKeys(stage))
  scope.onEnd(offerToLookAround(stage))
  scope.onEnd(tellFocused(stage, readMove, part.wordsId))
}

/** Escape goes back a step or skips what is being shown; plus, minus and zero zoom, arrows pan. */
function listenForKeys(stage: Stage): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (keepsKeys(target)) return
    if (key === 'Escape') {
      if (!stage.back()) stage.skip()
      return
    }
    if (zoomBy(stage, key) || (isOpen(target) && panBy(stage, key))) event.preventDefault()
  }
  // On the window: everything on the page has had the key first, such as the decision bar’s numbers.
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** The letter I describes what a choice in focus touches, or else the first thing, and lets arrows go on from there. */
function offerToLookAround(stage: Stage): () => void {
  let described: string | undefined
  let end = () => {}
  const off = stage.on((news) => {
    if (news.type === 'about') described = news.words?.about.piece
  })
  const onKey = (event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 'i' && !event.defaultPrevented
    if (!isAsked || event.ctrlKey || event.metaKey || event.altKey || keepsKeys(event.target)) return
    event.preventDefault()
    end()
    end = lookAround(stage, described)
  }
  window.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', onKey)
    off()
    end()
  }
}

const factors: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

function zoomBy(stage: Stage, key: string): boolean {
  const factor = factors[key]
  if (factor !== undefined) stage.zoom(factor)
  else if (key === '0' && stage.nearness() > 1) stage.showAll()
  else return false
  return true
}

/** Distance one press of an arrow key pans, CSS pixels. */
const step = 90
const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}

function panBy(stage: Stage, key: string): boolean {
  const by = ways[key]
  return by !== undefined && stage.pan(by)
}

/** True where arrow keys have no other use: among buttons they move the focus, in the log they scroll. */
const isOpen = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) || target === document.body || target.closest('.close-up') !== null

/** Shows what a card has to say while the keyboard focus is on a choice that touches it. */
function tellFocused(stage: Stage, readMove: (data: unknown) => Typed | undefined, wordsId: string): () => void {
  const moveOf = (target: EventTarget | null): Typed | undefined => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-move]:focus-visible')) return
    target.setAttribute('aria-describedby', wordsId)
    return readMove(parseJson(target.dataset.move ?? ''))
  }
  const onFocus = ({ target }: FocusEvent) => {
    const move = moveOf(target)
    if (move !== undefined) stage.tell(move)
  }
  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('[data-move]')) stage.tell(undefined)
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}
