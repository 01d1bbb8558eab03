/*
 * Empty stand-ins for all that `src/stage` imports from Phaser: unit tests load the stage along with a page and never
 * draw on it. Phaser itself, fetched for each of their processes, is 230 MB of text there.
 */

export const CANVAS = 1
export const WEBGL = 2
export const Scale = { NONE: 0 }
export class Game {}
export class Scene {}
