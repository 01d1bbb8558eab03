import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import type { Household, Programme } from '../../src/lab/home.ts'
import type { Script } from '../../src/lab/script.ts'
import type { Sitting } from '../../src/lab/sitting.ts'
import type { Place } from '../../src/net/open.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { mishapsBy } from './mishaps.ts'

type TinySitting = Sitting
type Manners = Household['manners']

const names = ['anna', 'ben', 'cleo', 'dora', 'emil', 'fanny']
const guest: Place = { kind: 'guest' }
/** Who else may sit at the founder's device. */
const others: readonly (readonly Place[])[] = [
  ...[[], [], []],
  [{ kind: 'mine', name: 'Anna’s sister' }],
  [{ kind: 'bot', name: 'random' }],
]

/** The first founds the table, all others come as guests. */
const householdsOf = (count: number, manners: Manners): readonly Household[] =>
  names.slice(0, count).map((name, at) => ({ name, founds: at === 0, manners }))

/** Sidings for so many people, each in a browser of their own, and more seats of the founder's. */
const tinyProgramme = (people: number, more: readonly Place[]): Programme => ({
  ...{ game: tiny, options: { wagons: 40 }, signatures: cheapSignatures },
  places: [{ kind: 'mine' }, ...Array.from({ length: people - 1 }, () => guest), ...more],
})

/** A match of Sidings that goes by a script. */
export function tinySitting(
  people: number,
  script: Script,
  manners: Manners = { pause: 1000 },
): TinySitting {
  const households = householdsOf(people, manners)
  return { programme: tinyProgramme(people, []), households, script, seed: 1, reunites: true }
}

/** How many mishaps befall a match at most. */
const mostMishaps = 6

/** How long people take for their moves, and how long they wait for each other. */
function mannersBy(draw: Draw): Manners {
  const patience = draw(3) === 0 ? { patience: 20_000 + draw(60_000) } : {}
  return { pause: 100 + draw(4000), ...patience }
}

/** A match of Sidings that follows from a seed: who plays, how patiently, all that befalls them. */
export function seededSitting(seed: number): TinySitting {
  const draw = fastDraw(seed)
  const people = 2 + (draw(2) === 0 ? draw(3) : 0)
  const households = householdsOf(people, mannersBy(draw))
  const who = households.map(({ name }) => name)
  const script = mishapsBy(draw, who, draw(mostMishaps + 1))
  const programme = tinyProgramme(people, others[draw(others.length)] ?? [])
  return { programme, households, script, seed, reunites: true }
}

/** A whole match of Foothills that follows from a seed. */
export async function foothillsSitting(seed: number) {
  const draw = fastDraw(seed)
  const households = householdsOf(2, mannersBy(draw))
  const script = mishapsBy(draw, ['anna', 'ben'], 2 * mostMishaps)
  const places: readonly Place[] = [{ kind: 'mine' }, guest]
  const programme = { game: foothills(builtIn), options: {}, signatures: cheapSignatures, places }
  return { programme, households, script, seed, reunites: true }
}
