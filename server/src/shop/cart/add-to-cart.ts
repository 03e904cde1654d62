import { cartEntryRefusal } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import {
  chooseVariant,
  decideAdd,
  wantsSubscription,
  type AddDecision,
  type AddRequest,
} from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { productFormPath } from '@vitrine/rules/shop/cart/product-form-path.ts'
import { cartRefusal } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { giftCardPagePath } from '@vitrine/rules/shop/gift-cards/gift-cards-paths.ts'
import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Recalled } from '../../site/views/live-documents.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { addEntry, takeBackEntry } from './add-entry-store.ts'
import type { CartWithLines } from './cart-store.ts'
import { formOfProduct, keptFields } from './product-form.ts'
import { keepLinkedCode } from './keep-linked-code.ts'
import { priceCart, readSettings, type LoadedCart } from './load-cart.ts'
import { withLinkedCodes } from './load-discounts.ts'
import { cartTokenHash, newCartToken } from './cart-token.ts'

export type AddInput = AddRequest & {
  readonly itemId: string
  /** JSON text of the answers to the product's form, if it has one. */
  readonly additionalFields: string | null
}

export type Added = {
  readonly entryId: string
  /** The cart with the entry in it. */
  readonly cart: LoadedCart
  /** Set where the visitor had no cart yet, or came by a link with a discount. */
  readonly cookies: readonly RequestCookie[]
}

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'random' | 'now'>

/**
 * Puts a product into the visitor's cart. Price and stock are the server's: whatever the client
 * says of them is not even read.
 */
export async function addToCart(
  view: SiteView,
  input: AddInput,
  request: Request,
  site: SiteDatabase = view.documents.site,
): Promise<Result<Added>> {
  const { documents, unlocked } = view
  const fields = parseFields(input.additionalFields)
  if (!fields.ok) return fields
  let token: CartToken = knownToken(request) ?? newCartToken(request)
  let item = documents.recall('item', input.itemId)
  for (let attempt = 0; attempt < attempts; attempt++) {
    item ??= await documents.newest('item', input.itemId)
    const [{ store }, shop] = await Promise.all([settingsFor(view, item), shopOf(view, item)])
    const decision = decide(item, input, { settings: store, shop, unlocked, now: request.now })
    const kept = keptFields(await formOfProduct(view, item), fields.value)
    // a product that was seen last as hidden or gone may be back, and its form be another one
    if (!decision.ok && attempt > 0) return decision
    if (!kept.ok && attempt > 0) return kept
    const outcome =
      decision.ok && kept.ok && item !== undefined
        ? await addEntry(site, {
            tokenHash: token.tokenHash,
            newCartId: makeId(request.now, request.random),
            newEntryId: makeId(request.now, request.random),
            itemId: input.itemId,
            siteRevision: item.siteRevision,
            decision: decision.value,
            additionalFields: kept.value,
            now: request.now,
          })
        : ({ kind: 'stale' } as const)
    if (outcome.kind === 'added' && decision.ok) {
      const { entryId, read } = outcome
      const { quantity } = decision.value
      return withCart(view, site, token, { entryId, quantity, read, request })
    }
    if (outcome.kind === 'stale') item = undefined
    else if (outcome.kind === 'purchased') token = newCartToken(request)
    else if (outcome.kind === 'too-many-of-one' && decision.ok && decision.value.most === 1) {
      return refuse(cartRefusal({ code: 'quantity-not-offered' }))
    } else if (outcome.kind === 'cart-full') {
      return refuse(cartEntryRefusal('cart-full'))
    } else if (outcome.kind !== 'added') {
      return refuse(cartRefusal({ code: refusalCodes[outcome.kind] }))
    }
  }
  return refuse(cartRefusal({ code: 'not-enough-stock' }))
}

/** What somebody asked for in words, and its address; undefined where visitors see no such product. */
export async function wishedProduct(
  view: SiteView,
  input: AddInput,
  now: number,
): Promise<{ readonly item: string; readonly path: string } | undefined> {
  const item = await view.documents.newest('item', input.itemId)
  const shop = await shopOf(view, item)
  if (item === undefined || !isOnView(item.body, shop, { now, unlocked: view.unlocked }))
    return undefined
  const { title, product, urlId } = item.body
  const variant = product === null ? undefined : chooseVariant(product, input)
  const chosen =
    product !== null && variant?.ok === true ? orderedAttributes(product, variant.value) : {}
  const values = Object.values(chosen)
  const path = `/${shop?.urlId ?? ''}/${urlId}`
  return { item: values.length === 0 ? title : `${title}, ${values.join(' / ')}`, path }
}

/** Where a gift card is bought, which asks first who gets it; undefined for any other product. */
export async function findGiftCardPage(
  view: SiteView,
  input: AddInput,
  now: number,
): Promise<string | undefined> {
  const item = await view.documents.newest('item', input.itemId)
  const product = item?.body.product ?? null
  if (item === undefined || product?.productType !== ProductType.giftCard) return undefined
  const shop = await shopOf(view, item)
  if (!isOnView(item.body, shop, { now, unlocked: view.unlocked })) return undefined
  // what was chosen on the product's page, if anything was
  const variant = chooseVariant({ ...product, productType: ProductType.service }, input)
  return giftCardPagePath(input.itemId, variant.ok ? variant.value.sku : null)
}

