import { usualBot } from '../../bots/strength.ts'
import { address } from '../../link/address.ts'
import type { TableScreen } from '../../overlay/screen.ts'
import { text } from '../../overlay/text/text.ts'
import type { PagePlace } from '../address.ts'
import type { VisitListener, VisitNews, VisitStarter } from '../app.ts'
import { makeScope, type Scope } from '../scope.ts'
import { withText } from '../speech.ts'
import { storeKeeper } from '../storage/matchStore.ts'
import { loadRoom } from '../storage/rooms.ts'
import type { World } from '../world.ts'
import { dialAhead } from './dialAhead.ts'
import { isHeldElsewhere, type RoomPlace, type RoomSeat, seatIn } from './roomSeat.ts'
import { told, toldFailure } from './told.ts'

/** Loads what plays at a table, and readies what draws it as soon as its host has been `dialled`. */
async function loadTable(world: World, tell: VisitListener, dialled: Promise<unknown> = Promise.resolve()) {
  dialled.then(() => readyStage(world, tell)).catch(() => {})
  return (await toldCode(tell, import('./visitTable.ts'))).visitTable
}

/** Loads a part of the page together with all its text, and tells of both. */
function toldCode<T>(tell: VisitListener, part: Promise<T>): Promise<T> {
  told(tell, 'texts', text.open())
  return withText(told(tell, 'code', part))
}

/** Fonts that tables show and the screens before them don’t. */
const tableFonts = ['16px "League Gothic"', 'italic 16px "Alegreya Sans"']

/** Loads what a place will need, as soon as the address says so; its visit then finds it there. */
export function loadAhead({ type }: Pick<PagePlace, 'type'>): void {
  const wanted: Promise<unknown>[] = []
  if (type === 'here' || type === 'room') wanted.push(withText(import('./visitTable.ts')))
  if (type === 'here') wanted.push(loadStage(), ...tableFonts.map((font) => document.fonts.load(font)))
  // A failed load is noticed by the visit.
  for (const loading of wanted) loading.catch(() => {})
}

/** Loads what will draw the table. */
async function loadStage() {
  const [stage] = await Promise.all([import('../../stage/index.ts'), import('../table/tableStage.ts')])
  return stage
}

/** Readies what will draw the table, so that it is there when the match has been opened, and tells of its parts. */
async function readyStage({ settings }: World, tell: VisitListener): Promise<void> {
  const { prepareStage, loadFonts } = await told(tell, 'stage', loadStage())
  const game = prepareStage(settings.value.renderer)
  await Promise.all([told(tell, 'canvas', game), told(tell, 'fonts', loadFonts())])
}

/** People play at tables of this device and of rooms. */
const isPlayedAt = ({ type }: PagePlace) => type === 'here' || type === 'room'

/** Visits every place that is a table. */
export function makeVisit(world: World): VisitStarter {
  return (place, tell) => {
    const scope = makeScope()
    const say: VisitListener = (news) => {
      if (scope.ended) return
      tell(news)
      // A table to play at readies it as soon as it can; a failed load is noticed when the stage is opened.
      if (news.type === 'titled' && !isPlayedAt(place)) readyStage(world, say).catch(() => {})
    }
    visitPlace(world, place, scope, say).catch(toldFailure(say, world))
    return scope.end
  }
}

async function visitPlace(world: World, place: PagePlace, scope: Scope, tell: VisitListener): Promise<void> {
  if (place.type === 'match') {
    const { visitReplay } = await toldCode(tell, import('./visitReplay.ts'))
    await visitReplay(world, place, scope, tell)
  }
  if (place.type === 'lesson') {
    const { visitLesson } = await toldCode(tell, import('../lesson/visitLesson.ts'))
    await visitLesson(world, place, scope, tell)
  }
  if (place.type === 'post' || place.type === 'letter') {
    const { visitLetters } = await toldCode(tell, import('../letters/visitLetters.ts'))
    await visitLetters(world, place, scope, tell)
  }
  if (place.type === 'here') await visitLocal(world, place.code, scope, tell)
  if (place.type === 'room') await visitRoom(world, place, scope, tell)
  if (place.type === 'watch') {
    const { visitWatch } = await toldCode(tell, import('./visitWatch.ts'))
    await visitWatch(world, place.code, scope, tell)
  }
}

