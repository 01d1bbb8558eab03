/** Modules that are fetched together; of a title, those of its folder alone. */
interface Group {
  readonly name: string
  readonly test: RegExp
}

/** Code that every title shares, and the page before any title is opened. */
const house: readonly Group[] = [
  { name: 'shell', test: /\/src\/(main|kit\/emitter|link\/(address|backOff|dialling)|rules\/(flaw|mind|words))\.ts$/ },
  { name: 'peer', test: /\/src\/link\/peer\.ts$/ },
  { name: 'widgets', test: /\/src\/overlay\/widgets\// },
  // Lines and colours of all pictures: faces need nothing else.
  { name: 'art', test: /\/src\/stage\/art\/(draw|colour|sheet|skin|svg)\.ts$/ },
  // All that the posters of any title share besides, so that none waits for the table or its stage.
  { name: 'scenery', test: /\/src\/(stage\/kit\/(scenery\/|paints\.ts)|rules\/colours\.ts)/ },
  // The waiting room draws seats before anything of a table is there.
  { name: 'seats', test: /\/src\/stage\/kit\/seats\// },
  { name: 'sound', test: /\/src\/stage\/sound\/index\.ts$/ },
  // Print goes with the faces that use it.
  { name: 'drawing', test: /\/src\/(stage\/kit|table\/\w+)\/(?!print)\w+\.ts$/ },
]

/** A title's chunks; each name follows that of its folder. */
const ofTitle: readonly Group[] = [
  { name: 'scenery', test: /\/src\/games\/[\w-]+\/face\/landscape\.ts$/ },
  { name: 'rules', test: /\/src\/games\/[\w-]+\/(loaders|index|preview|unseen|text\/(?!flaws\.|book)\w+)\.ts$/ },
  { name: 'sounds', test: /\/src\/games\/[\w-]+\/face\/(sounds|ownSounds)\.ts$/ },
  { name: 'lesson', test: /\/src\/games\/[\w-]+\/lesson\.ts$/ },
  { name: 'guide', test: /\/src\/games\/[\w-]+\/guide\.ts$/ },
  { name: 'coach', test: /\/src\/games\/[\w-]+\/coach\.ts$/ },
  { name: 'signs', test: /\/src\/games\/[\w-]+\/face\/signs\.ts$/ },
  { name: 'rulebook', test: /\/src\/games\/[\w-]+\/(rulebook|text\/book\w*)\.ts$/ },
]

/** Code that a table needs, whatever is played at it. */
const table: readonly Group[] = [
  {
    name: 'table',
    test: /\/src\/(games\/doors|rules\/(book|edition|refusal)|app\/(visit\/visitTable|table\/tableStage)|overlay\/table\/(table|closeUp)|match\/ed25519)\.tsx?$/,
  },
  { name: 'stage', test: /\/src\/stage\/index\.ts$/ },
]

/** Matches as short texts, for those who open one in another window or by a link. */
const pack: Group = { name: 'pack', test: /\/src\/app\/files\/pack\.ts$/ }

/** The machinery of lessons, for those who learn. */
const lesson: Group = {
  name: 'lesson',
  test: /\/src\/(app\/lesson\/visitLesson|overlay\/lesson\/lesson(Board|Ways))\.tsx?$/,
}

/** A replay as a film, for those who watch one. */
const film: Group = {
  name: 'film',
  test: /\/src\/(app\/visit\/visitReplay|overlay\/film\/(film|filmDeck|filmCaption|recapBar))\.tsx?$/,
}

/** The coach, who comes to tables that people play at. */
const coach: Group = { name: 'coach', test: /\/src\/(app\/lesson\/coach|overlay\/lesson\/coachLabel)\.tsx?$/ }

/** The panel that tells people what they can do. */
const choices: Group = {
  name: 'choices',
  test: /\/src\/(app\/table\/choices|overlay\/choices\/(choicesPanel|moveForm))\.tsx?$/,
}

/** Code fetched only by those who watch, or let others watch. */
const watch: Group = {
  name: 'watch',
  test: /\/src\/(app\/visit\/visitWatch|net\/viewers\/(viewers|spectator)|overlay\/gallery\/galleryPanel)\.tsx?$/,
}

const face: Group = { name: 'face', test: /\/src\/games\/[\w-]+\/face\/index\.ts$/ }

/** The texts in each language: those of the page at its start and later, of a title and of its book. */
const texts = [
  { name: 'text-start', test: /\/src\/overlay\/words\/\w\w\/start\.ts$/ },
  { name: 'watch', test: /\/src\/overlay\/words\/\w\w\/gallery\.ts$/ },
  { name: 'evidence', test: /\/src\/overlay\/words\/\w\w\/evidence\.ts$/ },
  { name: 'text-film', test: /\/src\/overlay\/words\/\w\w\/film\.ts$/ },
  { name: 'text-check', test: /\/src\/overlay\/words\/\w\w\/check\.ts$/ },
  { name: 'text', test: /\/src\/overlay\/words\/\w\w\// },
  { name: 'text', test: /\/src\/games\/[\w-]+\/words\/\w\w\/(?!book|lesson|coach|guide|flaws)/ },
  { name: 'book', test: /\/src\/games\/[\w-]+\/words\/\w\w\/book/ },
  { name: 'flaws', test: /\/src\/games\/[\w-]+\/(text|words)\/(\w\w\/)?flaws\.ts$/ },
]

/** The folder of the title that a module belongs to. */
const titleOf = (id: string) => /\/src\/games\/([\w-]+)\//.exec(id)?.[1]

/** The name of the chunk for a module of a title: its folder and what the module is for. */
const inFolder = ({ name, test }: Group) => ({
  test,
  debugName: name,
  name: (id: string) => `${titleOf(id) ?? 'house'}-${name}`,
})

/** The name of the chunk for a text: its title, if it has one, and its language. */
const inLanguage = ({ name, test }: Group) => ({
  test,
  debugName: name,
  name: (id: string) => [titleOf(id), name, /\/words\/(\w\w)\//.exec(id)?.[1]].filter(Boolean).join('-'),
})

/** The file of a chunk that no group names: of a title’s folder, it carries the title’s name. */
export const chunkFile =
  (prefix = '') =>
  ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
    const title = titleOf(facadeModuleId ?? '')
    return `assets/${prefix}${title === undefined ? '' : `${title}-`}[name]-[hash].js`
  }

/**
 * The groups into which the build is split: each takes what its modules import, unless a group before it has that
 * already. So a table comes in a handful of files rather than in dozens, and a title that isn’t played isn’t fetched.
 */
export const chunks = [
  ...house,
  ...table,
  ...ofTitle.map(inFolder),
  inFolder(face),
  pack,
  coach,
  choices,
  lesson,
  film,
  watch,
  ...texts.map(inLanguage),
].map((group, at, all) => ({ ...group, priority: all.length - at }))