/**
 * Where the form of a product is answered before it is added; undefined where it asks none.
 * Refused where it cannot be added, whatever is answered.
 */
export async function findFormPage(
  view: SiteView,
  input: AddInput,
  now: number,
): Promise<Result<string | undefined>> {
  const item = await view.documents.newest('item', input.itemId)
  if ((await formOfProduct(view, item)) === undefined) return ok(undefined)
  const [{ store }, shop] = await Promise.all([settingsFor(view, item), shopOf(view, item)])
  const around = { settings: store, shop, unlocked: view.unlocked, now }
  const { itemId, plan = null } = input
  const product = item?.body.product ?? null
  const isByPlan = product !== null && wantsSubscription(product, plan)
  const decision = decide(item, input, around, isByPlan ? 'subscription' : 'own')
  if (!decision.ok) return decision
  const { variant, quantity } = decision.value
  const path = productFormPath({ itemId, sku: variant.sku, quantity })
  return ok(plan === null ? path : `${path}&plan=${encodeURIComponent(plan)}`)
}

type AddedEntry = {
  readonly entryId: string
  readonly quantity: number
  readonly read: CartWithLines
  readonly request: Request
}

/** Prices the cart. One whose total no number holds exactly does not keep what was added. */
async function withCart(
  view: SiteView,
  site: SiteDatabase,
  { tokenHash, cookies }: CartToken,
  { entryId, quantity, read, request }: AddedEntry,
): Promise<Result<Added>> {
  const linked = withLinkedCodes(read, linkedCodes(request.cookies.discount))
  const priced = await priceCart(view, linked, request.now, site)
  if (!priced.ok) {
    await takeBackEntry(site, tokenHash, { entryId, quantity })
    return priced
  }
  const done = await keepLinkedCode(view, request, tokenHash)
  return ok({ entryId, cart: priced.value, cookies: [...cookies, ...done] })
}

/**
 * What is recalled, what is new, a cart that was bought meanwhile; and more for an owner whose changes
 * come one after the other, such as an import's.
 */
const attempts = 20

const refusalCodes = {
  'too-many-of-one': 'quantity-out-of-range',
  'not-enough-stock': 'not-enough-stock',
} as const

type CartToken = { readonly tokenHash: string; readonly cookies: readonly RequestCookie[] }

function knownToken(request: Request): CartToken | undefined {
  const tokenHash = cartTokenHash(request)
  return tokenHash === undefined ? undefined : { tokenHash, cookies: [] }
}

function decide(
  item: Recalled<'item'> | undefined,
  input: AddInput,
  around: {
    readonly settings: Pick<
      SiteSettings['store'],
      'multipleQuantityAllowedForServices' | 'memberAccounts'
    >
    readonly shop: Collection | undefined
    readonly now: number
    readonly unlocked: SiteView['unlocked']
  },
  cart: 'own' | 'subscription' = 'own',
): Result<AddDecision> {
  const product =
    item !== undefined && isOnView(item.body, around.shop, around) ? item.body.product : null
  if (product === null) return refuse(cartEntryRefusal('item-not-found'))
  return decideAdd(product, input, around.settings, cart)
}

/**
 * The page that a product stands on, as it is at the revision that the product was seen at: the
 * statement compares one revision for both. Only a view that lags behind has to ask for it.
 */
async function shopOf(
  { revision, collections, documents }: SiteView,
  item: Recalled<'item'> | undefined,
): Promise<Collection | undefined> {
  if (item === undefined) return undefined
  const { siteRevision, body } = item
  const { collectionId } = body
  if (revision >= siteRevision) return collections.get(collectionId)
  return (await documents.asOf('collection', [collectionId], siteRevision)).get(collectionId)?.body
}

/** Of a service the settings decide how many, of a membership whether; for all else nothing has to be read. */
async function settingsFor(
  view: SiteView,
  item: Recalled<'item'> | undefined,
): Promise<SiteSettings> {
  const type = item?.body.product?.productType
  const asks = type === ProductType.service || type === ProductType.paywall
  if (!asks) return defaultSiteSettings
  return readSettings(view)
}

const maxFieldsDepth = 20

/** The answers of a product's form as they will be stored; refused when they are no JSON object. */
export function parseFields(text: string | null): Result<Record<string, unknown> | null> {
  if (text === null || text === '') return ok(null)
  const refused = refuse(cartRefusal({ code: 'additional-fields-not-valid' }))
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused
    if (!isStorable(value, 0)) return refused
    return ok(value as Record<string, unknown>)
  } catch {
    return refused
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (depth > maxFieldsDepth) return false
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, element]) =>
      key !== '__proto__' &&
      key !== 'constructor' &&
      isStorable(key, depth) &&
      isStorable(element, depth + 1),
  )
}
