import { normalName } from '../../kit/names.ts'
import type { Settings } from '../../overlay/settings/settings.ts'
import { type Called, called } from '../../rules/called.ts'
import { isFace } from '../../rules/faces.ts'

/** The name and face with which the person at this device comes to a table, as far as they have any. */
export const selfIn = ({ name, face }: Pick<Settings, 'name' | 'face'>): Called =>
  called({ name: normalName(name) || undefined, face: isFace(face) ? face : undefined })
