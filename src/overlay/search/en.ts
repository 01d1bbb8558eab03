export const ignored =
  'a an the this that these and or but of to in on at for from with by up about as if is are was be been being am do does did done can could may might must should will would shall have has had get gets getting go goes going make i me my mine you your we us our it its they them there what when where which who whose why how many much often happen happens allowed possible rule rules game play playing really ever any some people someone whats'

const ends = ['match ends', 'the end comes', 'the end and']
const starts = ['starting player', 'start player', 'to start', 'first turn']
const wins = ['most points', 'and scoring', 'scoring a line', 'scores']

/** Words people ask with, and their counterparts in the books. */
export const alike = {
  tie: ['level'],
  tying: ['level'],
  equal: ['level'],
  draw: ['level'],
  round: [...ends, 'take turns'],
  long: ends,
  finish: ends,
  over: ends,
  stop: ends,
  last: ends,
  win: wins,
  won: wins,
  goal: wins,
  aim: wins,
  los: wins,
  point: ['vp '],
  vp: ['points'],
  victory: ['vp ', 'most points'],
  first: starts,
  begin: starts,
  start: starts,
  setup: ['on the table'],
  set: ['on the table'],
  pass: ['miss your turn', 'nothing to do'],
  skip: ['miss your turn', 'nothing to do', "can't pass"],
  solo: ['alone'],
  single: ['alone'],
  cost: ['pay', 'price'],
  money: ['pay', 'price'],
  coin: ['pay', 'price'],
  rotat: ['turn a tile', 'turned', 'free rotation'],
  rail: ['track'],
  luck: ['drawn', 'shuffled'],
  random: ['drawn', 'shuffled'],
  resource: ['cubes'],
  material: ['resource', 'cubes'],
  exchang: ['trade'],
  swap: ['trade'],
  convert: ['trade'],
  empty: ['runs out', 'none left', 'too few'],
  multiplayer: ['players'],
}

/** Without the ending of the plural. */
export const forms = (word: string): readonly string[] =>
  word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : []
