import { done } from '@vitrine/rules/ground/http/contract.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { membersApi } from '@vitrine/rules/people/members/members-api.ts'
import { membersRefusal } from '@vitrine/rules/people/members/members-messages.ts'
import { saidRefusal } from '@vitrine/rules/site/phrases/say-in.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { hasXsrfToken, signedOutCookies } from '../../people/members/member-session.ts'
import { endSignIn } from '../../people/members/member-sign-ins.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { leaveMemberCart } from '../cart/member-cart.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import { signMemberIn } from './sign-member-in.ts'

const visitor = { on: 'site', access: { kind: 'public' } } as const

/** The two calls of spec §7 by which scripts of a site sign its members in and out. */
export const sessionRoutes: readonly Route[] = [
  route({
    ...visitor,
    ...membersApi.signIn,
    limit: 'sign-in',
    async handle(context, request) {
      const view = await visitorView(context, request)
      if (view.settings.store.memberAccounts !== true) return refuse(membersRefusal('members-off'))
      const { email, password, rememberMe: isRemembered } = request.body
      const signedIn = await signMemberIn(context, view, request, { email, password, isRemembered })
      if (!signedIn.ok) return refuse(saidRefusal(signedIn.refusal, view.locale))
      const { xsrfToken, cookies } = signedIn.value
      return { json: { xsrfToken }, cookies }
    },
  }),
  route({
    ...visitor,
    ...membersApi.signOut,
    async handle(context, request) {
      const view = await visitorView(context, request)
      const member = await signedInMember(view, request)
      // who is signed out already is where they wanted to be, with the cart that they have
      if (member === undefined) return { json: done, cookies: signedOutCookies }
      if (!hasXsrfToken(context, view.siteId, request, member)) {
        return refuse(saidRefusal(membersRefusal('xsrf-failed'), view.locale))
      }
      await endSignIn(view.documents.site, member)
      const isCloned = request.query.cloneCart === 'true'
      const cart = await leaveMemberCart(context, view.siteId, request, isCloned)
      return { json: done, cookies: [...signedOutCookies, ...cart] }
    },
  }),
]
