import { expect, it } from 'vitest'
import { makeScope } from '../../src/app/scope.ts'
import { watchersOf } from '../../src/app/visit/watchers.ts'
import { memoryGallery } from '../../src/net/viewers/gallery.ts'

it('a match hears about those who watch until it ends, though their gallery goes on', () => {
  const gallery = memoryGallery()
  const scope = makeScope()
  const table = { setGallery: gallery.learn }
  const watchers = watchersOf({ link: () => '' }, table, gallery, scope)
  watchers.set({ delay: 3 })
  expect(watchers.rules.value).toMatchObject({ open: false, delay: 3 })
  scope.end()
  watchers.set({ delay: 9 })
  expect(gallery.now()).toMatchObject({ delay: 9 })
  expect(watchers.rules.value).toMatchObject({ delay: 3 })
})
