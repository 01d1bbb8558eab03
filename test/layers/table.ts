/** One layer of the house: where it lives under src/ and what it may look at. */
export interface Layer {
  /** Its folder or file; `*` stands for one title's folder. The first layer that fits a file holds it. */
  readonly at: string
  /** Layers it may import besides itself. Type imports count. A title's folders mean its own only. */
  readonly may: readonly string[]
  /** Layers it may reach by `import()` alone, so that they load when needed. Naming their types is free. */
  readonly lazily?: readonly string[]
  /** True where code cannot wait, draw, send or look at a clock: see `impure`. */
  readonly pure?: true
}

/** Layers and the imports each may make. */
export const layers: Readonly<Record<string, Layer>> = {
  main: { at: 'main.ts', may: ['app', 'titles'] },
  pureConfig: { at: 'tsconfig.pure.json', may: [] },
  kit: { at: 'kit/', may: [], pure: true },
  rules: { at: 'rules/', may: ['kit'], pure: true },
  titles: { at: 'games/index.ts', may: ['title', 'titleRow'], pure: true },
  minds: { at: 'games/minds.ts', may: ['kit', 'rules'], lazily: ['game'], pure: true },
  trainings: { at: 'games/trainings.ts', may: ['kit', 'rules'], lazily: ['game'], pure: true },
  title: { at: 'games/title.ts', may: ['kit', 'rules'], lazily: ['stage'], pure: true },
  titleRow: { at: 'games/*/title.ts', may: ['kit', 'rules', 'title'], lazily: ['titleLoaders', 'face'], pure: true },
  doors: { at: 'games/doors.ts', may: ['kit', 'rules', 'title'], pure: true },
  titleLoaders: { at: 'games/*/loaders.ts', may: ['kit', 'rules', 'doors', 'game'], lazily: ['face'], pure: true },
  face: { at: 'games/*/face/', may: ['kit', 'rules', 'game', 'stage', 'table'] },
  game: { at: 'games/*/', may: ['kit', 'rules'], pure: true },
  link: { at: 'link/', may: ['kit'] },
  match: { at: 'match/', may: ['kit', 'rules'] },
  net: { at: 'net/', may: ['kit', 'rules', 'link', 'match'] },
  /** The names of bots and their time to think, for those who show them. */
  strengths: { at: 'bots/strength.ts', may: [], pure: true },
  bots: { at: 'bots/', may: ['strengths', 'kit', 'rules', 'titles', 'title', 'minds', 'match'] },
  stage: { at: 'stage/', may: ['kit', 'rules'] },
  /** The parts that tables are made of, and their layout. */
  table: { at: 'table/', may: ['kit', 'rules', 'stage'] },
  /** Problems with a match, in sentences for the page and the command line. */
  problemText: { at: 'overlay/text/fileProblem.ts', may: ['kit', 'rules', 'pageWords'] },
  /** Checks of a match, likewise. */
  checkText: { at: 'overlay/text/checkSentence.ts', may: ['kit', 'rules', 'match', 'pageWords'] },
  /** Things that evidence about a host proves, likewise. */
  evidenceText: { at: 'overlay/text/evidenceSentence.ts', may: ['kit', 'match', 'pageWords'] },
  /** The words of the page, compiled from its catalogue. */
  pageWords: { at: 'overlay/words/', may: ['kit'] },
  overlay: {
    at: 'overlay/',
    may: ['kit', 'rules', 'match', 'strengths', 'problemText', 'checkText', 'evidenceText', 'pageWords'],
  },
  debug: {
    at: 'debug/',
    may: ['kit', 'rules', 'title', 'link', 'match', 'net', 'bots', 'stage', 'overlay', 'pageWords'],
  },
  app: {
    at: 'app/',
    may: [
      'kit',
      'rules',
      'title',
      'link',
      'match',
      'net',
      'bots',
      'strengths',
      'stage',
      'overlay',
      'problemText',
      'evidenceText',
      'pageWords',
    ],
    lazily: ['debug'],
  },
  lab: {
    at: 'lab/',
    may: [
      'kit',
      'rules',
      'titles',
      'trainings',
      'title',
      'match',
      'bots',
      'strengths',
      'problemText',
      'checkText',
      'evidenceText',
      'pageWords',
    ],
  },
  /** Catalogues of words, compiled when the page is built. */
  words: { at: 'words/', may: ['kit'] },
  server: { at: 'server/', may: ['kit'] },
}

