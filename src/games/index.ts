import { dwarven } from './dwarven/title.ts'
import { foothills } from './foothills/title.ts'
import { metro } from './metro/title.ts'
import { snowdonia } from './snowdonia/title.ts'
import type { Title } from './title.ts'

/** The titles on offer, in the order of the home screen. */
export const titles: readonly Title[] = [foothills, metro, snowdonia, dwarven]
