import { onLanguage } from '../../kit/language.ts'
import { text } from '../../overlay/text/text.ts'
import type { Rect } from '../../stage/face.ts'
import type { Stage, StageNews, Thing } from '../../stage/index.ts'
import './lookAround.css'

type LookedAt = Pick<Stage, 'things' | 'describe' | 'on'>
type About = Extract<StageNews<unknown>, { type: 'about' }>

const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Number of places each of these keys goes on, in reading order. */
const steps: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

const middle = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h / 2 })

/** In reading order: by rows as high as the eye takes for one, then from the left. */
const inOrder = (things: readonly Thing[]): readonly Thing[] =>
  things.toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)

/** The thing that a key leads to from another; undefined if there is none, or for other keys. */
export function thingBy(key: string, things: readonly Thing[], from: Thing): Thing | undefined {
  const ordered = inOrder(things)
  if (key === 'Home') return ordered[0]
  if (key === 'End') return ordered.at(-1)
  const step = steps[key]
  if (step !== undefined) {
    const at = ordered.findIndex(({ piece }) => piece === from.piece)
    return ordered[(at + step + ordered.length) % ordered.length]
  }
  const way = ways[key]
  return way && nearest(things, middle(from.at), way)
}

/** The nearest thing in a direction; what is off to the side counts as further away. */
function nearest(things: readonly Thing[], from: { x: number; y: number }, way: typeof from) {
  const far = ({ at }: Thing) => {
    const { x, y } = middle(at)
    const [dx, dy] = [x - from.x, y - from.y]
    const along = dx * way.x + dy * way.y
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    return along > 1 ? along + 2 * across : Number.POSITIVE_INFINITY
  }
  const ahead = things.filter((thing) => far(thing) < Number.POSITIVE_INFINITY)
  return ahead.toSorted((a, b) => far(a) - far(b))[0]
}

/**
 * Lets arrow keys go from thing to thing on the table and reads out what each is, until Escape or until the focus moves
 * elsewhere; then the focus is back where it was. Starts at a piece, or at the first. Returns how to end it.
 */
export function lookAround(stage: LookedAt, piece: string | undefined): () => void {
  const before = document.activeElement
  const { root, status } = frame()
  const ending = new AbortController()
  const { signal } = ending
  let here = stage.things().find((thing) => thing.piece === piece) ?? inOrder(stage.things())[0]
  // Before listening: a choice that loses the focus takes back what it had described.
  document.body.append(root)
  root.focus({ preventScroll: true })
  const go = (to: Thing | undefined) => {
    if (!to) return
    here = to
    stage.describe(to.piece)
  }
  const end = () => {
    if (signal.aborted) return
    // First of all: removing the ring takes the focus from it.
    ending.abort()
    const hadFocus = root.matches(':focus')
    root.remove()
    stage.describe(undefined)
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const off = stage.on((news) => {
    if (news.type !== 'about') return
    // The thing described has left the table, or something else has been touched.
    if (!news.words) return end()
    place(root, news.words.at)
    status.textContent = saying(news.words.about)
  })
  for (const stop of [off, onLanguage(end)]) signal.addEventListener('abort', stop)
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = here && thingBy(key, stage.things(), here)
    const ends = key === 'Escape' || key.toLowerCase() === 'i'
    if (!to && !ends && !(key in ways)) return
    event.preventDefault()
    event.stopPropagation()
    if (ends) end()
    else go(to)
  }
  root.addEventListener('keydown', onKey, { signal })
  root.addEventListener('blur', end, { signal })
  go(here)
  return end
}

/** A ring around what is described, which has the focus, and what screen readers say of it. */
function frame() {
  const root = document.createElement('div')
  root.className = 'look-around'
  root.tabIndex = 0
  root.setAttribute('role', 'application')
  root.setAttribute('aria-label', text().choices.around)
  const status = document.createElement('p')
  status.className = 'unseen'
  status.setAttribute('role', 'status')
  root.append(status)
  return { root, status }
}

function place(root: HTMLElement, { x, y, w, h }: Rect): void {
  Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` })
}

const saying = ({ title, kind, lines }: NonNullable<About['words']>['about']) =>
  [title, kind, ...lines.map(({ head, text: line }) => (head ? `${head}: ${line}` : line))]
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
