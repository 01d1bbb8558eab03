import { start } from './app/start.ts'
import { titles } from './games/index.ts'

void start(titles)
