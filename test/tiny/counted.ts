import type { Tiny } from './tiny.ts'

/** A game with the same rules that counts how often they take a step. Set `steps` to 0 to count from there. */
export function counted(game: Tiny): { readonly game: Tiny; steps: number } {
  const count = {
    steps: 0,
    game: {
      ...game,
      step(...input: Parameters<Tiny['step']>) {
        count.steps += 1
        return game.step(...input)
      },
    },
  }
  return count
}
