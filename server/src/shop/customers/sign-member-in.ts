import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { checkMemberPassword } from '../../people/members/check-member-password.ts'
import { openMemberSession, type OpenedSession } from '../../people/members/member-session.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { joinMemberCart } from '../cart/member-cart.ts'

type Request = RouteRequest<unknown, unknown, unknown>

type Typed = {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
}

/** Signs a member in by e-mail and password; their cart and that of the browser become one. */
export async function signMemberIn(
  context: Context,
  view: SiteView,
  request: Request,
  { isRemembered, ...typed }: Typed,
): Promise<Result<OpenedSession>> {
  const member = await checkMemberPassword(context, view.documents.site, request, typed)
  if (!member.ok) return member
  return ok(
    await welcomeMember(context, view, request, { memberId: member.value.id, isRemembered }),
  )
}

/** The same for somebody who has proved otherwise who they are. */
export async function welcomeMember(
  context: Context,
  view: SiteView,
  request: Request,
  whose: { readonly memberId: string; readonly isRemembered: boolean },
): Promise<OpenedSession> {
  const { xsrfToken, cookies } = await context.database.transact(view.siteId, (site) =>
    openMemberSession(context, site, request, whose),
  )
  const joined = await joinMemberCart(context, view, request, whose.memberId)
  const names = new Set(joined.map(({ cookie }) => cookie))
  const kept = cookies.filter(({ cookie }) => !names.has(cookie))
  return { xsrfToken, cookies: [...kept, ...joined] }
}
