/** A limited palette for an hour of the day; a scene uses six to nine of its colours. */
export interface Hour {
  /** From the zenith, behind the name, down to the hard light at the horizon. */
  readonly sky: readonly [string, string, string, string]
  readonly sun: string
  readonly cloud: string
  /** Land at three depths, each with its shaded side. */
  readonly far: string
  readonly farShade: string
  readonly mid: string
  readonly midShade: string
  readonly near: string
  readonly nearShade: string
  /** Silhouettes in front, dark and a little lit. */
  readonly fore: string
  readonly foreLit: string
  /** Edges that catch the light. */
  readonly light: string
  readonly water: string
  /** Foam and glints. */
  readonly foam: string
  readonly mist: string
  /** Autumn leaves, heather, gorse. */
  readonly turned: string
}

const evening: Hour = {
  sky: ['#1d4a62', '#3d7080', '#ecc081', '#f8a552'],
  sun: '#fff1c6',
  cloud: '#f6cf96',
  far: '#a8a3a3',
  farShade: '#7f8796',
  mid: '#6a8684',
  midShade: '#43656f',
  near: '#76853f',
  nearShade: '#41643e',
  fore: '#1d352f',
  foreLit: '#31503a',
  light: '#f9c069',
  water: '#4f8a93',
  foam: '#fde3ab',
  mist: '#fde4b8',
  turned: '#c9792f',
}

const dawn: Hour = {
  sky: ['#3f5f7c', '#78929f', '#f5d9b4', '#f6ae8d'],
  sun: '#fff4dc',
  cloud: '#fbe6cf',
  far: '#b4adbb',
  farShade: '#8e8fab',
  mid: '#7a8ba0',
  midShade: '#566b86',
  near: '#73945f',
  nearShade: '#457060',
  fore: '#203f42',
  foreLit: '#335c54',
  light: '#fbcaa0',
  water: '#93b7c0',
  foam: '#fff0d8',
  mist: '#fdeedb',
  turned: '#b98a4c',
}

const noon: Hour = {
  sky: ['#16698f', '#2f8aa4', '#bfe0d0', '#f6ecc8'],
  sun: '#fff6d8',
  cloud: '#f4f4e4',
  far: '#8fb0c0',
  farShade: '#6b93ad',
  mid: '#6f9a72',
  midShade: '#467a66',
  near: '#9cab45',
  nearShade: '#5d8639',
  fore: '#204a35',
  foreLit: '#356a3c',
  light: '#ecdd86',
  water: '#3690a6',
  foam: '#dff3ea',
  mist: '#f1f4e2',
  turned: '#d09a36',
}

const dusk: Hour = {
  sky: ['#232b54', '#57497c', '#da7f78', '#fbb66a'],
  sun: '#ffe3a2',
  cloud: '#f2a583',
  far: '#927396',
  farShade: '#6a587f',
  mid: '#5d5079',
  midShade: '#3e3c63',
  near: '#4e4d66',
  nearShade: '#313752',
  fore: '#181f36',
  foreLit: '#28304c',
  light: '#fba766',
  water: '#80719a',
  foam: '#ffd09a',
  mist: '#f7c6a6',
  turned: '#b5603f',
}

const rain: Hour = {
  sky: ['#43575f', '#64787d', '#b9c2b6', '#ece1c0'],
  sun: '#f8f2dc',
  cloud: '#dcddd0',
  far: '#97a3a6',
  farShade: '#788991',
  mid: '#6b7e86',
  midShade: '#4a626d',
  near: '#76855a',
  nearShade: '#49624f',
  fore: '#213338',
  foreLit: '#344b4c',
  light: '#e6d7a0',
  water: '#8aa1a4',
  foam: '#f2edd9',
  mist: '#eeecdc',
  turned: '#a9823f',
}

const moor: Hour = {
  sky: ['#34628a', '#5f8aa3', '#f0dcb4', '#f3bd82'],
  sun: '#fff2cf',
  cloud: '#f8e4c2',
  far: '#a098b0',
  farShade: '#7b799a',
  mid: '#8d6f95',
  midShade: '#64577f',
  near: '#93914a',
  nearShade: '#5c6b3d',
  fore: '#26382f',
  foreLit: '#435436',
  light: '#f3c67b',
  water: '#6f9fb0',
  foam: '#fbe9c3',
  mist: '#f9ecd2',
  turned: '#8c5c86',
}

const sea: Hour = {
  sky: ['#155a7a', '#2f8295', '#cfe0bd', '#fbd488'],
  sun: '#fff3c8',
  cloud: '#f6edcf',
  far: '#a0b0b8',
  farShade: '#7794a6',
  mid: '#668da0',
  midShade: '#427189',
  near: '#d6bd78',
  nearShade: '#a08d54',
  fore: '#183b47',
  foreLit: '#285560',
  light: '#f8d685',
  water: '#2b8294',
  foam: '#eef3d6',
  mist: '#f9f1d4',
  turned: '#d98a43',
}

const gorge: Hour = {
  sky: ['#2c6268', '#5a8f86', '#ded8a2', '#f5c679'],
  sun: '#fff0c8',
  cloud: '#eee8c6',
  far: '#8fa392',
  farShade: '#6d8a83',
  mid: '#5f8259',
  midShade: '#40684e',
  near: '#547639',
  nearShade: '#2d5138',
  fore: '#14302b',
  foreLit: '#22463a',
  light: '#e9c161',
  water: '#8fbab8',
  foam: '#f8f4dd',
  mist: '#f0f1dc',
  turned: '#c08a35',
}

const gold: Hour = {
  sky: ['#3c4f5c', '#7a7f74', '#f3c878', '#f79a4a'],
  sun: '#fff0bd',
  cloud: '#f9d79a',
  far: '#b59c94',
  farShade: '#8f7d84',
  mid: '#9a7d5c',
  midShade: '#6e5c56',
  near: '#a98a3c',
  nearShade: '#6b6135',
  fore: '#2b2a2a',
  foreLit: '#4d4a2f',
  light: '#ffcf74',
  water: '#a3895f',
  foam: '#ffe7ab',
  mist: '#ffe2ae',
  turned: '#c8622b',
}

const spring: Hour = {
  sky: ['#226391', '#4f93b0', '#d8ecdc', '#fbf1d0'],
  sun: '#fffbe4',
  cloud: '#ffffff',
  far: '#a3c3c4',
  farShade: '#7fa8b3',
  mid: '#8dbb78',
  midShade: '#5d9a70',
  near: '#a9c452',
  nearShade: '#68a047',
  fore: '#2a5a3c',
  foreLit: '#4a8a46',
  light: '#f6ec9a',
  water: '#6ab7c4',
  foam: '#f0fbf2',
  mist: '#f6f8e8',
  turned: '#e6c04a',
}

const alpine: Hour = {
  sky: ['#17385c', '#3d6b93', '#e7d3b4', '#f8a664'],
  sun: '#fff1c9',
  cloud: '#f7dcc0',
  far: '#9ba7bb',
  farShade: '#7585a3',
  mid: '#8a9bae',
  midShade: '#42587a',
  near: '#6d7d80',
  nearShade: '#3d5260',
  fore: '#1b2b3c',
  foreLit: '#2f4655',
  light: '#ffd28f',
  water: '#7898ae',
  foam: '#fdeccd',
  mist: '#fbe9d3',
  turned: '#b3703e',
}

/** Times of day, and weathers, for scenes. */
export const hours = { evening, dawn, noon, dusk, rain, moor, sea, gorge, gold, spring, alpine } as const
export type HourName = keyof typeof hours
