import type { Clock } from '../kit/clock.ts'
import { same } from '../kit/json.ts'
import { makeSerial, type Serial } from '../kit/serial.ts'
import type { Body, Entry } from '../rules/body.ts'
import { chosenSeed, mostSeeds } from '../rules/chosenSeed.ts'
import type { Seat, Typed } from '../rules/game.ts'
import { changesQuestion, chosenDraws, entryHash, lastOf, positionOf, tableOf } from '../rules/journal.ts'
import { seatsOf, signingKeyOf } from '../rules/tableState.ts'
import { type AdoptionPorts, adopt } from './adoption.ts'
import { type Dealing, isFalseDeal, makeDealing } from './dealing.ts'
import { type DrawAnswer, type DrawGathering, makeGathering } from './drawGathering.ts'
import { type DutyPorts, dutyOf } from './duties.ts'
import { succeeds } from './keeper.ts'
import type { Attempt } from './match.ts'
import { refuse, refuseFor } from './refusals.ts'
import { entryText } from './signing.ts'
import type { Answer, Standing } from './table.ts'

/** Dependencies of an authority. */
export interface AuthorityPorts extends AdoptionPorts {
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Seats whose people can't be reached. */
  readonly absent: () => readonly Seat[]
  /** Those whose seats one device alone may give away; missing where everyone sits at one. */
  readonly gone?: (() => readonly Seat[]) | undefined
  /** An entry has been stored, so others may have it; it isn't committed here yet. */
  readonly stored: (entry: Entry<Typed>) => void
  /**
   * Whether others may hold entries that this host has sealed and lost. It then goes on in another epoch, so that it
   * never seals one number twice.
   */
  /** Whether the person of a seat may have this host open one more epoch; always, if there is none who could. */
  readonly mayRaise?: (by: Seat | undefined) => boolean
  readonly mayLack?: (() => boolean) | undefined
  /** Someone may have been caught dealing falsely. */
  readonly caught: () => void
  readonly isHeld: DutyPorts['isHeld']
}

/** Another entry came in between: the guest must remake its own behind entry `seq`. */
export interface Again {
  readonly type: 'again'
  readonly seq: number
}

/** Takes entries one at a time, stores the right ones, draws where chance is asked. */
export interface Authority {
  /** Takes the part of a key's holder in a draw. */
  answer(key: string, answer: DrawAnswer): Promise<void>
  /**
   * Opens an epoch later than this one, of a takeover by the person of a seat, if that isn't earlier than the match's.
   * Nobody can have it do so again and again, since everyone has to sign each.
   */
  raise(above: number, by: Seat | undefined): Promise<void>
  /** Takes a move as the answer to what was asked after entry `seq`. */
  submit(seat: Seat, seq: number, move: Typed): Promise<Answer>
  /** Takes anything that a seat may write, as the match stands now. */
  act(seat: Seat, body: Body<Typed>): Promise<Answer>
  /** Takes an entry made and signed by the holder of `key`. */
  take(key: string, entry: Entry<Typed>): Promise<Answer | Again>
  /** Writes an entry of the host's own, if there still is one to write when its turn comes. */
  note(body: () => Body<Typed> | undefined): Promise<Answer | undefined>
  /**
   * Takes in the entries that a guest holds from number `from` on, if nothing was played here since, so that nothing
   * from before this host took over is lost.
   */
  adopt(from: number, theirs: readonly unknown[]): Promise<boolean>
  /** Does what only the host does: answers chance, carries out what all agreed to. */
  drive(): Promise<void>
  /** The seats whose devices have been caught dealing falsely. */
  cheats(): readonly Seat[]
  /** Resolves once nothing is being written any more. */
  idle(): Promise<void>
}

/** Time to wait before retrying an entry of the host's own that couldn't be stored, ms. */
const retryAfter = 2000

