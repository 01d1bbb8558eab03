import { start } from '../../../src/app/start.ts'
import { sidings } from '../../tiny/title.ts'
import { waybillsTitle } from '../../waybills/title.ts'

void start([sidings, waybillsTitle])
