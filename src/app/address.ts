import { type ReadRoomCode, readRoomCode } from '../link/roomCode.ts'

/** Where the page is, by the part of its address after the `#`. */
export type PagePlace =
  | { readonly type: 'home' }
  /** The rules book of a title, the first unless named. */
  | { readonly type: 'rules'; readonly game?: string }
  /** The lesson of a title, at a stop or else where it was left. */
  | { readonly type: 'lesson'; readonly game: string; readonly stop?: string }
  /** An invitation without a signalling server; `packed` holds the host's offer. */
  | { readonly type: 'reply'; readonly packed: string }
  /** The check of the connection to a table, or to the servers alone. */
  | { readonly type: 'check'; readonly code?: string }
  /** A table that others reach by this code. Whether this browser hosts it is in its storage. */
  | {
      readonly type: 'room'
      readonly code: string
      /** The secret of a seat there, in a link that its player alone should have. */
      readonly secret?: string
      /** The seat this visitor had before and asks for again; never part of an address. */
      readonly ask?: number
    }
  /** A table to be watched; the code of its watch link, which has nothing to do with the table's own. */
  | { readonly type: 'watch'; readonly code: string }
  /** A match by letters on this device; the code names it in storage. */
  | { readonly type: 'post'; readonly code: string }
  /** Something that came by post: a letter of a match, an invitation, an answer or a seat. */
  | { readonly type: 'letter'; readonly packed: string }
  /** A table on this device alone; the code names it in storage and is known nowhere else. */
  | { readonly type: 'here'; readonly code: string }
  /** An invalid code, with the first thing wrong with it. */
  | { readonly type: 'mistyped'; readonly text: string; readonly problem: CodeProblem }
  /** A kind of link that this page doesn’t know, or a browser with things that a newer page has stored. */
  | { readonly type: 'newer'; readonly hash: string }
  /**
   * A replay, at entry `at` or else the last; `packed` holds the match, or else a file does. It may end in a query that
   * says more closely what to show.
   */
  | { readonly type: 'match'; readonly at?: number; readonly packed?: string }

/** Possible problems with a code. */
type CodeProblem = Extract<ReadRoomCode, { problem: string }>['problem']

/**
 * Reads the part of an address after the `#`. Its first word tells the kind of link, and what follows keeps its form for
 * good: another form is another kind. A kind that is unknown here is a newer page’s; anything else is home.
 */
export function parsePlace(hash: string): PagePlace {
  const [, kind, ...rest] = /^#?\/([^/]*)\/?(.*)$/.exec(hash) ?? []
  const text = decoded(rest.join('/'))
  if (kind === 'r') return roomPlace(text)
  if (kind === 'w') return codePlace('watch', text)
  if (kind === 'here') return codePlace('here', text)
  if (kind === 'post') return codePlace('post', text)
  if (kind === 'l') return { type: 'letter', packed: text }
  if (kind === 'rules') return text === '' ? { type: 'rules' } : { type: 'rules', game: text }
  if (kind === 'lesson') return lessonPlace(text)
  if (kind === 'i') return { type: 'reply', packed: text }
  if (kind === 'check') return checkPlace(text)
  if (kind === 'g') return matchPlace(text)
  // The page of a stream has no other places.
  return kind === undefined || kind === '' || kind === 's' ? { type: 'home' } : { type: 'newer', hash }
}

/** The part of an address after the `#`; `parsePlace` reads it back. */
export function makePlace(place: PagePlace): string {
  switch (place.type) {
    case 'home':
      return '#/'
    case 'rules':
      return place.game === undefined ? '#/rules' : `#/rules/${place.game}`
    case 'lesson':
      return `#/lesson/${place.game}${place.stop === undefined ? '' : `/${place.stop}`}`
    case 'reply':
      return `#/i/${place.packed}`
    case 'check':
      return place.code === undefined ? '#/check' : `#/check/${place.code}`
    case 'room':
      return `#/r/${place.code}${place.secret === undefined ? '' : `?seat=${place.secret}`}`
    case 'watch':
      return `#/w/${place.code}`
    case 'here':
      return `#/here/${place.code}`
    case 'post':
      return `#/post/${place.code}`
    case 'letter':
      return `#/l/${place.packed}`
    case 'newer':
      return place.hash
    case 'mistyped':
      return `#/r/${encodeURIComponent(place.text)}`
    case 'match':
      return `#/g/${makeMatch(place)}`
  }
}

/** The place meant by a typed room code, or by a pasted link to a table or a letter. */
export function typedPlace(text: string): PagePlace {
  const [, kind, code] = /#\/([rwl])\/(.*)$/.exec(text.trim()) ?? []
  if (kind === 'l' && code !== undefined) return { type: 'letter', packed: code }
  const typed = code === undefined ? text : decoded(code)
  return kind === 'w' ? codePlace('watch', typed) : roomPlace(typed)
}

/** A room, and a seat in it if the link has its secret. */
function roomPlace(text: string): PagePlace {
  const [, code = text, secret] = /^(.*)\?seat=([0-9a-f]{32})$/.exec(text) ?? []
  const place = codePlace('room', code)
  return place.type === 'room' && secret !== undefined ? { ...place, secret } : place
}

function lessonPlace(text: string): PagePlace {
  const [game = '', stop] = text.split('/')
  return { type: 'lesson', game, ...(stop ? { stop } : {}) }
}

function checkPlace(text: string): PagePlace {
  const read = readRoomCode(text)
  return 'code' in read ? { type: 'check', code: read.code } : { type: 'check' }
}

function codePlace(type: 'room' | 'here' | 'watch' | 'post', typed: string): PagePlace {
  // Only a room has seats: nothing else may turn into a link to one.
  const text = type === 'room' ? typed : (typed.split('?')[0] ?? '')
  const read = readRoomCode(text)
  if ('code' in read) return { type, code: read.code }
  // Half a character can't be part of an address.
  return { type: 'mistyped', text: text.replaceAll(/\p{Surrogate}/gu, '\ufffd'), ...read }
}

function matchPlace(text: string): PagePlace {
  const [digits] = /^\d{1,6}(?=@|$)/.exec(text) ?? []
  const [packed = '', at] = digits === undefined ? text.split('@') : ['', digits]
  const number = at !== undefined && /^\d{1,6}$/.test(at) ? { at: Number(at) } : {}
  return { type: 'match', ...number, ...(packed === '' ? {} : { packed }) }
}

function makeMatch({ at, packed }: Extract<PagePlace, { type: 'match' }>): string {
  if (packed === undefined) return at === undefined ? '' : String(at)
  return at === undefined ? packed : `${packed}@${at}`
}

/** The text without percent encoding, where it can be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A link for others: of the query, only what they need to find each other. */
export function linkTo(base: URL, place: PagePlace): string {
  const link = new URL(base)
  for (const name of [...link.searchParams.keys()])
    if (name !== 'signal' && name !== 'ice') link.searchParams.delete(name)
  link.hash = makePlace(place)
  return link.href
}
