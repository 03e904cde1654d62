import { describe, expect, it } from 'vitest'
import { acceptFields } from '../blocks/block-types.ts'
import { buttonBlock } from '../blocks/types/button-block.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { pageDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import {
  addNavigationLink,
  addNavigationPage,
  removeNavigationItem,
  renameNavigationLink,
  reorderNavigation,
} from './navigation-actions.ts'
import { findLinkProblem, isSafeLink } from './safe-link.ts'

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
    const rename = { navigationId, itemId: 'b', set: { title: 'There' } }
    expect(performOn(renameNavigationLink, [menu], rename)).toMatchObject({
      value: [{ after: { items: [{ id: 'a' }, { title: 'There', url: '/x' }] } }],
    })
    const page = { navigationId, itemId: 'a', set: { title: 'There' } }
    expect(refusalCode(performOn(renameNavigationLink, [menu], page))).toBe('no-such-menu-item')
    expect(performOn(removeNavigationItem, [menu], { navigationId, itemId: 'a' })).toMatchObject({
      value: [{ after: { items: [{ id: 'b' }] } }],
    })
  })
})

const format = 'Links must be formatted as https://example.com or http://example.com'

describe('a link that an owner types', () => {
  it.each([
    '/',
    '/shop?category=Bowls#top',
    '#top',
    '?tag=new',
    'https://a.example',
    'HTTP://a.example:8080/b?c#d',
    'https://bücher.example/ä',
    'mailto:a@b.example',
    'tel:+1',
  ])('is fine: %s', (link) => expect(findLinkProblem(link)).toBeUndefined())

  it.each([
    'www.example.com',
    'example.com/shop',
    '//a.example',
    'https://',
    'https:a.example',
    'https://a b.example',
    'ftp://a.example',
    'javascript:alert(1)',
    'mailto:',
    'https://a.example\u0007',
  ])('has to be a whole address: %j', (link) => expect(findLinkProblem(link)).toBe(format))

  it.each(['about', 'about us', '/about us', '/a\\b', '/"><b>', '/a\u0007'])(
    'has to be the path of a page: %j',
    (link) => expect(findLinkProblem(link)).toBe(`${link} is not a valid page URL`),
  )

  it('is refused beside its field, where one is added and where one is changed', () => {
    const fine = { navigationId, title: 'There', url: '/there' }
    for (const [url, sentence] of [
      ['www.example.com', format],
      ['about us', 'about us is not a valid page URL'],
    ] as const) {
      const refusal = { code: 'link-not-valid', status: 400, fields: { url: sentence } }
      const added = performOn(addNavigationLink, [menu], { ...fine, url })
      expect(added).toMatchObject({ ok: false, refusal })
      const changed = performOn(renameNavigationLink, [menu], {
        navigationId,
        itemId: 'b',
        set: { url },
      })
      expect(changed).toMatchObject({ ok: false, refusal })
    }
    expect(performOn(addNavigationLink, [menu], fine)).toMatchObject({ ok: true })
  })

  it('keeps an address that stands already when only its name changes', () => {
    const [page, link] = menu.body.items
    const old = { ...menu, body: { ...menu.body, items: [page!, { ...link!, url: 'about' }] } }
    const wish = { navigationId, itemId: 'b', set: { title: 'There', url: 'about' } }
    expect(performOn(renameNavigationLink, [old as typeof menu], wish)).toMatchObject({ ok: true })
  })
})

describe('a link', () => {
  it('has at most 2083 characters, in a menu as in a block', () => {
    const [longest, longer] = [`/${'a'.repeat(2082)}`, `/${'a'.repeat(2083)}`]
    const fits = (url: string) =>
      addNavigationLink.input.safeParse({ navigationId: 'main', title: 'Here', url }).success
    expect([fits(longest), fits(longer)]).toEqual([true, false])
    const kept = (to: string) =>
      acceptFields(buttonBlock, { buttonLink: { to, newWindow: false } }).ok
    expect([kept(longest), kept(longer)]).toEqual([true, false])
  })

  it.each(['/shop', 'shop?a=b:c', '#top', 'https://a.example', 'mailto:a@b.example', 'tel:+1'])(
    'may lead somewhere: %s',
    (link) => expect(isSafeLink(link)).toBe(true),
  )

  it.each(['javascript:1', ' JavaScript:1', 'java\nscript:1', 'data:text/html,x', 'vbscript:x'])(
    'may not run anything: %j',
    (link) => expect(isSafeLink(link)).toBe(false),
  )
})
