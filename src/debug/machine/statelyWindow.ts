import { createBrowserInspector } from '@statelyai/inspect'

/** Opens the Stately inspector in its own window. Buffers events until it is ready. */
export const openStatelyWindow = (url: string, window: Window) =>
  createBrowserInspector({ url, window, serialize: (event) => ('definition' in event ? bare(event) : event) })

/** A machine's definition includes its initial context. */
const bare = <D extends { definition?: string | undefined }>(told: D): D =>
  told.definition === undefined ? told : { ...told, definition: withoutContext(told.definition) }

/** A machine's definition as JSON, without its initial context. */
export function withoutContext(definition: string): string {
  const { context: _, ...rest } = JSON.parse(definition)
  return JSON.stringify(rest)
}
