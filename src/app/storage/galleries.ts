import * as v from 'valibot'
import { gallerySchema } from '../../net/protocol/protocol.ts'
import { type Gallery, memoryGallery } from '../../net/viewers/gallery.ts'
import type { Store } from './store.ts'

const galleryKeyOf = (code: string) => `gallery/${code}`

/** The agreement of a room's players about those who watch, as far as this browser knows it; kept here. */
export async function loadGallery(store: Store, code: string): Promise<Gallery> {
  const read = v.safeParse(gallerySchema, await store.get(galleryKeyOf(code)))
  return memoryGallery((rules) => void store.set(galleryKeyOf(code), rules), read.success ? read.output : undefined)
}
