import { describe, expect, it } from 'vitest'
import type { Known } from '../../src/rules/game.ts'
import { choicesOf } from '../../src/rules/play.ts'
import type { Shape } from '../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../src/stage/art/skin.ts'
import { animationsOf } from '../../src/stage/effectQueue.ts'
import type { Looking, Size } from '../../src/stage/face.ts'
import { nextPicks } from '../../src/stage/narrow.ts'
import { paleTexts, weakColours } from '../stage/faces/contrast.ts'
import { told, within } from '../stage/faces/rects.ts'
import { paintedBy } from '../stage/faces/seen.ts'
import { chosenBy, tablesOf } from '../stage/faces/touching.ts'
import { matchesOf, type Opened, openTitles } from './opened.ts'

const sizes: readonly Size[] = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
]
const usual = { w: 1280, h: 720 }

/** Pieces that are a landscape, with what is written in it. */
const scenery: Readonly<Record<string, RegExp>> = { snowdonia: /^land$/ }

/** Print that falls short of that contrast so far: the doubling under the glass. */
const pale: Readonly<Record<string, RegExp>> = { metro: /^glass: “×2”/ }

/** Touches for which there is no piece: hardly anyone takes less than they may, so that is left to the decision bar. */
const unshown: Readonly<Record<string, RegExp>> = { snowdonia: /^no piece for “offer:take:/ }

/** Pieces that say all there is to say by themselves. */
const plain: Readonly<Record<string, RegExp>> = {
  foothills: /^(offer|hand):/,
  snowdonia: /^(hire|home|siding|offer|mine|board:start)/,
}

const none = /(?!)/

/** The moments of some matches in which a seat is asked, with what it may touch and see. */
async function askedOf(one: Opened) {
  const { game } = one.open
  const face = await one.open.face()
  return matchesOf(one).map((match) =>
    match.flatMap(({ p, effects, ask, known: all }) =>
      choicesOf(ask)
        .slice(0, 1)
        .map(({ seat, moves }) => {
          const held = game.hidden?.hands(p)[seat] ?? []
          const known: Known = (token) => (held.includes(token) ? all(token) : undefined)
          const choices = moves.map((move) => {
            const picks = face.picks(p, move)
            return { move, picks, whole: face.tries?.(picks[0] ?? '') ?? false }
          })
          const looking = (picked: readonly string[] = []): Looking => ({
            seat,
            known,
            picked,
            next: [...nextPicks(choices, picked)],
          })
          return { p, effects, seat, known, choices, looking }
        }),
    ),
  )
}

