import type { Edition } from './edition.ts'

type Route = Edition['routes']['snowdon']

/** From Llanberis, printed on the board, to the summit. */
export const snowdon: Route = {
  stations: [
    {
      ...{ number: 1, name: 'Two Viaducts', tracks: 2, points: 1 },
      digs: [
        { rubble: 4, points: 4 },
        { rubble: 2, points: 2 },
      ],
      sites: [
        { cost: { stone: 4 }, points: 9 },
        { cost: { stone: 3 }, points: 7 },
        { cost: { stone: 2 }, points: 4 },
        { cost: { stone: 1 }, points: 1 },
      ],
      players: [1, 5],
      source: 'published',
    },
    {
      ...{ number: 2, name: 'Waterfall Station', tracks: 1, points: 2 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { steel: 1 }, points: 7 },
        { cost: { stone: 2 }, points: 4 },
      ],
      players: [3, 5],
      source: 'published',
      note: 'for three to five players: printed',
    },
    {
      ...{ number: 3, name: 'Hebron Station', tracks: 2, points: 4 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { stone: 3 }, points: 6 },
        { cost: { stone: 3 }, points: 7 },
        { cost: { steel: 1 }, points: 7 },
        { cost: { steel: 1 }, points: 5 },
      ],
      players: [1, 5],
      source: 'published',
    },
    {
      ...{ number: 4, name: 'Halfway Station', tracks: 2, points: 7 },
      digs: [
        { rubble: 2, points: 3 },
        { rubble: 2, points: 2 },
      ],
      sites: [
        { cost: { steel: 1 }, points: 7 },
        { cost: { steel: 1 }, points: 5 },
        { cost: { stone: 3 }, points: 6 },
        { cost: { stone: 3 }, points: 5 },
      ],
      players: [1, 5],
      source: 'published',
    },
    {
      ...{ number: 4.5, name: 'Passing Loop', tracks: 1, points: 9 },
      digs: [{ rubble: 4, points: 5 }],
      sites: [
        { cost: { steel: 1 }, points: 8 },
        { cost: { steel: 1 }, points: 6 },
        { cost: { stone: 2 }, points: 5 },
      ],
      players: [5, 5],
      source: 'published',
      note: 'for five players: printed',
    },
    {
      ...{ number: 5, name: 'Rocky Valley Halt', tracks: 1, points: 11 },
      digs: [{ rubble: 4, points: 5 }],
      sites: [{ cost: { stone: 4 }, points: 9 }],
      players: [1, 5],
      source: 'published',
    },
    {
      ...{ number: 6, name: 'Clogwyn Station', tracks: 3, points: 15 },
      digs: [{ rubble: 6, points: 9 }],
      sites: [
        { cost: { stone: 3 }, points: 6 },
        { cost: { stone: 3 }, points: 7 },
        { cost: { steel: 1 }, points: 7 },
        { cost: { steel: 1 }, points: 6 },
      ],
      players: [1, 5],
      source: 'published',
      note: 'fifteen points for the surveyor: printed',
    },
    {
      ...{ number: 7, name: 'Yr Wyddfa', tracks: 2, points: 21 },
      digs: [
        { rubble: 3, points: 5 },
        { rubble: 3, points: 3 },
      ],
      sites: [
        { cost: { steel: 2 }, points: 14 },
        { cost: { steel: 1 }, points: 7 },
        { cost: { stone: 3 }, points: 7 },
        { cost: { stone: 3 }, points: 5 },
      ],
      players: [1, 5],
      source: 'published',
    },
  ],
  seats: 5,
  without: [],
  event: 0,
  source: 'published',
  note: 'names and which stations are left out are printed',
}

/** From Blaenau Ffestiniog down to Porthmadog Harbour; players begin at either end. */
export const blaenau: Route = {
  stations: [
    {
      ...{ number: 0, name: 'Blaenau Ffestiniog', tracks: 0, points: 0 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { steel: 1 }, points: 7 },
        { cost: { stone: 3 }, points: 6 },
        { cost: { stone: 2 }, points: 4 },
      ],
      players: [1, 4],
      source: 'ours',
      note: 'the name is printed, the values are ours',
    },
    {
      ...{ number: 1, name: 'Tanygrisiau', tracks: 2, points: 0 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { stone: 3 }, points: 6 },
        { cost: { stone: 2 }, points: 4 },
        { cost: { steel: 1 }, points: 6 },
      ],
      players: [1, 4],
      source: 'ours',
      note: 'a stop of the real railway; the values are ours',
    },
    {
      ...{ number: 2, name: 'Dduallt', tracks: 2, points: 0 },
      digs: [{ rubble: 4, points: 5 }],
      sites: [
        { cost: { stone: 4 }, points: 9 },
        { cost: { steel: 1 }, points: 6 },
      ],
      players: [1, 4],
      source: 'ours',
      note: 'a stop of the real railway; the values are ours',
    },
    {
      ...{ number: 3, name: 'Tan-y-Bwlch', tracks: 2, points: 0 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { stone: 3 }, points: 7 },
        { cost: { steel: 1 }, points: 7 },
        { cost: { stone: 2 }, points: 4 },
      ],
      players: [1, 4],
      gift: 'coal',
      source: 'ours',
      note: 'that it gives something is published',
    },
    {
      ...{ number: 4, name: 'Penrhyndeudraeth', tracks: 2, points: 0 },
      digs: [
        { rubble: 4, points: 5 },
        { rubble: 2, points: 2 },
      ],
      sites: [
        { cost: { steel: 1 }, points: 7 },
        { cost: { steel: 1 }, points: 5 },
        { cost: { stone: 3 }, points: 6 },
      ],
      players: [1, 4],
      gift: 'iron',
      upkeep: true,
      source: 'ours',
      note: 'that it gives something is published; maintenance here is printed',
    },
    {
      ...{ number: 5, name: 'Minffordd', tracks: 2, points: 0 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { stone: 3 }, points: 6 },
        { cost: { steel: 1 }, points: 7 },
        { cost: { stone: 1 }, points: 7 },
      ],
      players: [1, 4],
      gift: 'stone',
      source: 'ours',
      note: 'the site of one stone for seven points and its gift are published',
    },
    {
      ...{ number: 6, name: 'Boston Lodge', tracks: 2, points: 0 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { steel: 2 }, points: 14 },
        { cost: { stone: 3 }, points: 7 },
        { cost: { stone: 2 }, points: 4 },
      ],
      players: [1, 4],
      source: 'ours',
      note: 'a stop of the real railway; the values are ours',
    },
    {
      ...{ number: 7, name: 'Porthmadog Harbour', tracks: 2, points: 0 },
      digs: [{ rubble: 2, points: 3 }],
      sites: [
        { cost: { steel: 1 }, points: 7 },
        { cost: { stone: 3 }, points: 6 },
        { cost: { stone: 2 }, points: 4 },
      ],
      players: [1, 4],
      source: 'ours',
      note: 'the name is printed, the values are ours',
    },
  ],
  seats: 4,
  steps: [0, 1, 2, 4, 7, 11, 15, 21],
  without: [28, 29],
  ends: 3,
  event: 7,
  source: 'ours',
  note: 'the rules are printed; points by steps are ours, as for the stations of the other route',
}
