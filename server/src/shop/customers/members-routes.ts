import { z } from 'zod'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import {
  memberBody,
  readMemberEmail,
  type MemberBody,
} from '@vitrine/rules/people/members/member-form.ts'
import {
  longestNext,
  memberLinkPath,
  membersPaths,
  placeAfterSignIn,
} from '@vitrine/rules/people/members/members-paths.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import type { LinkPurpose } from '../../people/members/member.ts'
import { readMemberLink, useMemberLink } from '../../people/members/use-member-link.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { takeCartsFromBrowsers } from '../cart/member-cart.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import { memberPage } from './member-page.ts'
import { sendMemberLink } from './member-mail.ts'
import { signMemberIn, welcomeMember } from './sign-member-in.ts'

type Request<Params = unknown, Query = unknown, Body = unknown> = RouteRequest<
  Params,
  Query,
  Body
> &
  OnSite

const visitor = { on: 'site', access: { kind: 'public' } } as const
const params = z.object({ memberLink: z.string().max(300) })
const query = z.object({
  next: z.string().max(longestNext).default('').catch(''),
  sent: z.literal('1').optional().catch(undefined),
})

/** The site, where it has accounts; else its not-found page answers. */
async function onSiteWithAccounts(
  context: Context,
  request: Request,
  answer: (view: SiteView) => Promise<PageReply>,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  if (view.settings.store.memberAccounts !== true) return notFoundPage(context, request)
  return answer(view)
}

export const membersRoutes: readonly Route[] = [
  route({
    ...visitor,
    method: 'GET',
    path: membersPaths.signIn,
    query,
    handle: (context, request) =>
      onSiteWithAccounts(context, request, async (view) => {
        const { next } = request.query
        const member = await signedInMember(view, request)
        if (member !== undefined) return { redirect: placeAfterSignIn(next), status: 303 }
        return memberPage(context, request, view, 'sign-in', { next })
      }),
  }),
  route({
    ...visitor,
    method: 'POST',
    path: membersPaths.signIn,
    limit: 'sign-in',
    body: memberBody,
    handle: (context, request) =>
      onSiteWithAccounts(context, request, (view) => signInByForm(context, request, view)),
  }),
  ...(['sign-up', 'reset'] as const).flatMap(askingForLink),
  route({
    ...visitor,
    method: 'GET',
    path: membersPaths.link,
    params,
    query: query.pick({ next: true }),
    handle: (context, request) =>
      onSiteWithAccounts(context, request, (view) =>
        showLink(context, request, view, { next: request.query.next }),
      ),
  }),
  route({
    ...visitor,
    method: 'POST',
    path: membersPaths.link,
    limit: 'sign-in',
    params,
    body: memberBody,
    handle: (context, request) =>
      onSiteWithAccounts(context, request, (view) => followLink(context, request, view)),
  }),
]

async function signInByForm(
  context: Context,
  request: Request<unknown, unknown, MemberBody>,
  view: SiteView,
): Promise<PageReply> {
  const { email, password, remember, next } = request.body
  const again = (problem: Refusal): Promise<PageReply> => {
    const values = { email, remember }
    return memberPage(context, request, view, 'sign-in', { values, next, problem })
  }
  if (!request.keepsCookies) return again(requestRefusal('cookies-disabled'))
  const typed = { email, password, isRemembered: remember === 'yes' }
  const signedIn = await signMemberIn(context, view, request, typed)
  if (!signedIn.ok) return again(signedIn.refusal)
  return { redirect: placeAfterSignIn(next), status: 303, cookies: signedIn.value.cookies }
}

/** The page on which somebody asks for a link, its form, and what it says whoever asked. */
function askingForLink(purpose: 'sign-up' | 'reset'): readonly Route[] {
  const page = purpose === 'sign-up' ? 'sign-up' : 'forgot'
  const path = purpose === 'sign-up' ? membersPaths.signUp : membersPaths.forgot
  return [
    route({
      ...visitor,
      method: 'GET',
      path,
      query,
      handle: (context, request) =>
        onSiteWithAccounts(context, request, (view) =>
          memberPage(context, request, view, request.query.sent === '1' ? 'sent' : page, {
            next: request.query.next,
          }),
        ),
    }),
    route({
      ...visitor,
      method: 'POST',
      path,
      limit: 'sign-in',
      body: memberBody,
      handle: (context, request) =>
        onSiteWithAccounts(context, request, async (view) => {
          const { next } = request.body
          const email = readMemberEmail(request.body.email)
          if (!email.ok) {
            const values = { email: request.body.email }
            const problem = email.refusal
            return memberPage(context, request, view, page, { values, next, problem })
          }
          sendMemberLink(context, request, email.value, { purpose, next })
          return { redirect: `${path}?sent=1`, status: 303 }
        }),
    }),
  ]
}

type LinkParams = z.output<typeof params>

const pageOfLink = {
  'sign-up': 'link-sign-up',
  reset: 'link-reset',
  email: 'link-email',
} as const satisfies Record<LinkPurpose, string>

async function showLink(
  context: Context,
  request: Request<LinkParams>,
  view: SiteView,
  refused: { readonly name?: string; readonly next: string; readonly problem?: Refusal },
): Promise<PageReply> {
  const { memberLink: token } = request.params
  const link = await readMemberLink(view.documents.site, token, request.now)
  if (link === undefined) {
    // that it is over, the page says by itself
    const isOver = refused.problem?.code === accountsRefusal('link-not-valid').code
    const problem = isOver ? undefined : refused.problem
    return memberPage(context, request, view, 'link-over', { status: 404, problem })
  }
  return memberPage(context, request, view, pageOfLink[link.purpose], {
    email: link.email,
    action: memberLinkPath(token),
    values: { name: refused.name ?? '' },
    next: refused.next,
    problem: refused.problem,
  })
}

/** Does what a link is for. Whoever has chosen a password by it is signed in. */
async function followLink(
  context: Context,
  request: Request<LinkParams, unknown, MemberBody>,
  view: SiteView,
): Promise<PageReply> {
  const { params: asked, body } = request
  const link = await readMemberLink(view.documents.site, asked.memberLink, request.now)
  const done = await useMemberLink(context, view.siteId, asked.memberLink, body, request)
  if (!done.ok) {
    return showLink(context, request, view, {
      name: body.name,
      next: body.next,
      problem: done.refusal,
    })
  }
  if (link?.purpose === 'email') return memberPage(context, request, view, 'confirmed')
  await takeCartsFromBrowsers(view.documents.site, done.value, request)
  const cookies = await welcomeMember(context, view, request, {
    memberId: done.value,
    isRemembered: false,
  })
  return { redirect: placeAfterSignIn(body.next), status: 303, cookies: cookies.cookies }
}
