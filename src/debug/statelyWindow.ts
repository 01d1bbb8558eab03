import { createBrowserInspector } from '@statelyai/inspect'

/** Opens the Stately inspector in its window, and holds what is told until that listens. */
export const openStatelyWindow = (url: string) => createBrowserInspector({ url })
