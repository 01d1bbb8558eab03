import { start } from '../../../src/app/start.ts'
import { sidings } from '../../tiny/title.ts'

void start([sidings])
