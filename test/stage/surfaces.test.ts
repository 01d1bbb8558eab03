import { expect, it } from 'vitest'
import { kindsFor } from '../../src/stage/surfaces.ts'

it('a stream is drawn without WebGL where there is none, a player’s table only when asked', () => {
  expect(kindsFor('auto', true)).toEqual(['webgl', 'canvas'])
  expect(kindsFor('auto', false)).toEqual(['webgl'])
  expect(kindsFor('canvas', true)).toEqual(['canvas'])
})
