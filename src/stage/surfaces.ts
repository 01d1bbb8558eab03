/** What a table can be drawn with. */
export type SurfaceKind = 'webgl' | 'canvas'

/**
 * What to try to draw with, the best first. Streaming software may have no WebGL at all, and a stream shows a
 * table drawn slowly rather than none; players have all they need beside the picture.
 */
export const kindsFor = (renderer: 'auto' | 'canvas', sparing: boolean): readonly SurfaceKind[] =>
  renderer === 'canvas' ? ['canvas'] : sparing ? ['webgl', 'canvas'] : ['webgl']
