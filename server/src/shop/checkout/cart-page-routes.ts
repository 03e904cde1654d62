import { z } from 'zod'
import {
  cartFieldNames,
  checkNote,
  readCartStep,
  withCartFields,
  type CartStep,
} from '@vitrine/rules/shop/checkout/cart-details.ts'
import {
  keptEntries,
  typedEntries,
  type CheckoutEntries,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import {
  ok,
  refuse,
  type Refusal,
  type Refused,
  type Result,
} from '@vitrine/rules/ground/refusals/result.ts'
import { readCartSettings } from '@vitrine/rules/site/sites/cart-settings.ts'
import { noticeAddress, readNotice } from '../cart/cart-notice.ts'
import { cartDrawer, drawerFormat } from '../cart/cart-drawer.ts'
import { cartPage } from '../cart/cart-page.ts'
import { cartTokenHash } from '../cart/cart-token.ts'
import { changeLines, setLine, type RefusedLine } from '../cart/change-lines.ts'
import { keepLinkedCode } from '../cart/keep-linked-code.ts'
import { letGoOfCodes } from '../cart/let-go-of-codes.ts'
import { loadCart, loadCartLines, type PricedLines } from '../cart/load-cart.ts'
import { inMemberCart } from '../cart/member-cart.ts'
import { mockCart } from '../cart/mock-cart.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { findViewMode } from '../../site/views/view-mode.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { atCheckout } from './at-checkout.ts'
import { keepTyped } from './checkout-store.ts'
import { fullCartPage } from './full-cart-page.ts'
import { entriesOfMember } from './member-at-checkout.ts'
import { dropCode, dropGiftCard, takeCode } from './take-code.ts'
import { hasTyped, signedEntries, typistOf } from './typist.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const
const fieldText = z.string().max(20_000)
const formFields = z.record(z.string().max(300), z.union([fieldText, z.array(fieldText).max(1000)]))
const cartPageQuery = z.object({
  notice: z
    .string()
    .max(64 * 1024)
    .optional(),
  format: z.string().max(30).optional(),
})

type Asked = RouteRequest<unknown, unknown, unknown> & OnSite
type Sent = RouteRequest<unknown, unknown, z.output<typeof formFields>> & OnSite

/** The page of the cart, and what its form does where the cart takes codes, places and a note. */
export const cartPageRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: cartPaths.cartPage,
    query: cartPageQuery,
    async handle(context, request) {
      const where = { siteId: request.site.siteId, now: request.now }
      const view = await visitorView(context, request)
      const { request: asked, cookies } = await inMemberCart(context, view, request)
      const notice = readNotice(context, where, request.query.notice)
      if (request.query.format === drawerFormat) {
        const part = await cartDrawer(context, asked, view, notice)
        return { ...part, cookies: [...(part.cookies ?? []), ...cookies] }
      }
      const page = readCartSettings(view.settings.store).isFull
        ? await openFullCart(context, asked, notice)
        : await cartPage(context, asked, { notice })
      return { ...page, cookies: [...(page.cookies ?? []), ...cookies] }
    },
  }),
  // where the forms go is no page: opened by hand, it leads to the cart
  ...[cartPaths.detailsForm, cartPaths.placeForm].map((path) =>
    route({
      ...shopper,
      method: 'GET',
      path,
      handle: () => ({ redirect: cartPaths.cartPage, status: 303 }),
    }),
  ),
  route({
    ...shopper,
    method: 'POST',
    path: cartPaths.detailsForm,
    limit: 'cart',
    body: formFields,
    handle: takeDetails,
  }),
  route({
    ...shopper,
    method: 'POST',
    path: cartPaths.placeForm,
    limit: 'cart',
    body: formFields,
    handle: lookAtPlace,
  }),
]

async function openFullCart(
  context: Context,
  request: Asked,
  notice: ReturnType<typeof readNotice>,
): Promise<PageReply> {
  const mode = await findViewMode(context, request, request.site.siteId)
  // whoever edits sees the last change at once
  if (mode.kind !== 'visitor') context.views.live.forget(request.site.siteId)
  const view = await visitorView(context, request)
  if (mode.kind === 'edit') {
    return fullCartPage(context, request, view, { lines: mockCart(view, request.now) })
  }
  const lines = await openLines(view, request, linkedCodes(request.cookies.discount))
  const typed = await typedSoFar(view, request, lines)
  const page = await fullCartPage(context, request, view, { lines, typed, notice })
  const letGo = await letGoOfCodes(view.documents.site, request, lines)
  return { ...page, cookies: [...(page.cookies ?? []), ...letGo] }
}

/** The visitor's cart, until it is bought. */
async function openLines(
  view: SiteView,
  request: Asked,
  linked: readonly string[] = [],
): Promise<PricedLines | undefined> {
  const lines = await loadCartLines(view, cartTokenHash(request), request.now, linked)
  return lines?.cart.purchasedOrderId === null ? lines : undefined
}

/** What the browser has told of this order, or what its member keeps. */
async function typedSoFar(
  view: SiteView,
  request: Asked,
  lines: PricedLines | undefined,
): Promise<CheckoutEntries> {
  const kept = lines?.cart.checkout ?? null
  if (kept !== null && hasTyped(kept, typistOf(request.cookies))) return typedEntries(kept)
  return typedEntries(entriesOfMember(await signedInMember(view, request)))
}

