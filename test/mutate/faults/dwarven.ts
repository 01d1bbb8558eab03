import { type Fault, faultsOf, type Short } from '../plant.ts'

/** Faults of one file of Dwarven Rails' rules. */
const dwarven = (file: string, ...faults: readonly Short[]) => faultsOf(`games/dwarven/${file}`, ...faults)

/** Mistakes in Dwarven Rails' rules, in the order of a turn. */
export const dwarvenFaults: readonly Fault[] = [
  ...dwarven(
    'survey.ts',
    [
      'a third segment follows a consecutive build',
      'if (touches(box, p, seat, segment)) return undefined',
      'return undefined',
    ],
    ['both segments of a pair may be surveyed', 'surveyedBy(p, seat).includes(twin)', 'false'],
    ['both segments of a pair may be owned', 'p.owners[twin] === seat + 1 || ', ''],
    ['a black way cannot replace a red one', '(red || black[a] === black[b])', 'true'],
    ['blocking is allowed', "? 'pointless' : undefined", '? undefined : undefined'],
    ['a paper clip is used twice', '.clip && p.clips[seat]?.length === 0 ? undefined', '.clip ? undefined'],
    ['paper clips cross each other', "if (crosses(sites, line, [a, b])) return 'crossingClip'", ''],
  ),
  ...dwarven(
    'prospect.ts',
    ['a seventh surveyor or agent comes', 'pawns.length + meant.length >= box.is.people', 'pawns.length >= 9'],
    ['people prospected do not count among the six', 'pawns.length + meant.length', 'pawns.length'],
    ['a third pawn of a rating is found', 'alike + meantAlike >= box.is.pawns', 'alike + meantAlike > box.is.pawns'],
    ['a route needs no track', 'isInNetwork(box, p, seat, site) ? undefined', 'site >= 0 ? undefined'],
    ['the own base is a location', '!isAdvanced(box, p) || any[first] !== any[second]', 'false'],
    ['both own bases are locations', 'others.some((one) => bases.includes(siteOf(box, p, one)))', 'others.length < 0'],
  ),
  ...dwarven('phases/race.ts', [
    'a race is run where another segment leads on',
    '(layout.near[site] ?? []).every(isTaken)',
    '(layout.near[site] ?? []).some(isTaken)',
  ]),
  ...dwarven(
    'disputes.ts',
    ['dice go without ratings', '(pawns[at]?.rating ?? 0) + bonus', 'bonus'],
    ['pawns throw one after another', 'Math.max(...dice.map', 'Math.min(...dice.map'],
    ['track to a mine is worth nothing', '? box.is.bonus : 0', '? 0 : 0'],
    ['a tie goes to the first in turn', 'tie < 0 ? undefined : tie', 'tie < 0 ? undefined : tie + 1'],
    ['a route that a player holds is rolled for', ' && (one.track || !isHeld(p, one.on))', ''],
    ['a shared route is for the winner alone', 'also: isRoute(box, track, on) ? seats : []', 'also: []'],
    [
      'mines go to the highest bid',
      "kind === 'person' || kind === 'transport'\n}",
      "kind === 'person' || kind === 'transport' || kind === 'mine'\n}",
    ],
  ),
  ...dwarven('phases/roll.ts', [
    'the loser of a race builds as well',
    'claim.seats[0] !== winner ? { ...claim, seats: [] }',
    'claim.seats[0] !== winner ? claim',
  ]),
  ...dwarven(
    'phases/auction.ts',
    ['a bid may be as high as the last', 'Math.max(price, bid + 1)', 'Math.max(price, bid)'],
    ['the first bid is below the red number', 'Math.max(price, bid + 1)', 'bid + 1'],
    ['a bid goes beyond the purse', '(money ?? need) > have ?', '(money ?? need) > have + 999 ?'],
    ['a bidder may not bid again', 'seats: [...others, seat] }', 'seats: others.length > 0 ? others : [seat] }'],
  ),
  ...dwarven(
    'phases/chain.ts',
    ['a consecutive build works on 3', 'die >= box.is.chainFrom', 'die >= box.is.chainFrom - 1'],
    [
      'a failed build goes to the next in line',
      'failed.includes(winner) ? [] :',
      'failed.includes(winner) && p.turn < 0 ? [] :',
    ],
    ['a die helps without the first segment', '.length > 0 ? draw(6) + 1 : 0', '.length >= 0 ? draw(6) + 1 : 0'],
  ),
  ...dwarven(
    'phases/pay.ts',
    [
      'a consecutive build is paid without its first segment',
      'if (!track || touches(box, p, seat, on)) continue',
      'continue',
    ],
    [
      'more is paid than there is',
      "return need > have ? { reason: 'short'",
      "return need > have + 999 ? { reason: 'short'",
    ],
  ),
  ...dwarven(
    'money.ts',
    ['red track is as cheap as black', '? box.is.red : box.is.black', '? box.is.black : box.is.black'],
    ['a mine costs as much as a route', 'return box.is.mine', 'return box.is.passenger'],
    ['a purse is announced beyond 400', 'money >= box.is.declareAt', 'money > box.is.declareAt'],
    ['700 is not enough', 'money >= box.is.goal', 'money > box.is.goal'],
    ['purses are announced in the Advanced Scenario', 'if (isAdvanced(box, p)) return\n', ''],
  ),
  ...dwarven(
    'verbs/taking.ts',
    [
      'five transports are kept',
      'transports.length <= box.is.transports',
      'transports.length <= box.is.transports + 1',
    ],
    ['what is left goes to nobody else', 'seats: seats.slice(1)', 'seats: []'],
    [
      'a free mine costs 2',
      "free && cardIn(box, card).kind === 'mine' ? 0",
      "free && cardIn(box, card).kind === 'mine' ? 2",
    ],
  ),
  ...dwarven(
    'phases/operate.ts',
    ['mines work without being paid for', 'cost: mines.length * is.operate', 'cost: 0'],
    ['an eighth mine is never asked about', 'p.rounds += 1', 'p.rounds += 9'],
  ),
  ...dwarven(
    'phases/mine.ts',
    ['every mine may read the die', 'if (!p.fresh.includes(mine)) work(', 'if (p.turn < 0) work('],
    ['1 and 6 are no neighbours', '((die + 4) % 6) + 1]', 'Math.max(1, die - 1)]'],
    [
      'an empty mine stays though depleted',
      'p.depleted.includes(mine) && p.goods[mine] === 0',
      'p.depleted.includes(mine) && p.turn < 0',
    ],
    ['a mine with goods is closed', ' && p.goods[mine] === 0', ''],
  ),
  ...dwarven(
    'deals.ts',
    ['two alone make deals', '.length > 2', '.length > 1'],
    [
      'a deal gives what others have',
      'own = boardOf(p, giver).mines\n',
      'own = p.boards.flatMap(({ mines }) => mines)\n',
    ],
    [
      'goods go to a mine of another good',
      " || mineIn(box, from).good !== mineIn(box, to).good) return 'otherGood'",
      ") return 'otherGood'",
    ],
    ['goods go to a mine given away in the same deal', '!other.mines?.includes(mine)', 'mine > 0'],
    ['goods go to a mine of the player who gives them', 'if (!theirs.includes(to)) return', 'if (to < 0) return'],
    [
      'track is given without cubes for it',
      "return need > have ? { reason: 'noCubes'",
      "return need > have + 99 ? { reason: 'noCubes'",
    ],
    ['an offer reads the other purse', 'viewer === from && side.giver === to', 'false'],
  ),
  ...dwarven(
    'phases/snow.ts',
    ['black track has snow', "if (!isRed(layout, segment)) return 'notRed'", ''],
    ['a giant clears but one segment', 'sum + transportIn(box, card).clears', 'sum + 1'],
    ['snow is cleared in fair weather', 'isSnowy(p) ? [...p.boards', 'p.turn > 0 ? [...p.boards'],
  ),
  ...dwarven(
    'network.ts',
    [
      'passengers travel through snow',
      'if (!isSnowy(p)) return own\n  if (p.cleared',
      'if (p.turn > 0) return own\n  if (p.cleared',
    ],
    [
      'goods travel through snow',
      'if (lent.length === 0 && !isSnowy(p)) return own',
      'if (lent.length === 0) return own',
    ],
    ['clearing is of no use', '|| p.cleared.includes(segment)', ''],
    [
      'red track is no harder',
      'return any[from] === any[to] ? is.overRed : 0',
      'return any[from] === any[to] ? is.overBlack : 0',
    ],
  ),
  ...dwarven(
    'tickets.ts',
    ['the first location pays as much as others', 'open === 1 ? is.firstTicket :', 'open === 0 ? is.firstTicket :'],
    ['cubes on cards pay nothing', '[...board.tickets, ...board.rides].filter', '[...board.tickets].filter'],
  ),
  ...dwarven(
    'shipping.ts',
    ['loads are rounded up', 'const can = Math.floor(strength / way)', 'const can = Math.ceil(strength / way)'],
    ['goods change on the way', "return 'otherKind'", 'return undefined'],
    ['two mines at one site are no nearer than others', 'a === b ? box.is.atOneSite : difficulty', 'difficulty'],
    ['a mine of another is open without leave', "return 'noLeave'", 'return undefined'],
  ),
  ...dwarven(
    'phases/ship.ts',
    ['shipping goes clockwise', '(p.start + length - 1 - at) % length', '(p.start + at) % length'],
    ['the carrier keeps more than the price', 'Math.min(carriage.cut, price)', 'carriage.cut'],
    ['the fee is kept for nothing', 'carrier === seat && fee > 0', 'carrier === seat && fee > 99'],
  ),
  ...dwarven('transports.ts', [
    'a transport works twice',
    '!p.busy.includes(card))\n    .sort',
    'card > 0)\n    .sort',
  ]),
  ...dwarven(
    'settling.ts',
    [
      'the deck comes before things passed on',
      'for (const seat of inTurn(p)) if (isOnDeck(p, seat)) frames.push(',
      'for (const seat of inTurn(p)) if (isOnDeck(p, seat)) frames.unshift(',
    ],
    ['what is paid for is passed on', ' || isTaken(p, first, claim)) return []', ') return []'],
  ),
  ...dwarven(
    'verbs/cubes.ts',
    ['a cube is lifted from the only way there', "return isLeft ? undefined : 'cutsOff'", 'return undefined'],
    ['a build without a cube costs as well', 'boardOf(p, seat).cubes === 0 || !touches', '!touches'],
  ),
  ...dwarven(
    'verbs/drawing.ts',
    ['the only agent is trapped', '.length > 1) tell', '.length > 0) tell'],
    ['an event takes more than there is', 'Math.min(money, pay +', 'Math.min(999, pay +'],
    [
      'goods come to a depleted mine',
      '.mines.filter((mine) => !p.depleted.includes(mine))',
      '.mines.filter(() => true)',
    ],
    ['cards drawn twice cost as usual', 'rating, free: true', 'rating, free: false'],
  ),
  ...dwarven(
    'phases/market.ts',
    ['prices fall for whole pairs alone', 'Math.ceil(goods / fall)', 'Math.floor(goods / fall)'],
    ['prices stay where nothing is shipped', ': rung + 1)', ': rung)'],
    ['prices climb off the ladder', 'Math.min(topRung, rung)', 'rung'],
    ['every storm sweeps the row', 'if (!isSwept && p.storms.length > 0)', 'if (p.storms.length > 0)'],
    ['no storm sweeps the row', 'if (old.length > 0) tell', 'if (old.length > 9) tell'],
    ['the Advanced Scenario takes thirteen turns', 'p.turn >= box.is.advancedTurns', 'p.turn > box.is.advancedTurns'],
    ['a match goes on for ever', ' || p.turn >= box.is.mostTurns', ''],
    ['the start token stays', '(p.start + 1) % p.boards.length', 'p.start'],
  ),
  ...dwarven(
    'apply.ts',
    ['snow lies for two turns', 'p.snow = [...snow]', 'p.snow = [...p.snow, ...snow]'],
    ['a trapped agent is back at once', 'pawn.at === trapped ? away : home', 'home'],
    ['paper clips stay without being built', 'p.boards[seat]?.clip ? [] : clip', 'clip'],
  ),
  ...dwarven(
    'score.ts',
    ['goods never decide', 'values[at] === Math.max(...values)', 'true'],
    ['the worse market counts', '* Math.max(...prices)', '* Math.min(...prices)'],
  ),
  ...dwarven('guild/bidding.ts', ['the Guild bids beyond its limit', 'bid.money <= limit', 'bid.money > 0']),
  ...dwarven(
    'guild/lists.ts',
    ['the rich play by the first list', 'money <= poor && tickets', 'money > poor && tickets'],
    ['a declaration changes nothing', ' || p.boards.some(({ declared }) => declared)', ''],
  ),
  ...dwarven(
    'guild/shipping.ts',
    ['the Guild sells at any price', 'rung === topRung ||', 'rung > 0 ||'],
    [
      'the Guild takes the largest transport',
      'bySize.find((one) => carries(one) >= left) ?? bySize.at(-1)',
      'bySize.at(-1)',
    ],
  ),
  ...dwarven('guild/paying.ts', ['the Guild saves nothing for its track', '- savingsFor(box, built, seat)', '']),
]