/** The authority over a match. */
export function makeAuthority(ports: AuthorityPorts): Authority {
  const { match, signer } = ports
  const serial = makeSerial()
  const lapse = { isSpent: false }
  const dealing = ports.game.hidden ? makeDealing(ports) : undefined
  const writing: Writing = { ...ports, serial, gathering: makeGathering(signer), dealing }
  const drive = () => serial(() => doDuties(writing))
  dealing?.on(() => {
    ports.caught()
    void drive()
  })
  /** One at a time, and what it entails before the next. */
  const inTurn = <A extends Answer | Again | undefined>(task: () => Promise<A>) =>
    serial(async () => {
      const answer = await task()
      if (answer?.type === 'accepted') await doDuties(writing)
      return answer
    })
  return {
    drive,
    cheats: () => dealing?.cheats() ?? [],
    async answer(key, answer) {
      await writing.gathering.add(match.journal(), key, answer)
      await drive()
    },
    raise: (above, by) =>
      serial(async () => {
        if (above >= match.table().epoch && ports.mayRaise?.(by) !== false) await openEpoch(writing, above + 1)
      }),
    idle: () => serial(async () => {}),
    act: (seat, body) => inTurn(async () => notOurs(ports, seat) ?? write(writing, seat, body)),
    submit: (seat, seq, move) => inTurn(() => submit(writing, seat, seq, move)),
    note: (make) =>
      inTurn(async () => {
        const body = make()
        return body && write(writing, 'host', body)
      }),
    take: (key, entry) => inTurn(() => take(writing, key, entry)),
    adopt: (from, theirs) =>
      serial(async () => {
        const adopted = await adopt(ports, from, theirs, lapse)
        if (adopted) await doDuties(writing)
        return adopted
      }),
  }
}

/** An authority at work. */
interface Writing extends AuthorityPorts {
  readonly serial: Serial
  readonly gathering: DrawGathering
  readonly dealing: Dealing | undefined
}

/** Does what is due until nothing is, or it can't be stored. */
async function doDuties(writing: Writing): Promise<void> {
  const { match, clock, serial, standing, dealing } = writing
  const isLive = () => standing() === 'playing' || standing() === 'over'
  const duty = () => (isLive() ? dutyOf(writing, match.journal()) : undefined)
  const doOne = async () => {
    const due = duty()
    return due && (due.by === 'chance' ? answerChance(writing) : write(writing, due.by, due.body))
  }
  dealing?.check(match.journal())
  while (duty()) {
    // A deal hangs on the entry before it, so an epoch that is due opens first.
    const answer = (await goOn(writing)) ?? (await doOne())
    if (answer?.type !== 'refused') continue
    clock.after(retryAfter, () => void serial(() => doDuties(writing)))
    return
  }
}

async function answerChance(writing: Writing): Promise<Answer> {
  const { seed, missed } = await drawSeed(writing)
  const answer = await write(writing, 'host', { type: 'chance', seed })
  if (missed && answer.type === 'accepted')
    await write(writing, 'host', { type: 'mark', note: '', says: { type: 'missedDraws', draws: missed } })
  return answer
}

async function write(writing: Writing, by: Seat | 'host', body: Body<Typed>): Promise<Answer> {
  const refused = by === 'host' ? undefined : refuseBy(writing.standing())
  return refused ?? (await goOn(writing)) ?? store(writing, by, body, writing.match.attempt(by, body))
}

async function store(ports: AuthorityPorts, by: Seat | 'host', body: Body<Typed>, attempt: Attempt): Promise<Answer> {
  if (!('problem' in attempt)) return commit(ports, attempt.entry)
  if (by === 'host') return refuse('illegal')
  return refuseFor(ports.game, ports.match.journal(), by, body, attempt.problem)
}

/** Opens an epoch first, if entries may have been lost; the refusal, if that can’t be stored. */
async function goOn(ports: AuthorityPorts): Promise<Answer | undefined> {
  const answer = ports.mayLack?.() ? await openEpoch(ports) : undefined
  return answer?.type === 'refused' ? answer : undefined
}

/** Opens an epoch, the next one unless it is named; undefined if this device has no seat. */
async function openEpoch(ports: AuthorityPorts, epoch?: number): Promise<Answer | undefined> {
  const { match, signer } = ports
  const [seat] = seatsOf(match.table().roster, signer.key)
  if (seat === undefined) return undefined
  const body = { type: 'host', seat, ...(epoch === undefined ? {} : { epoch }) } as const
  return store(ports, 'host', body, match.attempt('host', body))
}

/** A bot may have thought on while its person took the seat back: then only that person plays it. */
function notOurs({ match, signer }: AuthorityPorts, seat: Seat): Answer | undefined {
  const key = signingKeyOf(match.table().roster, seat)
  return key === undefined || key === signer.key ? undefined : refuse('wrongSeat')
}

