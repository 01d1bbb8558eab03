/** What the stage uses of Phaser, by the file that brings it. The rest stays out of the page. */
const names = {
  Game: 'core/Game',
  Scene: 'scene/Scene',
} as const

/** Files that register themselves with Phaser and must be there. */
const plugins = [
  'polyfills/requestVideoFrame',
  // Before anything that asks for one of its parts: they ask for the whole in turn, in a circle.
  'renderer/index',
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'scene/ScenePlugin',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/image/ImageFactory',
] as const

/** Constants of Phaser that the stage names. */
const constants = `
export const CANVAS = 1
export const WEBGL = 2
export const Scale = { NONE: 0 }
`

/** Switches that Phaser's sources ask for by `typeof`; its own builds replace them too. */
const switches: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
}

/** What stands for a file of Phaser. */
const instead: Readonly<Record<string, string>> = {
  // The stage tints nothing. To ask for every pixel in which of seven ways it is tinted is much of what
  // a picture costs where the processor draws.
  'renderer/webgl/shaders/ApplyTint-glsl':
    "module.exports = 'vec4 applyTint(vec4 texture) { return texture * outTint.a; }'",
}

const virtual = '\0lean-phaser'

/** The module that stands for «phaser» in a build; `folder` holds Phaser's sources. */
export function leanPhaser(folder: string): string {
  const file = (path: string) => JSON.stringify(`${folder}/${path}.js`)
  return [
    ...Object.entries(names).map(
      ([name, path]) => `export { default as ${name} } from ${file(path)}`,
    ),
    ...plugins.map((path) => `import ${file(path)}`),
    constants,
  ].join('\n')
}

/** A source of Phaser with its switches thrown. */
export function thrown(code: string): string {
  return code.replace(/typeof ([A-Z]+_[A-Z0-9]+)\b/g, (found, name: string) =>
    String(switches[name] ?? found),
  )
}

/**
 * A Vite plugin: builds carry only the parts of Phaser that the stage uses, about half of it. While
 * developing, the whole of Phaser is used, since Vite serves it ready-made.
 */
export function phaserPlugin() {
  let folder = ''
  return {
    name: 'lean-phaser',
    apply: 'build' as const,
    enforce: 'pre' as const,
    configResolved: (config: { readonly root: string }) => {
      folder = `${config.root}/node_modules/phaser/src`
    },
    resolveId: (id: string) => (id === 'phaser' ? virtual : undefined),
    load: (id: string) => (id === virtual ? leanPhaser(folder) : undefined),
    transform: (code: string, id: string) =>
      id.startsWith(folder)
        ? (instead[id.slice(folder.length + 1, -3)] ?? thrown(code))
        : undefined,
  }
}
