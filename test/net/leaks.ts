import { need } from '../../src/kit/assert.ts'
import { fromBase64, toHex } from '../../src/kit/bytes.ts'
import { parseJson } from '../../src/kit/json.ts'
import type { Signer } from '../../src/match/signing.ts'
import type { Opening } from '../../src/rules/body.ts'
import type { Game, Token } from '../../src/rules/game.ts'
import { type Journal, opensIn } from '../../src/rules/journal.ts'
import { signingKeyOf } from '../../src/rules/tableState.ts'

/** Someone who reads texts. */
export interface Reader {
  readonly signer: Pick<Signer, 'unseal'>
  /** The cards that they may know. */
  readonly may: ReadonlySet<Token>
}

/** The cards that a key's holder may know after entry `seq`: the open ones, and those they have held. */
export function mayKnow(
  { hidden }: Game,
  { entries, positions, tables }: Journal,
  key: string,
  seq: number,
): ReadonlySet<Token> {
  const may = new Set<Token>()
  for (const entry of entries.slice(0, seq + 1)) {
    for (const { token } of opensIn(entry.body)) may.add(token)
    const { roster } = need(tables[entry.seq], 'a table')
    for (const [seat, hand] of hidden?.hands(positions[entry.seq] ?? { phase: '' }).entries() ?? [])
      if (signingKeyOf(roster, seat) === key) for (const token of hand) may.add(token)
  }
  return may
}

/** Leaks in a text of cards that its reader may not know; empty if it keeps every secret. */
export function leaksIn(text: string, { signer, may }: Reader, truth: readonly Opening[]): readonly string[] {
  const secrets = truth.filter(({ token }) => !may.has(token))
  const faces = [...new Set(truth.map((card) => card.face))]
  const isRight = (token: unknown, face: unknown) =>
    truth.some((card) => may.has(card.token) && card.token === token && card.face === face)
  return stringsIn(parseJson(text) ?? text, isRight).flatMap((one) => {
    const face = faces.find((kind) => one.split(/\W/).includes(kind))
    const forms = [one, hexOf(fromBase64(one)), hexOf(signer.unseal(one))]
    const card = secrets.find(({ salt }) => forms.some((form) => form.includes(salt)))
    return [...(face ? [`a face: ${face}`] : []), ...(card ? [`the salt of ${card.token}`] : [])]
  })
}

const hexOf = (bytes: Uint8Array | undefined) => (bytes ? toHex(bytes) : '')

const signatures: ReadonlySet<string> = new Set(['sig', 'seal'])

type IsRight = (token: unknown, face: unknown) => boolean

/** Every string in JSON, keys too, but for signatures and the faces of cards that are right to be there. */
function stringsIn(data: unknown, isRight: IsRight): readonly string[] {
  if (typeof data === 'string') return [data]
  if (typeof data !== 'object' || data === null) return []
  const isCard = 'token' in data && 'face' in data && isRight(data.token, data.face)
  const fields = Object.entries(data).filter(([key]) => !(isCard && key === 'face') && !signatures.has(key))
  return fields.flatMap(([key, one]) => [key, ...stringsIn(one, isRight)])
}
