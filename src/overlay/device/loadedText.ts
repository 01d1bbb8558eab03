import { text } from '../text/text.ts'
import type { DamagedMatch, Imported } from './device.ts'

/** The result of reading a file with everything from a device, in sentences. */
export function loadedText(read: Imported): string {
  const { problems, added, known } = text().device
  if ('problem' in read) return problems[read.problem]
  const already = read.known > 0 ? [known({ count: read.known })] : []
  return [added({ count: read.added }), ...already, ...read.damaged.map(damage)].join(' ')
}

const damage = ({ kept, ...match }: DamagedMatch) => (kept ? text().device.cut(match) : text().device.lost(match))
