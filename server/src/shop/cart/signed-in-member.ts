import { findMember, type SignedInMember } from '../../people/members/member-session.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** The member that a request is from; undefined: nobody, or a site that has no accounts any more. */
export async function signedInMember(
  { settings, documents }: Pick<SiteView, 'settings' | 'documents'>,
  request: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now'>,
): Promise<SignedInMember | undefined> {
  if (settings.store.memberAccounts !== true || request.cookies.member === undefined) return
  return findMember(documents.site, request)
}
