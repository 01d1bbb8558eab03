import { listAnd, many } from '../../src/kit/english.ts'
import type { Known, Token } from '../../src/rules/game.ts'
import type { Words } from '../../src/rules/words.ts'
import { plainName as name } from '../tiny/plain.ts'
import { fairLoad, type Position, type Types, tons } from './waybills.ts'

/** A waybill as people read it, its face too if they may see it. */
export function waybillText(token: Token, known?: Known): string {
  const face = known?.(token)
  return face === undefined ? `waybill ${token}` : `${face} (${many(tons[face] ?? 0, 'ton')})`
}

const pointsText = (p: Position) => p.points.map((have, seat) => `${name(p, seat)}: ${many(have, 'ton')}`)

const handText = (p: Position, known?: Known) =>
  p.hands.map(
    (hand, seat) => `${name(p, seat)} holds ${listAnd(hand.map((token) => waybillText(token, known))) || 'nothing'}.`,
  )

/** Waybills in English. */
export const waybillsWords: Words<Types> = {
  language: 'en-GB',
  title: 'Waybills',
  edition: (edition) => `Edition “${edition}”.`,
  seat: name,
  prompt: (p) => (p.phase === 'call' ? 'Will the next waybill be light or heavy?' : 'Play a waybill.'),
  move: (_, move, known) => (move.type === 'call' ? `Call ${move.call}` : `Play ${waybillText(move.token, known)}`),
  effect(p, effect) {
    switch (effect.type) {
      case 'called':
        return `${name(p, effect.seat)} called ${effect.call}.`
      case 'played':
        return `${name(p, effect.seat)} played ${effect.face}.`
      case 'scored':
        return `${name(p, effect.seat)} gained ${many(effect.points, 'ton')}.`
      case 'drew':
        return `${name(p, effect.seat)} drew a waybill.`
      case 'left':
        return `${name(p, effect.seat)} left the line.`
      default:
        return undefined
    }
  },
  table: (p, known) => [
    { title: 'Depots', lines: pointsText(p) },
    { title: 'Hands', lines: handText(p, known) },
    { title: 'Played', lines: p.played.map(({ face, seat }) => `${name(p, seat)}: ${face}`) },
  ],
  far: ({ pool }) => `${many(pool.length, 'waybill')} left.`,
  refusal: ({ reason }) => `Refused: ${reason}.`,
  flaw: async ({ reason, at }) => `${at}: ${reason}`,
  score: (line) => `From ${line.source}`,
  outcome(p, { winners }) {
    const names = winners.map((seat) => name(p, seat))
    if (p.points.length > 1) return `Won by ${listAnd(names)}.`
    const [carried = 0] = p.points
    return winners.length > 0
      ? `You carried ${many(carried, 'ton')}, and ${fairLoad} was a fair load.`
      : `You carried ${many(carried, 'ton')} of the ${fairLoad} that make a fair load.`
  },
}
