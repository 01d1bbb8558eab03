import { expect, it } from 'vitest'
import { kindsFor } from '../../src/stage/surfaces.ts'

it('a stream is drawn by a graphics card or without WebGL, a player’s table without it only when asked', () => {
  expect(kindsFor('auto', true)).toEqual(['card', 'canvas'])
  expect(kindsFor('auto', false)).toEqual(['webgl'])
  expect(kindsFor('canvas', true)).toEqual(['canvas'])
})
