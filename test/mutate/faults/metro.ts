import { type Fault, faultsOf, type Short } from '../plant.ts'

/** Faults of one file of Metro's rules. */
const metro = (file: string, ...faults: readonly Short[]) =>
  faultsOf(`games/metro/${file}`, ...faults)

/** Mistakes in Metro's rules. */
export const metroFaults: readonly Fault[] = [
  ...metro(
    'board.ts',
    ['left curves turn right', 'a: 2, b: 1, c: 3, d: 0', 'a: 2, b: 3, c: 1, d: 0'],
    [
      'stations go clockwise along the top',
      'cell: width - 1 - along, side: 0',
      'cell: along, side: 0',
    ],
    [
      'the left stations are numbered upwards',
      'cell: along * width, side: 3',
      'cell: (width - 1 - along) * width, side: 3',
    ],
    ['the city has three squares', '[27, 28, 35, 36]', '[27, 28, 35]'],
    ['a line into the city goes nowhere', "isCity(next) ? 'city' : undefined", 'undefined'],
    [
      'tracks of one point are banned beside the city too',
      "from >= entries && endAt[to] === 'edge'",
      'from >= entries || endAt[to] !== undefined',
    ],
    [
      'a turn around a corner is allowed',
      "from >= entries && endAt[to] === 'edge'",
      "from >= entries && endAt[to] === 'edge' && inBy(Math.floor(to / 4), turned(0, to % 4)) === from",
    ],
    ['tiles turn counter-clockwise', 'kind[(side + 3) % 4]', 'kind[(side + 1) % 4]'],
    [
      'a tile turned onto itself is listed again',
      'filter((turns) => !isRepeat(kind, turns))',
      'filter((turns) => turns >= 0)',
    ],
    ['the city counts as a neighbour', '.filter((one) => !isCity(one)),\n)', ',\n)'],
  ),
  ...metro(
    'lines.ts',
    ['a joined line loses a tile', 'before + 1 + after', 'before + after'],
    ['the part after a tile is not counted', 'before + 1 + after', 'before + 1'],
    ['one end forgets the other', '  far[end] = start\n', ''],
    [
      'a tile stays on an open square',
      'if (open.includes(cell)) open.splice(open.indexOf(cell), 1)',
      '',
    ],
    [
      'squares beside a tile stay closed',
      "if (board[next] === '' && !open.includes(next)) open.push(next)",
      '',
    ],
    ['a square opens twice', ' && !open.includes(next)', ''],
    ['a line into the city counts as at the edge', "city: leads === 'city'", 'city: false'],
    ['a line is finished again', 'p.runs[station] === null && endAt', 'endAt'],
    [
      'idle stations hold up the end',
      'p.runs[station] === null && ownerOf(p, station) !== undefined',
      'p.runs[station] === null',
    ],
  ),
  ...metro(
    'choices.ts',
    ['one-point tracks are listed', '!clean || !isOnePoint[cell]', 'true'],
    ['one-point tracks stay banned', '!clean || !isOnePoint[cell]', '!isOnePoint[cell]'],
    [
      'a tile may always be turned',
      'settings.turning ? shapeOf(kind).turnings : unturned',
      'shapeOf(kind).turnings',
    ],
    ['a tile that fits may be shown', 'all && moves.length === 0', 'all'],
    ['unknown tiles are shown', 'all && moves.length === 0', 'moves.length === 0'],
    ['a seat draws again and again', ' && drawn < 0', ''],
    ['a draw from nothing', ' && pool.length > 0', ''],
    [
      'a drawn tile is one among several',
      'if (p.drawn >= 0) return layWithin',
      'if (p.drawn > 99) return layWithin',
    ],
    ['any tile is laid for a drawn one', '[p.drawn], known', 'heldBy(p, p.seat), known'],
    ['a tile that has to be laid goes anywhere', '  if (clean.length > 0) return clean\n', ''],
    ['a stuck seat shows again', 'if (p.stuck) return layWithin', 'if (!p) return layWithin'],
    ['a draw opens the hand', "if (move.type === 'draw') return []", ''],
    [
      'a shown tile is opened again',
      'tokens.filter((token) => shownFace(p, token) === undefined)',
      'tokens',
    ],
  ),
  ...metro(
    'apply.ts',
    [
      'the laid tile stays in hand',
      'filter((one) => one !== token)',
      'filter((one) => one !== -1)',
    ],
    ['a laid tile stays shown', 'filter((card) => card.token !== token)', 'filter(() => true)'],
    ['tiles lie unturned', 'turnedKind(face, turns)', 'face'],
    ['a drawn tile need not be laid', 'if (effect.extra) p.drawn = effect.token', ''],
    ['the pool never ends', '      p.pool.shift()\n', ''],
    ['a drawn tile binds the next seat', '      p.drawn = -1\n', ''],
    ['the ban stays lifted', '      p.stuck = false\n', ''],
    ['the ban is never lifted', 'p.stuck = true', 'p.stuck = false'],
  ),
  ...metro(
    'turn.ts',
    [
      'no second tile is drawn',
      'if (p.pool.length > 0) return drawExtra',
      'if (!p) return drawExtra',
    ],
    ['a replacement for a drawn tile', 'p.drawn < 0 && token !== undefined', 'token !== undefined'],
    ['no replacement', 'p.drawn < 0 && token !== undefined', 'false'],
    [
      'the mover scores',
      '{ seat, points: pointsOf(run) }',
      '{ seat: p.seat, points: pointsOf(run) }',
    ],
    [
      'idle stations score',
      'seat === undefined ? { points: 0 }',
      'seat === undefined ? { points: pointsOf(run) }',
    ],
    [
      'the match goes on without trains',
      'if (!areAllDone(p)) return',
      'if (p.pool.length + p.seat >= 0) return',
    ],
    [
      'seats without tiles have their turn',
      'heldBy(p, seat).length === 0 && seat !== p.seat',
      'false',
    ],
    [
      'the turn goes the other way',
      'let seat = (p.seat + 1)',
      'let seat = (p.seat + p.hands.length - 1)',
    ],
    [
      'shown tiles are those known before',
      'opens(p, move).map((token)',
      'opens(p, move).slice(1).map((token)',
    ],
  ),
  ...metro(
    'position.ts',
    ['lines into the city count once', 'tiles * (city ? 2 : 1)', 'tiles'],
    ['lines to the edge count twice', 'tiles * (city ? 2 : 1)', 'tiles * 2'],
    ['the first seat begins', "settings.first === 'last' ? seats - 1 : 0", '0'],
    ['copies share the board', '  board: [...p.board],\n', ''],
    ['copies share the open squares', '  open: [...p.open],\n', ''],
    ['stations are off by one', 'numbers.includes(station + 1)', 'numbers.includes(station)'],
  ),
  ...metro(
    'score.ts',
    [
      'ties go to the first seat',
      'total === best ? [seat] : []',
      'total === best && seat === 0 ? [seat] : []',
    ],
    ['the reckoning leaves out the city', 'runs.filter(({ city }) => city)', '[]'],
    ['the fewest points win', 'Math.max(...seats', 'Math.min(...seats'],
  ),
  ...metro(
    'why.ts',
    ['any seat may move', "if (seat !== p.seat) return 'notYourTurn'", ''],
    ['a tile of another seat', "if (!heldBy(p, seat).includes(token)) return 'notHeld'", ''],
    ['a tile in the city', "if (isCity(cell)) return 'city'", ''],
    ['a tile on a tile', "if (p.board[cell] !== '') return 'taken'", ''],
    ['a tile apart', "if (!p.open.includes(cell)) return 'apart'", ''],
    ['a turned tile', "if (turns > 0 && !p.settings.turning) return 'noTurning'", ''],
    ['the ban is lifted in vain', 'if (movesIn(p, known).some(isSame)) return undefined', ''],
    ['a drawn tile can be kept', "if (p.drawn >= 0 && token !== p.drawn) return 'layDrawn'", ''],
  ),
  ...metro(
    'preview.ts',
    [
      'finished lines come last',
      'Number(b.end !== undefined) - Number(a.end !== undefined)',
      'Number(a.end !== undefined) - Number(b.end !== undefined)',
    ],
    ['idle lines are told', 'seat === undefined || p.runs[station]', 'p.runs[station]'],
    ['the table is changed', 'const after = clonePosition(p)', 'const after = p'],
    ['every line is told', 'if (now === before) continue', ''],
  ),
  ...metro('paths.ts', [
    'a line turns back at a border of squares',
    'from = opposite(to)',
    'from = to',
  ]),
  ...metro(
    'read.ts',
    ['tiles in two places', 'new Set(tokens).size !== tileCount', 'false'],
    [
      'any tile is drawn',
      'if (given.drawn >= 0 && !hands[given.seat]?.includes(given.drawn))',
      'if (given.drawn > 99)',
    ],
    ['a match goes on without trains', '(isDone || heldBy', '(heldBy'],
  ),
  ...metro(
    'closed.ts',
    ['laid tiles are still to come', '[...shown, ...laid]', 'shown'],
    ['shown tiles are closed', '.filter((token) => !open.has(token))', ''],
  ),
  ...metro('index.ts', [
    'hands hide what was shown',
    'hand.filter((token) => !shown.some((card) => card.token === token))',
    'hand',
  ]),
]
