import { describe, expect, test } from 'vitest'
import type { DocumentEdit, StoredDocument } from '../../ground/documents/document.ts'
import { pageDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { ActionResult, AnyOwnerAction } from '../../ground/changes/owner-action.ts'
import { deletePage } from '../pages/delete-page-actions.ts'
import type { Collection } from './collection.ts'
import { duplicatePage } from './duplicate-page-actions.ts'
import { moveIntoFolder, reorderFolder, setFolder, takeOutOfFolder } from './folder-actions.ts'
import { pageAhead } from './folder.ts'
import { addPage, setHomepage } from './page-actions.ts'

const isFolder = { folder: true, folderBehavior: 2, typeName: 'folder', type: 1 } as const

function menu(...pageIds: string[]): StoredDocument<'navigation'> {
  const items = pageIds.map((id) => ({ kind: 'collection', id: `line-${id}`, collectionId: id }))
  return { kind: 'navigation', id: 'main', revision: 1, body: { title: 'Main', items } } as never
}

const site: readonly StoredDocument[] = [
  pageDocument('home', { homepage: true }),
  pageDocument('lamps'),
  pageDocument('signs'),
  pageDocument('about'),
  pageDocument('work', { ...isFolder, pageIds: ['lamps', 'gone', 'signs'] }),
  pageDocument('more', { ...isFolder, pageIds: [] }),
  menu('home', 'work', 'about'),
]

function edited(result: ActionResult): readonly DocumentEdit[] {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

function pageIds(result: ActionResult, id: string): readonly string[] | undefined {
  const edit = edited(result).find((one) => one.kind === 'collection' && one.id === id)
  return (edit?.after as Collection | undefined)?.pageIds
}

/** The pages of the main menu after a change; undefined where it did not change. */
function lines(result: ActionResult): readonly string[] | undefined {
  const edit = edited(result).find(({ kind }) => kind === 'navigation')
  const items = (edit as DocumentEdit<'navigation'> | undefined)?.after?.items
  return items?.map((item) => (item.kind === 'collection' ? item.collectionId : item.title))
}

const on = (action: AnyOwnerAction, input: object) => performOn(action, site, input)

describe('a folder', () => {
  test('takes a page in at a place; menus that show the folder show the page in it alone', () => {
    const moved = on(moveIntoFolder, { pageId: 'about', folderId: 'work', position: 1 })
    expect(pageIds(moved, 'work')).toEqual(['lamps', 'about', 'signs'])
    expect(lines(moved)).toEqual(['home', 'work'])
  })

  test('hands a page over to another folder, as a page lies in one', () => {
    const moved = on(moveIntoFolder, { pageId: 'lamps', folderId: 'more' })
    expect(pageIds(moved, 'more')).toEqual(['lamps'])
    expect(pageIds(moved, 'work')).toEqual(['gone', 'signs'])
    expect(lines(moved)).toBeUndefined()
  })

  test('lets a page out to behind it, or to where it was dropped', () => {
    const behind = on(takeOutOfFolder, { pageId: 'lamps' })
    expect(lines(behind)).toEqual(['home', 'work', 'lamps', 'about'])
    expect(pageIds(behind, 'work')).toEqual(['gone', 'signs'])
    const place = { navigationId: 'main', position: 0 }
    const first = on(takeOutOfFolder, { pageId: 'lamps', place })
    expect(lines(first)).toEqual(['lamps', 'home', 'work', 'about'])
  })

  test('takes no folder, no page that is gone, and nothing where it is no folder', () => {
    const refused = (input: object) => refusalCode(on(moveIntoFolder, input))
    expect(refused({ pageId: 'more', folderId: 'work' })).toBe('folder-in-folder')
    expect(refused({ pageId: 'work', folderId: 'work' })).toBe('folder-in-folder')
    expect(refused({ pageId: 'gone', folderId: 'work' })).toBe('no-such-page')
    expect(refused({ pageId: 'about', folderId: 'lamps' })).toBe('not-a-folder')
    expect(refusalCode(on(takeOutOfFolder, { pageId: 'about' }))).toBe('not-in-folder')
  })

  test('takes a new page in at its end, once, and in no menu beside it', () => {
    const wish = { title: 'Places', collectionId: 'a'.repeat(24), folderId: 'work' }
    const added = on(addPage, wish)
    expect(edited(added)[0]).toMatchObject({ id: wish.collectionId, after: { title: 'Places' } })
    expect(pageIds(added, 'work')).toEqual(['lamps', 'gone', 'signs', wish.collectionId])
    expect(lines(added)).toBeUndefined()
    const stands = edited(added).map(({ kind, id, after }) => ({
      kind,
      id,
      revision: 2,
      body: after,
    }))
    const again = performOn(addPage, [...stands, menu('work')] as never, wish)
    expect(edited(again)).toEqual([])
    const refused = (input: object) => refusalCode(on(addPage, { title: 'Places', ...input }))
    expect(refused({ folderId: 'work', typeName: 'folder' })).toBe('folder-in-folder')
    expect(refused({ folderId: 'about' })).toBe('not-a-folder')
    expect(refused({ folderId: 'nowhere' })).toBe('no-such-page')
    const many = Array.from({ length: 100 }, (_, at) => pageDocument(`p${at}`))
    const full = pageDocument('work', { ...isFolder, pageIds: many.map(({ id }) => id) })
    const inFull = performOn(addPage, [full, ...many], { title: 'Places', folderId: 'work' })
    expect(refusalCode(inFull)).toBe('folder-is-full')
  })

  test('is put in order whole, and never over an order that nobody has seen', () => {
    const order = (ids: string[], seen?: string[]) =>
      on(reorderFolder, { folderId: 'work', pageIds: ids, ...(seen && { seen }) })
    expect(pageIds(order(['signs', 'lamps']), 'work')).toEqual(['signs', 'lamps'])
    expect(refusalCode(order(['signs']))).toBe('folder-has-changed')
    expect(refusalCode(order(['signs', 'signs']))).toBe('folder-has-changed')
    expect(refusalCode(order(['signs', 'lamps'], ['signs', 'lamps']))).toBe('fields-changed')
  })

  test('leads to the page that was chosen while that is public, else to its first public one', () => {
    const set = on(setFolder, { folderId: 'work', set: { leadsTo: 'signs' } })
    const [edit] = edited(set)
    const folder = edit?.after as Collection
    const pages = (draft?: string) =>
      new Map(
        site.flatMap(({ kind, id, body }) =>
          kind === 'collection'
            ? [[id, { ...(body as Collection), visibility: id === draft ? 'draft' : 'live' }]]
            : [],
        ) as [string, Collection][],
      )
    expect(pageAhead(folder, pages())?.title).toBe('signs')
    expect(pageAhead(folder, pages('signs'))?.title).toBe('lamps')
    expect(pageAhead({ ...folder, leadsTo: null }, pages('lamps'))?.title).toBe('signs')
    expect(pageAhead({ ...folder, pageIds: [] }, pages())).toBeUndefined()
    const elsewhere = on(setFolder, { folderId: 'work', set: { leadsTo: 'about' } })
    expect(refusalCode(elsewhere)).toBe('not-in-folder')
  })

  test('is the home page only where it shows something itself', () => {
    expect(refusalCode(on(setHomepage, { collectionId: 'work' }))).toBe('folder-as-home-page')
    const index = on(setFolder, { folderId: 'work', set: { folderBehavior: 1 } })
    expect(edited(index)[0]?.after).toMatchObject({ folderBehavior: 1, typeName: 'index' })
    const home = pageDocument('start', { ...isFolder, folderBehavior: 1, homepage: true })
    const change = { folderId: 'start', set: { folderBehavior: 3 } }
    expect(refusalCode(performOn(setFolder, [home], change))).toBe('folder-as-home-page')
  })

  test('begins empty, leading on; its copy is empty too', () => {
    const [added] = edited(on(addPage, { title: 'Places', typeName: 'folder' }))
    expect(added?.after).toMatchObject({ folder: true, folderBehavior: 2, urlId: 'places' })
    const [copy] = edited(on(duplicatePage, { collectionId: 'work' }))
    expect(copy?.after).not.toHaveProperty('pageIds')
  })

  test('goes without its pages, which stand in its menus where it stood', () => {
    const deleted = on(deletePage, { collectionId: 'work' })
    expect(lines(deleted)).toEqual(['home', 'lamps', 'signs', 'about'])
    const gone = edited(deleted).filter(({ after }) => after === null)
    expect(gone.map(({ id }) => id)).toEqual(['work'])
    expect(pageIds(on(deletePage, { collectionId: 'lamps' }), 'work')).toEqual(['gone', 'signs'])
  })
})
