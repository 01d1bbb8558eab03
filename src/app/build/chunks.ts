/** Modules that are fetched together; of a title, those of its folder alone. */
interface Group {
  readonly name: string
  readonly test: RegExp
}

/** What every title shares, and the page before any title is opened. */
const house: readonly Group[] = [
  { name: 'shell', test: /\/src\/(main|kit\/emitter|link\/(address|backOff)|rules\/flaw)\.ts$/ },
  { name: 'peer', test: /\/src\/link\/peer\.ts$/ },
  {
    name: 'widgets',
    test: /\/src\/overlay\/(widgets\/|text\/en\/(connection|reckoning|requests))/,
  },
  { name: 'scenery', test: /\/src\/stage\/(kit\/scenery\/|art\/svg\.ts)/ },
  { name: 'sound', test: /\/src\/stage\/sound\/index\.ts$/ },
  { name: 'drawing', test: /\/src\/stage\/kit\/\w+\.ts$/ },
]

/** A title's chunks; each name follows that of its folder. */
const ofTitle: readonly Group[] = [
  { name: 'scenery', test: /\/src\/games\/[\w-]+\/face\/landscape\.ts$/ },
  { name: 'rules', test: /\/src\/games\/[\w-]+\/(index|text\/en\/index)\.ts$/ },
  { name: 'signs', test: /\/src\/games\/[\w-]+\/face\/signs\.ts$/ },
]

/** What a table needs, whatever is played at it. */
const table: readonly Group[] = [
  {
    name: 'table',
    test: /\/src\/(app\/(visit\/visitTable|table\/tableStage)|overlay\/table\/(table|closeUp)|match\/ed25519)\.tsx?$/,
  },
  { name: 'stage', test: /\/src\/stage\/index\.ts$/ },
]

const face: Group = { name: 'face', test: /\/src\/games\/[\w-]+\/face\/index\.ts$/ }

/** The name of the chunk for a module of a title: its folder and what the module is for. */
const inFolder = ({ name, test }: Group) => ({
  test,
  debugName: name,
  name: (id: string) => `${/\/src\/games\/([\w-]+)\//.exec(id)?.[1] ?? 'house'}-${name}`,
})

/**
 * How the build is split: each group takes what its modules import, unless a group before it has that
 * already. So a table comes in a handful of files rather than in dozens, and a title that isn’t played
 * isn’t fetched.
 */
export const chunks = [...house, ...ofTitle.map(inFolder), ...table, inFolder(face)].map(
  (group, at, all) => ({ ...group, priority: all.length - at }),
)
