import type { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import {
  crumbCookie,
  crumbFromCookies,
  makeCrumb,
  type RequestCookie,
} from '../../ground/http/cookies.ts'
import type { LoadedPage } from '../render/loaded-page.ts'
import { noResults } from '../search/search-site.ts'
import type { PageRequest } from '../views/view-mode.ts'
import { noPagination, noTerms } from './load-target.ts'

/** A page that stands in no document, with nothing loaded for it. */
export function systemPage(pageType: PageType): LoadedPage {
  return {
    pageType,
    target: { kind: 'system' },
    item: null,
    items: [],
    list: null,
    listing: null,
    itemCount: 0,
    terms: noTerms,
    pagination: noPagination,
    results: noResults,
    comments: null,
    reviews: null,
  }
}

/** A visitor without a crumb gets one, so that the first add to the cart already carries it. */
export function missingCrumb(request: PageRequest): readonly RequestCookie[] {
  if (crumbFromCookies(request.cookies) !== undefined) return []
  return [crumbCookie(makeCrumb(request.random))]
}
