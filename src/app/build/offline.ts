import { sha256Hex } from '../../kit/hash.ts'

/** The fields read of a built file. Styles, fonts and pictures have a source; scripts have code. */
interface Output {
  fileName: string
  code?: string
  source?: string | Uint8Array
  moduleIds?: readonly string[]
}
type Bundle = Readonly<Record<string, Output>>

/** The service worker’s file, next to the page. */
export const workerFile = 'sw.js'

/** Fetched when first wanted, and kept from then on: what testers use, and letters that English lacks. */
const isLeftOut = ({ fileName, moduleIds = [] }: Output) =>
  moduleIds.some((id) => /\/src\/debug\/(index|peek|\w+\/statelyWindow)\./.test(id)) ||
  /debug-.*\.css$|latin-ext/.test(fileName)

/** The files of a build that a device keeps, as addresses relative to the page. */
export function keptFiles(bundle: Bundle): readonly string[] {
  const kept = Object.values(bundle).filter((output) => !isLeftOut(output))
  const names = kept.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/'))
  return ['./', ...names.sort()]
}

/** A Vite plugin: a build comes with a service worker that knows its files. */
export const offlinePlugin = (worker: string) => ({
  name: 'offline',
  apply: 'build' as const,
  buildStart(this: { emitFile(file: { type: 'chunk'; id: string; fileName: string }): unknown }) {
    this.emitFile({ type: 'chunk', id: worker, fileName: workerFile })
  },
  generateBundle: {
    // After the page itself has been written.
    order: 'post' as const,
    handler(_: unknown, bundle: Bundle) {
      const script = bundle[workerFile]
      if (!script?.code) throw new Error('The build has no service worker.')
      const all = keptFiles(bundle)
      const name = sha256Hex(JSON.stringify([all, `${bundle['index.html']?.source}`])).slice(0, 16)
      script.code = script.code.replaceAll('__FILES__', `(${JSON.stringify({ name, all })})`)
    },
  },
})
