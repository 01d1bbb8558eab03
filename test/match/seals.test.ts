import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { makeSigner, signaturesProblem } from '../../src/match/signing.ts'
import type { Entry } from '../../src/rules/body.ts'
import { entryHash, setupIn } from '../../src/rules/journal.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'
import { newMatch } from './sealedMatch.ts'

const stranger = hex32Of('stranger')
const { verify } = cheapSignatures

/** An entry without its seal, or with another. */
const resealed = ({ seal: _, ...entry }: Entry<unknown>, seal?: string) =>
  seal === undefined ? entry : { ...entry, seal }

describe('a new match', () => {
  it('has every entry sealed by its host, and signed only where a person wrote it', () => {
    const { entries } = newMatch()
    expect(setupIn(entries)?.trust).toBe(2)
    expect(entries.every(({ seal }) => seal !== undefined)).toBe(true)
    for (const { by, sig } of entries) expect(sig !== undefined).toBe(by === 0)
  })

  it('is refused without a seal, and with a stranger’s', async () => {
    const { entries } = newMatch()
    expect(await signaturesProblem(entries, verify)).toBeUndefined()
    const last = need(entries.at(-1), 'an entry')
    const other = makeSigner(cheapSignatures, stranger, hex32Of('0')).sign('anything')
    for (const one of [resealed(last), resealed(last, other)])
      expect(await signaturesProblem([...entries.slice(0, -1), one], verify)).toEqual({
        reason: 'wrongSig',
        entry: last.seq,
        field: 'seal',
      })
  })

  it('names an entry by the same hash with its seal and without', () => {
    for (const entry of newMatch().entries) expect(entryHash(resealed(entry))).toBe(entryHash(entry))
  })

  it('keeps in a file the latest seal of its host, which covers all before it', async () => {
    const journal = newMatch()
    const { entries } = sound(openRead(tiny, readRecord(writeRecord(journal)))).journal
    expect(entries.filter(({ seal }) => seal !== undefined)).toEqual(entries.slice(-1))
    expect(await signaturesProblem(entries, verify)).toBeUndefined()
    expect(sound(openJournal(tiny, entries)).journal.entries).toEqual(entries)
  })
})
