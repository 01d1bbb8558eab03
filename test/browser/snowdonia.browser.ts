import { describe, it } from 'vitest'
import { agreeAtEnd, playFive } from './five.ts'
import { withTable } from './harness.ts'

describe('a match of Snowdonia', () => {
  it('is played by five people at five browsers to its end, who lose a host and lend a seat', () =>
    withTable(async ({ open }) => agreeAtEnd(await playFive(open))))
})
