import type { Clock } from '../link/clock.ts'
import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import type { Body, Entry } from '../rules/journal.ts'
import { extend, lastOf } from '../rules/replay.ts'
import { judgeMove, judgeUndo } from './judge.ts'
import type { Keeper } from './keeper.ts'
import type { Match } from './match.ts'
import { refuse } from './refusals.ts'
import type { Door } from './seat.ts'
import { makeSerial, type Serial } from './serial.ts'
import type { Answer, News, Standing } from './table.ts'

/** What an authority works with. */
export interface AuthorityPorts<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly game: Game<P, M, E, I>
  readonly match: Match<P, M, E>
  readonly keeper: Keeper
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly standing: () => Standing
  /** An entry has been kept and applied. */
  readonly committed: (entry: Entry<M>, news: News<P, M, E>) => void
}

/** Who decides: takes offers one at a time, keeps what is right, draws where chance is asked. */
export interface Authority<M> extends Door<M> {
  /** Runs a task between two entries. */
  readonly serial: Serial
  /** Writes what the host itself has to say, if at its turn there still is something. */
  note(body: () => Body<M> | undefined): Promise<void>
  /** Answers chance, if it is asked for. */
  drive(): Promise<void>
}

/** How long to wait before chance is tried again that could not be kept, ms. */
const tryAgain = 2000

/** The authority over a match. */
export function makeAuthority<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: AuthorityPorts<P, M, E, I>,
): Authority<M> {
  const { game, match, keeper, clock, entropy, standing } = ports
  const serial = makeSerial()

  /** Kept first, then applied, then told: nobody has seen what a reload would not find. */
  const write = async (by: Seat | 'host', body: Body<M>): Promise<Answer> => {
    const step = extend(game, match.journal(), by, body)
    if ('problem' in step) return refuse('illegal')
    const entry = lastOf(step.journal)
    const kept = await keeper.append(entry).then(
      () => true,
      () => false,
    )
    if (!kept) return refuse('notKept')
    if (standing() === 'closed') return refuse('closed')
    ports.committed(entry, match.commit(step))
    return { type: 'accepted', seq: entry.seq }
  }
  const draw = async () => {
    if (standing() !== 'playing' || match.journal().ask.type !== 'chance') return
    const answer = await write('host', { type: 'chance', seed: entropy() })
    if (answer.type === 'refused') clock.after(tryAgain, () => void drive())
  }
  const drive = () => serial(draw)
  const writeAndDraw = async (by: Seat | 'host', body: Body<M>) => {
    const answer = await write(by, body)
    await draw()
    return answer
  }
  return {
    serial,
    drive,
    note: (make) =>
      serial(async () => {
        const body = make()
        if (body) await writeAndDraw('host', body)
      }),
    submit: (seat, seq, move) =>
      serial(async () => {
        const answer = judgeMove(game, match.journal(), standing(), { seat, seq, move })
        return answer ?? writeAndDraw(seat, { type: 'move', move })
      }),
    undo: (seat, to) =>
      serial(async () => {
        const answer = judgeUndo(match.journal(), standing(), seat, to)
        return answer ?? writeAndDraw(seat, { type: 'undo', to })
      }),
  }
}
