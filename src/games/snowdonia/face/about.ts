import type { About } from '../../../stage/face.ts'
import { areas } from '../content/edition.ts'
import { type Good, goods } from '../goods.ts'
import type { Position } from '../position.ts'
import type { SnowdoniaWords, Subject } from '../text/words.ts'

const isGood = (kind: string): kind is Good => goods.some((one) => one === kind)

type Reader = (first: string, second: string) => Subject | undefined

const areaSubject: Reader = (first) => {
  const area = areas[Number(first)]
  return area && { type: 'area', area }
}

const trackSubject: Reader = (first) => ({ type: 'track', space: Number(first) })
const siteSubject: Reader = (first) => ({ type: 'site', site: Number(first) })
const trainSubject: Reader = (first) => ({ type: 'train', train: Number(first) })
const seatSubject: Reader = (first) => ({ type: 'seat', seat: Number(first) })

/** The subject of a piece, by the first word of its id. */
const readers: Readonly<Record<string, Reader>> = {
  board: (first) => (first === 'start' ? undefined : { type: 'station', station: Number(first) }),
  platform: (first) => ({ type: 'station', station: Number(first) }),
  track: trackSubject,
  rubble: trackSubject,
  marker: trackSubject,
  worth: trackSubject,
  dig: trackSubject,
  site: siteSubject,
  plot: siteSubject,
  order: (first) => ({ type: 'contract', contract: Number(first) }),
  contract: (first) => ({ type: 'contract', contract: Number(first) }),
  train: trainSubject,
  series: trainSubject,
  area: areaSubject,
  space: areaSubject,
  man: areaSubject,
  event: (first) => ({ type: 'event', space: Number(first) }),
  goods: (first, second) => (isGood(second) ? { type: 'goods', seat: Number(first), good: second } : undefined),
  yard: () => ({ type: 'area', area: 'A' }),
  seat: seatSubject,
  surveyor: seatSubject,
  home: seatSubject,
  markers: seatSubject,
  sky: () => ({ type: 'weather' }),
  disc: () => ({ type: 'weather' }),
  rate: (first) => ({ type: 'area', area: first === 'dig' ? 'B' : 'D' }),
  bag: () => ({ type: 'bag' }),
  deck: () => ({ type: 'area', area: 'F' }),
}

/** Describes a piece; undefined if there is nothing to say. */
export function aboutPiece(words: SnowdoniaWords, p: Position, id: string): About | undefined {
  const [what = '', first = '', second = ''] = id.split(':')
  const subject = readers[what]?.(first, second)
  const said = subject && words.about(p, subject)
  return said && { piece: id, ...said }
}
