import type { Called } from './called.ts'
import { guild } from './guild.ts'

/** The faces that people can have, by the names that lobbies and journals know them by. */
export const faces = [
  'auburn',
  'flatCap',
  'curls',
  'bowler',
  'beret',
  'peaked',
  'turban',
  'headscarf',
  'bun',
  'braids',
  'shaved',
  'glasses',
  'straw',
  'kerchief',
  'silver',
  'chops',
] as const
export type PersonFace = (typeof faces)[number]

/** Faces of the computer players, by their names in the journal: those of the second and third of a strength differ. */
const botFaces: Readonly<Record<string, readonly [string, string, string]>> = {
  beginner: ['pip', 'dot', 'wil'],
  learner: ['bron', 'ned', 'elin'],
  ganger: ['nell', 'joss', 'mair'],
  canny: ['reuben', 'hetty', 'idris'],
  shrewd: ['silas', 'cora', 'emrys'],
  expert: ['judith', 'caradoc', 'olive'],
  master: ['agnes', 'ambrose', 'una'],
}

/** The shadow of someone without a face. */
export const nobody = 'nobody'

/** The occupant of a seat, at a table or before its match. */
interface Seated extends Called {
  readonly kind: string
  readonly key?: string
  readonly standIn?: boolean
}

export const isFace = (name: string | undefined): name is PersonFace => faces.some((one) => one === name)

/** The number of a computer player among those of its kind at a table, from 0; those who stand in aren’t counted. */
export function nthBot(seats: readonly (Seated | undefined)[], at: number): number {
  const isAlike = (one: Seated | undefined) =>
    one?.kind === 'bot' && one.key === undefined && !one.standIn && one.name === seats[at]?.name
  return Math.max(0, seats.slice(0, at + 1).filter(isAlike).length - 1)
}

/**
 * Everyone’s face, by seat. A person has the one they chose; any other is handed out with the seat: it follows from the
 * person’s key, so that every device hands out the same, and no two people at a table get the same one.
 */
export function facesOf(seats: readonly (Seated | undefined)[]): readonly string[] {
  const taken = new Set(seats.flatMap((one) => (one?.kind === 'person' && isFace(one.face) ? [one.face] : [])))
  return seats.map((one, at) => {
    if (one?.kind === 'bot') return botFace(seats, at)
    if (one?.kind !== 'person') return nobody
    if (isFace(one.face)) return one.face
    if (one.key === undefined) return nobody
    const face = handedOut(one.key, taken)
    taken.add(face)
    return face
  })
}

/** The face of a computer player by its name in the journal: the one now in its seat if that is of its kind. */
export function botFaceOf(name: string, now: string): string {
  const kind = botFaces[name]
  return kind === undefined || kind.includes(now) ? now : kind[0]
}

function botFace(seats: readonly (Seated | undefined)[], at: number): string {
  const { name = '' } = seats[at] ?? {}
  if (name === guild) return guild
  return botFaces[name]?.[nthBot(seats, at) % 3] ?? 'bot'
}

/** The face that a key’s holder gets, one that nobody has if there is any. */
export function handedOut(key: string, taken: ReadonlySet<string> = new Set()): PersonFace {
  const first = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0)
  const all = faces.map((_, at) => faces[(first + at) % faces.length] ?? faces[0])
  return all.find((face) => !taken.has(face)) ?? all[0] ?? faces[0]
}
