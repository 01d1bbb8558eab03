import { describe, expect, it } from 'vitest'
import { pad } from '../../../src/table/layout/around.ts'
import { row } from '../../../src/table/layout/flow.ts'
import { leaf, span } from '../../../src/table/layout/leaf.ts'
import { type LayoutNode, lay } from '../../../src/table/layout/node.ts'
import { treeFaults } from './trees.ts'

const place = { x: 0, y: 0, w: 100, h: 20 }
const chip = leaf({ w: span(30), h: span(20) }, () => [])
const faultsOf = (node: LayoutNode) => treeFaults(lay(node, place))

describe('a tree that is laid out', () => {
  it('has no fault where everything has its room', () => {
    expect(faultsOf(row({ gap: 5 }, [chip, chip, chip]))).toEqual([])
  })

  it('is at fault for a chip too many', () => {
    expect(faultsOf(row({ gap: 5 }, [chip, chip, chip, chip]))).not.toEqual([])
  })

  it('is at fault for siblings over each other', () => {
    expect(faultsOf(row({ gap: -10 }, [chip, chip]))).toEqual(['0,0,30,20 over 20,0,30,20'])
  })

  it('is at fault for what leaves its place', () => {
    expect(faultsOf(pad({ left: -10 }, chip))).toEqual(['-10,0,110,20 leaves 0,0,100,20'])
  })
})
