export { openStage } from './open.ts'
export type { Stage, StageNews, StageOptions, Tempo, Touchable } from './port.ts'
