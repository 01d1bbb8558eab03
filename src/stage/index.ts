export { prepareStage } from './boot.ts'
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
