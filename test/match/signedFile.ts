import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { openTitle } from '../../src/lab/title.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { ed25519Signatures as signatures } from '../../src/match/ed25519.ts'
import { extendSigned, makeSigner, sealStep, signStep } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { extend } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'

const [anna, ben] = ['anna', 'ben'].map((name) => hex32Of(name))

/** Opens a title for the laboratory, as it is built in. */
export const openLab = async (title: string) => openTitle(titles, title)

/** A match of Foothills by this name between two people, both of whom sign; the host draws. */
export async function signedMatch(name: string) {
  const { game } = await openLab('foothills')
  const match = hex32Of(name)
  const [mine, theirs] = [anna, ben].map((one) => makeSigner(signatures, need(one, 'one'), match))
  if (!mine || !theirs) throw new Error('nobody signs')
  const places = [{ kind: 'mine' }, { kind: 'guest', key: theirs.key }] as const
  const begun = { game, signatures, secret: need(anna, 'one'), places, options: {} }
  let { journal } = sound(beginMatch({ ...begun, entropy: () => match }))
  const write = (by: Seat | 'host', body: Body<Typed>) => {
    if (by === 1) {
      const step = sealStep(signStep(sound(extend(game, journal, by, body)), theirs), mine)
      journal = step.journal
    } else journal = sound(extendSigned(game, journal, by, body, mine)).journal
  }
  for (let left = 30; left > 0; left--) {
    const { ask } = journal
    if (ask.type === 'chance') write('host', { type: 'chance', seed: hex32Of(`${left}`) })
    else if (ask.type === 'choose') write(ask.seat, { type: 'move', move: need(ask.moves[0], 'a move') })
  }
  return { game, journal, host: mine, theirs }
}
