import { made } from './materials.ts'
import type { Masonry } from './stone.ts'

/** Blue slate, as quarried. */
export const slate: Masonry = { lit: made.slate, shade: made.slateShade, dark: '#33404d' }
/** Distant slate tips. */
export const paleSlate: Masonry = { lit: '#8693a0', shade: '#64748a', dark: '#46535f' }
/** Squared stone of bridges and viaducts. */
export const ashlar: Masonry = { lit: '#d0bf9f', shade: '#8d806e', dark: '#51473d' }
/** Rough grey stone of old bridges. */
export const fieldstone: Masonry = { lit: '#b5ab9a', shade: '#766f68', dark: '#45413f' }
/** Warm sandstone in low sun. */
export const castleStone: Masonry = { lit: '#deb07a', shade: '#93705f', dark: '#3b2f30' }
/** Red-brown brick. */
export const brick: Masonry = { lit: '#c4805c', shade: '#84503f', dark: '#4a2d27' }