/** A table on this device, played in one window at a time. */
async function visitLocal(world: World, code: string, scope: Scope, tell: VisitListener): Promise<void> {
  const loading = loadTable(world, tell)
  loading.catch(() => {})
  const elsewhere = () => tell(heldElsewhere(world, code))
  // Other windows get a while to answer; meanwhile, all that is only read is read.
  const held = isHeldElsewhere(world, code, scope, { take: false, lost: elsewhere })
  const room = await loadRoom(world.store, code)
  if (room?.role !== 'local') return tell({ type: 'failed', retry: false, problem: { type: 'unknown' } })
  tell({ type: 'titled', game: room.game })
  const places = room.seats.map((one) =>
    one === 'person' ? ({ kind: 'mine' } as const) : ({ kind: 'bot', name: one === 'bot' ? usualBot : one } as const),
  )
  const opens = { ...room, type: 'match', places } as const
  const keeper = storeKeeper(world.store, code)
  const { secret } = room
  const visitTable = await loading
  await visitTable({
    world,
    code,
    secret,
    keeper,
    opens,
    open: false,
    known: true,
    isNew: false,
    ask: undefined,
    scope,
    tell,
    held,
  })
  if (await held) elsewhere()
}

/**
 * A room opened by this browser or another one. A second window of a browser is a second visitor; if there is no seat
 * for it, it takes over the first one’s.
 */
async function visitRoom(world: World, place: RoomPlace, scope: Scope, tell: VisitListener): Promise<void> {
  // The network loads in parallel with everything else.
  world.network().catch(() => {})
  const lost = () => tell(heldElsewhere(world, place.code))
  const seat = await seatIn(world, place, scope, { take: false, lost })
  if (!seat.isSecond) return sitDown(world, place, seat, scope, tell)
  const first = scope.child()
  const { passOn, full } = untilFull(tell)
  await sitDown(world, place, seat, first, passOn)
  await full
  first.end()
  await sitDown(world, place, await seatIn(world, place, scope, { take: true, lost }), scope, tell)
}

const isWatching = ({ store }: TableScreen) => !store.view.value.seats.some(({ sitter }) => sitter.mine || sitter.forMe)

/** Passes on the news, except that there is no seat. */
function untilFull(tell: VisitListener): { readonly passOn: VisitListener; readonly full: Promise<void> } {
  let seated = false
  let resolve = () => {}
  const full = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  const passOn: VisitListener = (news) => {
    const { problem } = news.type === 'failed' ? news : {}
    const isFull = problem?.type === 'refused' && problem.why === 'full'
    if (!seated && (isFull || (news.type === 'seated' && isWatching(news.table)))) return resolve()
    seated ||= news.type === 'seated'
    tell(news)
  }
  return { passOn, full }
}

async function sitDown(
  world: World,
  { code, ask }: RoomPlace,
  { opens, isStrange, isSecond: _, ...seat }: RoomSeat,
  scope: Scope,
  tell: VisitListener,
): Promise<void> {
  // A stranger’s link is dialled before the code for a table has loaded.
  const network = isStrange ? dialAhead(world.network(), address(code, 1), scope) : world.network()
  network.catch(() => {})
  if (opens) tell({ type: 'titled', game: opens.game })
  const there = { ...world, network: () => network }
  const visitTable = await loadTable(world, tell, network)
  await visitTable({ world: there, code, ...seat, opens, open: true, ask, scope, tell })
}

const heldElsewhere = (world: World, code: string): VisitNews => ({
  type: 'failed',
  retry: true,
  problem: { type: 'elsewhere' },
  whenFree: (then) => world.whenFree(code, then),
})
