import type { Clock } from '../kit/clock.ts'
import { makeSerial } from '../kit/serial.ts'
import { agreedTest, agreedUndo } from '../rules/consent.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import { type Body, type Entry, entryHash, isTest } from '../rules/journal.ts'
import { withoutTakenBack } from '../rules/notes.ts'
import { cut, extend, lastOf, type Step, signed } from '../rules/replay.ts'
import { drawSeed } from './draw.ts'
import { type Judged, judgeBody, judgeMove } from './judge.ts'
import type { Keeper } from './keeper.ts'
import type { Match } from './match.ts'
import { readBranch } from './merge.ts'
import { refuse } from './refusals.ts'
import { rosterOf, signingKeyOf } from './roster.ts'
import { entryText, hashText, type Signer } from './signing.ts'
import type { Answer, Door, News, Standing } from './table.ts'
import { missedDraws } from './text/en.ts'

/** What an authority works with. */
export interface AuthorityPorts<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly match: Match<G>
  readonly keeper: Keeper
  readonly edition?: unknown
  readonly signer: Signer
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly standing: () => Standing
  /** An entry has been kept, so others may have it; it is not applied here yet. */
  readonly kept: (entry: Entry<G['move']>) => void
  /** It has been applied. */
  readonly committed: (news: News<G>) => void
  /** Entries from a number on were replaced by others. */
  readonly rewritten: (from: number, news: readonly News<G>[]) => void
}

/** Something came in between: the entry is to be made anew behind entry `seq`. */
export interface Again {
  readonly type: 'again'
  readonly seq: number
}

/** Who decides: takes offers one at a time, keeps what is right, draws where chance is asked. */
export interface Authority<M> extends Door<M> {
  /** Takes an entry that whoever holds `key` has made and signed. */
  take(key: string, entry: Entry<M>): Promise<Answer | Again>
  /** Writes what the host itself has to say, if at its turn there still is something. */
  note(body: () => Body<M> | undefined): Promise<Answer | undefined>
  /**
   * Takes in what somebody held from number `from` on, if nothing was played here since: then what
   * happened before this host took over has not been lost.
   */
  adopt(from: number, theirs: readonly unknown[]): Promise<boolean>
  /** Does what is the host's to do: answers chance, goes back where all agreed to. */
  drive(): Promise<void>
  /** Done when nothing is being written any more. */
  idle(): Promise<void>
}

/** How long to wait before chance is tried again that could not be kept, ms. */
const tryAgain = 2000

/** The authority over a match. */
export function makeAuthority<G extends GameTypes>(ports: AuthorityPorts<G>): Authority<G['move']> {
  const { game, match, clock, standing } = ports
  const serial = makeSerial()
  const { write, rewrite } = makeWriter(ports)

  const duty = (): Body<G['move']> | 'chance' | undefined => {
    if (standing() !== 'playing') return undefined
    const { ask, entries } = match.journal()
    const to = agreedUndo(entries)
    if (to !== undefined) return { type: 'undo', to }
    return agreedTest(entries) ?? (ask.type === 'chance' ? 'chance' : undefined)
  }
  const doDuty = async () => {
    for (let due = duty(); due; due = duty()) {
      const answer = await (due === 'chance' ? answerChance() : writeOwn(due))
      if (answer.type === 'accepted') continue
      clock.after(tryAgain, () => void drive())
      return
    }
  }
  const writeOwn = async (body: Body<G['move']>): Promise<Answer> => {
    const step = extend(game, match.journal(), 'host', body)
    return 'problem' in step ? refuse('illegal') : write(step)
  }
  const answerChance = async () => {
    const { seed, missed } = await drawSeed(ports, match.journal())
    const answer = await writeOwn({ type: 'chance', seed })
    const note = missed && missedDraws(missed)
    if (note && answer.type === 'accepted') await writeOwn({ type: 'mark', note })
    return answer
  }
  const drive = () => serial(doDuty)
  const writeAndDrive = async (step: Step<G>, sig?: string) => {
    const answer = await write(step, sig)
    await doDuty()
    return answer
  }
  const follow = (judged: Judged<G>) =>
    judged.type === 'step' ? writeAndDrive(judged.step) : judged
  const act = (seat: Seat, body: Body<G['move']>) =>
    serial(async () => follow(judgeBody(game, match.journal(), standing(), seat, body)))
  return {
    drive,
    idle: () => serial(async () => {}),
    act,
    note: (make) =>
      serial(async () => {
        const body = make()
        const step = body && extend(game, match.journal(), 'host', body)
        if (!step) return undefined
        return 'problem' in step ? refuse('illegal') : writeAndDrive(step)
      }),
    submit: (seat, seq, move) =>
      serial(async () => follow(judgeMove(game, match.journal(), standing(), { seat, seq, move }))),
    take: (key, entry) =>
      serial(async () => {
        const judged = await judgeEntry(ports, key, entry)
        return judged.type === 'step' ? writeAndDrive(judged.step, entry.sig) : judged
      }),
    adopt: (from, theirs) =>
      serial(async () => {
        const adopted = await rewrite(from, theirs)
        if (adopted) await doDuty()
        return adopted
      }),
  }
}

