import { describe, expect, it } from 'vitest'
import { sharedTypeNames } from './names.ts'
import { sourceTree } from './tree.ts'

describe('the types of the tree', () => {
  it('have names that no two modules outside games export', () => {
    expect(sharedTypeNames(sourceTree())).toEqual([])
  })
})

describe('names of types that several modules export', () => {
  const shared = (files: Record<string, string>) => sharedTypeNames(new Map(Object.entries(files)))

  it.each([
    ['an interface', 'export interface Room { readonly code: string }'],
    ['a type', 'export type Room = string'],
    ['a class', 'export class Room {}'],
    ['a type exported below', 'type Room = string\nexport type { Room }'],
    ['a type exported under this name', 'interface Hall {}\nexport { type Hall as Room }'],
  ])('are found: %s', (_, text) => {
    const files = { 'app/room.ts': 'export interface Room {}', 'net/room.ts': text }
    expect(shared(files)).toEqual([{ name: 'Room', files: ['app/room.ts', 'net/room.ts'] }])
  })

  it.each([
    ['a type that stays in its module', { 'net/room.ts': 'interface Room {}' }],
    ['a re-export', { 'net/index.ts': `export { type Room } from '../app/room.ts'` }],
    ['a value', { 'net/room.ts': 'export const Room = 1' }],
    ['a title’s own', { 'games/metro/room.ts': 'export interface Room {}' }],
    ['a page to read', { 'net/README.md': 'export interface Room {}' }],
  ])('may be: %s', (_, files) => {
    expect(shared({ 'app/room.ts': 'export interface Room {}', ...files })).toEqual([])
  })
})
