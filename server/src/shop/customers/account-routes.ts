import { withAddressFirst, withoutAddress } from '@vitrine/rules/people/members/address-book.ts'
import { addressId } from '../../people/members/address-id.ts'
import { z } from 'zod'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { checkPassword } from '@vitrine/rules/people/accounts/password-rule.ts'
import {
  memberBody,
  readMemberEmail,
  readMemberName,
  type MemberBody,
} from '@vitrine/rules/people/members/member-form.ts'
import { membersPaths } from '@vitrine/rules/people/members/members-paths.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { hashPassword } from '../../people/accounts/password-hash.ts'
import { confirmMember } from '../../people/members/check-member-password.ts'
import {
  changeMemberPassword,
  forgetMember,
  changeMemberAddresses,
  renameMember,
} from '../../people/members/member-account.ts'
import { signedOutCookies, type SignedInMember } from '../../people/members/member-session.ts'
import { endSignIn, endSignIns, listSignIns } from '../../people/members/member-sign-ins.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { forgetMemberCarts, leaveMemberCart, takeCartsFromBrowsers } from '../cart/member-cart.ts'
import { removeCard, removeCardsOf } from '../payments/keep-card.ts'
import { forgetReviewer } from '../reviews/forget-reviewers.ts'
import { listAccessOf } from '../paywall/list-access.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import {
  accountPage,
  isAccountNotice,
  type AccountNotice,
  type ShownAccount,
} from './account-page.ts'
import { cardsOf, isChargedBy } from './shown-cards.ts'
import { memberPage } from './member-page.ts'
import { sendNewAddressLink } from './member-mail.ts'
import { exportMemberOrders, keepMemberOrders } from './member-orders-store.ts'

type Request<Body = unknown> = RouteRequest<unknown, unknown, Body> & OnSite

/** What a handler of a member's own is given. */
type Theirs<Body = unknown> = {
  readonly context: Context
  readonly request: Request<Body>
  readonly view: SiteView
  readonly member: SignedInMember
}

const visitor = { on: 'site', access: { kind: 'public' } } as const
const accountQuery = z.object({
  after: z.string().max(200).optional().catch(undefined),
  notice: z.string().max(40).optional().catch(undefined),
})

const addressBody = z.object({
  /** By which the page names it. */
  address: z.string().max(100).default(''),
  act: z.enum(['first', 'remove']).catch('remove'),
})
type AddressBody = z.infer<typeof addressBody>

/** Lets a member in to what is theirs; whoever is not signed in is led to the form. */
async function asMember<Body>(
  context: Context,
  request: Request<Body>,
  answer: (theirs: Theirs<Body>) => Promise<PageReply>,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  if (view.settings.store.memberAccounts !== true) return notFoundPage(context, request)
  const member = await signedInMember(view, request)
  if (member === undefined) {
    return { redirect: membersPaths.signIn, status: 303, cookies: signedOutCookies }
  }
  return answer({ context, request, view, member })
}

/** What a member does with their own; tries at a password are counted where they are made. */
function post(path: string, answer: (theirs: Theirs<MemberBody>) => Promise<PageReply>): Route {
  return route({
    ...visitor,
    method: 'POST',
    path,
    body: memberBody,
    handle: (context, request) => asMember(context, request, answer),
  })
}

export const accountRoutes: readonly Route[] = [
  route({
    ...visitor,
    method: 'GET',
    path: membersPaths.account,
    query: accountQuery,
    handle: (context, request) =>
      asMember(context, request, ({ view, member }) => {
        const { after, notice } = request.query
        const shown = { after, notice: isAccountNotice(notice) ? notice : undefined }
        return accountPage(context, request, view, member, shown)
      }),
  }),
  route({
    ...visitor,
    method: 'GET',
    path: membersPaths.file,
    handle: (context, request) => asMember(context, request, memberFile),
  }),
  post(membersPaths.details, saveDetails),
  post(membersPaths.email, askForAddress),
  post(membersPaths.password, choosePassword),
  route({
    ...visitor,
    method: 'POST',
    path: membersPaths.address,
    body: addressBody,
    handle: (context, request) => asMember(context, request, changeAddress),
  }),
  route({
    ...visitor,
    method: 'POST',
    path: membersPaths.card,
    body: z.object({ card: z.string().max(100).default('') }),
    handle: (context, request) =>
      asMember(context, request, async ({ view, member }) => {
        const whose = { memberId: member.id, id: request.body.card }
        const stays = await isChargedBy(view, member, whose.id)
        await removeCard(view.documents.site, whose, request.now)
        return toAccount(stays ? 'card-stays' : 'card-removed')
      }),
  }),
  post(membersPaths.signOut, async ({ context, request, view, member }) => {
    await endSignIn(view.documents.site, member)
    return signedOut(context, request, view)
  }),
  post(membersPaths.signOutEverywhere, async ({ context, request, view, member }) => {
    await endSignIns(view.documents.site, member.id)
    await takeCartsFromBrowsers(view.documents.site, member.id, request)
    return signedOut(context, request, view)
  }),
  post(membersPaths.erase, eraseAccount),
]

