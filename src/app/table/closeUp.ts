import { type Signal, signal } from '@preact/signals'
import { parseJson } from '../../kit/json.ts'
import { keepsKeys } from '../../overlay/table/roving.ts'
import type { TableStore } from '../../overlay/table/tableStore.ts'
import type { GameTypes } from '../../rules/game.ts'
import type { Stage } from '../../stage/index.ts'
import type { Stay } from '../scope.ts'

/** A closer look: the overlay's part of it, fetched with the stage. */
export type CloseUpPart = typeof import('../../overlay/table/closeUp.tsx')
type Told = Parameters<CloseUpPart['showCloseUp']>[0]['told']['value']

/** A table as far as a closer look goes. */
interface Looked<G extends GameTypes = GameTypes> {
  readonly stage: Stage<G>
  readonly store: Pick<TableStore, 'forget'>
  /** A move as the decision bar's button keeps it. */
  readonly readMove: (data: unknown) => G['move'] | undefined
}

/** Shows the stage's words beside its pieces, and gives keys and the focus a say in what is looked at. */
export function joinCloseUp<G extends GameTypes>(
  part: CloseUpPart,
  { stage, store, readMove }: Looked<G>,
  stay: Stay,
): void {
  const told: Signal<Told> = signal(undefined)
  const zoomed = signal(false)
  const root = document.createElement('div')
  root.className = 'close-up'
  document.body.append(root)
  const hide = part.showCloseUp({ told, zoomed, showAll: stage.showAll }, root)
  stay.until(() => {
    hide()
    root.remove()
  })
  stay.until(
    stage.on((news) => {
      if (news.type === 'camera') zoomed.value = news.zoomed
      if (news.type !== 'about') return
      // Whoever wants to read is not to be told what could not be done.
      if (news.words) store.forget()
      told.value = news.words
    }),
  )
  stay.until(listenForKeys(stage))
  stay.until(tellFocused(stage, readMove, part.wordsId))
}

/** Escape goes a step back, or ends what is being shown; plus, minus and nought zoom, arrows look about. */
function listenForKeys<G extends GameTypes>(stage: Stage<G>): () => void {
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
  // After everything on the page has had the key, the decision bar's numbers first.
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

const factors: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

function zoomBy<G extends GameTypes>(stage: Stage<G>, key: string): boolean {
  const factor = factors[key]
  if (factor !== undefined) stage.zoom(factor)
  else if (key === '0' && stage.nearness() > 1) stage.showAll()
  else return false
  return true
}

/** CSS pixels at a press of an arrow key. */
const step = 90
const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}

function panBy<G extends GameTypes>(stage: Stage<G>, key: string): boolean {
  const by = ways[key]
  return by !== undefined && stage.pan(by)
}

/** True where arrow keys mean nothing else: among buttons they move the focus, in the log they scroll. */
const isOpen = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) ||
  target === document.body ||
  target.closest('.close-up') !== null

/** While a choice of the decision bar has the focus by keyboard, the words of the card it touches are shown. */
function tellFocused<G extends GameTypes>(
  stage: Stage<G>,
  readMove: (data: unknown) => G['move'] | undefined,
  wordsId: string,
): () => void {
  const moveOf = (target: EventTarget | null): G['move'] | undefined => {
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
