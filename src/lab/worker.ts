import { workFor } from './crew.ts'
import { labTitles } from './titles.ts'

workFor(labTitles)
