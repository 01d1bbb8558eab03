import type { Transport } from '../../link/link.ts'
import { count } from './count.ts'

/** The text of the panels about the page, and of reports. */
export const pageText = {
  dock: {
    title: 'Playtest',
    entry: 'entry',
    at: (entry: number | undefined, last: number) => `${entry} of ${last}`,
    now: 'now',
    toSide: (side: string) => `to the ${side}`,
    open: 'open',
    fold: 'fold',
    close: 'close (`)',
    toWindow: 'into a separate window',
    fromWindow: 'back beside the table',
    blocked: 'The browser blocked the second window. Allow pop-ups for this page.',
    size: 'Overlay size',
    sizeHint: 'Drag to resize, double-click to reset',
  },
  network: {
    title: 'Links of this page',
    labels: {
      here: 'this browser',
      epoch: 'host epoch',
      onItsWay: 'in flight',
      agreed: 'same journal',
      journal: 'journal',
      dropped: 'dropped',
      troubles: 'problems',
      path: 'path',
      ice: 'connection round trip',
      answer: 'match round trip',
      sent: 'sent',
      heard: 'heard',
    },
    hosts: (isHost: boolean) => (isHost ? 'hosts the match' : 'is a guest'),
    epoch: (n: number) => (n === 1 ? '1, the first' : `${n}, after ${count(n - 1, 'takeover')}`),
    onItsWay: (isPending: boolean) =>
      isPending ? 'a move of yours, not confirmed yet' : 'nothing',
    agreed: (to: number, last: number) =>
      to === last ? 'confirmed by everyone' : `confirmed by everyone up to entry ${to} of ${last}`,
    resyncs: (n: number) => `requested again ${count(n, 'time')}`,
    dropped: (n: number, limited: number) =>
      `${count(n, 'message')} unreadable or out of order${limited === 0 ? '' : `, ${limited} over the rate limit`}`,
    unreadable: (n: number) => count(n, 'unreadable message'),
    troubles: (unkept: number, claims: number) =>
      `${count(unkept, 'move')} not saved, ${claims} asking to join`,
    person: (kind: string, name: string | undefined) =>
      name === undefined ? kind : `${kind} “${name}”`,
    mine: 'on this device',
    heard: 'connected',
    quiet: 'silent for a few seconds',
    absent: 'absent',
    standsIn: 'stands in for a person',
    noReason: 'no reason given',
    closedHere: (reason: string) => `here: ${reason || 'no reason given'}`,
    noLinks: 'No links yet.',
    more: (n: number) => `And ${count(n, 'link')} that closed earlier.`,
    dialled: (from: 'here' | 'there') =>
      from === 'here' ? 'opened by this page' : 'opened by the other page',
    state: (closed: string | undefined) => (closed === undefined ? 'open' : `closed: ${closed}`),
    path: ({ way, protocol, ends }: Transport) => `${way}, ${protocol}, ${ends.join(' → ')}`,
    ice: (ms: number | undefined) =>
      ms === undefined ? 'not measured yet' : `${shortMs(ms)}, by ICE`,
    iceHint: 'Measured by the browser, without the lab’s delay.',
    answer: (ms: number | undefined) =>
      ms === undefined ? 'not measured yet' : `${shortMs(ms)}, last request`,
    answerHint:
      'From the last message that needed an answer to that answer, including the lab’s delay.',
    trips: (delay: readonly [number, number]) =>
      delay[1] === 0
        ? 'The connection’s round trip is measured by the browser. The match’s is from a request to its answer, as players feel it.'
        : `The lab adds ${delay[0] === delay[1] ? delay[0] : `${delay[0]}–${delay[1]}`} ms to every message to or from this page. Only the match’s round trip includes it.`,
    lastMessages: (some: string) => `last messages (> sent, < received): ${some}`,
    flow: (messages: number, bytes: number, ago: number | undefined) =>
      `${count(messages, 'message')}, ${count(bytes, 'byte')}${ago === undefined ? '' : `, ${ago.toFixed(1)} s ago`}`,
    unwatched: (what: string) => `${what} are only recorded if the page is loaded with`,
    reload: 'reload the page with it',
    noNetwork: 'This table has no network, so there’s nothing to break.',
    cut: 'cut all links',
    silence: 'cut them silently',
    well: 'reset everything',
    laboratory: 'Lab: faults in this page’s links',
    knobs: {
      least: 'shortest delay, ms',
      most: 'longest delay, ms',
      loss: 'loss',
      duplicate: 'duplicates',
      reorder: 'reordering',
      rate: 'kB/s limit (0: none)',
      deaf: 'receive nothing',
      dumb: 'send nothing',
      frozen: 'hold all messages',
      signalling: 'signalling up',
    },
    trouble: 'Break something',
    kill: 'kill the host (this page)',
    lose: 'stop hearing the host',
    freeze: 'freeze this page for',
    dead: 'This page has stopped answering. In 15 seconds another one takes over as host.',
    comeBack: 'reload to come back',
  },
  machine: {
    turn: 'The order of the turn',
    always: 'always',
    anywhere: 'from any state',
    told: 'table events since this panel opened',
    earlier: (n: number) => `${n} earlier`,
    stopped: 'stopped',
    stately: 'Stately inspector ↗',
    news: {
      reaching: 'Looking for stately.ai…',
      opening: 'Opening the inspector…',
      connected:
        'Connected. The inspector gets each machine’s chart, state and events, but only ids of what they hold.',
      blocked:
        'The browser blocked the inspector’s window. Allow pop-ups for this page and try again.',
      unreachable: 'Can’t reach stately.ai. The charts below work without it.',
      silent: 'The inspector hasn’t answered. The charts below work without it.',
      closed: 'The inspector was closed, so nothing is sent any more.',
    },
  },
  stage: {
    nothing: 'Nothing is drawn: the table is shown in words.',
    labels: {
      script: 'script per frame',
      frames: 'frames drawn',
      calls: 'draw calls',
      textures: 'textures',
      zoom: 'zoom',
    },
    noFrame: 'none drawn since this panel was opened',
    script: (median: string, high: string, worst: string) =>
      `median ${median}, 95% within ${high}, worst ${worst}`,
    frames: (n: number, isIdle: boolean) => `${n}, ${isIdle ? 'idle' : 'moving'} now`,
    calls: (n: number) => `${n} in the last frame`,
    textures: (n: number, bytes: number, width: number, height: number) =>
      `${n}, ${(bytes / 2 ** 20).toFixed(1)} MB, largest ${width}×${height}`,
    zoom: (nearness: number) =>
      nearness === 1 ? '×1: the whole table' : `×${nearness.toFixed(2)} of the whole table`,
    lastFrames: (top: string) => `Script time of the last frames, up to ${top}`,
    knobs: {
      rate: 'speed',
      slow: 'slow motion',
      usual: 'speed from the settings',
      next: 'outline: can be touched',
      all: 'outline: every piece',
      areas: 'outline: bar and log',
    },
    queue: (n: number, seconds: number) =>
      n === 0
        ? 'No effect is waiting to be shown'
        : `${count(n, 'effect')} to show, ${seconds.toFixed(1)} s`,
    touches: (next: number, all: number) =>
      `${next} of ${count(all, 'piece')} can be touched for a move`,
    others: 'Why the others can’t:',
    pieces: (n: number) => count(n, 'piece'),
    countsAs: (id: string, pick: string) => `${id}, counts as ${pick}`,
    meansNothing: 'Touching it does nothing.',
    beneath: 'Touching it counts as touching the piece below, which can be touched.',
    notAlone: 'No rule forbids it, but you have to touch something else first.',
  },
  report: {
    title: 'Report a problem',
    wrong: 'What’s wrong',
    hint: 'What’s wrong? What should happen?',
    make: (entry: number | string) => `make a report of entry ${entry}`,
    named: 'include names and the table code',
    failed: (why: string) => `The report couldn’t be made. ${why}`,
    promise:
      'The file holds the match, a picture and description of the table, recent events and links, and your browser’s name, version and system. It leaves out names, keys and the table code.',
    made: (size: string, match: string, picture: string | undefined, isNamed: boolean) =>
      `Saved: ${size}, with a match of ${match}${picture === undefined ? '' : ` and a picture of ${picture}`}, ${isNamed ? 'including' : 'without'} names and the table code. This link opens the same moment anywhere:`,
    pictured: 'The table as reported',
    wordless: 'It has no description. Say above what’s wrong and make it again.',
    noPicture: (why: string) => `No picture: ${why}.`,
    hidden: 'the page was hidden',
    words: 'the table was shown in words',
    late: 'no frame was drawn in time',
    unread: 'the browser couldn’t read the table’s pixels',
    unknown: 'the report has none',
    copy: 'copy',
    open: 'Open a report',
    file: 'Report file',
    drop: 'Or drop its file on the table.',
    opened: 'Opened report',
    nothingSaid: 'No description.',
    same: (entry: number) => `✓ After entry ${entry} the position is the same as in the report.`,
    other: (build: string, since: number, entry: number, isKnown: boolean) => {
      const what = isKnown ? 'differ' : 'differ, but the report is too old to show how'
      return since === entry
        ? `✗ After entry ${entry} the positions of build ${build} and of this one ${what}${isKnown ? ':' : '.'}`
        : `✗ Since entry ${since} the positions of build ${build} and of this one ${what}${isKnown ? `. After entry ${entry}:` : '.'}`
    },
    reckoning: (build: string) =>
      `✗ The position is the same, but this build scores it differently from build ${build}:`,
    there: (value: string) => `there ${value}`,
    here: (value: string) => `here ${value}`,
    short: (last: number, entry: number) =>
      `✗ This build’s rules forbid entry ${last + 1}, so the match can’t be replayed to entry ${entry}.`,
    earlier: (entry: number) =>
      `The table shows a moment before entry ${entry}, which was reported.`,
    facts: {
      when: 'when',
      build: 'build',
      rules: 'rules',
      browser: 'browser',
      screen: 'screen',
      table: 'table',
    },
    rules: (game: string, ruleset: number, edition: string) =>
      `${game}, ruleset ${ruleset}, ${edition}`,
    links: 'links in the report',
    news: 'news in the report',
    pageText: 'page text in the report',
    lay: 'overlay it on the table',
    build: (there: string, here: string) =>
      there === here ? `${here}, same as here` : `${there}, here ${here}`,
  },
} as const

const shortMs = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
