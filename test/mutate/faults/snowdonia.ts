import { type Fault, faultsOf, type Short } from '../plant.ts'

/** Faults of one file of Snowdonia's rules. */
const snowdonia = (file: string, ...faults: readonly Short[]) => faultsOf(`games/snowdonia/${file}`, ...faults)

/** Mistakes in Snowdonia's rules. */
export const snowdoniaFaults: readonly Fault[] = [
  ...snowdonia(
    'verbs/along.ts',
    ['an excavation stops at the first space', 'left -= count\n', 'left = 0\n'],
    [
      'a site goes to the first who digs there',
      'if (p.rubble[space] !== 0) return\n',
      'if (p.owners[space] !== 0) return\n',
    ],
    ['a site is claimed without a marker', ' && boardOf(p, seat).markers > 0)', ')'],
    ['maintenance comes with the first cleared site', 'digs.every(', 'digs.some('],
    ['maintenance comes after the last marker', 'if (isSite && !isOutOfMarkers(box, p)) upkeep', 'if (isSite) upkeep'],
  ),
  ...snowdonia(
    'verbs/along.ts',
    ['track is laid without steel', 'board.goods.steel, board.markers)', 'board.markers)'],
    ['track is laid without markers', 'board.goods.steel, board.markers)', 'board.goods.steel)'],
    ['track is laid on rubble', 'p.owners[space] === free && p.rubble[space] === 0', 'p.owners[space] === free'],
    ['the end of the markers is for three as well', 'p.boards.length <= 2 &&', 'p.boards.length <= 5 &&'],
    [
      'the last marker ends a match with all track laid',
      'p.boards.every(({ markers }) => markers === 0) && !isAllLaid(lineIn(box, p), p)',
      'p.boards.every(({ markers }) => markers === 0)',
    ],
  ),
  ...snowdonia('line.ts', ['everyone works from the first end', 'line.orders[end === 1 ? 1 : 0]', 'line.orders[0]']),
  ...snowdonia(
    'verbs/take.ts',
    ['two coal may be taken', 'mostCoal(box, p, frame), cubes)', 'mostCoal(box, p, frame) + 1, cubes)'],
    [
      'nothing may be left in the yard',
      'if (sumOf(yard) === 0) return undefined',
      'if (sumOf(yard) < cubes) return undefined',
    ],
  ),
  ...snowdonia(
    'verbs/trade.ts',
    ['stone comes from an empty bag', 'stone > p.bag.stone', 'stone > 99'],
    ['four trades are made', 'steel + stone > times', 'steel + stone > times + 1'],
    ['steel never runs out', 'steel > p.steel', 'steel > 99'],
  ),
  ...snowdonia(
    'verbs/labour.ts',
    ['a hired labourer stays', 'hired && labourers === 2', 'hired && labourers === 9'],
    ['contract 22 doesn’t hold the marker', 'leads && !p.isStartFixed', 'leads'],
    ['hiring comes at any time', "labourers === atHome ? undefined : 'hasPlaced'", 'undefined'],
    ['hiring takes one coal with every train', 'goods.coal < need', 'goods.coal < 1'],
  ),
  ...snowdonia('verbs/along.ts', ['the surveyor leaves the line', 'surveyor >= lastStep', 'surveyor > lastStep']),
  ...snowdonia(
    'powers.ts',
    ['the bonus is added after doubling', 'return rate * times', 'return rate + (times - 1) * baseRate(box, p, of)'],
    ['Enid is no help', 'Math.min(iron, verb.iron)', 'iron'],
    ['discounts don’t add up', 'paying.less += verb.stone', 'paying.less = verb.stone'],
    ['two doublings double once', 'times *= verb.times', 'times = verb.times'],
  ),
  ...snowdonia(
    'verbs/build.ts',
    [
      'Padarn builds without anyone building',
      '(p.builds > 0 && hasLateBuild(box, p, seat))',
      'hasLateBuild(box, p, seat)',
    ],
    ['Padarn builds for who gave it up', '(p.builds > 0 && hasLateBuild(box, p, seat))', 'p.builds > 0'],
    ['Padarn bought last doesn’t build', "p.stage === 'extras' && !had && hasLateBuild(box, p, seat)", 'false'],
    [
      'a station can be built on before the track',
      'spaceIn(line, open).station - 1 }',
      'spaceIn(line, open).station }',
    ],
    ['trains can be bought at any time', 'if (p.isForSale) addTrains', 'addTrains'],
    ['the surveyor’s own station is out of reach', ': { from: 0, to: at }', ': { from: 0, to: at - 1 }'],
    [
      'a train needs a marker',
      'if (board.markers > 0) addSites(',
      'if (board.markers === 0) return moves\n  addSites(',
    ],
    ['a gift comes out of nothing', 'gift && p.bag[gift] > 0', 'gift'],
    ['an old train gets no coal', 'if (old > 0) fuel(box, p, old, tell)', ''],
    [
      'rubble stands for any number of stones',
      'Math.min(stone, paying.rubbleStones, rubbled)',
      'Math.min(stone, rubbled)',
    ],
    ['an old train is kept as well', "if (old > 0) tell({ type: 'returned', seat, train: old })", ''],
  ),
  ...snowdonia(
    'spaces.ts',
    ['the first space makes the start player', 'space === (work[yardArea]?.length ?? 0) - 1', 'space === 0'],
    ['fog closes area B alone', '(area === layArea || ', '(area === 99 || '],
    ['fog closes a building site', ' && !p.isDug)', ')'],
  ),
  ...snowdonia(
    'restock.ts',
    ['the weather is checked before the discs move', 'const [sky, next] = p.coming', 'const [next, sky] = p.coming'],
    ['rates leave their tracks', 'Math.min(track.spaces.length - 1, from + by)', 'from + by'],
    ['fog counts as rain', "weather === 'fog' ? 0 : track[weather]", "track[weather === 'fog' ? 'rain' : weather]"],
    ['the last card of the office is dropped', 'p.office.slice(0, 1)', 'p.office.slice(-1)'],
    ['one player keeps contracts', 'p.boards.length === 1 ? p.office', 'p.boards.length === 0 ? p.office'],
  ),
  ...snowdonia(
    'drawing.ts',
    ['any contract comes, whatever its back', '=== p.back)', "!== 'none')"],
    ['the discards are lost', 'p.deck.length === 0 && p.discard.length > 0', 'p.deck.length > 99'],
  ),
  ...snowdonia(
    'events.ts',
    ['the new cube goes back as well', 'isLast ? undefined : -1', 'undefined'],
    ['the last space keeps its cube', 'isLast ? undefined : -1', '-1'],
    ['events count players’ bonuses', "rate = baseRate(box, p, 'dig')", "rate = baseRate(box, p, 'dig') + 2"],
    [
      'a lay event keeps the rubble',
      "if (count > 0) tell({ type: 'cleared', space, count })\n      tell({ type: 'railed'",
      "tell({ type: 'railed'",
    ],
    ['an excavation site left open counts as complete', ' || digs.some((dig) => (p.rubble[dig] ?? 0) > 0)', ''],
    [
      'an event digs the fourth station without maintenance',
      "      if (spaceIn(lineIn(box, p), space).kind === 'dig') upkeepIfCleared(box, p, space, tell)\n",
      '',
    ],
    [
      'an event completes the fourth station without maintenance',
      '      upkeepIfCleared(box, p, space, tell)\n    }\n  },\n  trains',
      '    }\n  },\n  trains',
    ],
    ['empty spaces count in an excavate event', '.filter((space) => (p.rubble[space] ?? 0) > 0)\n    .slice', '.slice'],
    [
      'the game’s surveyor stays',
      "tell({ type: 'crossed', end: 1 - p.post })",
      "tell({ type: 'crossed', end: p.post })",
    ],
  ),
  ...snowdonia(
    'verbs/upkeep.ts',
    ['every owner returns the train', '.length > 1) p.asked', '.length > 9) p.asked'],
    ['trains are refilled in the order they came back', 'p.returned.toSorted((a, b) => a - b)', 'p.returned'],
  ),
  ...snowdonia(
    'turn.ts',
    ['windows begin with the first seat', 'p.window = inTurn(p)', 'p.window = [...p.boards.keys()]'],
    [
      'the match goes on after the last track',
      "if (isAllLaid(lineIn(box, p), p)) return beginReckoning(box, p, 'track', tell)",
      '',
    ],
    [
      'area B stays after all rubble is gone',
      'if (!p.isDug && rubbleLeft(p) === 0) tell',
      'if (!p.isDug && rubbleLeft(p) < 0) tell',
    ],
    ['a labourer of B digs on a building site', "p.isDug ? { do: 'build', seat, ifBuilt: false } : ", ''],
    ['rounds begin with the first seat', '  p.seat = p.start\n}', '  p.seat = 0\n}'],
    ['maintenance is still asked after the end', '      p.asked = []\n', ''],
    ['placing goes round once', '(boards[next]?.labourers ?? 0) > 0', '(boards[next]?.labourers ?? 0) > 1'],
  ),
  ...snowdonia(
    'verbs/use.ts',
    [
      'fog does not stop contract 3',
      "return p.sky === 'fog' ? 'fog' : undefined",
      "return p.sky === 'fog' && of === 'lay' ? 'fog' : undefined",
    ],
    [
      'fog does not stop contract 8',
      "return p.sky === 'fog' ? 'fog' : undefined",
      "return p.sky === 'fog' && of === 'clear' ? 'fog' : undefined",
    ],
    ['contracts may be used at any area', 'if (area !== areas[p.area]) return', 'if (area === areas[9]) return'],
    [
      'contract 13 stops nothing',
      "  if (p.isLocked) return 'locked'\n  if (area === undefined)",
      '  if (area === undefined)',
    ],
  ),
  ...snowdonia(
    'score.ts',
    ['markers serve any number of contracts', 'tracks: means.tracks - claim.tracks', 'tracks: means.tracks'],
    ['contracts are scored greedily', 'return other.points > points ? other : taken', 'return taken'],
    ['excavation sites are no buildings', 'sites.count + digs.count', 'sites.count'],
    [
      'used contracts don’t score',
      'for (const cards of [board.hand, board.used])\n    for (const id of cards) {\n      const claim',
      'for (const cards of [board.hand])\n    for (const id of cards) {\n      const claim',
    ],
    ['Snowdon’s points are forgotten', "verb?.type === 'points' ? verb.points : 0", "verb?.type === 'points' ? 0 : 0"],
    ['a ladder counts its last step', 'at >= number ? Math.max(best, more) : best', 'Math.max(best, more)'],
  ),
  ...snowdonia(
    'setup.ts',
    [
      'every bag has five white cubes',
      'Math.min(events, pieces.events.value - 1) : events',
      'Math.min(events, pieces.events.value - 1) : 5',
    ],
    ['white cubes come into the yard at setup', '{ ...p.bag, event: 0 }', 'p.bag'],
    ['the first forecast looks at the first two cards', 'if (space > 0 && p.back', 'if (space < 2 && p.back'],
  ),
  ...snowdonia(
    'apply.ts',
    ['paid stone is lost', '  p.bag.stone += stone\n  p.bag.iron += iron', '  p.bag.iron += iron'],
    ['a completed station can be built on', 'if (p.sites[site] === free) p.sites[site] = lost', ''],
    ['contract 13 lasts into the next round', '    p.isLocked = false\n', ''],
    ['Padarn builds for what was built rounds ago', '    p.builds = 0\n', ''],
    ['contract 22 holds the marker for good', '    p.isStartFixed = false\n', ''],
    ['effects last into the next round', 'for (const board of p.boards) board.active = []', ''],
    [
      'a completed station loses its owners',
      'if (p.sites[site] === free) p.sites[site] = lost',
      'p.sites[site] = lost',
    ],
  ),
  ...snowdonia('setup.ts', [
    'the coal of the set-aside train is lost',
    'values.box.coal.value - coal - ',
    'values.box.coal.value - coal - 1 - ',
  ]),
]
