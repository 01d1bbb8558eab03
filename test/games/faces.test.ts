import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { type Language, languages, setLanguage } from '../../src/kit/language.ts'
import type { BasePosition, Typed } from '../../src/rules/game.ts'
import type { Shape } from '../../src/stage/art/shape.ts'
import { animationsOf, type EffectAnimation } from '../../src/stage/effectQueue.ts'
import type { Layout } from '../../src/stage/face.ts'
import { pickOf } from '../../src/stage/hand.ts'
import { spriteAt, spriteOf } from '../../src/stage/timeline.ts'
import { type Faults, faultsOf, outside, type Rule, rules } from '../stage/faces/faults.ts'
import { shared } from '../stage/faces/shared.ts'
import { otherStages } from '../stage/faces/stages.ts'
import { chosenBy, tablesOf } from '../stage/faces/touching.ts'
import { askedOf, laidTables } from './laid.ts'
import { matchesOf, type Opened, openTitles } from './opened.ts'

const usual = { w: 1280, h: 720 }

/** Faults that tables may have, by rule, and why. Each fault begins with the id of a piece. */
type Excuses = Readonly<Partial<Record<Rule, RegExp>>>
const excused: Readonly<Record<string, Excuses>> = {
  foothills: {
    // Prices and worths are drawn with the small signs of a phone's cards; the description says them in words.
    large: /^(plot|station|bonus|bag):?.*: “([^a-z]{1,3}|beliebig)”/,
  },
  metro: {
    // The back of a tile is a picture.
    large: /^(hand:\d+|pool): “M”/,
    // Eight squares share the width of the smallest phone and are enlarged under the glass before a second touch; three
    // tiles share what is left beside the board of one held sideways.
    touchable: /^(cell|hand):\d+: (39|4\d)$/,
  },
  snowdonia: {
    // A landscape with what is written in it.
    strong: /^land: /,
    // Letters and figures painted on small things, which their descriptions say in words; and, so far, names on boards
    // and trains.
    large: /^(board|train):|: “[^a-z]{1,3}” at /,
    // Stations’ names on the smallest phones held sideways.
    whole: /^board:\d: /,
    // Hardly anyone takes less than they may: that is left to the decision bar.
    labelled: /^offer:take:/,
    // A touch anywhere else on an area takes its first free space.
    touchable: /^(space|train):/,
  },
  dwarven: {
    // Letters and figures painted on small things, which their descriptions say in words.
    large: /: “[^a-z]{1,3}” at /,
    // Places on the mountain, which two fingers enlarge, and more cards, mines or haulers than anyone has but by chance.
    touchable: /^(segment|ticket|site|card|to|mine|hauler):/,
    // A pawn may reach over a name where there is no other place for it.
    apart: /pawn:/,
  },
}

/** Pieces that say all there is to say by themselves. */
const plain: Readonly<Record<string, RegExp>> = {
  foothills: /^(offer|hand):/,
  snowdonia: /^(hire|home|siding|offer|mine|board:start)/,
  dwarven: /^(clip|offer)/,
}

const none = /(?!)/

/** The number of times that each kind of effect is shown. */
const often = 2

/** Effects of matches with the positions before and after: the first few of each kind. */
function happenings(one: Opened) {
  const { game } = one.open
  const times = new Map<string, number>()
  return matchesOf(one).flatMap((match) =>
    match.flatMap(({ p: after, effects }, at) => {
      let p = match[at - 1]?.p ?? after
      return effects.flatMap((effect, order) => {
        const before = p
        p = order === effects.length - 1 ? after : game.clone(before)
        if (p !== after) game.apply(p, effect)
        const time = (times.get(effect.type) ?? 0) + 1
        times.set(effect.type, time)
        return at > 0 && time <= often ? [{ effect, before, after: p }] : []
      })
    }),
  )
}

