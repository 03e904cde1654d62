import { answersOf } from '@vitrine/rules/site/forms/form-answers.ts'
import { lacksAnswers } from '@vitrine/rules/site/forms/read-answers.ts'
import { usableCoupons, type HeldCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import { wordKey } from '@vitrine/rules/ground/documents/item-words.ts'
import {
  emptyPurse,
  needsShipping,
  sumCart,
  taxClassOf,
  type CartTotals,
  type PricedEntry,
  type Purse,
} from '@vitrine/rules/shop/cart/cart.ts'
import type { GiftCard } from '@vitrine/rules/shop/gift-cards/gift-card.ts'
import { purseOf } from '@vitrine/rules/shop/gift-cards/purse-of.ts'
import { netOfHome, type TaxPlan } from '@vitrine/rules/shop/orders/tax-lines.ts'
import { taxPlaceOf, type CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { asksForAddress } from '@vitrine/rules/shop/checkout/offer.ts'
import {
  choiceOfPlace,
  hasChoice,
  pickupPlaces,
  placeToFetch,
} from '@vitrine/rules/shop/shipping/pickup.ts'
import { laterBy } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { weightOf } from '@vitrine/rules/shop/shipping/price-by-weight.ts'
import {
  chosenWay,
  countrySentTo,
  usualWay,
  waysTo,
  whyNotSent,
  type NotSent,
  type ShippingChoice,
} from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import { isReverseCharge, lacksVatNumber } from '@vitrine/rules/shop/taxes/reverse-charge.ts'
import { taxPlanOf } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { mainPictureOf } from '@vitrine/rules/site/content/main-picture.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import {
  isCounted,
  isForSale,
  purchasePriceCents,
} from '@vitrine/rules/shop/products/availability.ts'
import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import { ProductType, type Variant } from '@vitrine/rules/shop/products/product.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import type { PickupPlace, SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Recalled } from '../../site/views/live-documents.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { knownCoupons } from '../coupons/known-coupons.ts'
import { readHeldGiftCards } from '../gift-cards/read-held-gift-cards.ts'
import { asSubscribed } from './as-subscribed.ts'
import { loadDiscounts, noDiscounts, withLinkedCodes } from './load-discounts.ts'
import { readCart, type CartLine, type CartRow, type CartWithLines } from './cart-store.ts'
import { formIdOf } from './product-form.ts'

/** A way of shipping at what it costs a cart. */
export type PricedWay = ShippingChoice & { readonly cents: number }

/** The lines of a cart with their prices, which together may be more than one order holds. */
export type PricedLines = {
  readonly cart: CartRow
  /** At which the prices are those of the catalogue. */
  readonly siteRevision: number
  readonly entries: readonly PricedEntry[]
  readonly settings: SiteSettings
  /** The language that it is shown in. */
  readonly locale: string
  /** The discount codes that the cart holds. */
  readonly codes: readonly HeldCode[]
  /** What the shop takes off by itself, if its conditions hold. */
  readonly automatic: readonly HeldCode[]
  /** The gift cards that the cart holds, and what of them can pay. */
  readonly giftCards: readonly GiftCard[]
  readonly purse: Purse
  /** Whether the shop has discounts or gift cards, so that a checkout asks for codes. */
  readonly takesCodes: boolean
  /** What such a code may be. */
  readonly codesAre: CodesAre
  /** In which way it is sent, if it is: as was chosen, else as costs least. */
  readonly shipping: ShippingChoice
  /** The ways that there are where it goes, with what each costs; none where there is no choice. */
  readonly ways: readonly PricedWay[]
  /** Where it is fetched; `ways` are then all such places. Absent: it is sent, or nothing is to be. */
  readonly pickup?: PickupPlace
  /** Why it goes in no way to where somebody wants it; absent: it does. */
  readonly notSent?: NotSent
  /** What is known of its taxes; null where none are taken or its place is not known. */
  readonly taxes: TaxPlan | null
  /** It goes where no tax is due, and its prices are without that of home. */
  readonly isExport?: true
  /** The company that buys accounts for the tax. */
  readonly isReverseCharge?: true
  /** It would, had it typed the number of another member state. */
  readonly lacksVatNumber?: true
}

export type CodesAre = { readonly discounts: boolean; readonly giftCards: boolean }

export type LoadedCart = PricedLines & { readonly totals: CartTotals }

/**
 * A cart with prices from the catalogue as it is now; undefined for a token without a cart.
 * @param linked codes that links gave the visitor
 */
export async function loadCart(
  view: SiteView,
  tokenHash: string | undefined,
  now: number,
  linked: readonly string[] = [],
): Promise<Result<LoadedCart> | undefined> {
  const read =
    tokenHash === undefined ? undefined : await readCart(view.documents.site, { tokenHash })
  return read === undefined ? undefined : priceCart(view, withLinkedCodes(read, linked), now)
}

/** Its lines alone, which there are also where no number holds their total exactly. */
export async function loadCartLines(
  view: SiteView,
  tokenHash: string | undefined,
  now: number,
  linked: readonly string[] = [],
): Promise<PricedLines | undefined> {
  const read =
    tokenHash === undefined ? undefined : await readCart(view.documents.site, { tokenHash })
  return read === undefined ? undefined : priceLines(view, withLinkedCodes(read, linked), now)
}

/** The same of a cart that a link names. */
export async function loadCartLinesOf(
  view: SiteView,
  cartId: string,
  now: number,
): Promise<PricedLines | undefined> {
  const read = await readCart(view.documents.site, { cartId })
  return read === undefined ? undefined : priceLines(view, read, now)
}

/** The same for a cart that is known already: one that the caller has locked. */
export async function loadCartOf(
  view: SiteView,
  site: SiteDatabase,
  cart: Pick<CartRow, 'id'>,
  now: number,
): Promise<Result<LoadedCart>> {
  const read = await readCart(site, { cartId: cart.id })
  if (read === undefined) throw new Error('a cart vanished while it was in use')
  return priceCart(view, read, now, site)
}

/** Prices what was read; refused where no number holds the total exactly. */
export async function priceCart(
  view: SiteView,
  read: CartWithLines,
  now: number,
  site: SiteDatabase = view.documents.site,
): Promise<Result<LoadedCart>> {
  const lines = await priceLines(view, read, now, site)
  const totals = totalsOf(lines)
  return totals.ok ? ok({ totals: totals.value, ...lines }) : totals
}

/** The sum of what is to be had; refused where no number holds it exactly. */
export function totalsOf({
  entries,
  codes,
  automatic,
  shipping,
  taxes,
  purse,
}: Pick<
  PricedLines,
  'entries' | 'codes' | 'automatic' | 'shipping' | 'taxes' | 'purse'
>): Result<CartTotals> {
  const available = entries.filter((entry) => entry.isAvailable)
  return sumCart(available, shipping, usableCoupons([...codes, ...automatic]), taxes, purse)
}

/**
 * A cart as it costs where it goes and in the way that was chosen: with the taxes of there, and without
 * those of home if none are.
 */
export function atPlace(loaded: LoadedCart, typed: CheckoutEntries): Result<LoadedCart> {
  const { settings } = loaded
  const { store } = settings
  const fetched = fetchedAt(loaded, typed)
  const place = fetched ?? taxPlaceOf(typed, store.taxes?.places)
  const isReverse = isReverseCharge(settings, typed, place)
  const plan = taxPlanOf(settings, place, isReverse)
  const hasWays = hasChoice(store) || loaded.notSent !== undefined
  if (plan === null && loaded.taxes === null && !hasWays) return ok(loaded)
  const taxed = plan?.prices === 'net' ? exported(loaded, plan) : { ...loaded, taxes: plan }
  const { pickup: _place, notSent: _why, ...priced } = taxed
  const placed = {
    ...priced,
    ...shippingOf(taxed, typed),
    ...(isReverse && { isReverseCharge: true as const }),
    ...(lacksVatNumber(settings, typed, place) && { lacksVatNumber: true as const }),
  }
  const totals = totalsOf(placed)
  return totals.ok ? ok({ ...placed, totals: totals.value }) : totals
}

type Typed = Pick<CheckoutEntries, 'country' | 'postalCode' | 'delivery' | 'shipping'>

const nothingTyped: Typed = { country: '', postalCode: '', delivery: '', shipping: '' }

/** Where a cart is fetched; undefined where it is sent, or nothing is to be. */
function fetchedAt(
  { settings, entries }: Pick<PricedLines, 'settings' | 'entries'>,
  typed: Typed,
): PickupPlace | undefined {
  return asksForAddress(entries) ? placeToFetch(settings.store, typed) : undefined
}

/** Whether what is typed says which taxes are due. */
export function isTaxPlaceKnown(
  { settings, pickup }: Pick<PricedLines, 'settings' | 'pickup'>,
  typed: CheckoutEntries,
): boolean {
  return pickup !== undefined || taxPlaceOf(typed, settings.store.taxes?.places) !== null
}

type Sent = Pick<PricedLines, 'shipping' | 'ways' | 'pickup' | 'notSent'>

type ToSend = Pick<PricedLines, 'settings' | 'entries' | 'codes' | 'automatic'>

/**
 * How a cart is sent or fetched, and how long that takes; as long as nobody has said so, as the form
 * begins.
 */
export function shippingOf(cart: ToSend, typed: Typed = nothingTyped): Sent {
  const sent = wayOf(cart, typed)
  return {
    ...sent,
    shipping: laterBy(sent.shipping, cart.entries),
    ways: sent.ways.map((way) => laterBy(way, cart.entries)),
  }
}

function wayOf({ settings, entries, codes, automatic }: ToSend, typed: Typed): Sent {
  const { store } = settings
  const pickup = fetchedAt({ settings, entries }, typed)
  if (pickup !== undefined) {
    const ways = pickupPlaces(store).map((place) => ({ ...choiceOfPlace(place), cents: 0 }))
    return { shipping: choiceOfPlace(pickup), ways, pickup }
  }
  const country = countrySentTo(store, settings.country, typed.country)
  const weight = weightOf(entries.filter(isSent))
  const to = { country, postalCode: typed.postalCode }
  const found = waysTo(store, to, weight)
  const [only = usualWay(store, weight)] = found
  const notSent = whyNotSent(store, to, weight)
  // what nobody can say is no part of the sum
  if (notSent !== undefined) return { shipping: { ...only, priceCents: 0 }, ways: [], notSent }
  if (found.length < 2) return { shipping: only, ways: [] }
  const ways = found.map((way): PricedWay => {
    const priced = { entries, codes, automatic, shipping: way }
    const totals = totalsOf({ ...priced, taxes: null, purse: emptyPurse })
    return { ...way, cents: totals.ok ? totals.value.shippingCostCents : way.priceCents }
  })
  return { shipping: chosenWay(ways, typed.shipping) ?? only, ways }
}

function isSent({ productType, isAvailable }: PricedEntry): boolean {
  return isAvailable && needsShipping(productType)
}

function exported(loaded: LoadedCart, plan: TaxPlan): LoadedCart {
  const entries = loaded.entries.map((entry) => withoutTax(entry, plan))
  return { ...loaded, taxes: null, isExport: true, entries }
}

function withoutTax(entry: PricedEntry, plan: TaxPlan): PricedEntry {
  const purchasePriceCents = netOfHome(entry.purchasePriceCents, plan, taxClassOf(entry))
  return { ...entry, purchasePriceCents }
}

async function priceLines(
  view: SiteView,
  read: CartWithLines,
  now: number,
  site: SiteDatabase = view.documents.site,
): Promise<PricedLines> {
  const isSubscription = read.cart.isSubscription === true
  const [catalogue, settings, { codes, automatic }, giftCards] = await Promise.all([
    readCatalogue(view, read, site),
    settingsAsOf(view, read.siteRevision, site),
    // what is paid again and again is paid in full each time
    isSubscription ? noDiscounts : loadDiscounts(view, read, now, site),
    isSubscription ? [] : readHeldGiftCards(site, read.cart.giftCardIds),
  ])
  const shopper = { now, unlocked: view.unlocked, store: settings.store }
  const entries = read.lines.map((line) => {
    const entry = toEntry(line, catalogue, shopper)
    const product = catalogue.items.get(line.itemId)?.body.product ?? null
    return asSubscribed(entry, product, read)
  })
  const { cart, siteRevision } = read
  const codesAre = {
    discounts: knownCoupons(view.coupons).hasCodes,
    giftCards: read.hasGiftCards === true,
  }
  const takesCodes = !isSubscription && (codesAre.discounts || codesAre.giftCards)
  const taxes = taxPlanOf(settings, null)
  return {
    cart,
    siteRevision,
    entries,
    settings,
    locale: view.locale,
    codes,
    automatic,
    giftCards,
    purse: purseOf(giftCards, settings),
    takesCodes,
    codesAre,
    ...shippingOf({ settings, entries, codes, automatic }),
    taxes,
  }
}

export async function settingsAsOf(
  view: SiteView,
  siteRevision: number,
  site: SiteDatabase = view.documents.site,
): Promise<SiteSettings> {
  const found = await view.documents.asOf('site-settings', ['site'], siteRevision, site)
  return found.get('site')?.body ?? defaultSiteSettings
}

/** The settings as the database has them at this moment. */
export async function readSettings(view: SiteView): Promise<SiteSettings> {
  const newest = await view.documents.newest('site-settings', 'site')
  return newest?.body ?? defaultSiteSettings
}

/** What the lines of a cart are lines of. */
type Catalogue = {
  readonly items: ReadonlyMap<string, Recalled<'item'>>
  readonly shops: ReadonlyMap<string, Recalled<'collection'>>
  readonly pictures: ReadonlyMap<string, Recalled<'asset'>>
  readonly forms: ReadonlyMap<string, Recalled<'form'>>
}

/** The address of an asset that has moved on leads to the newer one, so any revision of it will do. */
const anyRevision = 0

async function readCatalogue(
  view: SiteView,
  { lines, siteRevision }: CartWithLines,
  site: SiteDatabase,
): Promise<Catalogue> {
  const itemIds = lines.map((line) => line.itemId)
  const items = await view.documents.asOf('item', itemIds, siteRevision, site)
  const shopIds = [...items.values()].map(({ body }) => body.collectionId)
  const pictureIds = lines.flatMap((line) => pictureOf(line, items.get(line.itemId)?.body) ?? [])
  const formIds = [...items.values()].flatMap(({ body }) => formIdOf(body.product) || [])
  const [shops, pictures, forms] = await Promise.all([
    view.documents.asOf('collection', shopIds, siteRevision, site),
    view.documents.asOf('asset', pictureIds, anyRevision, site),
    view.documents.asOf('form', formIds, siteRevision, site),
  ])
  return { items, shops, pictures, forms }
}

function variantOf(line: CartLine, item: ContentItem | undefined): Variant | undefined {
  return item?.product?.variants.find((one) => one.id === line.variantId)
}

function pictureOf(line: CartLine, item: ContentItem | undefined): string | undefined {
  return variantOf(line, item)?.assetId ?? (item && mainPictureOf(item)) ?? undefined
}

function toEntry(
  line: CartLine,
  { items, shops, pictures, forms }: Catalogue,
  shopper: {
    readonly now: number
    readonly unlocked: SiteView['unlocked']
    readonly store: SiteSettings['store']
  },
): PricedEntry {
  const item = items.get(line.itemId)?.body
  const shop = item === undefined ? undefined : shops.get(item.collectionId)?.body
  const product = item?.product ?? null
  const form = forms.get(formIdOf(product))
  const variant = variantOf(line, item)
  const pictureId = pictureOf(line, item) ?? ''
  const picture = pictures.get(pictureId)?.body
  const isSold =
    variant !== undefined &&
    item !== undefined &&
    product !== null &&
    isForSale(product, shopper.store) &&
    isOnView(item, shop, shopper)
  const inStock = isSold ? stockOf(line, product.productType) : 0
  return {
    id: line.id,
    itemId: line.itemId,
    categoryIds: (item?.categories ?? []).map(wordKey),
    variantId: line.variantId,
    sku: variant?.sku ?? '',
    attributes:
      product === null || variant === undefined ? {} : orderedAttributes(product, variant),
    title: item?.title ?? 'An item that is no longer sold',
    fullUrl: item === undefined || shop === undefined ? '' : `/${shop.urlId}/${item.urlId}`,
    imageUrl: picture === undefined ? null : assetAddress(pictureId, picture),
    productType: product?.productType ?? ProductType.physical,
    taxClass: product?.taxClass ?? 'standard',
    quantity: line.quantity,
    purchasePriceCents: variant === undefined ? 0 : purchasePriceCents(variant),
    weight: variant?.weight ?? 0,
    additionalFields: line.additionalFields,
    ...(product?.extraDays !== undefined && { extraDays: product.extraDays }),
    ...(product?.noWithdrawal !== undefined && { noWithdrawal: product.noWithdrawal }),
    ...(lacksAnswers(form?.body.fields ?? [], answersOf(line.additionalFields)) && {
      lacksAnswers: true,
    }),
    ...(product?.productType === ProductType.digital && { files: product.files ?? [] }),
    ...(product?.productType === ProductType.paywall && {
      access: { months: product.accessMonths ?? 0 },
    }),
    ...wasAnotherPrice(line, variant),
    inStock,
    isAvailable: inStock === null || inStock >= line.quantity,
  }
}

/** What a line cost when it was added, where that is not what it costs now. */
function wasAnotherPrice(
  { addedCents = null }: CartLine,
  variant: Variant | undefined,
): Pick<PricedEntry, 'addedCents'> {
  if (addedCents === null || variant === undefined) return {}
  return purchasePriceCents(variant) === addedCents ? {} : { addedCents }
}

/** How many there are; null where it does not end. */
function stockOf({ hasStockRow, stock }: CartLine, type: ProductType): number | null {
  if (!isCounted(type)) return null
  return hasStockRow ? stock : 0
}
