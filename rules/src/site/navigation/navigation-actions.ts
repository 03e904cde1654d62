import { z } from 'zod'
import type { DocumentReader, DocumentSelector } from '../../ground/documents/document.ts'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { linkRefusal, navigationRefusal } from './navigation-messages.ts'
import { maxMenuItems as maxItems, type Navigation, type NavigationItem } from './navigation.ts'
import { findLinkProblem } from './safe-link.ts'
import { maxAddressLength } from './safe-link.ts'

const id = z.string().max(100)
/** What is set of a menu's link. */
export const linkFields = z.object({
  title: z.string().trim().min(1).max(200),
  url: z.string().trim().min(1).max(maxAddressLength),
  newWindow: z.boolean(),
})

function readMenu({ navigationId }: { navigationId: string }): readonly DocumentSelector[] {
  return [{ kind: 'navigation', id: navigationId }]
}

/** Changes the lines of a menu, where there is that menu. */
function editMenu(
  documents: DocumentReader,
  navigationId: string,
  change: (menu: Navigation) => readonly NavigationItem[] | ActionResult,
): ActionResult {
  const menu = documents.find('navigation', navigationId)
  if (menu === undefined) return refuse(navigationRefusal('no-such-menu'))
  const items = change(menu)
  if ('ok' in items) return items
  return ok([{ kind: 'navigation', id: navigationId, after: { ...menu, items } }])
}

/** Puts a menu's lines into another order. */
export const reorderNavigation = ownerAction({
  name: 'reorder-navigation',
  title: 'Reorder menu',
  about: ({ navigationId }) => ({ kind: 'navigation', id: navigationId }),
  capability: 'edit-pages',
  input: z.object({
    navigationId: id,
    itemIds: z.array(id).max(maxItems),
    /** The order that its author found; another one that stands by now is not written over. */
    seen: z.array(id).max(maxItems).optional(),
  }),
  reads: readMenu,
  perform: (documents, { navigationId, itemIds, seen }) =>
    editMenu(documents, navigationId, ({ items }) => {
      const byId = new Map(items.map((item) => [item.id, item]))
      const ordered = itemIds.flatMap((itemId) => byId.get(itemId) ?? [])
      if (new Set(ordered).size !== items.length || itemIds.length !== items.length) {
        return refuse(navigationRefusal('menu-has-changed'))
      }
      const stands = { itemIds: items.map((item) => item.id) }
      const edit = { set: { itemIds }, seen: seen === undefined ? {} : { itemIds: seen } }
      const changed = changedFields(stands, edit)
      return changed.ok ? ordered : changed
    }),
})

/** Shows a page in a menu, at a place or at its end. */
export const addNavigationPage = ownerAction({
  name: 'add-navigation-page',
  title: 'Show page in menu',
  about: ({ navigationId }) => ({ kind: 'navigation', id: navigationId }),
  capability: 'edit-pages',
  input: z.object({ navigationId: id, collectionId: id, position: z.int().min(0).optional() }),
  reads: (input) => [...readMenu(input), { kind: 'collection', id: input.collectionId }],
  perform: (documents, { navigationId, collectionId, position }, { now, random }) =>
    editMenu(documents, navigationId, ({ items }) => {
      if (documents.find('collection', collectionId) === undefined) {
        return refuse(navigationRefusal('no-such-page'))
      }
      if (items.length >= maxItems) return refuse(navigationRefusal('menu-is-full'))
      if (items.some((item) => item.kind === 'collection' && item.collectionId === collectionId)) {
        return refuse(navigationRefusal('page-already-in-menu'))
      }
      const line: NavigationItem = { kind: 'collection', id: makeId(now, random), collectionId }
      return items.toSpliced(position ?? items.length, 0, line)
    }),
})

/** Adds a line that leads to an address of any kind; once under one id. */
export const addNavigationLink = ownerAction({
  name: 'add-navigation-link',
  title: 'Add menu link',
  about: ({ navigationId }) => ({ kind: 'navigation', id: navigationId }),
  capability: 'edit-pages',
  input: linkFields.extend({
    navigationId: id,
    itemId: newId.optional(),
    newWindow: z.boolean().default(false),
  }),
  reads: readMenu,
  perform: (documents, { navigationId, itemId, title, url, newWindow }, { now, random }) =>
    editMenu(documents, navigationId, ({ items }) => {
      const standing = items.find((item) => item.id === itemId)
      if (standing !== undefined) {
        const isSame = isSameLink(standing, { title, url, newWindow })
        return isSame ? items : refuse(changesRefusal('added-already'))
      }
      const problem = findLinkProblem(url)
      if (problem !== undefined) return refuse(linkRefusal(problem))
      if (items.length >= maxItems) return refuse(navigationRefusal('menu-is-full'))
      const link = { kind: 'external-link' as const, id: itemId ?? makeId(now, random) }
      return [...items, { ...link, title, url, newWindow }]
    }),
})

function isSameLink(item: NavigationItem, wish: z.output<typeof linkFields>): boolean {
  if (item.kind !== 'external-link') return false
  const { title, url, newWindow } = item
  return title === wish.title && url === wish.url && newWindow === wish.newWindow
}

/** Changes the title, the address or the window of a menu's link. */
export const renameNavigationLink = ownerAction({
  name: 'rename-navigation-link',
  title: 'Change menu link',
  about: ({ navigationId }) => ({ kind: 'navigation', id: navigationId }),
  capability: 'edit-pages',
  input: z.object({
    navigationId: id,
    itemId: id,
    ...fieldEditInput(linkFields.partial()),
  }),
  reads: readMenu,
  perform: (documents, { navigationId, itemId, ...edit }) =>
    editMenu(documents, navigationId, ({ items }) => {
      const link = items.find((item) => item.id === itemId)
      if (link?.kind !== 'external-link') return refuse(navigationRefusal('no-such-menu-item'))
      const changed = changedFields(link, edit)
      if (!changed.ok) return changed
      // what stands already may stay, however it was written
      const { url } = changed.value
      const problem = url === undefined ? undefined : findLinkProblem(url)
      if (problem !== undefined) return refuse(linkRefusal(problem))
      const after = { ...link, ...changed.value }
      return items.map((item) => (item.id === itemId ? after : item))
    }),
})

/** Takes a line out of a menu; its page stays. */
export const removeNavigationItem = ownerAction({
  name: 'remove-navigation-item',
  title: 'Remove from menu',
  about: ({ navigationId }) => ({ kind: 'navigation', id: navigationId }),
  capability: 'edit-pages',
  input: z.object({ navigationId: id, itemId: id }),
  reads: readMenu,
  perform: (documents, { navigationId, itemId }) =>
    editMenu(documents, navigationId, ({ items }) => {
      const rest = items.filter((item) => item.id !== itemId)
      if (rest.length === items.length) return refuse(navigationRefusal('no-such-menu-item'))
      return rest
    }),
})
