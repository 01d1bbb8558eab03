import { digest64 } from '../../src/kit/hash.ts'
import { entryText, type Signatures, sealText, signerIn } from '../../src/match/signing.ts'
import { applyEntry } from '../../src/rules/applyEntry.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import type { Game, Seat, Typed } from '../../src/rules/game.ts'
import { type Journal, lastOf, makeEntry, positionOf, tableOf, withSigs } from '../../src/rules/journal.ts'
import { extend, setupOf } from '../../src/rules/replay.ts'

/** Writes entries of a game whether or not its rules allow them. */
export function forging(game: Game, signatures: Signatures) {
  return {
    /** An entry that follows a journal, signed and sealed by a secret’s holder. */
    forged(journal: Journal, secret: string, by: Seat | 'host', body: Body<Typed>): Entry<Typed> {
      const signer = signerIn(signatures, secret, journal)
      const step = extend(game, journal, by, body)
      const bare = makeEntry(journal.entries.at(-1), by, body, digest64(positionOf(journal)))
      const entry = 'problem' in step ? bare : lastOf(step.journal)
      const sig = signer.sign(entryText(entry))
      return withSigs(entry, { sig, seal: signer.sign(sealText(setupOf(journal).match, entry)) })
    },
    /** A journal that goes on with this entry. */
    goneOn(journal: Journal, entry: Entry<Typed>): Journal {
      const step = extend(game, journal, entry.by, entry.body)
      const next = 'problem' in step ? undefined : step.journal
      return {
        entries: [...journal.entries, entry],
        tables: next?.tables ?? [...journal.tables, applyEntry(tableOf(journal), entry)],
        positions: next?.positions ?? [...journal.positions, positionOf(journal)],
        ask: next?.ask ?? journal.ask,
      }
    },
  }
}
