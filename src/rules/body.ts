import type { Drawn } from './chance.ts'
import type { CardFace, EditionMark, MatchOptions, Seat, Token } from './game.ts'

/** The first entry's body: which game, with which values, for how many. */
export interface Setup {
  readonly type: 'setup'
  /** 128 random bits as 32 hexadecimal digits; names the match for good. */
  readonly match: string
  readonly game: string
  readonly ruleset: number
  readonly edition: EditionMark
  readonly seats: number
  readonly options: MatchOptions
  /** The public key of the first host, who signs this; missing where nobody plays, as in the laboratory. */
  readonly key?: string
  /** The match from which these people's keys derive; this one if missing. */
  readonly people?: string
  /** Requests need a majority of the people at the table; everyone if missing. */
  readonly consent?: 'majority'
  /** The epoch it begins with, if the table has seen takeovers; else 1. */
  readonly epoch?: number
  /**
   * Nobody has to trust the host: it seals every entry, a person's seat changes only as that person or the others have
   * signed, and nobody gets another draw or other cards by renewing the host's key or by asking alone; see `check.ts`.
   */
  readonly trust: 2
  /** Draws are made together by everyone's devices; see `draws.ts`. Where there are no keys, a seed alone decides. */
  readonly chance?: 'together'
  /** Hidden cards are dealt by everyone together; see `together/deal.ts`. Else by the host alone. */
  readonly dealer?: 'table'
}

/** An event, as recorded by an entry. `M` is the game's move. */
export type Body<M> =
  | Setup
  /** `opens`: the hidden cards that the move uses. `salt`: of an answer that was pledged, 32 hexadecimal digits. */
  | { readonly type: 'move'; readonly move: M; readonly opens?: readonly Opening[]; readonly salt?: string }
  /** The hash of a seat's answer to a sealed question, 64 hexadecimal digits; see `pledges.ts`. */
  | { readonly type: 'pledge'; readonly pledge: string }
  | ({ readonly type: 'chance' } & Drawn)
  /** The public key by which a device has its part in draws; see `draws.ts`. */
  | { readonly type: 'drawKey'; readonly key: string }
  /** Back to the position after entry `to`; the entries undone stay in the journal. */
  | { readonly type: 'undo'; readonly to: number }
  | {
      readonly type: 'seat'
      readonly seat: Seat
      readonly kind: 'person' | 'bot'
      readonly name?: string
      /** The face that a person has chosen, by its name in `faces.ts`; one that isn’t known counts as none. */
      readonly face?: string
      /** The person's public key. A bot with a key stands in for that person. */
      readonly key?: string
      /** Seeds with which the seat's device goes on dealing, once the person has replaced its key. */
      readonly carried?: readonly CarriedSeed[]
    }
  /** The browser of seat `seat` hosts from here on, in the next epoch, or a later one if that was taken. */
  | { readonly type: 'host'; readonly seat: Seat; readonly epoch?: number }
  | MarkBody
  | WishBody
  /** The host notes that a seat's person can't be reached, so that the request in entry `to` goes on without them. */
  | { readonly type: 'excuse'; readonly to: number; readonly seat: Seat }
  /** A seat's answer to the request in entry `to`; the seat that asked may say no to withdraw it. */
  | { readonly type: 'answer'; readonly to: number; readonly yes: boolean }
  /** The seat resigns, which ends the match unless others can play on. */
  | { readonly type: 'resign' }
  /** Everyone has agreed to stop here, which ends the match. */
  | { readonly type: 'end' }
  /** A seat that has resigned is out; the others play on by the game's own rule for that. */
  | { readonly type: 'out'; readonly seat: Seat }
  /**
   * The host has dealt the hidden cards: a commitment for each, 64 hexadecimal digits. See `cards.ts`. Or the devices
   * of these seats are to deal them together, in this order, and there are no commitments yet. See `together/deal.ts`.
   */
  | { readonly type: 'deal'; readonly commits: readonly string[]; readonly dealers?: readonly Seat[] }
  | DealingBody
  /** Drawn after the deal: which commitment each card gets. */
  | ({ readonly type: 'shuffle' } & Drawn)
  /** Cards for the seats that hold them, from the host or from one of the devices that dealt them. */
  | { readonly type: 'share'; readonly cards: readonly SharedCard[] }
  /** Everything still closed when the match is over, opened for the record. */
  | { readonly type: 'open'; readonly opens: readonly Opening[] }

/** Someone takes a seat. */
export type SeatBody = Extract<Body<never>, { readonly type: 'seat' }>

/** Proof that a hidden card shows a face: its commitment is the hash of both. */
export interface Opening {
  readonly token: Token
  readonly face: CardFace
  /**
   * 32 hexadecimal digits. Of a card that was dealt by the table, the product of those numbers hiding it that aren't in
   * the journal.
   */
  readonly salt: string
}

