import { titles } from '../games/index.ts'
import { workFor } from './crew.ts'

workFor(titles)