/** What comes of a guest's entry. Its signature is looked at while the rules are. */
async function judgeEntry<G extends GameTypes>(
  { game, match, standing, signer }: AuthorityPorts<G>,
  key: string,
  entry: Entry<G['move']>,
): Promise<Judged<G> | Again> {
  const journal = match.journal()
  const { by, seq, body, sig } = entry
  const hash = entryHash(entry)
  const roster = rosterOf(journal.entries)
  if (by === 'host' || roster.seats[by]?.key !== key) return refuse('wrongSeat')
  if (signingKeyOf(roster, by) !== key) return refuse('wrongSeat')
  const taken = journal.entries[seq]
  if (taken && entryHash(taken) === hash) return { type: 'accepted', seq }
  const last = lastOf(journal)
  if (seq !== last.seq + 1 || entry.prev !== entryHash(last))
    return { type: 'again', seq: last.seq }
  const verified = sig !== undefined && signer.verify(key, hashText(hash), sig)
  const judged = judgeBody(game, journal, standing(), by, body)
  if (!(await verified)) return refuse('unreadable')
  if (judged.type !== 'step') return judged
  // The signature is of the position as well, which only counts if the rules lead there.
  return entryHash(lastOf(judged.step.journal)) === hash ? judged : refuse('unreadable')
}

/** Writes entries: kept first, then sent, then applied, so nobody saw what a reload would not find. */
function makeWriter<G extends GameTypes>({
  game,
  match,
  keeper,
  edition,
  signer,
  standing,
  kept,
  committed,
  rewritten,
}: AuthorityPorts<G>) {
  const sign = (step: Step<G>) => signed(step, signer.sign(entryText(lastOf(step.journal))))
  const write = async (made: Step<G>, sig?: string): Promise<Answer> => {
    const step = sig === undefined ? sign(made) : signed(made, sig)
    const entry = lastOf(step.journal)
    if (!(await isKept(keeper.append(entry)))) return refuse('notKept')
    if (standing() === 'closed') return refuse('closed')
    kept(entry)
    committed(match.commit(step))
    return { type: 'accepted', seq: entry.seq }
  }
  const rewrite = async (from: number, theirs: readonly unknown[]): Promise<boolean> => {
    const own = match.journal()
    const since = own.entries.slice(from)
    if (from < 1 || from > own.entries.length || !since.every(isAside)) return false
    // A note of somebody else's they offer again, being the only one who can sign it.
    const roster = rosterOf(own.entries)
    const isOwn = (by: Seat | 'host') => by === 'host' || signingKeyOf(roster, by) === signer.key
    const start = cut(game, own, from)
    const steps = await readBranch(game, start, theirs, signer.verify)
    if (!steps || theirs.length === 0) return false
    for (const { by, body } of withoutTakenBack(own.entries, from)) {
      if (!isOwn(by)) continue
      const before = steps.at(-1)?.journal ?? start
      const step = extend(game, before, by, pinnedBefore(body, from))
      if ('problem' in step) return false
      steps.push(sign(step))
    }
    const last = steps.at(-1)
    if (!last || lastOf(last.journal).epoch > lastOf(own).epoch) return false
    if (!(await isKept(keeper.begin(edition, last.journal.entries)))) return false
    if (standing() === 'closed') return false
    match.jump(start)
    rewritten(from, steps.map(match.commit))
    return true
  }
  return { write, rewrite }
}

const isKept = (kept: Promise<void>) =>
  kept.then(
    () => true,
    () => false,
  )

/** A note pinned to what is written again is as right about the entry before all that. */
function pinnedBefore<M>(body: Body<M>, from: number): Body<M> {
  if (body.type !== 'mark' || !body.on || body.on.entry < from) return body
  return { ...body, on: { ...body.on, entry: from - 1 } }
}

/** True for what can be written again behind other entries, since it changes nothing in the match. */
const isAside = ({ body }: Entry<unknown>) =>
  body.type === 'host' || body.type === 'seat' || (body.type === 'mark' && !isTest(body))