async function submit(writing: Writing, seat: Seat, seq: number, move: Typed): Promise<Answer> {
  const { match, standing } = writing
  const { entries } = match.journal()
  const taken = answerTo(entries, seat, seq)
  if (taken?.by === seat && taken.body.type === 'move' && same(taken.body.move, move))
    return { type: 'accepted', seq: taken.seq }
  const stopped = refuseBy(standing()) ?? notOurs(writing, seat) ?? refuseStale(entries, seat, seq)
  return stopped ?? write(writing, seat, match.moveBody(seat, move))
}

async function take(writing: Writing, key: string, entry: Entry<Typed>): Promise<Answer | Again> {
  const { match, standing, dealing, caught } = writing
  const refused = (await goOn(writing)) ?? (await checkOrigin(writing, key, entry)) ?? refuseBy(standing())
  if (refused || entry.by === 'host') return refused ?? refuse('wrongSeat')
  const attempt = match.follow(entry)
  if ('problem' in attempt && isFalseDeal(attempt.problem)) {
    dealing?.catch(entry.by)
    caught()
  }
  return store(writing, entry.by, entry.body, attempt)
}

/** Seeds tried in a row before the page gets its turn. */
const slice = 200

/** Any seed, or in a test match one that brings the draws chosen for it; `missed`, if none was found. */
async function drawSeed({ game, match, clock, entropy }: AuthorityPorts) {
  const journal = match.journal()
  const name = entropy()
  const wanted = chosenDraws(journal.entries)
  for (let from = 0; wanted && from < mostSeeds; from += slice) {
    const seed = chosenSeed(game, positionOf(journal), wanted, { name, from, count: slice })
    if (seed !== undefined) return { seed, missed: undefined }
    await new Promise<void>((resolve) => void clock.after(0, resolve))
  }
  return { seed: name, missed: wanted }
}

/** Stores the pending entry, then sends it, then shows it: nobody sees what a reload wouldn't find. */
async function commit({ match, keeper, standing, stored }: AuthorityPorts, entry: Entry<Typed>): Promise<Answer> {
  const isKept = await succeeds(keeper.append(entry))
  if (!isKept || standing() === 'closed') {
    match.discard()
    return refuse(isKept ? 'closed' : 'notKept')
  }
  stored(entry)
  match.commit()
  return { type: 'accepted', seq: entry.seq }
}

/** The entry that answered what a seat was asked after entry `seq`, if any did. */
const answerTo = <M>(entries: readonly Entry<M>[], seat: Seat, seq: number): Entry<M> | undefined =>
  entries.slice(seq + 1).find((entry) => changesQuestion(entry, seat))

/** The refusal of anything a seat does while the match isn't played. */
function refuseBy(standing: Standing): Answer | undefined {
  if (standing === 'closed') return refuse('closed')
  return standing === 'waiting' ? refuse('notPlaying') : undefined
}

/** The refusal of a move that answers an earlier question, or none there is. */
function refuseStale(entries: readonly Entry<unknown>[], seat: Seat, seq: number): Answer | undefined {
  const isStale = seq >= entries.length || answerTo(entries, seat, seq) !== undefined
  return isStale ? refuse('staleNumber', { seq, now: entries.length - 1 }) : undefined
}

/** Whether a guest's entry is new, of its own seat, behind the last one, and signed. */
async function checkOrigin(
  { match, signer }: AuthorityPorts,
  key: string,
  entry: Entry<Typed>,
): Promise<Answer | Again | undefined> {
  const journal = match.journal()
  const { by, seq, sig } = entry
  const roster = tableOf(journal).roster
  if (by === 'host' || roster.seats[by]?.key !== key) return refuse('wrongSeat')
  // A person for whom a bot stands in may still take the seat back.
  if (entry.body.type !== 'seat' && signingKeyOf(roster, by) !== key) return refuse('wrongSeat')
  const taken = journal.entries[seq]
  if (taken && entryHash(taken) === entryHash(entry)) return { type: 'accepted', seq }
  const last = lastOf(journal)
  if (seq !== last.seq + 1 || entry.prev !== entryHash(last)) return { type: 'again', seq: last.seq }
  const isSigned = sig !== undefined && (await signer.verify(key, entryText(entry), sig))
  return isSigned ? undefined : refuse('unreadable')
}
