import { createBrowserInspector } from '@statelyai/inspect'

/** Opens the Stately inspector in its window out of another, and holds what is told until that listens. */
export const openStatelyWindow = (url: string, window: Window) =>
  createBrowserInspector({
    ...{ url, window },
    serialize: (event) => ('definition' in event ? bare(event) : event),
  })

/** A machine's definition holds what it remembers at first, too. */
const bare = <D extends { definition?: string | undefined }>(told: D): D =>
  told.definition === undefined ? told : { ...told, definition: withoutContext(told.definition) }

/** A definition, JSON, without what the machine remembers at first. */
export function withoutContext(definition: string): string {
  const { context: _, ...rest } = JSON.parse(definition)
  return JSON.stringify(rest)
}
