import { effect } from '@preact/signals'
import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PanelLayout } from './layout.ts'

/** Time the second window waits for the next table before it closes, ms. */
const patience = 2000
const name = 'narrow-gauge-playtest'

/** The second window. It outlives a table, since it can only be opened by a click. */
let second: Window | undefined
let closing: ReturnType<typeof setTimeout> | undefined

/** The window that holds the overlay. */
export const overlayWindow = (): Window => (isOpen() && second) || window

const isOpen = () => second !== undefined && !second.closed

/** Opens the second window. Returns false if the browser blocks it. Call it from a click. */
export function openSecond(): boolean {
  if (isOpen()) return true
  const wide = Math.min(560, Math.round(screen.availWidth / 2))
  const opened = window.open('', name, `popup,width=${wide},height=${screen.availHeight}`)
  second = opened ?? undefined
  return isOpen()
}

/** Closes the second window, which returns the overlay to the page. */
export function closeSecond(): void {
  clearTimeout(closing)
  second?.close()
  second = undefined
}

/**
 * Keeps the overlay in this page or in the second window, as its layout says. Returns a function that ends this; the
 * window then waits for the next table for a while.
 */
export function placeOverlay(host: HTMLElement, layout: PanelLayout, close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => isToggle(event) && close()
  clearTimeout(closing)
  layout.apart.value = isOpen()
  const stop = effect(() => (layout.apart.value ? moveOut(host, layout, onKey) : moveIn(host)))
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

/** The overlay's key works in the second window too, except while typing. */
function isToggle({ code, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  const typing = target instanceof HTMLElement && target.matches('input, textarea, select')
  return code === 'Backquote' && !(ctrlKey || altKey || metaKey || typing)
}

/** Moves the overlay into the second window. Returns a function that detaches it. */
function moveOut(
  host: HTMLElement,
  layout: PanelLayout,
  onKey: (event: KeyboardEvent) => void,
): (() => void) | undefined {
  const there = second
  if (!there) return undefined
  const unfollow = followStyles(there.document)
  there.document.title = 'Playtest'
  there.document.body.dataset.debug = 'window'
  there.document.body.append(host)
  const onGone = () => {
    layout.apart.value = false
  }
  there.addEventListener('pagehide', onGone)
  there.addEventListener('keydown', onKey)
  return () => {
    unfollow()
    there.removeEventListener('pagehide', onGone)
    there.removeEventListener('keydown', onKey)
  }
}

/** Copies this page's style sheets, present and future, until the returned function is called. */
function followStyles(there: Document): () => void {
  const copies = new Map<Node, Node>()
  const copy = () => {
    const { attributes } = document.documentElement
    for (const { name, value } of attributes) there.documentElement.setAttribute(name, value)
    for (const style of document.head.querySelectorAll('style, link[rel=stylesheet]')) {
      if (copies.has(style)) continue
      const clone = style.cloneNode(true)
      // The second window has no base address.
      if (style instanceof HTMLLinkElement && clone instanceof HTMLLinkElement) clone.href = style.href
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

/** Draws over the table, whichever window the overlay is in. */
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

/** Copies a text to the clipboard, on pages without a secure context too. */
export async function copyText(text: string): Promise<void> {
  // Missing without a secure context, whatever the types say.
  const clipboard: Clipboard | undefined = overlayWindow().navigator.clipboard
  try {
    await clipboard.writeText(text)
  } catch {
    copyBySelecting(text)
  }
}

function copyBySelecting(text: string): void {
  // Only the focused window may write to the clipboard.
  const { document } = overlayWindow()
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