/** The front doors of folders: the files that other folders may import. */
export const fronts: Readonly<Record<string, readonly string[]>> = {
  'net/guest/': ['join.ts', 'guestTable.ts', 'hostConnection.ts', 'pendingRequests.ts'],
  'net/host/': ['host.ts', 'listener.ts', 'guestSessions.ts', 'sessionHost.ts', 'talkRelay.ts'],
  'net/lobby/': ['openLobby.ts', 'guestLobby.ts', 'lobbyTable.ts'],
  'net/protocol/': ['protocol.ts', 'handshake.ts', 'liveness.ts', 'place.ts'],
  'net/role/': ['liveTable.ts', 'arrival.ts', 'discovery.ts', 'succession.ts'],
  'net/seats/': ['standIns.ts', 'renewal.ts'],
  'net/viewers/': ['spectator.ts', 'viewers.ts', 'broadcaster.ts', 'gallery.ts'],
}

/**
 * Imports from outside src/, and the layers or single files that may make them. A package that is not listed may be
 * imported nowhere: adding one is a decision, taken here and in CONTRIBUTING.md.
 */
export const outside: Readonly<Record<string, readonly string[]>> = {
  '@noble/hashes': ['kit'],
  '@scure/base': ['kit'],
  '@noble/curves': ['match', 'rules/vrf.ts', 'rules/together/cipher.ts'],
  'pure-rand': ['rules'],
  valibot: [
    'rules',
    'game',
    'match',
    'net',
    'link/config.ts',
    'link/faults/faults.ts',
    'debug',
    'app',
    'lab/ladder.ts',
    'lab/train/weights.ts',
    'lab/tune/aims.ts',
    'lab/tune/trail.ts',
    'server/filteredSocket.ts',
  ],
  peerjs: ['link/peer.ts'],
  /** In debug: to read the charts of machines that are inspected. */
  xstate: ['match', 'net', 'stage', 'app', 'debug'],
  phaser: ['stage', 'face'],
  preact: ['overlay', 'debug', 'app'],
  '@preact/signals': ['overlay', 'debug', 'app'],
  '@fontsource/alegreya-sans': ['stage', 'overlay', 'app'],
  '@fontsource/league-gothic': ['stage', 'overlay', 'app'],
  uqr: ['overlay', 'server'],
  'idb-keyval': ['app'],
  mediabunny: ['app'],
  tweakpane: ['debug'],
  '@statelyai/inspect': ['debug'],
  peer: ['server'],
  express: ['server'],
  helmet: ['server'],
  'rate-limiter-flexible': ['server'],
  ws: ['server'],
  vite: ['server', 'lab', 'stage/build/prune.ts', 'stage/build/drawings.ts'],
  '@fluent/syntax': ['words'],
  sax: ['stage/build/drawings.ts'],
  /** Node's own modules. */
  node: ['server', 'lab', 'words', 'stage/build/phaser.ts', 'stage/build/prune.ts', 'stage/build/drawings.ts'],
  /** Pictures, sounds and fonts beside src/. */
  assets: ['stage', 'face', 'overlay', 'app'],
}

/** Names that a pure layer never mentions; `Math.random` is refused besides. */
export const impure: ReadonlySet<string> = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'crypto',
  'fetch',
  'WebSocket',
  'Worker',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'globalThis',
  'eval',
])