describe.each(openTitles)('the table of $id', async (one) => {
  const face = await one.open.face()
  const { game } = one.open
  const matches = await askedOf(one)
  const asked = matches.flat()
  const some = matches.flatMap((match) =>
    [0.05, 0.5, 0.95].flatMap((part) => match[Math.floor(part * match.length)] ?? []),
  )
  const piecesAt = ({ p, looking }: (typeof asked)[number], size: Size) =>
    face.layout(p, size, looking()).pieces.filter(({ id }) => !(scenery[one.id] ?? none).test(id))

  it('is there early, halfway and late', () => {
    expect(some.length).toBeGreaterThan(5)
  })

  describe.each(sizes)('at $w × $h', (size) => {
    it('lies inside the stage, as do the parts that it leaves to the page', () => {
      const out = some.flatMap(({ p, looking }) => {
        const { pieces, areas, size: laid } = face.layout(p, size, looking())
        expect(laid.w / laid.h).toBeCloseTo(size.w / size.h, 2)
        return [...pieces, ...Object.values(areas)].filter((one) => !within(one, { x: 0, y: 0, ...laid }, 2)).map(told)
      })
      expect(out).toEqual([])
    })

    it('has each piece once', () => {
      const twice = some.flatMap((moment) => {
        const ids = piecesAt(moment, size).map(({ id }) => id)
        return ids.filter((id, at) => ids.indexOf(id) !== at)
      })
      expect(twice).toEqual([])
    })

    it('puts every text on one ground at 7 to 1 or more in high contrast', () => {
      const seen = some.map((moment) => paleTexts(piecesAt(moment, size), face.strong))
      const wrong = new Set(seen.flatMap((table) => table.pale))
      expect([...wrong].filter((text) => !(pale[one.id] ?? none).test(text))).toEqual([])
      expect(seen.reduce((sum, { texts }) => sum + texts, 0)).toBeGreaterThan(100)
    })

    it('paints no colour with a high contrast replacement', () => {
      expect([...new Set(some.flatMap((moment) => weakColours(piecesAt(moment, size), face.strong)))]).toEqual([])
    })

    it('leads to a legal move by touches on what it asks for, in order', () => {
      const wrong = some.flatMap(({ p, choices, looking }) => {
        const led = tablesOf(choices, (picked) => face.layout(p, size, looking(picked)))
        return choices
          .filter((_, at) => at % 7 === 0)
          .flatMap(({ move, picks }) => {
            const found = chosenBy(led, choices, picks)
            const isUnshown = typeof found === 'string' && (unshown[one.id] ?? none).test(found)
            return found === move || isUnshown ? [] : [{ picks, found }]
          })
      })
      expect(wrong).toEqual([])
    })
  })

  it('has no parts for high contrast in the usual colours', () => {
    const dress = (shapes: readonly Shape[]) => worn(shapes, usualSkin)
    const shapes = some.flatMap((moment) => paintedBy(piecesAt(moment, usual), dress))
    expect(shapes.length).toBeGreaterThan(500)
    expect(shapes.filter(({ shape, own }) => !own && shape.only === 'contrast')).toEqual([])
  })

  it('asks for other touches for each legal move, none beginning with all of another’s', () => {
    const clashes = asked.flatMap(({ choices }) => {
      const keys = choices.map(({ picks }) => `${picks.join('>')}>`).toSorted()
      return keys.filter((key, at) => keys[at + 1]?.startsWith(key))
    })
    expect(asked.length).toBeGreaterThan(100)
    expect(clashes).toEqual([])
  })

  it('describes its pieces without a gap', () => {
    const said = some.flatMap(({ p, known, looking }) => {
      const ids = face.layout(p, usual, looking()).pieces.map(({ id }) => id)
      return ids.flatMap((id) => {
        const about = face.about(p, id, known)
        return about ? [{ ...about, isThere: ids.includes(about.piece) }] : []
      })
    })
    const texts = said.flatMap(({ title, kind, lines }) => [title, kind, ...lines.map(({ text }) => text)])
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter(({ isThere }) => !isThere)).toEqual([])
    expect(texts.filter((text) => text === '' || /undefined|NaN|\[object|-1\b| {2}/.test(text))).toEqual([])
  })

  it('describes every piece that can be touched', () => {
    const silent = some.flatMap(({ p, known, looking }) =>
      face
        .layout(p, usual, { ...looking(), next: [] })
        .pieces.filter(({ id, label, opens }) => label !== undefined && !opens && !face.about(p, id, known))
        .map(({ id }) => id),
    )
    expect(silent.filter((id) => !(plain[one.id] ?? none).test(id))).toEqual([])
  })

  it('shows what happens soon, at places that exist, and gently to those who want no motion', () => {
    const lay = (p: Parameters<typeof face.layout>[0]) => face.layout(p, usual, { seat: 0, picked: [], next: [] })
    const shown = matchesOf(one).flatMap((match) =>
      match.flatMap(({ p: after, effects }, at) => {
        const before = match[at - 1]?.p
        if (!before || at % 9 !== 0) return []
        return [false, true].flatMap((calm) =>
          animationsOf({ game, face }, lay, calm, effects, before, after).map((animation) => ({ ...animation, calm })),
        )
      }),
    )
    const most = ({ effect, calm }: (typeof shown)[number]) => (calm ? 160 : effect.type === 'over' ? 15_000 : 6000)
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.filter((one) => !(one.timeline.ms <= most(one))).map(({ effect }) => effect)).toEqual([])
    const steps = shown.flatMap(({ timeline }) => timeline.tracks.flatMap(({ legs }) => legs.map(({ step }) => step)))
    expect(steps.filter(({ at, for: ms }) => !Number.isFinite(at + ms))).toEqual([])
  })
})
