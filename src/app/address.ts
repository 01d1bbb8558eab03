import { type ReadRoomCode, readRoomCode } from '../link/roomCode.ts'

/** Where the address bar says the page is: what stands behind the `#`. */
export type Place =
  | { readonly type: 'home' }
  /** The rules, explained. */
  | { readonly type: 'rules' }
  /** A table that others reach by this code. Whether this browser hosts it, its storage knows. */
  | {
      readonly type: 'room'
      readonly code: string
      /** What gives a seat there, in a link that is nobody's but the sitter's own. */
      readonly secret?: string
      /** The seat that this visitor had before; never part of an address. */
      readonly ask?: number
    }
  /** A table on this device alone; the code names it in storage and is known nowhere else. */
  | { readonly type: 'here'; readonly code: string }
  /** A code that cannot be one, with the first thing wrong with it. */
  | { readonly type: 'mistyped'; readonly text: string; readonly problem: CodeProblem }
  /** A match read-only after entry `at` (the last when missing); `packed` holds it, else a file does. */
  | { readonly type: 'match'; readonly at?: number; readonly packed?: string }

/** What can be wrong with a code. */
export type CodeProblem = Extract<ReadRoomCode, { problem: string }>['problem']

/** Reads what stands behind the `#` of an address; anything unknown is home. */
export function parsePlace(hash: string): Place {
  const [, kind, ...rest] = /^#?\/([^/]*)\/?(.*)$/.exec(hash) ?? []
  const text = decoded(rest.join('/'))
  if (kind === 'r') return roomPlace(text)
  if (kind === 'here') return codePlace('here', text)
  if (kind === 'rules') return { type: 'rules' }
  return kind === 'g' ? matchPlace(text) : { type: 'home' }
}

/** What stands behind the `#` for a place; `parsePlace` reads it back. */
export function makePlace(place: Place): string {
  switch (place.type) {
    case 'home':
      return '#/'
    case 'rules':
      return '#/rules'
    case 'room':
      return `#/r/${place.code}${place.secret === undefined ? '' : `?seat=${place.secret}`}`
    case 'here':
      return `#/here/${place.code}`
    case 'mistyped':
      return `#/r/${encodeURIComponent(place.text)}`
    case 'match':
      return `#/g/${makeMatch(place)}`
  }
}

/** The place that a typed room code, or a whole link pasted in its stead, means. */
export function typedPlace(text: string): Place {
  const link = /#\/r\/(.*)$/.exec(text.trim())
  return roomPlace(link ? decoded(link[1] ?? '') : text)
}

/** A room, and one's seat in it, where the link says so. */
function roomPlace(text: string): Place {
  const [, code = text, secret] = /^(.*)\?seat=([0-9a-f]{32})$/.exec(text) ?? []
  const place = codePlace('room', code)
  return place.type === 'room' && secret !== undefined ? { ...place, secret } : place
}

function codePlace(type: 'room' | 'here', text: string): Place {
  const read = readRoomCode(text)
  return 'code' in read ? { type, code: read.code } : { type: 'mistyped', text, ...read }
}

function matchPlace(text: string): Place {
  const [packed = '', at] = /^\d{1,6}$/.test(text) ? ['', text] : text.split('@')
  const number = at !== undefined && /^\d{1,6}$/.test(at) ? { at: Number(at) } : {}
  return { type: 'match', ...number, ...(packed === '' ? {} : { packed }) }
}

function makeMatch({ at, packed }: Extract<Place, { type: 'match' }>): string {
  if (packed === undefined) return at === undefined ? '' : String(at)
  return at === undefined ? packed : `${packed}@${at}`
}

/** Percent signs undone, where they can be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
