import type { Area } from '../screen.ts'

/** What of a page is left beside decision bar and log, as one rectangle. */
export const roomBeside = (
  page: Area,
  { decision, log }: { readonly decision: Area; readonly log: Area },
): Area => without(without(page, decision), log)

/** The largest rectangle of an area that another one leaves whole. */
function without(area: Area, hole: Area): Area {
  const { x, y, w, h } = area
  const right = Math.max(x, hole.x + hole.w)
  const foot = Math.max(y, hole.y + hole.h)
  const rests = [
    { x, y, w: Math.min(w, hole.x - x), h },
    { x: right, y, w: x + w - right, h },
    { x, y, w, h: Math.min(h, hole.y - y) },
    { x, y: foot, w, h: y + h - foot },
  ].filter((rest) => rest.w > 0 && rest.h > 0)
  return rests.sort((a, b) => b.w * b.h - a.w * a.h)[0] ?? area
}
