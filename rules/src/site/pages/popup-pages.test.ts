import { expect, it } from 'vitest'
import type { Popup } from '../slides/popup.ts'
import { PageType } from './page-type.ts'
import { popupShowsOn } from './popup-pages.ts'

const everywhere: Popup = {
  isOn: true,
  after: 'time',
  seconds: 5,
  percent: 50,
  where: 'everywhere',
  pages: [],
  days: 7,
  version: 1,
}
const about = { pageType: PageType.page, collectionId: 'about', isHomepage: false }
const home = { pageType: PageType.page, collectionId: 'home', isHomepage: true }
const cover = { pageType: PageType.splashPage, collectionId: 'cover', isHomepage: false }
const product = { pageType: PageType.contentItem, collectionId: 'shop', isHomepage: false }

it('a popup that is off is shown nowhere', () => {
  expect(popupShowsOn({ ...everywhere, isOn: false }, about)).toBe(false)
})

it('everywhere is what visitors read, and not where they pay or stand before a door', () => {
  const types = Object.values(PageType).filter((pageType) =>
    popupShowsOn(everywhere, { ...about, pageType }),
  )
  expect(types).toEqual([PageType.collection, PageType.page, PageType.contentItem, PageType.search])
})

it('the home page is the only one where it is chosen, a cover page too', () => {
  const popup = { ...everywhere, where: 'home' } as const
  expect([about, product, home].map((page) => popupShowsOn(popup, page))).toEqual([
    false,
    false,
    true,
  ])
  expect(popupShowsOn(popup, { ...cover, isHomepage: true })).toBe(true)
})

it('chosen pages show it with their items, and cover pages where they are chosen', () => {
  const popup = {
    ...everywhere,
    where: 'chosen',
    pages: [{ id: 'shop' }, { id: 'cover' }],
  } as const
  expect([about, home, product, cover].map((page) => popupShowsOn(popup, page))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(popupShowsOn(popup, { ...about, pageType: PageType.search, collectionId: null })).toBe(
    false,
  )
})
