import { ed25519Signatures } from '../../../src/match/ed25519.ts'
import { makeSigner, signaturesProblem } from '../../../src/match/signing.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Journal } from '../../../src/rules/journal.ts'
import { openJournal } from '../../../src/rules/replay.ts'
import { hex32Of, sound } from '../../journals.ts'
import { median, type Report, rounded } from '../report.ts'
import { processorMs } from './processorMs.ts'
import { signedMatch } from './signedMatch.ts'

const entries = 400
const rounds = 9

/** The processor time, in ms, in which a newcomer opens a match: reads, replays and verifies it. */
async function openingOf(game: Game, { entries: all }: Journal): Promise<number> {
  const sent: readonly unknown[] = JSON.parse(JSON.stringify(all))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { verify } = makeSigner(ed25519Signatures, hex32Of('newcomer'), hex32Of('bench'))
    const took = await processorMs(async () => {
      const { journal } = sound(openJournal(game, sent))
      const problem = await signaturesProblem(journal.entries, verify)
      if (problem) throw new Error(`A signature is wrong: ${problem.entry}`)
    })
    times.push(took)
  }
  return median(times)
}

/** A match of 400 entries opened with the proofs of its draws, and as if its host alone had drawn. */
export async function measureOpening(name: string, game: Game, seats: number): Promise<Report> {
  const drawn = signedMatch(game, seats, entries, 'together')
  const proofs = drawn.entries.flatMap(({ body }) => (body.type === 'chance' ? (body.proofs ?? []) : [])).length
  const [bare, whole] = [await openingOf(game, signedMatch(game, seats, entries)), await openingOf(game, drawn)]
  return {
    [`${name}, without proofs`]: { value: rounded(bare, 0), aim: `ms to open ${entries} entries` },
    [`${name}, ${proofs} proofs`]: { value: rounded(whole, 0), aim: 'ms' },
    [`${name}, more`]: { value: rounded(whole - bare, 0), aim: 'ms, at most 100 with two' },
  }
}