/** Puts one of the addresses before the others, or forgets it; one that is gone changes nothing. */
async function changeAddress(theirs: Theirs<AddressBody>): Promise<PageReply> {
  const { context, request, view, member } = theirs
  const { address: id, act } = request.body
  await changeMemberAddresses(context, view.siteId, member.id, (kept) => {
    const address = kept.find((one) => addressId(one) === id)
    if (address === undefined) return kept
    return act === 'first' ? withAddressFirst(kept, address) : withoutAddress(kept, address)
  })
  return toAccount('saved')
}

function toAccount(notice: AccountNotice, cookies: readonly RequestCookie[] = []): PageReply {
  return { redirect: `${membersPaths.account}?notice=${notice}`, status: 303, cookies }
}

async function signedOut(context: Context, request: Request, view: SiteView): Promise<PageReply> {
  const cart = await leaveMemberCart(context, view.siteId, request, false)
  return { redirect: membersPaths.signIn, status: 303, cookies: [...signedOutCookies, ...cart] }
}

type Refused = NonNullable<ShownAccount['refused']>

/** Shows the page again with what was typed in one of its forms. */
function again(
  { context, request, view, member }: Theirs<MemberBody>,
  form: Refused['form'],
  problem: Refusal,
): Promise<PageReply> {
  const { name, email } = request.body
  const refused = { form, values: { name, email }, problem }
  return accountPage(context, request, view, member, { refused })
}

async function saveDetails(theirs: Theirs<MemberBody>): Promise<PageReply> {
  const { request, view, member } = theirs
  const name = readMemberName(request.body.name)
  if (!name.ok) return again(theirs, 'details', name.refusal)
  await renameMember(view.documents.site, member.id, name.value)
  return toAccount('saved')
}

/** Whether another member has the address is not told here, so that nobody learns who has accounts. */
async function askForAddress(theirs: Theirs<MemberBody>): Promise<PageReply> {
  const { context, request, view, member } = theirs
  const email = readMemberEmail(request.body.email)
  if (!email.ok) return again(theirs, 'email', email.refusal)
  if (email.value === member.email) {
    const refusal = accountsRefusal('email-is-yours')
    return again(theirs, 'email', { ...refusal, fields: { email: refusal.message } })
  }
  const confirmed = await confirm(theirs, request.body.password, 'password')
  if (!confirmed.ok) return again(theirs, 'email', confirmed.refusal)
  // those that they are found by now are found by it no more
  await keepMemberOrders(view.documents.site, member)
  await sendNewAddressLink(context, request, member, email.value)
  return toAccount('sent')
}

/** All other sessions and links end, so that whoever had got in is out. */
async function choosePassword(theirs: Theirs<MemberBody>): Promise<PageReply> {
  const { context, request, view, member } = theirs
  const chosen = checkPassword(request.body.password)
  if (!chosen.ok) return again(theirs, 'password', chosen.refusal)
  const confirmed = await confirm(theirs, request.body.current, 'current')
  if (!confirmed.ok) return again(theirs, 'password', confirmed.refusal)
  const passwordHash = await hashPassword(chosen.value)
  const changed = { ...member, passwordHash }
  const cookies = await changeMemberPassword(context, view.siteId, request, changed)
  await takeCartsFromBrowsers(view.documents.site, member.id, request)
  return toAccount('saved', cookies)
}

async function eraseAccount(theirs: Theirs<MemberBody>): Promise<PageReply> {
  const { context, request, view, member } = theirs
  const confirmed = await confirm(theirs, request.body.password, 'password')
  if (!confirmed.ok) return again(theirs, 'erase', confirmed.refusal)
  await forgetReviewer(context.database, view.siteId, member)
  await forgetMemberCarts(view.documents.site, member.id, request)
  await forgetMember(context, view.siteId, member.id, (site) =>
    removeCardsOf(site, member.id, request.now),
  )
  const cart = await leaveMemberCart(context, view.siteId, request, false)
  const page = await memberPage(context, request, view, 'erased')
  return { ...page, cookies: [...(page.cookies ?? []), ...signedOutCookies, ...cart] }
}

async function confirm(
  { context, request, view, member }: Theirs,
  password: string,
  field: string,
): Promise<Result<unknown>> {
  const { site } = view.documents
  const refusal = accountsRefusal('current-password-wrong')
  if (password === '') return refuse({ ...refusal, fields: { [field]: refusal.message } })
  const confirmed = await confirmMember(context, site, request, member, { password, field })
  return confirmed.ok ? ok(undefined) : confirmed
}

/** All that the site knows of its member (GDPR, articles 15 and 20), as JSON. */
async function memberFile({ request, view, member }: Theirs): Promise<PageReply> {
  const { site } = view.documents
  const { email, name, addresses, createdAt } = member
  const known = {
    account: { email, name, addresses, createdOn: createdAt },
    signIns: await listSignIns(site, member.id, request.now),
    orders: await exportMemberOrders(site, member),
    memberships: await listAccessOf(site, member),
    cards: await cardsOf(view, member),
  }
  return {
    bytes: Buffer.from(`${JSON.stringify(known, null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    headers: { 'content-disposition': 'attachment; filename="account.json"' },
  }
}
