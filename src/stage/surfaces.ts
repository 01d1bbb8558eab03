/** Ways to draw a table: `card` is WebGL by a graphics card, and by nothing else. */
export type SurfaceKind = 'card' | 'webgl' | 'canvas'

/**
 * Ways of drawing to try, the best first. Streaming software may have no card, and WebGL without one takes a processor
 * several times what a plain canvas does; players have all they need beside the picture.
 */
export const kindsFor = (renderer: 'auto' | 'canvas', sparing: boolean): readonly SurfaceKind[] =>
  renderer === 'canvas' ? ['canvas'] : sparing ? ['card', 'canvas'] : ['webgl']
