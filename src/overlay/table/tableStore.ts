import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { onLanguage } from '../../kit/language.ts'
import { type Happening, type Happenings, noHappenings } from '../../match/happenings.ts'
import type { Answer, Table } from '../../match/table.ts'
import type { Reaction } from '../../match/talk.ts'
import type { Refusal, Seat, Typed } from '../../rules/game.ts'
import { lastMover } from '../../rules/journal.ts'
import type { Chosen } from '../../rules/title.ts'
import { type RuleLink, ruleLink, type Words } from '../../rules/words.ts'
import { type FilledForm, filledForm } from '../choices/filledForm.ts'
import { tableRefusal } from '../text/tableRefusal.ts'
import { text } from '../text/text.ts'
import type { Area } from '../widgets/placement.ts'
import { meanwhileText } from './bar.ts'
import { logAfter, logOf } from './log.ts'
import { type RequestActions, requestActions } from './requests.ts'
import type { SeatStyles } from './seats.ts'
import { barNow, type TableView, viewOf } from './tableView.ts'
import { makeTalkStore, type TalkStore } from './talkStore.ts'
import { noWaits, type WaitStore } from './waits.ts'

/** Whether a press is on its way to the host. */
interface PendingPress {
  readonly busy: ReadonlySignal<boolean>
  /** It has taken so long that the page shows it. */
  readonly late: ReadonlySignal<boolean>
}

/** A sentence that says why something was refused. */
export interface RefusalNotice {
  readonly text: string
  /** The rule behind it; undefined if the table itself refused. */
  readonly rule: RuleLink | undefined
  /** The piece touched, on the page; undefined for the decision bar. */
  readonly at: Area | undefined
}

/** A table as the page shows it, with a person's possible actions there. Knows no title. */
export interface TableStore {
  readonly title: string
  /** One honest line about the component values. */
  readonly edition: string
  /** The name of a thing that draws bring. */
  drawn(thing: string): string
  /** The title's name for the sounds around its table, if it has any. */
  readonly ambience: string | undefined
  readonly view: ReadonlySignal<TableView>
  readonly refused: ReadonlySignal<RefusalNotice | undefined>
  /** Whether the form for moves that are too many to list is open. */
  readonly filling: Signal<boolean>
  readonly pending: PendingPress
  readonly requests: RequestActions
  readonly talk: Pick<TalkStore, 'signs' | 'nudge' | 'faded'>
  /** People who have kept me waiting for long. */
  readonly waits: WaitStore['long']
  /** The latest change of host, or return of a player, while it is told. */
  readonly happening: ReadonlySignal<Happening | undefined>
  /** Someone has gone into the banner that tells it, or has left it. */
  attend(isThere: boolean): void
  /** Reacts where everyone at the table sees it; missing where nobody else would. */
  readonly react: ((reaction: Reaction) => void) | undefined
  /** Reminds the person of a seat that it’s their turn. */
  nudge(seat: Seat): void
  /**
   * Shows only these moves, which what is picked on the table leaves; `undefined`: nothing is picked. `unpick` takes
   * the last pick back.
   */
  narrow(left: readonly Typed[] | undefined, unpick: () => void): void
  /** Takes back what is picked on the table. */
  unpick(): void
  /** Presses a button of the bar drawn for a position; ignored if the match has moved on to another. */
  press(hash: string, at: number): void
  /** The form for moves that are too many to list, filled in so far; undefined where there is none. */
  form(chosen: Chosen): FilledForm | undefined
  /** Makes the move of a form. */
  send(move: Typed): void
  /** The person whom the device is passed to has it. */
  takeDevice(): void
  /** Puts a seat's board in front, for someone who has no seat. */
  lookFrom(seat: Seat): void
  undo(): void
  /** Lets the computer play for a seat whose player is away. */
  standIn(seat: Seat): void
  /** Takes my seat back from the computer. */
  takeBack(seat: Seat): void
  /** Makes another player's browser the host. */
  handOver(seat: Seat): void
  /** Admits someone who asks for a seat, or turns them away. */
  letIn(claim: number, yes: boolean): void
  /** Shows why something touched at `at` is refused. */
  refuse(refusal: Refusal, at?: Area): void
  /** Takes the refusal away. */
  dismiss(): void
  /** Stops watching; the table stays open. */
  stop(): void
}

/** Knowledge of a table at this device besides the match. */
interface Watching {
  readonly pending: PendingPress
  readonly waits: WaitStore
  readonly happenings: Happenings
  readonly takeDevice: TableStore['takeDevice']
  readonly lookFrom: TableStore['lookFrom']
}

