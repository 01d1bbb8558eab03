import sheet from '../../../../assets/people/parts.svg?drawings'
import { mix } from '../../art/colour.ts'
import { group } from '../../art/draw.ts'
import type { Shape } from '../../art/shape.ts'
import { drawing } from '../../art/sheet.ts'

/** The skins of faces, by a letter. */
const skins: Readonly<Record<string, string>> = {
  a: '#f6d3ad',
  b: '#edbd92',
  c: '#d6a271',
  d: '#b87a4c',
  e: '#96603f',
  f: '#6d4632',
}

/**
 * A face in a few words: skin, colours of hair, coat and hat or scarf, and the parts behind the head, on the coat, on
 * the skin and before it all.
 */
type Recipe = readonly [
  skin: string,
  hair: string,
  coat: string,
  trim: string,
  behind: string,
  worn: string,
  skinned: string,
  before: string,
]

const recipes: Readonly<Record<string, Recipe>> = {
  auburn: ['a', '#b3562c', '#2f5a4a', '#e9ba38', 'long', 'scarf', 'freckles', 'smile parted'],
  flatCap: ['b', '#33251d', '#3d4c5c', '#4a6074', '', 'shirt', 'fullBeard', 'flatCap'],
  curls: ['e', '#2a1f1c', '#5e3f7e', '#e9ba38', 'curls', 'beads', '', 'smile fringe band'],
  bowler: ['a', '#efebdf', '#4a4034', '#a63023', '', 'shirt tie', 'blush lines', 'walrus sides bowler'],
  beret: ['a', '#2a2428', '#8a2f2a', '#b5382a', 'bob', 'lace', '', 'lips fringe beret'],
  peaked: ['b', '#c2913f', '#26384a', '#2d4152', '', 'shirt', 'lines', 'calm moustache sides peaked'],
  turban: ['c', '#231b19', '#6b5138', '#2f6f8a', '', 'shirt', 'fullBeard', 'turban'],
  headscarf: ['c', '#2a1f1c', '#35506b', '#2f8a80', 'veil', '', '', 'smile wrap'],
  bun: ['b', '#d3cec3', '#6a4a63', '#7d5f86', 'bun', 'lace', 'lines', 'calm cropped glasses'],
  braids: ['d', '#2a1c18', '#b5602f', '#e9ba38', 'braids', '', 'freckles', 'smile parted'],
  shaved: ['f', '#a7a39b', '#39664f', '#caa26a', '', 'rollNeck', 'goatee lines', ''],
  glasses: ['b', '#26211f', '#2c5d8f', '#a63023', '', 'shirt tie', '', 'calm swept glasses'],
  straw: ['a', '#d9a648', '#4f7a86', '#e3c478', 'plait', 'scarf', 'blush freckles', 'smile parted straw'],
  kerchief: ['c', '#6f4425', '#7a5a3a', '#b5382a', '', 'kerchief', 'stubble soot', 'calm tousled'],
  silver: ['d', '#ded9ce', '#7a2f4a', '#f0d28a', '', 'beads', 'lines', 'smile waves earrings'],
  chops: ['b', '#c06a2e', '#50452f', '#33604a', '', 'shirt bow', 'blush chops', 'calm swept'],
  // The computer players, three of each strength.
  pip: ['a', '#a8672f', '#7b4a33', '#8a7048', '', 'shirt', 'freckles blush', 'smile tousled bigCap'],
  dot: ['e', '#2a1c18', '#3f7a5a', '#d9863a', 'braids', 'scarf', '', 'smile parted band'],
  wil: ['b', '#e0b45a', '#5a6a7a', '#5a7a4a', '', 'rollNeck', 'blush', 'smile fringe flatCap'],
  bron: ['a', '#2a2428', '#2c5d8f', '#b5382a', 'braids', 'shirt', 'blush', 'smile parted peaked'],
  ned: ['c', '#6f4425', '#5a7a4a', '#8a7048', '', 'kerchief', 'freckles', 'smile tousled'],
  elin: ['b', '#d9a648', '#4f7a86', '#5a7a4a', 'long', 'scarf', 'freckles', 'smile fringe'],
  nell: ['b', '#6b2f1c', '#33604a', '#b5382a', 'plait', 'kerchief', 'soot', 'smile parted feltHat'],
  joss: ['d', '#1f1816', '#8a5a2a', '#5a4630', '', 'kerchief', 'stubble', 'calm feltHat'],
  mair: ['a', '#7a3b22', '#7a3a32', '#2f6f8a', '', 'scarf', 'soot blush', 'smile parted band'],
  reuben: ['b', '#c06a2e', '#26384a', '#4a6074', '', 'shirt', 'fullBeard', 'peaked'],
  hetty: ['a', '#6f4425', '#6a4a63', '#7d5f86', 'bob', 'lace', 'lines', 'calm waves straw'],
  idris: ['d', '#2a1c18', '#3a2d3a', '#e9ba38', '', 'shirt tie', '', 'calm moustache cropped bowler'],
  silas: ['a', '#241c1a', '#3a2d3a', '#6b2d4d', '', 'shirt bow', '', 'waxed sides glasses topHat'],
  cora: ['c', '#3a1f1a', '#2d2a3f', '#8a2f4a', 'bob', 'lace', '', 'lips parted topHat earrings'],
  emrys: ['b', '#8d8579', '#2f4038', '#8a6522', '', 'shirt tie', 'goatee', 'swept glasses'],
  judith: ['e', '#2a1f1c', '#2f5a4a', '#8a5a2a', 'curls', 'shirt', 'lines', 'lips cropped band earrings'],
  caradoc: ['a', '#6f4425', '#7a2f4a', '#33251d', '', 'rollNeck', 'lines chops', 'calm swept beret'],
  olive: ['c', '#8d8579', '#7a2f4a', '#e9ba38', 'plait', 'beads', 'lines', 'smile waves glasses'],
  agnes: ['a', '#ece8dd', '#3f3550', '#7d5f86', 'bun', 'lace', 'lines blush', 'calm waves glasses'],
  ambrose: ['e', '#d8d4ca', '#3a3226', '#8e3b30', '', 'shirt bow', 'lines chops', 'calm cropped glasses'],
  una: ['f', '#c9c4ba', '#58306a', '#d9a23a', 'bun', 'beads', 'lines', 'smile cropped earrings'],
}

