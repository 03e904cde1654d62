import { z } from 'zod'
import { chooseVariant } from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { subscribePath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import { captureValue } from '@vitrine/rules/site/forms/capture-value.ts'
import { answersOf, typedBefore, type WireAnswer } from '@vitrine/rules/site/forms/form-answers.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { addSubscription, isSubscribedTo } from './add-subscription.ts'
import { addOrBuy, pathAfterAdding } from './add-or-buy.ts'
import { cartTokenHash } from './cart-token.ts'
import { changeFields, findLine } from './change-cart.ts'
import { joinNewCart } from './member-cart.ts'
import { productFormPage, type Asked } from './product-form-page.ts'
import { formOfProduct, type AskedForm } from './product-form.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const

const which = {
  item: z.string().max(64).catch(''),
  sku: z.string().max(200).catch(''),
  quantity: z.string().max(100).catch('1'),
  entry: z.string().max(64).catch(''),
  plan: z.string().max(64).nullable().catch(null).default(null),
}
const formQuery = z.object(which)
const text = z.string().max(20_000)
const formBody = z.record(z.string().max(300), z.union([text, z.array(text).max(1000)]))
type Sent = z.output<typeof formBody>
type Which = z.output<typeof formQuery>

/** The page on which a product's form is answered. */
export const productFormRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: cartPaths.productForm,
    query: formQuery,
    async handle(context, request) {
      const view = await visitorView(context, request)
      const asked = await findAsked(view, request, request.query)
      if (asked === undefined) return notFoundPage(context, request)
      return productFormPage(context, request, view, asked, {
        typed: asked.before,
        problem: undefined,
      })
    },
  }),
  route({
    ...shopper,
    method: 'POST',
    path: cartPaths.productForm,
    limit: 'cart',
    body: formBody,
    handle: takeProductForm,
  }),
]

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** Puts the product into the cart with its answers, or changes those of a line that is there. */
async function takeProductForm(
  context: Context,
  request: RouteRequest<unknown, unknown, Sent> & OnSite,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const named = formQuery.parse(request.body)
  const asked = await findAsked(view, request, named)
  if (asked === undefined) return notFoundPage(context, request)
  const typed = typedIn(asked.form, request.body)
  const again = (problem: Refusal): Promise<PageReply> =>
    productFormPage(context, request, view, asked, { typed, problem })
  if (!request.keepsCookies) return again(requestRefusal('cookies-disabled'))
  const additionalFields = JSON.stringify(typed)
  if (asked.entryId !== '') {
    const change = { entryId: asked.entryId, additionalFields }
    const changed = await changeFields(view, cartTokenHash(request), change)
    return changed.ok ? { redirect: cartPaths.cartPage, status: 303 } : again(changed.refusal)
  }
  const { itemId, sku, quantity, plan } = asked
  const input = { itemId, sku: sku === '' ? null : sku, quantity, plan, additionalFields }
  if (await isSubscribedTo(view, input)) {
    const begun = await addSubscription(context, view, input, request)
    if (!begun.ok) return again(begun.refusal)
    return { redirect: subscribePath(begun.value), status: 303 }
  }
  const added = await addOrBuy(context, view, input, request)
  if (!added.ok) return again(added.refusal)
  const cookies = await joinNewCart(context, view, request, added.value.cookies)
  return { redirect: pathAfterAdding(view), status: 303, cookies }
}

function typedIn(form: AskedForm, sent: Sent): Readonly<Record<string, WireAnswer>> {
  const all = (name: string): readonly string[] =>
    Object.hasOwn(sent, name) ? [sent[name] ?? []].flat() : []
  return Object.fromEntries(
    form.fields
      .filter(({ type }) => type !== 'section')
      .map((field) => [field.id, captureValue(field, all)]),
  )
}

type AskedBefore = Asked & {
  /** What was answered so far. */
  readonly before: Readonly<Record<string, WireAnswer>>
}

function findAsked(
  view: SiteView,
  request: Request,
  named: Which,
): Promise<AskedBefore | undefined> {
  return named.entry === '' ? findToAdd(view, request, named) : findInCart(view, request, named)
}

async function findToAdd(
  view: SiteView,
  { now }: Request,
  { item: itemId, sku, quantity, plan }: Which,
): Promise<AskedBefore | undefined> {
  const item = await view.documents.newest('item', itemId)
  const form = await formOfProduct(view, item)
  const product = item?.body.product
  if (item === undefined || form === undefined || product == null) return undefined
  const shop = view.collections.get(item.body.collectionId)
  if (!isOnView(item.body, shop, { now, unlocked: view.unlocked })) return undefined
  const variant = chooseVariant(product, { sku: sku === '' ? null : sku })
  const chosen = variant.ok ? Object.values(orderedAttributes(product, variant.value)) : []
  return {
    itemId,
    sku,
    quantity,
    plan,
    entryId: '',
    title: item.body.title,
    variant: chosen.join(' / '),
    back: `/${shop?.urlId ?? ''}/${item.body.urlId}`,
    form,
    before: {},
  }
}

async function findInCart(
  view: SiteView,
  request: Request,
  { entry: entryId }: Which,
): Promise<AskedBefore | undefined> {
  const found = await findLine(view, cartTokenHash(request), entryId)
  if (found?.item === undefined || found.form === undefined) return undefined
  const { line, item, form } = found
  const variant = item.product?.variants.find(({ id }) => id === line.variantId)
  const chosen =
    item.product === null || variant === undefined
      ? []
      : Object.values(orderedAttributes(item.product, variant))
  return {
    itemId: line.itemId,
    sku: variant?.sku ?? '',
    quantity: String(line.quantity),
    plan: null,
    entryId,
    title: item.title,
    variant: chosen.join(' / '),
    back: cartPaths.cartPage,
    form,
    before: typedBefore(answersOf(line.additionalFields)),
  }
}
