import type { TargetedPointerEvent } from 'preact'
import type { PanelLayout } from './layout.ts'
import { pageText } from './text/page.ts'

/** The overlay's smallest size in CSS pixels, and its largest as a share of the page. */
const least = { right: 300, bottom: 160 } as const
const most = 0.6

/** Distance an arrow key moves the edge, CSS pixels. */
const step = 16

type Moved = TargetedPointerEvent<HTMLElement>

/** The edge between table and overlay. Drag to resize, double-click to reset. */
export function Edge({ layout }: { readonly layout: PanelLayout }) {
  const side = layout.side.value
  const size = layout.sizes[side]
  const put = (wanted: number) => {
    const page = side === 'right' ? window.innerWidth : window.innerHeight
    size.value = Math.round(Math.min(page * most, Math.max(least[side], wanted)))
  }
  const follow = ({ currentTarget, pointerId, clientX, clientY }: Moved) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    put(side === 'right' ? window.innerWidth - clientX : window.innerHeight - clientY)
  }
  const now = (edge: HTMLElement) => {
    const { width, height } = edge.parentElement?.getBoundingClientRect() ?? { width: 0, height: 0 }
    return side === 'right' ? width : height
  }
  const [more, less] = side === 'right' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  return (
    <hr
      class="debug-edge"
      aria-label={pageText.dock.size}
      aria-orientation={side === 'right' ? 'vertical' : 'horizontal'}
      aria-valuenow={size.value}
      tabIndex={0}
      title={pageText.dock.sizeHint}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={follow}
      onDblClick={() => (size.value = 0)}
      onKeyDown={({ code, currentTarget }) => {
        if (code === more) put(now(currentTarget) + step)
        if (code === less) put(now(currentTarget) - step)
      }}
    />
  )
}
