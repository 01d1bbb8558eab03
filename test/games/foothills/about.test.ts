import { describe, expect, it } from 'vitest'
import { openFace } from '../../../src/games/foothills/face/index.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { randomJournal } from '../../journals.ts'
import { captions, words as english } from './texts.ts'

const game = foothills(builtIn)
const words = english(game.box)
const face = openFace(
  () => game.box,
  () => words,
  () => captions,
)

const nobody = { seat: 0, picked: [], next: [] }

describe('the text about pieces', () => {
  const { positions } = randomJournal(game, 2, {}, 11)
  const some = positions.filter((_, at) => at % 40 === 0 || at === positions.length - 1)

  it('give both sides of an action card and what it scores', () => {
    const p = positions.at(-1)
    const card = game.box.actions.find(({ index }) => p?.boards[0]?.cards.includes(index))
    if (!p || !card) throw new Error('no card on a board')
    const about = face.about(p, `action:${card.index}`)
    const text = about?.lines.map((line) => `${line.head} ${line.text}`).join(' ') ?? ''
    expect([card.golden.name, card.grey.name]).toContain(about?.title)
    expect(text).toContain(words.verbs(card.golden.verbs))
    expect(text).toContain(words.verbs(card.grey.verbs))
    expect(text).toContain(words.scoring(card.scoring))
  })

  it('describe a station card by what is on it and what its verbs do', () => {
    for (const p of some.slice(1))
      for (const { id } of face.layout(p, { w: 1280, h: 720 }, nobody).pieces) {
        const station = game.box.stations[Number(id.split(':')[1])]
        if (!id.startsWith('station:') || !station?.action) continue
        const text = face
          .about(p, id)
          ?.lines.map((line) => line.text)
          .join(' ')
        expect(text).toContain(words.verbs(station.action))
      }
  })

  it('are the card’s for any part of it', () => {
    const p = positions.at(-1)
    if (!p) throw new Error('no position')
    expect(face.about(p, 'rubble:7:0')?.piece).toBe('station:7')
    expect(face.about(p, 'count:1:iron')?.piece).toBe('goods:1:iron')
    expect(face.about(p, 'letter:1')?.piece).toBe('board:1')
    expect(face.about(p, 'ground')).toBeUndefined()
  })
})
