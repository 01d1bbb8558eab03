export { prepareStage } from './boot.ts'
export { loadFonts } from './fonts.ts'
export { openStage } from './open.ts'
export type {
  Accessibility,
  Stage,
  StageNews,
  StageOptions,
  Tempo,
  Thing,
  Touchable,
} from './stage.ts'
