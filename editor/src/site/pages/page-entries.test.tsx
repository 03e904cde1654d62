import { expect, it } from 'vitest'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { pageEntries } from './page-entries.tsx'
import { pageSections } from './page-lines.ts'

const body = { title: 'About', navigationTitle: 'About', urlId: 'about', homepage: false }
const about = { kind: 'collection', id: 'a', revision: 1, body } as DocumentReply<'collection'>

function menu(title: string, ...collectionIds: string[]): DocumentReply<'navigation'> {
  const items = collectionIds.map((collectionId) => {
    return { kind: 'collection', id: `${title} ${collectionId}`, collectionId } as const
  })
  return { kind: 'navigation', id: title, revision: 1, body: { title, items } }
}

/** What the first line of the list offers about menus. */
function offered(...menus: readonly DocumentReply<'navigation'>[]): string[] {
  const section = pageSections([about], menus).find(({ lines }) => lines.length > 0)
  const [line] = section?.lines ?? []
  if (section === undefined || line === undefined) throw new Error('a list without its page')
  const none = (): void => undefined
  const does = { onEdit: none, onOpen: none, onRoom: none, onAddPage: none }
  const all = { siteId: 's', section, menus, folders: [], line, ...does }
  return pageEntries(all)
    .map(({ name }) => name)
    .filter((name) => /menu|^Show in/.test(name))
}

it('a page is offered to the menu that lacks it, also where it stands in another one', () => {
  expect(offered(menu('Main'), menu('Footer', 'a'))).toEqual(['Show in Main', 'Hide from menu'])
})

it('a page that stands in every menu is offered to none, one that stands in none to all', () => {
  expect(offered(menu('Main', 'a'), menu('Footer', 'a'))).toEqual(['Hide from menu'])
  expect(offered(menu('Main'), menu('Footer'))).toEqual(['Show in Main', 'Show in Footer'])
})