/** A device's seed for the cards dealt in entry `of`, for the holder of its seat's new key alone to read. */
export interface CarriedSeed {
  readonly of: number
  readonly sealed: string
}

/** A card on its way to the seat that holds it. */
export interface SharedCard {
  readonly token: Token
  readonly seat: Seat
  /** Its opening, for the holder of the seat's key alone to read; or what `key` would say. */
  readonly sealed?: string
  /** The number by which the author's device hides the card: without the holder's own, nobody else can read it. */
  readonly key?: string
}

/**
 * A device's part when the table deals; see `together/deal.ts`. Numbers, points and hashes are 32 bytes in base64url.
 * Its author is the seat by which the `deal` names the device.
 */
export type DealingBody =
  /** The hash of the seed from which all that follows is made. */
  | { readonly type: 'commit'; readonly commit: string }
  /** First pass: all cards, hidden and in another order. */
  | { readonly type: 'mix'; readonly deck: readonly string[] }
  /** Second pass: each card hidden by a number of its own, and the hashes of these numbers. */
  | { readonly type: 'lock'; readonly deck: readonly string[]; readonly commits: readonly string[] }
  /** The seed itself, once the cards dealt in entry `of` are no secret any more, for everyone to check. */
  | { readonly type: 'audit'; readonly seed: string; readonly of: number }

/** Maximum length of a note, in characters. */
export const longestNote = 500

/** A note, or a change from outside the rules, which makes the match a test match for good. */
export interface MarkBody {
  readonly type: 'mark'
  /** A person's text, at most 500 characters. */
  readonly note: string
  /** The host's own remark; its note is empty then. */
  readonly says?: Remark
  /** The place that a person's note is pinned to. */
  readonly on?: Pin
  /** Number of an entry whose note its author withdraws: it stays in the journal, but is no longer shown. */
  readonly hides?: number
  /** The match goes on from this position, once settled. Still unread: see the game's `readPosition`. */
  readonly position?: unknown
  /** Things that the next draw is to bring, in the game's own names; empty: it is left to chance again. */
  readonly draws?: readonly string[]
}

/** A host's remark on the match. */
export type Remark =
  /** No seed was found that brings these draws, so they were left to chance. */
  | { readonly type: 'missedDraws'; readonly draws: readonly string[] }
  /** Everything after this was damaged in the host's storage. */
  | { readonly type: 'damaged' }

/** The subject of a note. */
export interface Pin {
  /** Number of an entry before the note. */
  readonly entry: number
  /** The stage's name of a piece, for a note about one thing on the table. */
  readonly place?: string
}

/** A seat asks the others to agree to something. */
export type WishBody =
  /** To undo back to the position after entry `to`. */
  | { readonly type: 'wish'; readonly wish: 'undo'; readonly to: number }
  /** To play another match, once this one is over. */
  | { readonly type: 'wish'; readonly wish: 'rematch' }
  /** To stop, and count the points as they stand. */
  | { readonly type: 'wish'; readonly wish: 'end' }
  /** To deal the hidden cards again, because someone's are lost. */
  | { readonly type: 'wish'; readonly wish: 'deal' }
  /** To let a bot play for a person who keeps the others waiting. */
  | { readonly type: 'wish'; readonly wish: 'standIn'; readonly seat: Seat }
  /** To give a seat to the holder of a key that isn't at the table yet. */
  | { readonly type: 'wish'; readonly wish: 'give'; readonly seat: Seat; readonly key: string; readonly name?: string }
  /** As a test: to go on from another position, or to choose what the next draw brings. */
  | { readonly type: 'wish'; readonly wish: 'edit'; readonly note: string; readonly position: unknown }
  | { readonly type: 'wish'; readonly wish: 'draws'; readonly note: string; readonly draws: readonly string[] }

/** One line of a match's journal. */
export interface Entry<M> {
  /** Number of the host that wrote it: 1 for the first, up by one at each takeover. */
  readonly epoch: number
  /** Its number in the journal: 0, 1, 2 … */
  readonly seq: number
  /** SHA-256 of the entry before it (canonical JSON without `sig` and `seal`), 64 hexadecimal digits; zeros for the first. */
  readonly prev: string
  /** The seat that acted, or the host. */
  readonly by: Seat | 'host'
  readonly body: Body<M>
  /** `digest64` of the position after it. */
  readonly position: string
  /** Its author's signature. The host and its bots need none: the seal is theirs. */
  readonly sig?: string
  /** The signature of the host that committed it: two at one number are evidence. */
  readonly seal?: string
}
