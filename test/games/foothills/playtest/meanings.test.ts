import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../../../src/games/foothills/playtest/meanings.ts'
import { home, type Position, pub } from '../../../../src/games/foothills/position.ts'
import { membersOf } from '../../../../src/kit/changes.ts'
import { begun, walk } from '../../../playing.ts'
import { lay } from '../lay.ts'
import { box, game, station } from '../table.ts'

const p: Position = lay(game, {
  blue: { surveyor: 'pub', tickets: ['I', 'IV'] },
  green: { surveyor: 'home' },
  summit: 'green',
})
const tell = (path: string, value: unknown, there = p) => meaningOf(box, there, path, value)
const cardName = (card: number) => `${box.actions[card]?.golden.name} / ${box.actions[card]?.grey.name}`

describe('the meaning of a value in a position', () => {
  it('is the station whose rubble, tile, track or space it is', () => {
    for (const { index, name, tracks, firstTrack, spaces, firstSpace } of box.stations) {
      expect([tell(`rubble.${index}`, 4), tell(`navvies.${index}`, 0)]).toEqual([name, name])
      for (let track = 0; track < tracks; track++) expect(tell(`tracks.${firstTrack + track}`, 0)).toBe(name)
      for (let space = 0; space < spaces.length; space++)
        expect(tell(`spaces.${firstSpace + space}`, 0)).toContain(name)
    }
  })

  it('says whose a space is', () => {
    const { index, name, firstTrack } = station('V-2')
    expect(tell(`tracks.${firstTrack}`, 2)).toBe(`${name}: Green`)
    expect(tell(`rubble.${index}`, 2)).toBe(name)
  })

  it('is the player meant', () => {
    expect(tell('seat', 0)).toBe('Blue')
    expect(tell('summit', p.summit)).toBe('Green')
    expect(tell('summit', -1)).toBe('no one')
    expect(tell('boards.1', p.boards[1])).toBe('Green')
  })

  it('is both sides of a card, wherever it is named', () => {
    const card = p.boards[1]?.cards[2] ?? -1
    expect(tell('boards.1.cards.2', card)).toBe(cardName(card))
    expect(tell('boards.1.grey', 0b00100)).toBe(cardName(card))
    expect(tell('spare.0', card)).toBe(cardName(card))
    expect(tell('selected', 2, { ...p, seat: 1 })).toBe(cardName(card))
    expect(tell('selected', -1)).toBeUndefined()
    expect(tell('boards.1.cards.2', -1)).toBeUndefined()
  })

  it('is the lines of a set, a ticket or a buffer stop', () => {
    expect(tell('lines', p.lines)).toBe('I, II, IV, V, VII, VIII')
    expect(tell('stops.0', 3)).toBe('IV')
    expect(tell('boards.0.tickets', p.boards[0]?.tickets)).toBe('I, III/IV')
    expect(tell('boards.0.tickets', 0)).toBeUndefined()
  })

  it('is the surveyor’s place', () => {
    const { index, name } = station('V-2')
    expect([pub, home, index].map((place) => tell('boards.0.surveyor', place))).toEqual(['the pub', 'home', name])
  })

  it('is missing where the value speaks for itself', () => {
    expect(tell('yard.iron', 3)).toBeUndefined()
    expect(tell('turn', 3)).toBeUndefined()
    expect(tell('phase', 'select')).toBeUndefined()
  })

  it('is known for everything in a list, all through matches', () => {
    const lists = ['rubble', 'tracks', 'spaces', 'navvies', 'stops', 'spare', 'boards']
    for (const seed of [1, 2, 3])
      for (const position of walk(game, begun(game, 2, {}, seed), 300))
        for (const [list, members] of membersOf(position).filter(([name]) => lists.includes(name)))
          for (const [at, value] of membersOf(members))
            expect(tell(`${list}.${at}`, value, position), `${list}.${at}`).toBeTruthy()
  })

  it('is what a card says, for pending work', () => {
    const busy = walk(game, begun(game, 2, {}, 1), 300).find(({ todo }) => todo.some((frame) => 'verb' in frame))
    const at = busy?.todo.findIndex((frame) => 'verb' in frame) ?? -1
    expect(busy && tell(`todo.${at}`, busy.todo[at], busy)).toMatch(/[a-z]/)
  })
})
