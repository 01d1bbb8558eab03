export { loadFonts } from './fonts.ts'
export { openStage } from './open.ts'
export type { Sight, Stage, StageNews, StageOptions, Tempo, Touchable } from './stage.ts'
