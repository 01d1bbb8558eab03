import { readFileSync } from 'node:fs'

const ofTitle = (id: string) => new URL(`../../src/games/${id}/content/content.json`, import.meta.url)

/** The component values of a title as they are written down, sources and all. */
export const contentOf = (id: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(ofTitle(id), 'utf8'))
