import { describe, expect, it } from 'vitest'
import { languages } from '../../src/kit/language.ts'
import { catalogueFolders, compileCatalogues } from '../../src/words/main.ts'

describe('the catalogues of a language', () => {
  it('are whole in every language on offer', () => {
    expect(compileCatalogues(languages)).toEqual([])
  })

  it('are asked for in one line each, and so is its grammar, where it has none', () => {
    const problems = compileCatalogues(['en', 'xx'])
    expect(problems[0]).toBe('words/main.ts: grammars lacks xx, the module in kit of its lists and plurals')
    expect(problems.slice(1).toSorted()).toEqual(
      catalogueFolders()
        .map((folder) => `${folder.slice(folder.lastIndexOf('/src/') + 5)}: xx has no catalogue`)
        .toSorted(),
    )
  })
})
