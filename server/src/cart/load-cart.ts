import { sumCart, type CartTotals, type PricedEntry } from '@vitrine/rules/cart/cart.ts'
import { assetAddress } from '@vitrine/rules/media/asset-address.ts'
import { isCounted, purchasePriceCents } from '@vitrine/rules/products/availability.ts'
import { orderedAttributes } from '@vitrine/rules/products/ordered-attributes.ts'
import { ProductType } from '@vitrine/rules/products/product.ts'
import { ok, type Result } from '@vitrine/rules/refusals/result.ts'
import { defaultSiteSettings } from '@vitrine/rules/sites/default-site-settings.ts'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { documentAsOf, newestDocument, recallDocument } from '../changes/recall-document.ts'
import { readDocument } from '../changes/read-documents.ts'
import type { SiteDatabase } from '../db/database.ts'
import { readCart, type CartLine, type CartRow, type CartWithLines } from './cart-store.ts'

export type LoadedCart = {
  readonly cart: CartRow
  readonly entries: readonly PricedEntry[]
  readonly totals: CartTotals
  readonly settings: SiteSettings
}

/** A cart with prices from the catalogue as it is now; undefined for a token without a cart. */
export async function loadCart(
  site: SiteDatabase,
  tokenHash: string | undefined,
): Promise<Result<LoadedCart> | undefined> {
  const read = tokenHash === undefined ? undefined : await readCart(site, { tokenHash })
  return read === undefined ? undefined : priceCart(site, read)
}

/** The same for a cart that is known already, such as one that the caller has locked. */
export async function loadCartOf(
  site: SiteDatabase,
  cart: Pick<CartRow, 'id'>,
): Promise<Result<LoadedCart>> {
  const read = await readCart(site, { cartId: cart.id })
  if (read === undefined) throw new Error('a cart vanished while it was in use')
  return priceCart(site, read)
}

/** Prices what was read; refused where no number holds the total exactly. */
export async function priceCart(
  site: SiteDatabase,
  read: CartWithLines,
): Promise<Result<LoadedCart>> {
  const [entries, known] = await Promise.all([
    Promise.all(read.lines.map((line) => toEntry(site, line, read.siteRevision))),
    documentAsOf(site, 'site-settings', 'site', read.siteRevision),
  ])
  const settings = known?.body ?? defaultSiteSettings
  const totals = sumCart(
    entries.filter((entry) => entry.isAvailable),
    settings.store.shipping,
  )
  return totals.ok ? ok({ cart: read.cart, entries, totals: totals.value, settings }) : totals
}

export async function readSettings(site: SiteDatabase): Promise<SiteSettings> {
  const document = await readDocument(site, 'site-settings', 'site')
  return document?.body ?? defaultSiteSettings
}

async function toEntry(
  site: SiteDatabase,
  line: CartLine,
  siteRevision: number,
): Promise<PricedEntry> {
  const item = (await documentAsOf(site, 'item', line.itemId, siteRevision))?.body
  const shop =
    item === undefined
      ? undefined
      : (await documentAsOf(site, 'collection', item.collectionId, siteRevision))?.body
  const product = item?.product ?? null
  const variant = product?.variants.find((one) => one.id === line.variantId)
  const assetId = variant?.assetId ?? item?.mainAssetId ?? null
  return {
    id: line.id,
    itemId: line.itemId,
    variantId: line.variantId,
    sku: variant?.sku ?? '',
    attributes:
      product === null || variant === undefined ? {} : orderedAttributes(product, variant),
    title: item?.title ?? 'An item that is no longer sold',
    fullUrl: item === undefined || shop === undefined ? '' : `/${shop.urlId}/${item.urlId}`,
    imageUrl: await imageUrlOf(site, assetId),
    productType: product?.productType ?? ProductType.physical,
    quantity: line.quantity,
    purchasePriceCents: variant === undefined ? 0 : purchasePriceCents(variant),
    additionalFields: line.additionalFields,
    isAvailable:
      variant !== undefined && item?.visibility === 'live' && isInStock(line, product?.productType),
  }
}

/** An asset's bytes and name are given once, so any revision of it tells the address. */
async function imageUrlOf(site: SiteDatabase, assetId: string | null): Promise<string | null> {
  if (assetId === null) return null
  const asset =
    recallDocument(site.siteId, 'asset', assetId) ?? (await newestDocument(site, 'asset', assetId))
  return asset === undefined ? null : assetAddress(assetId, asset.body)
}

/** Whether there is as much of it as the line holds. */
function isInStock(line: CartLine, type: ProductType | undefined): boolean {
  if (type === undefined) return false
  if (!isCounted(type)) return true
  return line.hasStockRow && (line.stock === null || line.stock >= line.quantity)
}