/** A partial choice of move on the table in a position. */
interface Partly {
  readonly hash: string
  readonly left: readonly Typed[]
  readonly unpick: () => void
}

const idle = (): Watching => ({
  pending: { busy: signal(false), late: signal(false) },
  waits: noWaits,
  happenings: noHappenings,
  takeDevice() {},
  lookFrom() {},
})

/** Watches a table and keeps what the page shows of it. */
export function makeTableStore(
  table: Table,
  words: () => Words,
  style: SeatStyles,
  { pending, waits, happenings, takeDevice, lookFrom }: Watching = idle(),
): TableStore {
  let log = logOf(table, words())
  let partial: Partly | undefined
  const left = () => (partial?.hash === table.now().hash ? partial.left : undefined)
  const seen = () => viewOf(table, words(), style, log, left())
  const view = signal(seen())
  const { refused, refuse, dismiss } = makeRefusals(table, words)
  const filling = signal(false)
  const hear = (answer: Answer) => {
    if (answer.type === 'refused') refuse(answer.refusal)
  }
  const send = (move: Typed | undefined) => {
    const { turn, pending: isPending } = table.now()
    if (move && turn !== undefined && !isPending) void table.submit(turn, move).then(hear)
  }
  const { happening, stop: stopHappenings } = followHappenings(happenings)
  const { signs, nudge, faded, stop: stopSaid } = makeTalkStore(table)
  const off = table.on((news) => {
    if (news.type !== 'changed') dismiss()
    log = logAfter(log, news, table, words())
    view.value = seen()
    // It never opens by itself when it is wanted again.
    if (view.value.bar.form === undefined) filling.value = false
  })
  const stopReword = onLanguage(() => {
    dismiss()
    log = logOf(table, words())
    view.value = seen()
  })
  return {
    get title() {
      return words().title
    },
    drawn: (thing) => words().drawn?.(thing) ?? thing,
    get edition() {
      return words().edition(table.game.edition.name)
    },
    get ambience() {
      return words().ambience
    },
    view,
    refused,
    filling,
    pending,
    refuse,
    dismiss,
    takeDevice,
    lookFrom,
    talk: { signs, nudge, faded },
    waits: waits.long,
    happening,
    attend: happenings.attend,
    react: table.talk?.react,
    stop() {
      off()
      stopReword()
      stopSaid()
      stopHappenings()
    },
    nudge(seat) {
      table.talk?.nudge(seat)
      waits.nudged()
    },
    requests: requestActions(table, () => view.value.requests, hear),
    narrow(moves, unpick) {
      if (moves) dismiss()
      partial = moves && { hash: table.now().hash, left: moves, unpick }
      view.value = { ...view.value, bar: barNow(table, words(), left()) }
    },
    unpick: () => partial?.unpick(),
    press(hash, at) {
      dismiss()
      if (table.now().hash === hash) send(barNow(table, words(), left()).moves[at]?.move)
    },
    form: (chosen) => filledForm(table, words(), chosen),
    send,
    undo() {
      const { undoTo, turn } = table.now()
      const seat = lastMover(table.journal()) ?? turn
      if (undoTo !== undefined && seat !== undefined) void table.undo(seat).then(hear)
    },
    standIn(seat) {
      if (!table.now().pending) void table.standIn(seat).then(hear)
    },
    takeBack: (seat) => void table.takeBack(seat).then(hear),
    handOver: (seat) => void table.handOver(seat).then(hear),
    letIn: (claim, yes) => void table.decideClaim(claim, yes).then(hear),
  }
}

/** The refusal that is shown, if any, and ways to show one and to take it away. */
function makeRefusals(table: Table, words: () => Words) {
  const refused = signal<RefusalNotice | undefined>(undefined)
  const refuse: TableStore['refuse'] = (refusal, at) => {
    const own = tableRefusal(text().refusals, refusal)
    const rule = own === undefined ? ruleLink(words(), refusal.section) : undefined
    const asked = refusal.meanwhile ? meanwhileText(barNow(table, words(), undefined)) : ''
    const sentences = [own ?? words().refusal(refusal), asked]
    refused.value = { text: sentences.join(' ').trim(), rule, at }
  }
  const dismiss = () => {
    refused.value = undefined
  }
  return { refused, refuse, dismiss }
}

function followHappenings({ told, on }: Happenings) {
  const happening = signal(told())
  const stop = on(() => {
    happening.value = told()
  })
  return { happening, stop }
}
