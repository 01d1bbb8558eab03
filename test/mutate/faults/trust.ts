import { type Fault, faultsOf } from '../plant.ts'

/** Mistakes in the rules of trust: what devices sign, show, follow and believe, and what counts as evidence. */
export const trustFaults: readonly Fault[] = [
  ...faultsOf(
    'match/agreement.ts',
    ['acknowledgements of an earlier epoch count', 'known.epoch === epoch && (', '('],
    ['an entry says that its author holds it', 'known.seq > seq', 'known.seq >= seq'],
    ['an entry before the question is enough', ': known.seq >= seq)', ': known.seq >= seq - 1)'],
    [
      'who has answered by a draw is forgotten',
      'before.draws.holders.includes(key)',
      'before.draws.owed.includes(key)',
    ],
  ),
  ...faultsOf('match/acks.ts', [
    'acknowledgements without a signature',
    ' || !(await verify(ack.key, text, ack.sig))',
    '',
  ]),
  ...faultsOf(
    'match/merge.ts',
    ['epochs may fall', 'epoch > lastOf(own).epoch && ', ''],
    ['an answered line is left', 'Math.max(answered, answeredIn(own, key)) < from', 'answeredIn(own, key) < from'],
    [
      'what the journal shows as answered is left',
      'Math.max(answered, answeredIn(own, key)) < from',
      'answered < from',
    ],
    ['another match goes on with this one', 'if (from === 0) return', 'if (from < 0) return'],
  ),
  ...faultsOf(
    'match/caught.ts',
    ['evidence without a later takeover', ' || takeover.epoch <= known.epoch', ''],
    [
      'no other takeover excuses, to others',
      '.every((one) => one)\n}\n\n/** Whether an end',
      '.length >= 0\n}\n\n/** Whether an end',
    ],
    ['no other takeover excuses', 'if (isLed || left', 'if (left'],
    ['seals of two epochs are two stories', 'one.epoch === other.epoch && ', ''],
    ['writing an entry says that one knows it', "known.as === 'entry' ? ours.slice(0, -1) : ours", 'ours'],
    ['notes that are left out are a rollback', ' || left.every(isAside)) return false', ') return false'],
  ),
  ...faultsOf('match/drawGathering.ts', [
    'a part in a draw needs no proof',
    "if (await signer.verify(by, asked.input, proof, 'vrf'))",
    'if (proof)',
  ]),
  ...faultsOf('match/signing.ts', ['proofs of draws aren’t checked', '...drawnDue(entries, table, entry),', '']),
  ...faultsOf(
    'match/duties.ts',
    [
      'an absent one counts as present',
      'wish.waitsFor.every((one) => absent.includes(one))',
      'wish.waitsFor.every(() => true)',
    ],
    ['a stand-in without witnesses', 'return wish !== undefined && !gone?.includes(wish.seat)', 'return false'],
    ['a person says nothing while there', 'if (wish?.key !== key) return', 'if (wish?.key !== key || key) return'],
  ),
  ...faultsOf('net/host/host.ts', ['epochs are opened without end', 'limitEach(ports.clock, raiseRate)', '() => true']),
  ...faultsOf('match/level.ts', [
    'draws before everyone came say nothing less',
    'return isDraw && (isEarly(entry) || body.proofs?.length === 1)',
    'return isDraw && body.proofs?.length === 1',
  ]),
  ...faultsOf('rules/draws.ts', [
    'of two, the one who is gone has no part in an open draw',
    '[...new Set([...draws.holders, ...draws.owed])].sort()',
    'draws.holders',
  ]),
  ...faultsOf('rules/together/passes.ts', ['a shuffle for any deck', '{deck}`', '{step}`']),
  ...faultsOf(
    'net/guest/contribution.ts',
    ['an answer before acknowledgements', 'if (!asked || !isHeld(asked.seq, asked.holders))', 'if (!asked)'],
    ['an answer before it is stored', ' || !(await keepBound(slot, id, next))', ''],
    ['an answer to a journal that was left', 'if (boundIn(match.journal().entries, next) < 0) return false', ''],
  ),
  ...faultsOf(
    'net/guest/vetting.ts',
    ['the level isn’t compared', 'if (less.length === 0) return', 'if (less.length >= 0) return'],
    ['a match that was played may be begun again', 'if (before && !isOn(journal, before))', 'if (before && !before)'],
  ),
  ...faultsOf('net/guest/audit.ts', [
    'one other is enough to give a seat away',
    'if (isBot && agreed.size > 1)',
    'if (isBot && agreed.size > 0)',
  ]),
  ...faultsOf(
    'net/host/answer.ts',
    ['the seat of someone who is heard is given away', "if (!away.includes(asks.seat)) return refuse('notAway')", ''],
    [
      'of two people, one alone decides at once',
      "return left > 0 ? refuse('tooSoon'",
      "return left > 1e9 ? refuse('tooSoon'",
    ],
  ),
]
