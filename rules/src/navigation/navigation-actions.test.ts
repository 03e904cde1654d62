import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../changes/document.ts'
import { pageDocument, performOn, refusalCode } from '../changes/testing/perform-on.ts'
import {
  addNavigationPage,
  removeNavigationItem,
  renameNavigationLink,
  reorderNavigation,
} from './navigation-actions.ts'
import { isSafeLink } from './safe-link.ts'

const navigationId = 'mainNavigation'
const menu: StoredDocument<'navigation'> = {
  kind: 'navigation',
  id: navigationId,
  revision: 1,
  body: {
    title: 'Main',
    items: [
      { kind: 'collection', id: 'a', collectionId: 'about' },
      { kind: 'external-link', id: 'b', title: 'Elsewhere', url: '/x', newWindow: false },
    ],
  },
}
const pages = [pageDocument('about'), pageDocument('shop')]

describe('a menu', () => {
  it('takes another order, and only one of all its entries', () => {
    const order = (itemIds: string[]) =>
      performOn(reorderNavigation, [menu], { navigationId, itemIds })
    expect(order(['b', 'a'])).toMatchObject({
      value: [{ after: { items: [{ id: 'b' }, { id: 'a' }] } }],
    })
    for (const wrong of [['a'], ['a', 'a'], ['a', 'b', 'c'], ['a', 'b', 'b']]) {
      expect(refusalCode(order(wrong))).toBe('menu-has-changed')
    }
  })

  it('shows a page once, where it is wished', () => {
    const show = (collectionId: string) =>
      performOn(addNavigationPage, [menu, ...pages], { navigationId, collectionId, position: 0 })
    expect(show('shop')).toMatchObject({
      value: [{ after: { items: [{ collectionId: 'shop' }, { id: 'a' }, { id: 'b' }] } }],
    })
    expect(refusalCode(show('about'))).toBe('page-already-in-menu')
    expect(refusalCode(show('nowhere'))).toBe('no-such-page')
  })

  it('renames its links, and hides what is not wished', () => {
    const rename = { navigationId, itemId: 'b', title: 'There' }
    expect(performOn(renameNavigationLink, [menu], rename)).toMatchObject({
      value: [{ after: { items: [{ id: 'a' }, { title: 'There', url: '/x' }] } }],
    })
    const page = { navigationId, itemId: 'a', title: 'There' }
    expect(refusalCode(performOn(renameNavigationLink, [menu], page))).toBe('no-such-menu-item')
    expect(performOn(removeNavigationItem, [menu], { navigationId, itemId: 'a' })).toMatchObject({
      value: [{ after: { items: [{ id: 'b' }] } }],
    })
  })
})

describe('a link', () => {
  it.each(['/shop', 'shop?a=b:c', '#top', 'https://a.example', 'mailto:a@b.example', 'tel:+1'])(
    'may lead somewhere: %s',
    (link) => expect(isSafeLink(link)).toBe(true),
  )

  it.each(['javascript:1', ' JavaScript:1', 'java\nscript:1', 'data:text/html,x', 'vbscript:x'])(
    'may not run anything: %j',
    (link) => expect(isSafeLink(link)).toBe(false),
  )
})
