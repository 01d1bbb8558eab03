import { type ReadonlySignal, signal } from '@preact/signals'
import type { Report } from '../../debug/reports.ts'
import { rarely } from '../../kit/rarely.ts'
import { openReplay, type ReplayTable } from '../../match/replayTable.ts'
import { proofsIn } from '../../match/signing.ts'
import type { Beyond } from '../../match/table.ts'
import type { Replay, ResumeOption } from '../../overlay/screen.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { Seat, Typed } from '../../rules/game.ts'
import { writeRecord } from '../../rules/record.ts'
import type { PagePlace } from '../address.ts'
import type { VisitListener } from '../app.ts'
import { packMatch } from '../files/pack.ts'
import { readLink, readText, type SavedMatch } from '../files/readMatch.ts'
import { waysOn } from '../files/resumeOptions.ts'
import { filmIn } from '../film/filmIn.ts'
import { type LinkedMoment, readMoment, splitLink, writeMoment } from '../film/moment.ts'
import type { FilmPlayer } from '../film/player.ts'
import type { Scope } from '../scope.ts'
import { keepMatch, openedMatch } from '../storage/openedMatch.ts'
import { build, type World } from '../world.ts'
import { showTable } from './tableScreen.ts'
import { told } from './told.ts'

/** The least time between two changes of the address, ms: browsers forbid more than about three a second. */
const naming = 400

type MatchPlace = Extract<PagePlace, { type: 'match' }>

/** Replays a saved match, from the address or from the file opened last. */
export async function visitReplay(world: World, place: MatchPlace, scope: Scope, tell: VisitListener): Promise<void> {
  const fail = (problem: PageProblem) => tell({ type: 'failed', retry: false, problem })
  const { packed, query } = splitLink(place.packed)
  const text = packed ?? (await openedMatch(world.store))
  if (text === undefined) return fail({ type: 'noFile' })
  const read = await readEither(world, text, packed !== undefined)
  if ('problem' in read) return fail(read.problem)
  const { saved, report } = read
  const { title } = saved
  tell({ type: 'titled', game: title.game.id })
  tell({ type: 'loaded', part: 'rules' })
  told(tell, 'face', title.face()).catch(() => {})
  const options = await waysOn(world, saved)
  if (scope.ended) return
  const there = report ? besideReport(world, saved, report) : world
  const moment = readMoment(query)
  const at = moment.at?.seq ?? place.at ?? report?.entry
  const seen: MatchPlace = {
    type: 'match',
    ...(packed === undefined ? {} : { packed }),
    ...(at === undefined ? {} : { at }),
  }
  // Another build may replay a match differently; the overlay shows where.
  const wrong = report && report.build !== build ? undefined : saved.wrong
  const doubt = signal<Doubt>(undefined)
  show(there, seen, { ...saved, wrong, options, doubt, front: moment.seat ?? report?.seat, moment }, scope, tell)
  // A link has no room for signatures, and a report none for names.
  if (packed === undefined && !report) doubt.value = await doubtAbout(world, saved)
}

/** Reads a file, or a link, which can take a while. */
const readEither = ({ titles, reading }: World, text: string, isLink: boolean) =>
  isLink ? readLink(titles, text, reading) : readText(titles, text, reading)

type Doubt = Replay['doubt']['value']

/** The doubt a file leaves about who did what. */
async function doubtAbout(world: World, { journal }: SavedMatch): Promise<Doubt> {
  const { verify } = await world.signatures()
  const proof = await proofsIn(journal.entries, verify)('sig')
  if (proof === 'fine') return undefined
  return proof === 'false' ? 'forged' : 'unsigned'
}

/** A report is opened for testing: the playtester’s overlay shows it beside the table. */
function besideReport(world: World, { journal }: SavedMatch, report: Report): World {
  const { debug } = world
  if (!debug) return world
  debug.wanted.value = true
  return { ...world, debug: { ...debug, opened: { report, last: journal.entries.length - 1 } } }
}

/** The match to replay. */
interface Replayed extends SavedMatch {
  readonly options: readonly ResumeOption[]
  readonly doubt: ReadonlySignal<Doubt>
  /** The seat whose board is in front. */
  readonly front: Seat | undefined
  /** The moment its link names. */
  readonly moment: LinkedMoment
}

function show(
  world: World,
  place: MatchPlace,
  { title, journal, wrong, doubt, front, moment, ...saved }: Replayed,
  scope: Scope,
  tell: VisitListener,
): void {
  const table = openReplay(title.game, journal, place.at ?? journal.entries.length - 1, front)
  scope.onEnd(table.close)
  const { film, clips, sentence, picture, seenAs } = filmIn(world, title, table, moment, scope)
  const keepHere = nameMoments(world, place, table, film, scope)
  let { options } = saved
  let open = false
  let showAgain = () => {}
  const go = film.seek
  const annotate: Beyond<Typed>['annotate'] = (note) => {
    const answer = table.beyond.annotate(note)
    if (answer.type === 'refused') return answer
    // From now on it differs from the match in the address: it is the one kept here.
    void keepHere(writeRecord(table.whole(), title.edition))
    void waysOn(world, { title, journal: table.whole() }).then((ways) => {
      options = ways
      if (!scope.ended) showAgain()
    })
    showAgain()
    return answer
  }
  const link = async () => {
    const packed = await packMatch(title, table.whole())
    return world.link({ type: 'match', packed: `${packed}?${writeMoment(seenAs())}` })
  }
  const showHands = (isOpen: boolean) => {
    open = isOpen
    table.openHands(isOpen)
    showAgain()
  }
  const replay = (): Replay => ({
    last: table.last,
    go,
    link,
    wrong,
    options,
    doubt,
    film,
    clips,
    sentence,
    stock: () => title.stock?.(table.now().position),
    over: table.whole().ask.type === 'over',
    hands: table.hasHands ? { open, show: showHands } : undefined,
  })
  const given = { ...table, beyond: { ...table.beyond, go, annotate } }
  showAgain = showTable({ ...world, picture }, title, given, () => ({ role: 'replay', replay: replay() }), scope, tell)
}

/** Keeps the address at the moment shown; the returned function keeps the match here, for an address without it. */
function nameMoments(world: World, place: MatchPlace, table: ReplayTable, film: FilmPlayer, scope: Scope) {
  let here = place
  const rename = () => world.rename({ ...here, at: table.now().seq })
  const name = rarely(world.clock, naming, rename)
  scope.onEnd(name.stop)
  scope.onEnd(film.playing.subscribe((isPlaying) => isPlaying || name.ask()))
  scope.onEnd(table.on((news) => news.type !== 'changed' && !film.playing.peek() && name.ask()))
  return async (text: string) => {
    here = { type: 'match' }
    await keepMatch(world.store, text)
    rename()
  }
}
