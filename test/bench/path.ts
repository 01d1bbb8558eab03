import { type Profiler, Session } from 'node:inspector/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { memoryRoomKey } from '../../src/net/protocol/place.ts'
import { joinTable, type LivePorts, type LiveTable } from '../../src/net/role/liveTable.ts'
import { sound } from '../journals.ts'
import { pairNetwork } from '../link/pairNetwork.ts'
import { openFor } from '../net/gathering.ts'
import { flush, makeWorld, pass, until, type World } from '../net/world.ts'
import { type Report, tellReport } from './report.ts'

/** Moves played before anything is counted, so that what loads or is remembered once is there. */
const warmUp = 12
/** Moves that are counted. */
const counted = 12

/** Functions that were called, by file under src/. */
type Entered = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Counts what a move of Foothills enters from `submit` until both the host and its guest have committed it, on both
 * sides together, and lists the files.
 */
export async function measurePath(flags: readonly string[]): Promise<number> {
  const world = makeWorld(1)
  const tables = await openTables(world)
  for (let n = 0; n < warmUp; n++) await playMove(world, tables)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const moves: Entered[] = []
  while (moves.length < counted)
    await playMove(world, tables, async (play) => {
      await session.post('Profiler.takePreciseCoverage')
      await play()
      const { result } = await session.post('Profiler.takePreciseCoverage')
      // A draw that follows is a path of its own.
      if (!isDrawing(tables)) moves.push(enteredIn(result))
    })
  session.disconnect()
  const isJson = flags.includes('--json')
  if (!isJson) listFiles(moves, flags.includes('--names'))
  tellReport(reportOf(moves), isJson)
  return 0
}

/** A match of Foothills between a host and a guest, each at the table that its page would use. */
async function openTables(world: World): Promise<readonly [LiveTable, LiveTable]> {
  const game = foothills(builtIn)
  const network = pairNetwork({ clock: world.clock, draw: () => 0 })
  const portsOf = (): LivePorts => ({
    clock: world.clock,
    entropy: world.entropy,
    signatures: ed25519Signatures,
    secret: world.entropy(),
    keeper: memoryKeeper(),
    room: { network, code: 'ROOM', key: memoryRoomKey() },
  })
  const title = { game, options: {} }
  const { started } = openFor(portsOf(), title, [{ kind: 'mine' }, { kind: 'guest' }])
  await pass(world, 10)
  const { result } = joinTable(portsOf(), { load: async () => game })
  let tables: readonly [LiveTable, LiveTable] | undefined
  void Promise.all([started, result]).then(([begun, joined]) => {
    if (joined.type === 'opened') tables = [sound(begun).table, joined.table]
  })
  await until(world, () => tables !== undefined)
  const opened = need(tables, 'a match')
  // A page reads what it shows after all news.
  for (const table of opened) table.on(() => void table.now())
  return opened
}

/** Plays a move for the seat in turn; `watch` runs the part that is counted. */
async function playMove(
  world: World,
  tables: readonly [LiveTable, LiveTable],
  watch = (play: () => Promise<void>) => play(),
): Promise<void> {
  const asked = () => tables.find((table) => table.now().turn !== undefined)
  await until(world, () => isLevel(tables) && asked() !== undefined)
  // Whatever a ping brings along comes between moves.
  await pass(world, 2500)
  const table = need(asked(), 'a table that is asked')
  const { turn, ask, seq } = table.now()
  const moves = ask.type === 'choose' ? ask.moves : []
  const move = need(moves[world.draw(moves.length)], 'a legal move')
  await watch(async () => {
    let isAnswered = false
    void table.submit(need(turn, 'a seat'), move).then(() => {
      isAnswered = true
    })
    const isCommitted = () => isAnswered && tables.every((one) => one.journal().length > seq + 1)
    await flush()
    while (!isCommitted() && world.clock.step()) await flush()
  })
}

const isLevel = ([host, guest]: readonly [LiveTable, LiveTable]) =>
  host.now().seq === guest.now().seq && !host.now().pending && !guest.now().pending

const isDrawing = ([host]: readonly [LiveTable, LiveTable]) =>
  host.whole().ask.type === 'chance' || host.journal().at(-1)?.body.type === 'chance'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
/** The wire in memory, which stands for the browsers’ own. */
const wire = 'link/faults/wire.ts'

/** The functions that were called. The loader’s own, which name functions as they are made, don’t count. */
function enteredIn(scripts: readonly Profiler.ScriptCoverage[]): Entered {
  const entered = new Map<string, Set<string>>()
  for (const { url, functions } of scripts) {
    if (!url.startsWith('file:')) continue
    const file = relative(src, fileURLToPath(url))
    if (file.startsWith('..') || file === wire) continue
    for (const { functionName, ranges } of functions) {
      const [range] = ranges
      if (!range || range.count === 0 || functionName === '__name') continue
      const name = `${functionName} ${range.startOffset}`
      entered.set(file, (entered.get(file) ?? new Set()).add(name))
    }
  }
  return entered
}

/** Helpers without a subject and the title’s own rules are counted apart: a move would enter them in any design. */
type Part = 'path' | 'kit' | 'games'
const partOf = (file: string): Part => (file.startsWith('kit/') ? 'kit' : file.startsWith('games/') ? 'games' : 'path')

const filesOf = (entered: Entered, part: Part) => [...entered.keys()].filter((file) => partOf(file) === part)

const functionsOf = (entered: Entered, part: Part) =>
  filesOf(entered, part).reduce((sum, file) => sum + (entered.get(file)?.size ?? 0), 0)

/** Lists the files by folder, with how many functions of each the moves entered, and in how many moves. */
function listFiles(moves: readonly Entered[], isNaming: boolean): void {
  const files = [...new Set(moves.flatMap((entered) => [...entered.keys()]))].toSorted()
  for (const file of files.toSorted((a, b) => dirname(a).localeCompare(dirname(b)))) {
    const names = new Set(moves.flatMap((entered) => [...(entered.get(file) ?? [])]))
    const often = moves.filter((entered) => entered.has(file)).length
    const mark = partOf(file) === 'path' ? ' ' : '·'
    console.log(`${mark} ${file.padEnd(44)}${String(names.size).padStart(4)} in ${often}`)
    if (isNaming) console.log(`      ${[...names].map((name) => name.split(' ')[0]).join(' ')}`)
  }
}

function reportOf(moves: readonly Entered[]): Report {
  const figure = (count: (entered: Entered) => number) => moves.map(count)
  const range = (name: string, counts: readonly number[], aim: string): Report => ({
    [`${name}Least`]: { value: Math.min(...counts), aim: `${aim}, at least` },
    [`${name}Most`]: { value: Math.max(...counts), aim: `${aim}, at most` },
  })
  return {
    moves: { value: moves.length, aim: 'of Foothills, host and guest together' },
    ...range(
      'files',
      figure((one) => filesOf(one, 'path').length),
      'files a move enters, kit and games apart (aim: 30)',
    ),
    ...range(
      'functions',
      figure((one) => functionsOf(one, 'path')),
      'functions in them',
    ),
    ...range(
      'kitFiles',
      figure((one) => filesOf(one, 'kit').length),
      'files of kit besides',
    ),
    ...range(
      'gameFiles',
      figure((one) => filesOf(one, 'games').length),
      'files of the title besides',
    ),
  }
}
