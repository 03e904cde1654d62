import type { Popup } from '../slides/popup.ts'
import { PageType } from './page-type.ts'

/** A page as far as the popup asks; `collectionId` is null on pages of no collection. */
export type PopupPage = {
  readonly pageType: PageType
  readonly collectionId: string | null
  readonly isHomepage: boolean
}

/**
 * Where `everywhere` is: what visitors read. Not where they pay, nor where there is nothing or a
 * password between them and a page; and not on cover pages, which are themselves all that is said.
 */
const readPages: ReadonlySet<PageType> = new Set([
  PageType.collection,
  PageType.page,
  PageType.contentItem,
  PageType.search,
])

/** Whether the popup may be shown on a page. A collection that is chosen is so with its items. */
export function popupShowsOn(popup: Popup, page: PopupPage): boolean {
  const { pageType, collectionId, isHomepage } = page
  if (!popup.isOn) return false
  if (popup.where === 'everywhere') return readPages.has(pageType)
  if (!readPages.has(pageType) && pageType !== PageType.splashPage) return false
  if (popup.where === 'home') return isHomepage
  return collectionId !== null && popup.pages.some(({ id }) => id === collectionId)
}
