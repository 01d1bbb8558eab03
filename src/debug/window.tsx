import { effect } from '@preact/signals'
import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Plan } from './layout.ts'

/** How long the second window waits for the next table before it closes, ms. */
const patience = 2000
const name = 'narrow-gauge-playtest'

/** The second window; it outlives a table, since only a press may open one. */
let second: Window | undefined
let closing: ReturnType<typeof setTimeout> | undefined

/** The window in which the overlay stands. */
export const overlayWindow = (): Window => (isOpen() && second) || window

const isOpen = () => second !== undefined && !second.closed

/** Opens the second window; false where the browser does not let it. To be called by a press. */
export function openSecond(): boolean {
  if (isOpen()) return true
  const wide = Math.min(560, Math.round(screen.availWidth / 2))
  const opened = window.open('', name, `popup,width=${wide},height=${screen.availHeight}`)
  second = opened ?? undefined
  return isOpen()
}

/** Closes the second window: the overlay comes back beside the table. */
export function closeSecond(): void {
  clearTimeout(closing)
  second?.close()
  second = undefined
}

/**
 * Keeps the overlay's element where its plan says: in this page or in the second window. The answer
 * ends that; the window then stays for the next table, if one comes soon.
 */
export function placeOverlay(host: HTMLElement, plan: Plan, close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => isToggle(event) && close()
  clearTimeout(closing)
  plan.apart.value = isOpen()
  const stop = effect(() => (plan.apart.value ? moveOut(host, plan, onKey) : moveIn(host)))
  window.addEventListener('pagehide', closeSecond)
  return () => {
    stop()
    window.removeEventListener('pagehide', closeSecond)
    host.remove()
    closing = setTimeout(closeSecond, patience)
  }
}

function moveIn(host: HTMLElement): void {
  document.body.append(host)
  closeSecond()
}

/** The key that brings the overlay puts it away from there too, unless somebody writes. */
function isToggle({ code, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  const typing = target instanceof HTMLElement && target.matches('input, textarea, select')
  return code === 'Backquote' && !(ctrlKey || altKey || metaKey || typing)
}

/** Moves it into the second window, which looks as this page does; the answer lets go of that window. */
function moveOut(
  host: HTMLElement,
  plan: Plan,
  onKey: (event: KeyboardEvent) => void,
): (() => void) | undefined {
  const there = second
  if (!there) return undefined
  const unfollow = followStyles(there.document)
  there.document.title = 'Playtest'
  there.document.body.dataset.debug = 'window'
  there.document.body.append(host)
  const onGone = () => {
    plan.apart.value = false
  }
  there.addEventListener('pagehide', onGone)
  there.addEventListener('keydown', onKey)
  return () => {
    unfollow()
    there.removeEventListener('pagehide', onGone)
    there.removeEventListener('keydown', onKey)
  }
}

/** Copies this page's style sheets, and those that come later, until the answer is called. */
function followStyles(there: Document): () => void {
  const copies = new Map<Node, Node>()
  const copy = () => {
    const { attributes } = document.documentElement
    for (const { name, value } of attributes) there.documentElement.setAttribute(name, value)
    for (const style of document.head.querySelectorAll('style, link[rel=stylesheet]')) {
      if (copies.has(style)) continue
      const clone = style.cloneNode(true)
      // An address is relative to a page, and the second window has none.
      if (style instanceof HTMLLinkElement && clone instanceof HTMLLinkElement)
        clone.href = style.href
      copies.set(style, there.head.appendChild(clone))
    }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true })
  observer.observe(document.documentElement, { attributes: true })
  return () => {
    observer.disconnect()
    for (const clone of copies.values()) clone.parentNode?.removeChild(clone)
  }
}

/** Draws over the table, in the page's own window, wherever the overlay itself stands. */
export function Over({ children }: { readonly children: ComponentChildren }) {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    host.className = 'debug-boxes'
    document.body.append(host)
    return () => {
      render(undefined, host)
      host.remove()
    }
  }, [host])
  useEffect(() => render(children, host))
  return undefined
}

/** Puts a text on the clipboard, on pages opened at a plain address too. */
export async function copyText(text: string): Promise<void> {
  // Missing where the page is no secure context, whatever the types say.
  const clipboard: Clipboard | undefined = overlayWindow().navigator.clipboard
  try {
    await clipboard.writeText(text)
  } catch {
    copyBySelecting(text)
  }
}

function copyBySelecting(text: string): void {
  // Only the window that somebody is in may write there.
  const { document } = overlayWindow()
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