/** Moving things that don’t end where they stand then, or begin where they were unless a step says where they come from. */
function astray({ effect, before, timeline }: EffectAnimation<Typed>): string[] {
  const lying = new Map(before.pieces.map((piece) => [piece.id, piece]))
  return timeline.tracks.flatMap((track) => {
    const { id, last, late, legs } = track
    const comesFrom = legs[0]?.step.from !== undefined && legs[0].step.at === 0
    const [first, end] = [spriteAt(track, 0), spriteAt(track, timeline.ms)]
    const was = lying.get(id)
    const isThere = last ? JSON.stringify(end) === JSON.stringify(spriteOf(late, last)) : end === undefined
    const hasLeft =
      was && first && !comesFrom && Math.hypot(first.x - was.x - was.w / 2, first.y - was.y - was.h / 2) > 0.01
    return [
      ...(isThere ? [] : [`${effect.type}: ${id} ends astray`]),
      ...(hasLeft ? [`${effect.type}: ${id} jumps`] : []),
    ]
  })
}

describe.each(openTitles)('the table of $id', async (one) => {
  const face = await one.open.face()
  const { game, words } = one.open
  const matches = await askedOf(one)
  const asked = matches.flat()
  const tables = await laidTables(one, matches)
  const pictures = shared((_: Language) => new Map<string, readonly Shape[]>())
  const faults = tables.map((table): Faults & { readonly name: string } => ({
    name: table.name,
    ...faultsOf({ ...table, strong: face.strong, pictures: pictures(table.language) }),
  }))
  const excuses = excused[one.id] ?? {}

  it('is there for every two of size, seats, moment, text, language and view', () => {
    expect(tables.length).toBeGreaterThan(30)
    expect(Math.min(...tables.map(({ layout }) => layout.pieces.length))).toBeGreaterThan(5)
    expect(
      tables.map(({ layout, stage }) => Math.abs(layout.size.w / layout.size.h - stage.w / stage.h) < 0.01),
    ).not.toContain(false)
  })

  it.each(Object.keys(rules).filter((rule): rule is Rule => rule in rules))('keeps to the rule: %s', (rule) => {
    const wrong = faults.flatMap((all) =>
      all[rule].filter((fault) => !(excuses[rule] ?? none).test(fault)).map((fault) => `${fault} (${all.name})`),
    )
    expect(wrong, `It ${rules[rule]}.`).toEqual([])
  })

  it('shows everyone’s face as soon as it has loaded', () => {
    const { p, known, seat } = need(asked[0], 'a moment')
    const portraits = Array.from({ length: game.seats.max }, (_, of) => ({ key: `face ${of}`, draw: () => [] }))
    const shown = [{}, { portraits }].map((loaded) =>
      face.layout(p, usual, { seat, known, picked: [], next: [], ...loaded }).pieces.map(({ art }) => art.key),
    )
    const [before, after] = shown.map((keys) => keys.filter((key) => key.includes('locket:face')).length)
    expect(before).toBe(0)
    expect(after).toBeGreaterThanOrEqual(game.seats.min - 1)
  })

  it.each(languages)('stays inside windows of other shapes: %s', async (language) => {
    await setLanguage(language)
    const late = matches.map((match) => need(match[Math.floor(match.length * 0.7)], 'a moment'))
    const beyond = otherStages.flatMap((stage) =>
      late.flatMap(({ p, seat, known }) =>
        outside(face.layout(p, stage, { seat, known, picked: [], next: [] })).map(
          (piece) => `${piece} (${stage.w} × ${stage.h})`,
        ),
      ),
    )
    await setLanguage('en')
    expect(beyond).toEqual([])
  })

  it('leads to a legal move by touches on what it asks for, in order', () => {
    const open = tables.filter(({ looking }) => looking.picked.length === 0 && looking.next.length > 0)
    const wrong = open.flatMap(({ choices, lay, name }) => {
      const led = tablesOf(choices, lay)
      const every = Math.ceil(choices.length / 8)
      return choices
        .filter(({ picks }, at) => at % every === 0 && !picks.some((pick) => (excuses.labelled ?? none).test(pick)))
        .flatMap(({ move, picks }) => {
          const found = chosenBy(led, choices, picks)
          return found === move ? [] : [{ picks, found, name }]
        })
    })
    expect(open.length).toBeGreaterThan(8)
    expect(wrong).toEqual([])
  })

  it('asks for other touches for each legal move, none beginning with all of another’s', () => {
    const clashes = asked.flatMap(({ choices }) => {
      const keys = choices.map(({ picks }) => `${picks.join('>')}>`).toSorted()
      return keys.filter((key, at) => keys[at + 1]?.startsWith(key))
    })
    expect(asked.length).toBeGreaterThan(2 * matches.length)
    expect(clashes).toEqual([])
  })

  it('describes its pieces without a gap', () => {
    const moments = new Map(tables.map((table) => [table.p, table]))
    const said = [...moments.values()].flatMap(({ p, known }) => {
      const ids = new Set(tables.flatMap((table) => (table.p === p ? table.layout.pieces.map(({ id }) => id) : [])))
      return [...ids].flatMap((id) => {
        const about = face.about(p, id, known)
        return about ? [{ ...about, isThere: ids.has(about.piece) }] : []
      })
    })
    const texts = said.flatMap(({ title, kind, lines }) => [title, kind, ...lines.map(({ text }) => text)])
    expect(said.length).toBeGreaterThan(2 * moments.size)
    expect(said.filter(({ isThere }) => !isThere)).toEqual([])
    expect(texts.filter((text) => text === '' || /undefined|NaN|\[object|-1\b| {2}/.test(text))).toEqual([])
  })

  it('describes every piece that can be touched', () => {
    const silent = tables.flatMap(({ p, known, layout, looking }) =>
      layout.pieces
        .filter((piece) => piece.label !== undefined && !piece.opens && !looking.next.includes(pickOf(piece)))
        .filter(({ id }) => !face.about(p, id, known))
        .map(({ id }) => id),
    )
    expect(silent.filter((id) => !(plain[one.id] ?? none).test(id))).toEqual([])
  })

  describe('while something happens', () => {
    const lay = shared((p: BasePosition): Layout => face.layout(p, usual, { seat: 0, picked: [], next: [] }))
    const told = happenings(one)
    const shown = told.flatMap(({ effect, before, after }) =>
      animationsOf({ game, face }, lay, false, [effect], before, after),
    )

    it('shows it soon, and gently to those who want no motion', () => {
      const gentle = told
        .slice(0, 5)
        .flatMap(({ effect, before, after }) => animationsOf({ game, face }, lay, true, [effect], before, after))
      expect(gentle.filter(({ timeline }) => timeline.ms > 160).map(({ effect }) => effect)).toEqual([])
      const most = ({ effect }: EffectAnimation<Typed>) => (effect.type === 'over' ? 15_000 : 6000)
      expect(shown.length).toBe(told.length)
      expect(shown.filter((one) => !(one.timeline.ms <= most(one))).map(({ effect }) => effect)).toEqual([])
      const steps = shown.flatMap(({ timeline }) => timeline.tracks.flatMap(({ legs }) => legs.map(({ step }) => step)))
      expect(steps.filter(({ at, for: ms }) => !Number.isFinite(at + ms))).toEqual([])
    })

    it('moves everything from where it was to where it stands then', () => {
      expect(shown.flatMap(astray)).toEqual([])
    })

    it('shows or says every kind of effect', () => {
      const kinds = new Set(shown.map(({ effect }) => effect.type))
      const seen = new Set(shown.flatMap(({ effect, timeline }) => (timeline.tracks.length > 0 ? [effect.type] : [])))
      for (const { effect, after } of told) if (words.effect(after, effect)) seen.add(effect.type)
      expect(kinds.size).toBeGreaterThan(1)
      expect([...kinds].filter((kind) => !seen.has(kind))).toEqual([])
    })
  })
})