/** What of an order a form tells: of fields that it has not, nothing. */
function cartFieldsOf(body: Sent['body']): Partial<CheckoutEntries> {
  const told = keptEntries(body)
  return Object.fromEntries(
    cartFieldNames.flatMap((name) => (Object.hasOwn(body, name) ? [[name, told[name]]] : [])),
  )
}

function textOf(body: Sent['body'], name: string): string | undefined {
  const value = Object.hasOwn(body, name) ? body[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Keeps what the form tells of the order, so that it goes along to the checkout. */
async function keepDetails(
  view: SiteView,
  request: Sent,
  lines: PricedLines | undefined,
): Promise<CheckoutEntries> {
  const before = await typedSoFar(view, request, lines)
  const typed = withCartFields(before, cartFieldsOf(request.body))
  const kept = signedEntries(keptEntries(typed), typistOf(request.cookies))
  await keepTyped(view.documents.site, cartTokenHash(request), kept, request.now)
  return typed
}

/** The cart at what it costs where it would go, while somebody chooses that. */
async function lookAtPlace(context: Context, request: Sent): Promise<PageReply> {
  const view = await visitorView(context, request)
  const lines = await openLines(view, request)
  const typed = await keepDetails(view, request, lines)
  return fullCartPage(context, request, view, { lines, typed })
}

/** Does what a button of the cart says, and takes along whatever else was typed. */
async function takeDetails(context: Context, request: Sent): Promise<PageReply | Refused> {
  const step = readCartStep(textOf(request.body, 'step') ?? '')
  if (step === undefined) return refuse(requestRefusal('bad-request'))
  const view = await visitorView(context, request)
  if (!request.keepsCookies) {
    const problem = requestRefusal('cookies-disabled')
    return fullCartPage(context, request, view, { lines: undefined, problem })
  }
  const cookies = await keepLinkedCode(view, request, cartTokenHash(request))
  const lines = await openLines(view, request)
  const typed = await keepDetails(view, request, lines)
  const { address, code, problem } = await changeCart(context, request, {
    view,
    step,
    typed,
    lines,
  })
  if (problem === undefined) return { redirect: address, status: 303, cookies }
  const now = await openLines(view, request)
  const page = await fullCartPage(context, request, view, { lines: now, typed, code, problem })
  return { ...page, cookies: [...(page.cookies ?? []), ...cookies] }
}

type Change = {
  readonly view: SiteView
  readonly step: CartStep
  readonly typed: CheckoutEntries
  readonly lines: PricedLines | undefined
}

type Changed = {
  /** Where it goes on. */
  readonly address: string
  /** As it was typed. */
  readonly code: string
  /** Why what was typed may not stand. */
  readonly problem?: Refusal
}

async function changeCart(
  context: Context,
  request: Sent,
  { view, step, typed, lines }: Change,
): Promise<Changed> {
  const refused = await changeByStep(view, request, step, lines?.entries ?? [])
  if (refused !== undefined) {
    const where = { siteId: request.site.siteId, now: request.now }
    const { refusal, ...line } = refused
    return { address: noticeAddress(context, where, refusal, line), code: '' }
  }
  const code = textOf(request.body, 'code') ?? ''
  const goesOn = step.kind === 'checkout' && code.trim() === ''
  const address = goesOn ? checkoutPaths.checkout : cartPaths.cartPage
  const told = checkNote(typed)
  const taken = told.ok ? await changeCodes(view, request, { step, typed, code }) : told
  return taken.ok ? { address, code } : { address, code, problem: taken.refusal }
}

/** Does what a button beside a line says, and sets each quantity that was typed anew. */
function changeByStep(
  view: SiteView,
  request: Sent,
  step: CartStep,
  entries: PricedLines['entries'],
): Promise<RefusedLine | undefined> {
  if (step.kind === 'lower') {
    return setLine(view, request, { entryId: step.entryId, quantity: String(step.quantity) })
  }
  return changeLines(view, request, entries, step.kind === 'remove' ? step.entryId : undefined)
}

/** Takes the code that was typed into the cart, whichever button was pressed, or one out of it. */
async function changeCodes(
  view: SiteView,
  request: Sent,
  { step, typed, code }: Pick<Change, 'step' | 'typed'> & { readonly code: string },
): Promise<Result<void>> {
  const drops = step.kind === 'drop-code' || step.kind === 'drop-gift-card'
  if (code.trim() === '' && !drops) return ok(undefined)
  const loaded = await loadCart(view, cartTokenHash(request), request.now)
  if (loaded?.ok !== true) return loaded ?? ok(undefined)
  const placed = await atCheckout(view.documents.site, loaded.value, typed)
  if (!placed.ok) return placed
  if (step.kind === 'drop-code') await dropCode(view, placed.value, step.code)
  if (step.kind === 'drop-gift-card') await dropGiftCard(view, placed.value, step.id)
  return drops ? ok(undefined) : takeCode(view, placed.value, code, request.now)
}
