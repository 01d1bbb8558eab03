import type * as english from '../words/en/goods.ts'

/** Number of each thing in a language, “2 iron ore”, “1 steel bar”. */
export const countedBy = (goods: typeof english) => ({
  iron: (iron: number) => goods.iron({ iron }),
  stone: (stone: number) => goods.stone({ stone }),
  steel: (steel: number) => goods.steel({ steel }),
  rubble: (rubble: number) => goods.rubble({ rubble }),
  coal: (coal: number) => goods.coal({ coal }),
  event: (event: number) => goods.event({ event }),
  points: (points: number) => goods.points({ points }),
  contracts: (contracts: number) => goods.contracts({ contracts }),
  cubes: (cubes: number) => goods.cubes({ cubes }),
  labourers: (labourers: number) => goods.labourers({ labourers }),
})
