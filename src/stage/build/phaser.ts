import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { prune } from './prune.ts'

/** The parts of Phaser that the stage uses, by source file. The rest stays out of the page. */
const names = { Game: 'core/Game', Scene: 'scene/Scene' } as const

/** Files that register themselves with Phaser and must be there. */
const plugins = [
  // Comes before anything that requires one of its parts, which require the whole in a cycle.
  'renderer/index',
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'gameobjects/GameObjectFactory',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/image/ImageFactory',
] as const

/** The Phaser constants that the stage uses. */
const constants = `
export const CANVAS = 1
export const WEBGL = 2
export const Scale = { NONE: 0 }
`

/** Flags that Phaser's sources test by `typeof`; its own builds replace them too. */
const switches: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
}

/** The parts that Phaser loads but the stage doesn't use: filters, animation, input, tweens, shapes… */
export const unused: readonly RegExp[] = [
  /^(animations|data|filters|input|loader|tweens)\//,
  /^cameras\/2d\/effects\/(?!index)/,
  /^core\/DebugHeader$/,
  /^display\/Color(Band|Matrix|Ramp)$/,
  /^gameobjects\/tilesprite\//,
  /^renderer\/snapshot\//,
  /^renderer\/webgl\/index$/,
  /^renderer\/webgl\/renderNodes\/(filters\/|submitter\/(?!SubmitterQuad)|Draw|Stroke|Fill)/,
  /^renderer\/webgl\/renderNodes\/BatchHandler(PointLight|Strip|TileSprite|Tri|TriFlat)$/,
  /^renderer\/webgl\/renderNodes\/transformer\/Transformer(Tile|TileSprite|Vertex)$/,
  /^textures\/parsers\/(?!index|Canvas|Image)/,
]

/**
 * Modules that become an empty object: mixins that nothing uses, as a class would add its own methods to whatever mixes
 * it in, and probes of the device, one of which opens a WebGL context.
 */
const emptied =
  /^(gameobjects\/components\/(Filters|GetBounds|PathFollower)|device\/(Audio|CanvasFeatures|Features|Fullscreen|Input|Video))$/

/** Methods that Phaser calls on instances of these; each does nothing. */
const called = 'destroy postRenderCanvas postRenderWebGL preRender reset update'

/**
 * Replaces an unused class, mixin or list of names. Its methods return nothing, since a camera would be filled with the
 * colour of any effect that says it drew; only `setOrigin` is chained.
 */
const stub = `function Unused() {}
for (const name of '${called}'.split(' ')) Unused.prototype[name] = function () {}
Unused.prototype.setOrigin = function () { return this }
module.exports = Unused`

/** Sources that replace Phaser's own. */
const replaced: Readonly<Record<string, string>> = {
  // The stage never tints, and testing every pixel for seven tint modes is much of a picture's cost in software
  // rendering.
  'renderer/webgl/shaders/ApplyTint-glsl':
    "module.exports = 'vec4 applyTint(vec4 texture) { return texture * outTint.a; }'",
  // Nothing on the stage is lit.
  'renderer/webgl/shaders/DefineLights-glsl': "module.exports = ''",
  // The game's configuration needs nothing else from the whole folder, and that only to have it at hand.
  'math/index': 'module.exports = { RandomDataGenerator: function () {} }',
}

/** The replacement for a Phaser source, named by its path without `.js`; undefined to keep its own. */
function replacement(path: string): string | undefined {
  if (emptied.test(path)) return 'module.exports = {}'
  return replaced[path] ?? (unused.some((pattern) => pattern.test(path)) ? stub : undefined)
}

const virtual = '\0lean-phaser'

/** The module imported as `phaser` in a build; `folder` holds Phaser's sources. */
export function leanPhaser(folder: string): string {
  const file = (path: string) => JSON.stringify(`${folder}/${path}.js`)
  return [
    ...Object.entries(names).map(([name, path]) => `export { default as ${name} } from ${file(path)}`),
    ...plugins.map((path) => `import ${file(path)}`),
    constants,
  ].join('\n')
}

/**
 * A Phaser source with its flags replaced. It doesn't look for compressed textures, of which there are none. Its shader
 * picks a texture by a number that is interpolated and so not quite whole in a turned picture, of which wedges would be
 * missing (phaserjs/phaser#7372).
 */
export function thrown(code: string): string {
  return code
    .replace(/typeof ([A-Z]+_[A-Z0-9]+)\b/g, (found, name: string) => String(switches[name] ?? found))
    .replaceAll('this.getCompressedTextures()', '{}')
    .replace(/outTexDatum == (0\.0|float\(INDEX\))/g, 'abs(outTexDatum - $1) < 0.5')
}

/** Every word of the code in a folder, and so the name of everything that this code may ask of Phaser. */
const wordsIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\w+/g) ?? []),
  )

/**
 * A Vite plugin: builds contain only the parts of Phaser that the stage uses, about a third of it. Development uses all
 * of Phaser, pre-bundled by Vite.
 */
export function phaserPlugin() {
  let [root, folder] = ['', '']
  let pruned: ReadonlyMap<string, string> = new Map()
  const lean = (code: string, path: string) => replacement(path.slice(folder.length + 1, -3)) ?? thrown(code)
  const read = (path: string) => (existsSync(path) ? lean(readFileSync(path, 'utf8'), path) : undefined)
  return {
    name: 'lean-phaser',
    apply: 'build' as const,
    enforce: 'pre' as const,
    configResolved: (config: { readonly root: string }) => {
      root = config.root
      // Modules go by their real paths, whatever leads there.
      folder = realpathSync(`${root}/node_modules/phaser/src`)
    },
    buildStart: () => {
      const entries = [...Object.values(names), ...plugins].map((path) => `${folder}/${path}.js`)
      pruned = prune(entries, wordsIn(`${root}/src/stage`), read)
    },
    resolveId: (id: string) => (id === 'phaser' ? virtual : undefined),
    load: (id: string) => (id === virtual ? leanPhaser(folder) : undefined),
    transform: (code: string, id: string) => (id.startsWith(folder) ? (pruned.get(id) ?? lean(code, id)) : undefined),
  }
}
