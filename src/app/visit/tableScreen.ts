import { computed, effect, type Signal, signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { watchHappenings } from '../../match/happenings.ts'
import { allEntries, type Table } from '../../match/table.ts'
import type { MatchAnalysis } from '../../overlay/advice/adviser.ts'
import type { CoachTip, Role, TableScreen } from '../../overlay/screen.ts'
import type { Reach } from '../../overlay/screens/inviting.ts'
import { makeTableStore } from '../../overlay/table/tableStore.ts'
import { watchWaits } from '../../overlay/table/waits.ts'
import { text as messages } from '../../overlay/text/text.ts'
import type { Seat, Typed } from '../../rules/game.ts'
import { openJournal } from '../../rules/replay.ts'
import type { Stage } from '../../stage/index.ts'
import type { VisitListener } from '../app.ts'
import type { Debugging } from '../debugSwitch.ts'
import { recordOf, saveText } from '../files/save.ts'
import { sinceLastTurn } from '../film/since.ts'
import { once } from '../once.ts'
import type { Scope } from '../scope.ts'
import { withCurtain } from '../table/curtain.ts'
import { withPendingMove } from '../table/pendingMove.ts'
import { joinSound } from '../table/sound.ts'
import { withViewpoint } from '../table/viewpoint.ts'
import { titleOf } from '../titles.ts'
import type { World } from '../world.ts'

/** Everything a table screen needs besides the match itself. */
export type Extras = Pick<
  TableScreen,
  'role' | 'lesson' | 'letters' | 'replay' | 'invite' | 'watchers' | 'watches' | 'ownLink' | 'again' | 'regather'
> &
  Partial<typeof alone>

/** A table that nobody else reaches. */
const alone = { reach: signal<Reach>('none'), reachAgain() {} }

/**
 * Puts a table on the screen: words right away, the picture when it has loaded. The returned function shows it again
 * when the extras have changed.
 */
export function showTable(
  world: World,
  title: OpenTitle,
  given: Table,
  extras: () => Extras,
  scope: Scope,
  tell: VisitListener,
): () => void {
  const viewed = withViewpoint(given)
  const curtain = withCurtain(viewed.table)
  const { table, pendingMove, busy, late, stop } = withPendingMove(curtain.table, world.clock)
  scope.onEnd(stop)
  const waits = watchWaits(table, world.clock)
  scope.onEnd(waits.stop)
  const happenings = watchHappenings(table, world.clock)
  scope.onEnd(happenings.stop)
  const store = makeTableStore(table, () => title.words, title.seat, {
    pending: { busy, late },
    waits,
    happenings,
    takeDevice: curtain.takeDevice,
    lookFrom: viewed.lookFrom,
  })
  scope.onEnd(store.stop)
  const { role, watches } = extras()
  const { captions, follow: hear } = joinSound(world, title, table, scope)
  const debug = offerDebug(world, title, table, scope)
  let drawn: Stage | undefined
  const isHidden = () => !world.isSeen.peek()
  const recap = { title, table, stage: () => drawn, isHidden, offers: !world.query.test }
  const since = isPlayed(role) ? sinceLastTurn(recap, scope) : undefined
  const follow: typeof debug = (stage) => {
    drawn = stage
    hear(stage)
    debug(stage)
  }
  const picture = world.picture({ title, table, store, follow, pendingMove, late }, scope)
  const { game } = title
  const tip = signal<CoachTip | undefined>(undefined)
  const fixed = {
    ...({ type: 'table', game: game.id, store, picture, captions, tip, book: title.book } as const),
    ...alone,
    ...savesOf(title, table),
    ...accountsOf(world, title, table),
  }
  const watch = isPlayed(role) ? () => void watchApart(world, title, table) : undefined
  const show = () => tell({ type: 'seated', table: { ...fixed, since, watch, ...extras() } })
  show()
  if (isPlayed(role) && !watches) void coachAt(world, game.id, table, tip, scope, role)
  return show
}

/** Takes the match away from its table: as text, as a file, as evidence. */
function savesOf({ edition }: OpenTitle, table: Table): Pick<TableScreen, 'text' | 'save' | 'saveEvidence' | 'name'> {
  const { id: game } = table.game
  const text = () => recordOf(table, edition)
  return {
    text,
    save() {
      const record = text()
      if (record !== undefined) saveText(`${game}-${table.now().seq}.json`, record)
    },
    saveEvidence() {
      const evidence = table.evidence?.()
      if (evidence) saveText(`${game}-evidence.json`, JSON.stringify(evidence, null, 1))
    },
    name() {
      const body = table.journal()[0]?.body
      return body?.type === 'setup' ? body.match : ''
    },
  }
}

/** Works out what is only asked for now and then; its code loads then. */
function accountsOf(
  world: World,
  title: OpenTitle,
  table: Table,
): Pick<TableScreen, 'adviser' | 'analysed' | 'luck' | 'choices' | 'verify'> {
  const analysed = signal<MatchAnalysis | undefined>(undefined)
  const pause = () => new Promise<void>((go) => void world.clock.after(0, go))
  return {
    analysed,
    adviser: once(async () => (await import('../advice/adviser.ts')).makeAdviser(world, title, table, analysed)),
    async verify() {
      const [{ checkMatch }, signatures] = await Promise.all([import('../../match/checkMatch.ts'), world.signatures()])
      const opened = openJournal(title.game, allEntries(table))
      if ('problem' in opened) return [{ of: 'rules', found: 'false' }]
      return checkMatch(title.game, opened.journal, signatures.verify, pause, table.agreed?.())
    },
    async luck() {
      const { accountOf } = await import('../../rules/luck.ts')
      const opened = openJournal(title.game, table.journal())
      return 'journal' in opened
        ? accountOf(title.game, opened.journal)
        : { seats: [], common: { came: {}, expected: {} }, draws: [] }
    },
    choices: async () => (await import('../table/choices.ts')).tellChoices(title, table.now()),
  }
}

/** People play at this table. */
const isPlayed = (role: Role) => ['host', 'guest', 'local', 'letters'].includes(role)

/** Opens the match so far as a film in another window; the seat here is kept. */
async function watchApart(world: World, title: OpenTitle, table: Table): Promise<void> {
  // Opened by the press itself, or the browser would take it for an advertisement.
  const apart = window.open('about:blank', '_blank')
  const opened = openJournal(title.game, table.journal())
  if (!apart || 'problem' in opened) return apart?.close()
  const { packMatch } = await import('../files/pack.ts')
  const packed = await packMatch(title, opened.journal)
  apart.location.href = world.link({ type: 'match', packed, at: 0 })
}

/** Has a coach beside the table, and in browser tests only where they ask for one. */
async function coachAt(
  world: World,
  game: string,
  table: Table,
  said: Signal<CoachTip | undefined>,
  scope: Scope,
  role: Role,
): Promise<void> {
  if (world.query.test && !world.query.coach) return
  try {
    const [tips, { coach }] = await Promise.all([titleOf(world.titles, game)?.tips?.(), import('../lesson/coach.ts')])
    const isMine = (seat: Seat) => table.now().sitters[seat]?.mine === true
    const asked = () => (table.now().standing === 'playing' ? table.now().turn : undefined)
    const on = (heard: (effects: readonly Typed[]) => void) =>
      table.on((news) => heard(news.type === 'told' ? news.effects : []))
    // The lesson was on offer to the others, but not to those who came by a link.
    const welcome = role === 'guest' ? messages().tips.welcome : undefined
    if (tips) await coach(world, { game, tips, welcome, isMine, asked, on, said }, scope)
  } catch (error) {
    console.warn('Couldn’t load the coach.', error)
  }
}

/**
 * Keeps the playtester’s overlay beside a table while it is wanted; its code only loads then. The returned function
 * takes the table’s stage once that is open.
 */
function offerDebug(world: World, title: OpenTitle, table: Table, scope: Scope): (stage: Stage) => void {
  const { debug } = world
  const stage = signal<Stage | undefined>(undefined)
  const open = async ({ wanted, peek, opened }: Debugging, here: Scope) => {
    const [{ showDebug }, { debugActions }] = await Promise.all([
      import('../../debug/index.tsx'),
      import('../table/debugActions.ts'),
    ])
    if (here.ended) return
    const { words, seat, playtest } = title
    const tempo = computed(() => world.settings.value.tempo)
    const close = () => {
      wanted.value = false
    }
    const actions = { ...debugActions(world, title, stage), close }
    here.onEnd(showDebug({ table, words, seat, title, playtest, stage, tempo, peek, opened, actions }))
  }
  const follow = (debugging: Debugging) => {
    let here: Scope | undefined
    scope.onEnd(
      effect(() => {
        here?.end()
        here = debugging.wanted.value ? scope.child() : undefined
        if (here) open(debugging, here).catch((error: unknown) => console.warn(error))
      }),
    )
  }
  if (debug) follow(debug)
  return (opened) => {
    stage.value = opened
  }
}