/** The outline of the head, as the sheet draws it: marks on the skin end there. */
const head = 'M80 116C80 88 98 77 120 77C142 77 160 88 160 116V140C160 167 141 190 120 190C99 190 80 167 80 140Z'

const warm = '#5a2a12'
const night = '#0d1216'

/** A face on a square of 240, its middle at 120, 128; the shadow of one for a name without a recipe. */
export function faceArt(name: string): readonly Shape[] {
  const recipe = recipes[name]
  return recipe ? composed(recipe) : (sheet[name] ?? drawing(sheet, 'nobody'))
}

function composed([tone, hair, coat, trim, behind, worn, skinned, before]: Recipe): Shape[] {
  const skin = skins[tone] ?? '#edbd92'
  const isDark = tone > 'c'
  const slots = {
    skin,
    skinDark: mix(skin, warm, isDark ? 0.42 : 0.28),
    hair,
    hairDark: mix(hair, night, 0.34),
    brow: mix(hair, warm, 0.35),
    coat,
    coatDark: mix(coat, night, 0.32),
    trim,
    trimDark: mix(trim, night, 0.34),
    ink: '#2a1d16',
    lip: isDark ? '#5b241d' : '#a2443a',
  }
  const parts = (names: string) => names.split(' ').flatMap((name) => (name ? [...drawing(sheet, name, slots)] : []))
  return [
    ...parts(behind),
    ...parts('coat'),
    ...parts(worn),
    ...parts('head'),
    group(0, 0, 1, parts(`shade ${skinned}`), { clip: head }),
    ...parts('eyes nose'),
    ...parts(before),
  ]
}
