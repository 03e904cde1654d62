import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { toldUntil } from '@vitrine/rules/shop/paywall/told-until.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { SignedInMember } from '../../people/members/member-session.ts'
import { listAccessOf, standingAccess } from '../paywall/list-access.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { writtenDate } from '../checkout/written-date.ts'

/** What a member holds, until when, and the pages that it opens; null: nothing. */
export async function shownMemberships(
  view: SiteView,
  member: SignedInMember,
  now: number,
): Promise<readonly Record<string, unknown>[] | null> {
  const { settings, locale, documents } = view
  const say = sayIn(locale)
  const standing = standingAccess(await listAccessOf(documents.site, member), now)
  if (standing.length === 0) return null
  return standing.map(({ productId, title, ...access }) => {
    const { until, renews } = toldUntil(access, now)
    // its last instant, as a day is over at midnight of the next one
    const day = until === null ? null : writtenDate(until - (renews ? 0 : 1), settings, locale)
    return {
      title: escapeHtml(title ?? say('A membership')),
      until: day === null ? null : escapeHtml(day),
      renews,
      pages: pagesOf(view, productId),
    }
  })
}

function pagesOf(
  { collections }: SiteView,
  productId: string,
): readonly { readonly address: string; readonly title: string }[] | null {
  const pages = [...collections.values()].filter(
    ({ audience, visibility }) =>
      visibility === 'live' &&
      audience?.kind === 'holders' &&
      audience.productIds.includes(productId),
  )
  const shown = pages.map((page) => ({
    address: encodePath(pagePath(page)),
    title: escapeHtml(page.navigationTitle || page.title),
  }))
  return shown.length === 0 ? null : shown
}
