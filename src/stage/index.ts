export { openStage, prepareStage } from './open.ts'
export type { Sight, Stage, StageNews, StageOptions, Tempo, Touchable } from './stage.ts'
