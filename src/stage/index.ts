export { prepareStage } from './boot.ts'
export { openStage } from './open.ts'
export type { Sight, Stage, StageNews, StageOptions, Tempo, Thing, Touchable } from './stage.ts'
