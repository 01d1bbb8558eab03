import type { Size } from '../../../stage/face.ts'
import { drawnStations, sceneOf } from './scenes/index.ts'

/** Stations whose landscapes suit the pages common to all titles. */
const named: Readonly<Record<string, string>> = { table: 'IV-2/3', here: 'I/II-5', bot: 'IV-4', end: 'IV-5' }

/** A station’s landscape as an SVG document, always the same one for a name. */
export function landscape(name: string, { w, h }: Size): string {
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7)
  const id = named[name] ?? drawnStations[sum % drawnStations.length] ?? ''
  return sceneOf(id, { width: w, height: h })
}
