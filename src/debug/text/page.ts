import { count } from './count.ts'

/** What the panels about the page that shows it say, and the reports, in English. */
export const pageText = {
  network: {
    title: 'Links of this page',
    labels: {
      here: 'this browser',
      epoch: 'host’s number',
      onItsWay: 'on its way',
      journal: 'journal',
      dropped: 'thrown away',
      troubles: 'troubles',
      path: 'path',
      ice: 'connection round trip',
      answer: 'match round trip',
      sent: 'sent',
      heard: 'heard',
    },
    hosts: (isHost: boolean) => (isHost ? 'hosts the match' : 'is a guest'),
    epoch: (n: number) => (n === 1 ? '1, the first' : `${n}, after ${count(n - 1, 'takeover')}`),
    onItsWay: (isPending: boolean) =>
      isPending ? 'a move from here, not confirmed yet' : 'nothing',
    resyncs: (n: number) => `asked for again ${count(n, 'time')}`,
    dropped: (n: number, limited: number) =>
      `${count(n, 'message')} unreadable or out of place${limited === 0 ? '' : `, ${limited} over the rate limit`}`,
    unreadable: (n: number) => count(n, 'unreadable message'),
    troubles: (unkept: number, knocks: number) =>
      `${count(unkept, 'move')} could not be stored; ${knocks} asking to be let in`,
    mine: 'on this device',
    heard: 'can be heard',
    quiet: 'not heard for some seconds',
    absent: 'absent',
    standsIn: 'stands in for a person',
    noLinks: 'No links yet.',
    more: (n: number) => `And ${count(n, 'link')} that closed earlier.`,
    dialled: (from: 'here' | 'there') =>
      from === 'here' ? 'opened by this page' : 'opened by the other page',
    state: (closed: string | undefined) => (closed === undefined ? 'open' : `closed: ${closed}`),
    ice: (ms: number | undefined) =>
      ms === undefined ? 'not measured yet' : `${shortMs(ms)}, by ICE`,
    iceHint:
      'Measured by the browser beneath the laboratory: a delay set there does not show here.',
    answer: (ms: number | undefined) =>
      ms === undefined ? 'no question sent from here yet' : `${shortMs(ms)}, the last question`,
    answerHint:
      'From the last message that needs an answer to that answer, the laboratory’s delay included.',
    trips: (delay: readonly [number, number]) =>
      delay[1] === 0
        ? 'The connection’s round trip is the browser’s own measure. The match’s is from a question to its answer, the way players feel it.'
        : `The laboratory adds ${delay[0] === delay[1] ? delay[0] : `${delay[0]}–${delay[1]}`} ms to every message that leaves or reaches this page. Only the match’s round trip shows it: ICE measures the connection beneath.`,
    lastMessages: (some: string) => `last messages (> sent, < received): ${some}`,
    flow: (messages: number, bytes: number, ago: number | undefined) =>
      `${count(messages, 'message')}, ${count(bytes, 'byte')}${ago === undefined ? '' : `, ${ago.toFixed(1)} s ago`}`,
    unwatched: (what: string) => `${what} are watched only when the page is loaded with`,
    reload: 'reload the page with it',
    noNetwork: 'This table uses no network, so there is nothing to disturb.',
    cut: 'cut all links',
    silence: 'cut them without notice',
    well: 'everything back to normal',
    laboratory: 'Laboratory: faults in this page’s own links',
    knobs: {
      least: 'least delay, ms',
      most: 'most delay, ms',
      loss: 'share lost',
      duplicate: 'share sent twice',
      reorder: 'share out of order',
      rate: 'kB/s at most (0: any)',
      deaf: 'receive nothing',
      dumb: 'send nothing',
      frozen: 'hold all messages',
      signalling: 'signalling is up',
    },
    trouble: 'Break something',
    kill: 'kill the host: this page',
    lose: 'lose the host: hear no more of it',
    freeze: 'freeze this page for',
    dead: 'This page answers nobody any more. In 15 seconds another one takes over as host.',
    comeBack: 'reload to come back',
  },
  machine: {
    turn: 'The order of the turn',
    told: 'what the table told since the overlay was opened',
    earlier: (n: number) => `${n} earlier`,
    fewer: 'fewer',
    stopped: 'stopped',
    stately: 'Stately inspector ↗',
    news: {
      reaching: 'Looking for stately.ai …',
      opening: 'The inspector’s window is opening …',
      connected:
        'Connected. The inspector is sent every machine’s chart, state and events; of what they remember, only ids.',
      blocked:
        'The browser blocked the inspector’s window. Allow pop-ups for this page and press again.',
      unreachable:
        'stately.ai cannot be reached from here. The charts below need nothing from outside.',
      silent:
        'The inspector’s window has not answered. The charts below need nothing from outside.',
      closed: 'The inspector’s window was closed: nothing is sent any more.',
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
      `median ${median}, 95 % within ${high}, worst ${worst}`,
    frames: (n: number, isIdle: boolean) => `${n}, ${isIdle ? 'standing still' : 'moving'} now`,
    calls: (n: number) => `${n} in the last frame`,
    textures: (n: number, bytes: number, width: number, height: number) =>
      `${n}, ${(bytes / 2 ** 20).toFixed(1)} MB, largest ${width}×${height}`,
    zoom: (nearness: number) =>
      nearness === 1 ? '×1: the whole table' : `×${nearness.toFixed(2)} of the whole table`,
    lastFrames: (top: string) => `Script of the last frames, up to ${top}`,
    knobs: {
      rate: 'tempo',
      slow: 'slow motion',
      usual: 'tempo as in the settings',
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
    others: 'And why the others cannot:',
    pieces: (n: number) => count(n, 'piece'),
    countsAs: (id: string, pick: string) => `${id}, counts as ${pick}`,
    meansNothing: 'Touching it means nothing.',
    beneath: 'Touching it counts as touching what it lies on, and that leads on.',
    notAlone: 'No rule forbids it, but something else has to be touched first.',
  },
  report: {
    title: 'Report a problem',
    wrong: 'What is wrong',
    hint: 'What is wrong? What should be?',
    make: (entry: number | string) => `make a report of entry ${entry}`,
    named: 'leave names and the room’s code in',
    failed: (why: string) => `The report could not be made. ${why}`,
    promise:
      'The file holds the match, the picture and words of the table, the last news and links, and what browser this is. Names, keys, the room’s code and the browser’s own description stay out of it.',
    made: (size: string, match: string, picture: string | undefined, isNamed: boolean) =>
      `Saved: ${size} with a match of ${match}${picture === undefined ? '' : ` and a picture of ${picture}`}, ${isNamed ? 'names and the room’s code included' : 'nobody named'}. The link opens the same moment anywhere:`,
    pictured: 'The table, as it was reported',
    wordless: 'Nothing is written in it. Say above what is wrong and make it again.',
    noPicture: (why: string) => `No picture: ${why}.`,
    hidden: 'the page was hidden and could not be drawn',
    words: 'the table was shown in words',
    late: 'no frame was drawn in time',
    unread: 'the browser could not read the table’s pixels',
    unknown: 'it came without one',
    copy: 'copy',
    open: 'Open a report',
    file: 'The file of a report',
    drop: 'Or drop its file anywhere on the table.',
    opened: 'The report that was opened',
    nothingSaid: 'Nothing was written.',
    same: (entry: number) =>
      `✓ After entry ${entry} the position is the same as where it was reported.`,
    other: (build: string, since: number, entry: number, isKnown: boolean) => {
      const what = isKnown ? 'differ' : 'differ, but the report is too old to say in what'
      return since === entry
        ? `✗ After entry ${entry} the positions of build ${build} and of this one ${what}${isKnown ? ':' : '.'}`
        : `✗ Since entry ${since} the positions of build ${build} and of this one ${what}${isKnown ? `. After entry ${entry}:` : '.'}`
    },
    reckoning: (build: string) =>
      `✗ The position is the same, but this build counts other points than build ${build}:`,
    there: (value: string) => `there ${value}`,
    here: (value: string) => `here ${value}`,
    short: (last: number, entry: number) =>
      `✗ By the rules of this build entry ${last + 1} cannot be, so the match cannot be followed to entry ${entry}.`,
    earlier: (entry: number) =>
      `The table stands before entry ${entry}, the one that was reported.`,
    lay: 'lay it over the table',
    build: (there: string, here: string) =>
      there === here ? `${here}, as here` : `${there}; here ${here}`,
  },
} as const

const shortMs = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
