import { start } from './app/start.ts'

void start()
