import type { Visitor } from './visitor.ts'

type Seen = Pick<Visitor, 'page'>

/** The room a finger needs, CSS pixels. */
const finger = 44

/**
 * Controls in what is on top that a finger may miss: smaller than that themselves, with their labels, and where they
 * answer to a touch. Words within a sentence may be.
 */
export const small = ({ page }: Seen, top: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ finger, top }) => {
      const isIn = (one: Element, { x, y }: { x: number; y: number }) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true)
      }
      /** Distance from its middle, one way, up to which it answers to a touch. */
      const reach = (one: Element, [dx, dy]: readonly [number, number]) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        let far = 0
        while (far < finger && isIn(one, { x: left + width / 2 + dx * far, y: top + height / 2 + dy * far })) far++
        return far
      }
      const answers = (one: Element) => ({
        wide: reach(one, [-1, 0]) + reach(one, [1, 0]),
        high: reach(one, [0, -1]) + reach(one, [0, 1]),
      })
      const isLarge = (one: Element) => {
        const { width, height } = one.getBoundingClientRect()
        return width >= finger - 0.5 && height >= finger - 0.5
      }
      const all = document.querySelectorAll<HTMLElement>(
        `${top} :is(button, a[href], input, select, textarea, summary)`,
      )
      return [...all].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return []
        if (control.matches('p .plain, p a, .unseen, .unseen *')) return []
        const labels = 'labels' in control ? control.labels : undefined
        const parts = [control, ...(labels instanceof NodeList ? labels : [])]
        if (parts.some((part) => part instanceof Element && isLarge(part))) return []
        const { wide, high } = answers(control)
        // Anything covered by something else can’t be meant.
        if (wide === 0 || Math.min(wide, high) >= finger) return []
        return [`${control.outerHTML.slice(0, 120)}: ${wide} × ${high}`]
      })
    },
    { finger, top },
  )

/**
 * Words in what is on top that are cut off, or lie on other words; cards beyond the page; whether it scrolls sideways:
 * in the page as it is painted, since parts that depend on the room of others find theirs just before that.
 */
export const burst = ({ page }: Seen, top: string): Promise<readonly string[]> =>
  page.evaluate(async (top) => {
    await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)))
    const slack = 3
    const across = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2
    /** Anything that scrolls sideways, or repeats what the table shows, may be cut. */
    const isMeant = (one: Element) => one.closest('.unseen, [aria-hidden=true], svg, [role=log], .seats')
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const frame = { left: 0, right: innerWidth }
    /** The room that words may take up: the page’s width, and the room of all that hides what goes beyond it. */
    const roomOf = (one: Element) => {
      const room = { ...frame, top: -1e6, bottom: 1e6 }
      const scrollers: DOMRect[] = []
      const scrolls = { across: false, down: false }
      for (let outer: Element | null = one; outer; outer = outer.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(outer)
        const box = outer.getBoundingClientRect()
        if (box.width <= 1) return undefined
        if (hides(overflowX) && !scrolls.across) {
          room.left = Math.max(room.left, box.left)
          room.right = Math.min(room.right, box.right)
        }
        if (hides(overflowY) && !scrolls.down) {
          room.top = Math.max(room.top, box.top)
          room.bottom = Math.min(room.bottom, box.bottom)
        }
        // A scroller can show the parts that it hides now.
        const across = isScroller(overflowX) && outer.scrollWidth > outer.clientWidth
        const down = isScroller(overflowY) && outer.scrollHeight > outer.clientHeight
        if (across) Object.assign(room, { left: -1e6, right: 1e6 })
        if (across || down) scrollers.push(box)
        scrolls.across ||= across
        scrolls.down ||= down
        if (position === 'fixed' || outer.matches('dialog')) break
      }
      return { ...room, scrollers }
    }
    /** Anything that lies over the rest of the page may cover it. */
    const layerOf = (one: Element): Element | null => {
      const { position } = getComputedStyle(one)
      if (position !== 'static' && position !== 'relative') return one
      return one.parentElement && layerOf(one.parentElement)
    }
    const words: { text: string; layer: Element | null; of: Element; box: DOMRect }[] = []
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector(top) ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const of = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!of || text === '' || isMeant(of)) continue
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const room = roomOf(of)
      if (!room) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || room.scrollers.some((scroller) => !across(box, scroller))) continue
        const isCut =
          box.left < room.left - slack ||
          box.right > room.right + slack ||
          // Letters of the display font reach beyond their lines.
          box.top < room.top - box.height / 4 ||
          box.bottom > room.bottom + box.height / 4
        if (isCut) found.push(`cut off: ${text.slice(0, 60)}`)
        words.push({ text, of, box, layer: layerOf(of) })
      }
    }
    words.forEach((one, at) => {
      for (const other of words.slice(at + 1))
        if (one.of !== other.of && one.layer === other.layer && across(one.box, other.box))
          found.push(`“${one.text.slice(0, 40)}” on “${other.text.slice(0, 40)}”`)
    })
    for (const card of document.querySelectorAll('.placed')) {
      const { top, right, bottom, left } = card.getBoundingClientRect()
      const isSeen = card.checkVisibility({ visibilityProperty: true })
      const isWithin = top >= -slack && left >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack
      if (isSeen && !isWithin) found.push(`beyond the page: ${card.className}`)
    }
    for (const { scrollWidth, clientWidth, className } of document.querySelectorAll('dialog'))
      if (scrollWidth > clientWidth + slack) found.push(`scrolls sideways: ${className}`)
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return [...new Set(found)]
  }, top)
