import { z } from 'zod'
import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { donationsPaths } from '@vitrine/rules/shop/donations/donations-paths.ts'
import { refusalOfDonation } from '@vitrine/rules/shop/donations/donations-messages.ts'
import { donationBody, type DonationBody } from '@vitrine/rules/shop/donations/read-donation.ts'
import { typedEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import { toldAtCheckout, toOrder } from './after-payment.ts'
import { chosenBefore, donatePage, type TypedDonation } from './donate-page.ts'
import { cardsToGiveBy, donationTerms, giveDonation } from './give-donation.ts'
import { withinDeclines } from './limit-declines.ts'
import { entriesOfMember } from './member-at-checkout.ts'
import { noDonationsPage } from './no-donations-page.ts'
import { findPayment } from './payment-store.ts'
import { paymentOfToken } from './payment-token.ts'
import { hasTyped, typistOf } from './typist.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const

const query = z.object({
  amount: z.string().max(30).catch(''),
  often: z.enum(['MONTH', 'YEAR']).optional().catch(undefined),
  payment: z.enum(toldAtCheckout).optional().catch(undefined),
  /** Of the payment that came to nothing. */
  of: z.string().max(1000).optional().catch(undefined),
})

/** The page where something is given; a site that takes no donations has none. */
export const donateRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: donationsPaths.page,
    query,
    handle: showDonatePage,
  }),
  route({
    ...shopper,
    method: 'POST',
    path: donationsPaths.page,
    limit: 'checkout',
    body: donationBody,
    handle: takeDonationForm,
  }),
]

async function showDonatePage(
  context: Context,
  request: RouteRequest<unknown, z.output<typeof query>, unknown> & OnSite,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const terms = donationTerms(view.settings, view.locale)
  const { amount, often, payment, of } = request.query
  // it is the page that was asked for, with what became of a payment before it
  const problem: Refusal | undefined = payment && {
    ...refusalOfDonation(checkoutRefusal(payment)),
    status: 200,
  }
  if (terms === undefined) {
    // whoever was paying while donations were switched off is told what became of it
    if (problem === undefined) return notFoundPage(context, request)
    return noDonationsPage(context, request, view, problem)
  }
  const member = await signedInMember(view, request)
  const { email, firstName, lastName } = typedEntries(entriesOfMember(member))
  const chosen = chosenBefore(amount, terms)
  const typed = {
    ...chosen,
    email,
    firstName,
    lastName,
    message: '',
    cause: '',
    often: often ?? '',
    payment: '',
    card: '',
    keepCard: '',
    ...(of !== undefined && (await typedToGive(context, request, view, of))),
  }
  const cards = await cardsToGiveBy(view.documents.site, terms, member?.id, request.now)
  return donatePage(context, request, view, { terms, typed, problem, cards })
}

const kept = z.object({
  choice: z.string(),
  amount: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  message: z.string(),
  cause: z.string(),
  often: z.string(),
})

/** What was typed for a payment that came to nothing, for the browser that has typed it. */
async function typedToGive(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  { siteId, documents }: SiteView,
  token: string,
): Promise<Partial<TypedDonation>> {
  const id = paymentOfToken(context, siteId, token)
  const payment = id === undefined ? undefined : await findPayment(documents.site, { id })
  const typed = payment?.given ?? null
  if (!hasTyped(typed, typistOf(request.cookies))) return {}
  return kept.safeParse(typed).data ?? {}
}

const paymentRequired = 402

async function takeDonationForm(
  context: Context,
  request: RouteRequest<unknown, unknown, DonationBody> & OnSite,
): Promise<PageReply> {
  const { body, now, random } = request
  const view = await visitorView(context, request)
  const memberId = (await signedInMember(view, request))?.id
  const typist = typistOf(request.cookies)
  const attempt = { view, origin: request.site.origin, memberId, typist, body, now, random }
  const given = await withinDeclines(context, request, () => giveDonation(context, attempt))
  if (given.ok) {
    const paying = given.value
    if (paying.kind === 'placed') return toOrder(context, request, paying.orderId, true)
    return { redirect: paymentPath('pay', paying.token), status: 303 }
  }
  const terms = donationTerms(await readSettings(view), view.locale)
  const problem = refusalOfDonation(given.refusal)
  if (terms === undefined) return noDonationsPage(context, request, view, problem)
  return donatePage(context, request, view, {
    terms,
    cards: await cardsToGiveBy(view.documents.site, terms, memberId, now),
    // after a refused payment another one is wanted
    typed: problem.status === paymentRequired ? { ...body, payment: '' } : body,
    problem,
    ...(problem.code === 'order-in-flight' && { key: body.key }),
  })
}
