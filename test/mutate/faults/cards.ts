import { type Fault, foothillsFaults as game } from '../plant.ts'

/** Mistakes in what cards do. */
export const cardsFaults: readonly Fault[] = [
  ...game(
    'goods.ts',
    [
      'white cubes hold up the refill',
      "from === 'yard' && inYard(p) === 0",
      "from === 'yard' && inYard(p) + p.yard.event === 0",
    ],
    ['the bag refills the stockyard', "from === 'yard' && inYard(p) === 0", 'inYard(p) === 0'],
    ['a refill of five', "{ do: 'refill', cubes: 6 }", "{ do: 'refill', cubes: 5 }"],
    [
      'stations are built on credit of rubble',
      'supply.rubble >= rubble &&',
      'supply.rubble >= 0 &&',
    ],
  ),
  ...game(
    'apply.ts',
    ['paid iron ore vanishes', '    p.bag.iron += iron\n', ''],
    [
      'points of one kind are told, not kept',
      'earned[source] += points',
      'earned[source] = points',
    ],
    ['one white cube too few', 'p.bag.event = box.events', 'p.bag.event = box.events - 1'],
    ['the starting player takes first', 'p.seat = other(start)', 'p.seat = start'],
    [
      'rubble on every card',
      'station.lines.some((line) => (lines >> line) & 1)',
      'station.index >= 0',
    ],
    ['white cubes vanish', 'p.bag.event += events', 'p.bag.event += 0'],
    ['rubble stays under a navvy', '    p.rubble[station] = 0\n', ''],
    [
      'the opponent’s share costs nothing',
      'supply.rubble -= rubble\n    boardOf',
      'supply.rubble -= 0\n    boardOf',
    ],
    ['the station counter stands still', '    boardOf(p, seat).stations += 1\n', ''],
    ['the new card has its grey side up', '    board.grey &= ~(1 << slot)\n', ''],
    ['the new card is flipped in step 3', '    if (p.selected === slot) p.selected = -1\n', ''],
    ['cubes not kept vanish', '    p.yard.stone += restStone\n', ''],
    [
      'the summit stays with its first owner',
      '    p.summit = seat\n',
      '    if (p.summit < 0) p.summit = seat\n',
    ],
  ),
  ...game(
    'verbs/take.ts',
    ['one may take nothing', 'if (frame.taken > 0)', 'if (frame.taken >= 0)'],
    [
      'a fourth cube by four tickets',
      'return Math.min(verb.upTo, countOf',
      'return Math.max(verb.upTo, countOf',
    ],
    [
      'the cart without a ticket',
      'if (!verb.perTicket) return verb.upTo',
      'if (verb.upTo) return verb.upTo',
    ],
    ['no refill before taking', '      push(p, refillYard)\n', ''],
  ),
  ...game(
    'verbs/dig.ts',
    ['clearing pays the opponent', "earn(seat, 1, 'cleared'", "earn(other(seat), 1, 'cleared'"],
    ['clearing pays too soon', 'if (rest > 0) return', 'if (rest > 1) return'],
    [
      'workers dig a line twice',
      "if (frame.verb.lines === 'each') return frame.used.includes(line)",
      "if (frame.verb.lines === 'each') return false",
    ],
    ['help from three lines', 'frame.used.length === 2', 'frame.used.length === 3'],
    [
      'the supply gives no rubble',
      "receive(p.seat, 'rubble', left, tell)",
      "receive(p.seat, 'rubble', 0, tell)",
    ],
    ['a single line may be left early', '!hasRubble(box, p, used[0] ?? -1)', 'true'],
    [
      'a gang digs without a ticket for the line',
      'if (barred(frame, line) || (frame.verb.ticketed && ticket === 0))',
      'if (barred(frame, line))',
    ],
  ),
  ...game(
    'verbs/lay.ts',
    [
      'track under a navvy',
      'p.rubble[station] === 0 && p.navvies[station] === 0 &&',
      'p.rubble[station] === 0 &&',
    ],
    ['track through rubble', 'p.rubble[station] === 0 && p.navvies', 'p.navvies'],
    ['track pays nothing', "earn(seat, 1, 'track'", "earn(seat, 0, 'track'"],
    [
      'tiles for stations only',
      'box.tiles - board.stations - board.tracks',
      'box.tiles - board.stations',
    ],
    ['a track completes no line', '  completeLines(box, p, move.station, tell)\n', ''],
    [
      'two rubble are paid as iron ore',
      'pay(seat, priceOf(deal.price, move.iron ?? 0), tell)',
      'pay(seat, priceOf(deal.price, 0), tell)',
    ],
  ),
  ...game(
    'verbs/build.ts',
    [
      'Devil’s Bridge in any order',
      'if (!station.ordered || space === 0) return undefined',
      'if (space >= 0) return undefined',
    ],
    ['no surcharge', 'cost[kind] + (extra?.[kind] ?? 0)', 'cost[kind]'],
    ['no discount', '- (less?.[kind] ?? 0) + any', '+ any'],
    ['a bonus for Brickie’s Mate', 'if (!verb.noBonus)', "if (verb.type === 'build')"],
    [
      'stepping onto an occupied space',
      'station.action && isFree(p, station.index)',
      'station.action',
    ],
    [
      'building on rubble',
      'if ((p.rubble[station.index] ?? 0) > 0)',
      'if ((p.rubble[station.index] ?? 0) > 9)',
    ],
    ['building under a navvy', "if (p.navvies[station.index] === 1) return 'navvyHere'\n", ''],
    ['the opponent’s track will do', '=== p.seat + 1) return true', '!== 0) return true'],
    [
      'ticket and track in different lines',
      'if (!verb.ownTrack || hasOwnTrack(box, p, line)) return undefined',
      'if (line >= 0) return undefined',
    ],
    [
      'Barmouth Ferry and Devil’s Bridge do nothing',
      'if (station.effect)',
      'if (station.effect && p.turn < 0)',
    ],
  ),
  ...game(
    'verbs/survey.ts',
    ['two surveyors on one space', "if (!isFree(p, index)) return 'occupied'\n", ''],
    ['secondary actions reach the pub', "if (!verb.pub) return 'pubPrimary'\n", ''],
    [
      'from the pub into the pub',
      'surveyor === pub && !p.readings.pubToPub',
      'surveyor === pub && p.readings.pubToPub',
    ],
    ['navvies open no space', 'station.start || p.navvies[station.index] === 1', 'station.start'],
    ['the opponent’s station is one’s own', '=== p.seat + 1) return true', '!== 0) return true'],
    [
      'the pub without scoring',
      "push(p, { do: 'score', may: false })",
      "push(p, { do: 'score', may: true })",
    ],
    [
      'no way home',
      'if (boardOf(p, p.seat).surveyor !== home) found.push(home)',
      'if (p.turn < 0) found.push(home)',
    ],
    [
      'the pub is far from the starting stations',
      '(from === pub || !p.readings.homeIsFar)',
      'from === home && !p.readings.homeIsFar',
    ],
    ['tourists go anywhere', "return station.start ? undefined : 'notStart'", 'return undefined'],
  ),
  ...game(
    'verbs/score.ts',
    [
      'as many scored cards as stations and one',
      'board.stations <= board.pile.length',
      'board.stations < board.pile.length',
    ],
    ['the new card may be flipped', '  barFlip(p, slot)\n', ''],
    [
      'any card replaces any other',
      'box.actions[spare]?.pair === pair',
      'box.actions[spare] !== undefined',
    ],
  ),
  ...game(
    'verbs/ticket.ts',
    ['the same ticket again', '!((boardOf(p, p.seat).tickets >> own) & 1)', 'own >= 0'],
    [
      'tickets held are offered',
      'layoutOf(box, p).tickets & ~boardOf(p, p.seat).tickets',
      'layoutOf(box, p).tickets',
    ],
  ),
  ...game(
    'verbs/draw.ts',
    [
      'white cubes are no events',
      "if (cube === 'event') resolve(box, p, tell)",
      "if (cube === 'event') continue",
    ],
    [
      'white cubes leave room in the stockyard',
      '    const lying = inYard(p) + p.yard.event\n',
      '    const lying = inYard(p)\n',
    ],
    [
      'only iron ore is drawn by hand',
      'chance(inBag(p) - drawn) < p.bag.iron - iron',
      'chance(inBag(p) - drawn) < 99 && p.bag.iron > iron',
    ],
    ['a cube is drawn twice', "if (cube === 'iron') iron -= 1", "if (cube === 'iron') iron -= 0"],
  ),
  ...game(
    'verbs/flip.ts',
    ['the selected card flipped additionally', 'p.fresh | (1 << p.selected)', 'p.fresh'],
    [
      'Barmouth Ferry flips a card twice',
      'flipped: frame.flipped | (1 << slot)',
      'flipped: frame.flipped',
    ],
    ['Barmouth Ferry never lets go', '    moves.push(done)\n    return moves', '    return moves'],
  ),
  ...game(
    'verbs/gain.ts',
    ['gains from the stockyard only', "['yard', 'bag']", "['yard']"],
    ['gains of one kind only', "kind === 'any' || kind === one", 'kind === one'],
  ),
  ...game(
    'verbs/upTo.ts',
    ['one may select a card and do nothing', 'if (frame.done > 0)', 'if (frame.done >= 0)'],
    ['deals without end', 'left: frame.left - 1', 'left: frame.left'],
  ),
  ...game(
    'verbs/exchange.ts',
    [
      'exchanges for cubes that are nowhere',
      'return resources > 0 && (isLeft',
      'return resources >= 0 || (isLeft',
    ],
    [
      'a reward of points is lost',
      "earn(p.seat, get.vp ?? 0, 'exchange', station, tell)",
      "earn(p.seat, 0, 'exchange', station, tell)",
    ],
  ),
  ...game(
    'verbs/index.ts',
    ['a card’s demand is forgotten', '    if (gate) return gate\n', ''],
    [
      'a flip alone makes a card selectable',
      'return p.readings.flipIsPart && others',
      'return others',
    ],
  ),
]
