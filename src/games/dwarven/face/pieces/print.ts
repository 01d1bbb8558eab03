import { printAt } from '../../../../table/parts/print.ts'
import { depths } from '../table.ts'

export { fitting } from '../../../../table/parts/inscribed.ts'
export { anyRoom, count, heading, remark, sizesOf } from '../../../../table/parts/print.ts'
export const { told, drawn } = printAt(depths.on)
