import type { Effect } from './effects.ts'

/** The name of a card, of a mine’s die or of the market’s die for testers who choose draws. */
const nameOf = (effect: Effect): readonly string[] => {
  if (effect.type === 'drew') return [`card ${effect.card}`]
  if (effect.type === 'filled')
    return [...effect.upcards, ...effect.events, ...effect.storms].map((card) => `card ${card}`)
  if (effect.type === 'die') return [`die ${effect.die}`]
  return effect.type === 'marketDie' ? [`market ${effect.die}`] : []
}

/** Whether a draw that told these effects brought these things, those of one kind in this order. */
export function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const came = told.flatMap(nameOf)
  const kindOf = (name: string) => name.split(' ')[0]
  return wanted.every((name, at) => {
    const before = wanted.slice(0, at).filter((one) => kindOf(one) === kindOf(name)).length
    return came.filter((one) => kindOf(one) === kindOf(name))[before] === name
  })
}
