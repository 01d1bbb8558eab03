import { attacks, deeds, type Message, messages, moments, posts, type Run } from './rewinding.ts'

/** The main title whose matches have messages of a kind. */
const mainTitle = (message: Message): Run['title'] => {
  if (message === 'shuffle') return 'Waybills, dealt by the host'
  if (message === 'answer') return 'Tenders'
  return message === 'draw' || message === 'chance' ? 'Sidings' : 'Waybills'
}

/** Numbers of people: few for what comes last in a match, and five and six, who do the same for longer, less often. */
function peopleFor(message: Message, seed: number): number {
  const people = 2 + (seed % (message === 'audit' ? 2 : 5))
  return people > 4 && seed % 3 > 0 ? people - 2 : people
}

const made: Run[] = []
function add(message: Message, rest: Partial<Run> = {}): void {
  const seed = made.length + 1
  // A round of moments is one longer than a round of people, so that all pairs come.
  const moment = moments[seed % moments.length] ?? moments[0]
  const people = peopleFor(message, seed)
  made.push({ seed, title: mainTitle(message), people, message, moment, deed: undefined, ...rest })
}

/** Things that happen while someone attacks. */
export const meanwhile = [undefined, ...deeds]

function addAll(kinds: readonly Message[]): void {
  for (const message of kinds) for (const deed of deeds) add(message, { deed })
  for (const message of kinds)
    for (const attack of attacks)
      for (const post of posts) add(message, { attack, post, deed: meanwhile[(made.length * 3) % meanwhile.length] })
}

addAll(messages.filter((message) => message !== 'answer'))
for (const [at, deed] of deeds.entries()) {
  const [attack, post] = [attacks[at % 2], posts[at % 3]]
  add(at % 2 ? 'draw' : 'chance', { title: 'Foothills', people: 2, deed })
  add(at % 2 ? 'chance' : 'draw', { title: 'Snowdonia', people: 2 + (at % 2), deed })
  add((['mix', 'lock', 'share'] as const)[at % 3] ?? 'mix', { title: 'Metro', people: 2 + (at % 2), deed })
  if (!attack || !post) continue
  add('draw', { title: 'Foothills', people: 2, attack, post })
  add('draw', { title: 'Snowdonia', people: 3, attack, post })
  add('share', { title: 'Metro', people: 3, attack, post })
}

// Of two, one alone can have known what is left out, and whoever opens again has forgotten what the other said.
for (const message of ['draw', 'chance', 'lock'] as const)
  for (const deed of deeds.slice(0, 3))
    for (const attack of attacks)
      add(message, { people: 2, moment: 'after it is heard', deed, attack, post: 'last guest' })
// Some have heard what others haven't, at a table that falls apart into two that could each go on.
for (const seed of [5, 1005, 2005, 3005, 4005])
  add('draw', { seed, people: 4, moment: 'after it is sent', deed: 'the table is parted' })

addAll(['answer'])

/** Every message and everything that happens around it, alone and with each attack, at tables of two to six. */
export const runs: readonly Run[] = made
